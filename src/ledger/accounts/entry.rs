//! The entry: postings that obey both laws of money, or are not built at all.

use crate::accounts::asset::Asset;
use crate::accounts::party::{Counter, Party};
use crate::refusal::{MoneyLaw, Refusal, Unbalanced};
use engine::money::{Money, Overflow};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// What an entry does to the wealth of its parties.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Nature {
    /// Nothing moves.
    Still,
    /// A trade: each party's row is zero, nobody gains.
    Trade,
    /// Play: makes up the results.
    Play,
    /// A named transfer (gift, lapse, shortage): shown, but no result.
    Transfer,
}

const NATURES: &[(Nature, &str)] = &[
    (Nature::Still, "still"),
    (Nature::Trade, "trade"),
    (Nature::Play, "play"),
    (Nature::Transfer, "transfer"),
];

impl fmt::Display for Nature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NATURES.iter().find(|(nature, _)| nature == self).map_or("", |(_, word)| word))
    }
}

impl FromStr for Nature {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        NATURES.iter().find(|(_, word)| *word == text).map(|(nature, _)| *nature).ok_or(())
    }
}

/// One line of an entry: `party` has `amount` more (or less) of `asset`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Posting {
    /// Whose side.
    pub party: Party,
    /// Of what.
    pub asset: Asset,
    /// The other side, or the note.
    pub counter: Counter,
    /// How much, signed.
    pub amount: Money,
}

/// A balanced set of postings. There is no other way to write money into the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    nature: Nature,
    postings: Vec<Posting>,
}

impl Entry {
    /// Builds the entry of `nature` from `postings`. Postings to the same account are added up, and zeros are left out.
    ///
    /// Law 1: every asset adds up to zero. Law 2: in a trade every party does too.
    pub fn new(nature: Nature, postings: impl IntoIterator<Item = Posting>) -> Result<Self, Unbalanced> {
        let mut joined: BTreeMap<(Party, Asset, Counter), Money> = BTreeMap::new();
        for posting in postings {
            let sum = joined.entry((posting.party, posting.asset, posting.counter)).or_default();
            *sum = sum.plus(posting.amount)?;
        }
        let postings: Vec<Posting> = joined
            .into_iter()
            .filter(|(_, amount)| !amount.is_zero())
            .map(|((party, asset, counter), amount)| Posting { party, asset, counter, amount })
            .collect();
        if let Some(off) = column_off(&postings)? {
            return Err(off);
        }
        if nature == Nature::Trade
            && let Some(off) = row_off(&postings)?
        {
            return Err(off);
        }
        let nature = if postings.is_empty() { Nature::Still } else { nature };
        Ok(Self { nature, postings })
    }

    /// The same entry with some parties replaced.
    pub fn under(&self, of: impl Fn(Party) -> Party) -> Result<Self, Unbalanced> {
        let now = self.postings.iter().map(|posting| {
            let counter = match posting.counter {
                Counter::With(other) => Counter::With(of(other)),
                counter => counter,
            };
            Posting { party: of(posting.party), counter, ..*posting }
        });
        Self::new(self.nature, now)
    }

    /// An entry that moves nothing.
    #[must_use]
    pub const fn still() -> Self {
        Self { nature: Nature::Still, postings: Vec::new() }
    }

    /// The exact reversal: the same accounts, every amount the other way round.
    #[must_use]
    pub fn reversed(&self) -> Self {
        let postings = self
            .postings
            .iter()
            .map(|posting| Posting { amount: posting.amount.negated(), ..*posting })
            .collect();
        Self { nature: self.nature, postings }
    }

    /// What it does to the parties.
    #[must_use]
    pub const fn nature(&self) -> Nature {
        self.nature
    }

    /// True for an entry that moves chips, or money of the bank: things that only a night has.
    #[must_use]
    pub fn moves_the_bank(&self) -> bool {
        self.postings.iter().any(|posting| {
            matches!(posting.asset, Asset::Chips | Asset::Stacks)
                || posting.party == Party::Bank && matches!(posting.asset, Asset::Cash | Asset::Transfer)
        })
    }

    /// Its lines, ordered by party, asset and counter.
    #[must_use]
    pub fn postings(&self) -> &[Posting] {
        &self.postings
    }
}

fn column_off(postings: &[Posting]) -> Result<Option<Unbalanced>, Overflow> {
    let mut columns: BTreeMap<Asset, Money> = BTreeMap::new();
    for posting in postings {
        let sum = columns.entry(posting.asset).or_default();
        *sum = sum.plus(posting.amount)?;
    }
    let off = columns.into_iter().find(|(_, sum)| !sum.is_zero());
    Ok(off.map(|(asset, by)| Unbalanced::Column { asset: asset.word(), by }))
}

fn row_off(postings: &[Posting]) -> Result<Option<Unbalanced>, Overflow> {
    let mut rows: BTreeMap<Party, Money> = BTreeMap::new();
    for posting in postings {
        let sum = rows.entry(posting.party).or_default();
        *sum = sum.plus(posting.amount)?;
    }
    let off = rows.into_iter().find(|(_, sum)| !sum.is_zero());
    Ok(off.map(|(party, by)| Unbalanced::Row { party: party.to_string(), by }))
}

impl From<Unbalanced> for Refusal {
    fn from(off: Unbalanced) -> Self {
        Self::new(MoneyLaw::Unbalanced(off))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(party: Party, asset: Asset, amount: i64) -> Posting {
        Posting { party, asset, counter: Counter::None, amount: Money::from_minor(amount) }
    }

    #[test]
    fn every_column_is_zero() {
        let off = Entry::new(
            Nature::Play,
            [line(Party::Pot, Asset::Chips, 5), line(Party::Bank, Asset::Chips, -4)],
        );
        assert_eq!(off, Err(Unbalanced::Column { asset: "chips", by: Money::from_minor(1) }));
    }

    #[test]
    fn every_trade_row_is_zero() {
        let gain = [line(Party::Pot, Asset::Chips, 5), line(Party::Bank, Asset::Chips, -5)];
        assert!(matches!(Entry::new(Nature::Trade, gain), Err(Unbalanced::Row { .. })));
        assert!(Entry::new(Nature::Play, gain).is_ok());
    }

    #[test]
    fn zeros_vanish_and_a_reversal_cancels() {
        let lines = [line(Party::Pot, Asset::Chips, 5), line(Party::Bank, Asset::Chips, -5)];
        let entry = Entry::new(Nature::Play, lines).expect("balanced");
        let both = entry.postings().iter().chain(entry.reversed().postings()).copied().collect::<Vec<_>>();
        assert_eq!(Entry::new(Nature::Play, both), Ok(Entry::still()));
    }
}
