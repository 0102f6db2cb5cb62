//! Everybody's result in a night, under the player's record of today.

use crate::accounts::Party;
use crate::bank::desk::BankError;
use crate::bank::merged::MergedRecords;
use crate::bank::roster;
use crate::ids::{NightId, PlayerId};
use crate::journal::{Adjusted, DebtFact, Fact};
use crate::store::Reader;
use engine::money::Money;
use std::collections::BTreeMap;

/// Everybody's result.
pub type CameOut = BTreeMap<PlayerId, Money>;

/// How far apart the clocks of two places can be, in milliseconds: fourteen hours.
pub const CLOCKS_APART: i64 = 14 * 60 * 60 * 1000;

/// What a night's results can be compared with.
pub struct NightResults {
    /// As the night ended.
    pub at_end: CameOut,
    /// With later corrections.
    pub corrected: CameOut,
}

impl NightResults {
    /// Everybody's result in a night; `borne` adds a difference that a player covered.
    pub fn load(
        reader: Reader<'_>,
        records: &MergedRecords,
        (night, borne): (NightId, bool),
    ) -> Result<Self, BankError> {
        let mut corrected = CameOut::new();
        let evening = reader.evening(night)?;
        for (player, net) in evening.results() {
            let sum = corrected.entry(records.of(player)).or_default();
            let made_good = if borne { evening.accounts.transferred(player.into()) } else { Money::ZERO };
            *sum = sum.plus(net)?.plus(made_good)?;
        }
        let mut at_end = corrected.clone();
        for (_, event) in reader.standing_after("adjusted", 0)? {
            let Fact::Debt(DebtFact::Adjusted(Adjusted { night: of, player, against, amount, .. })) =
                event.fact
            else {
                continue;
            };
            if of != night {
                continue;
            }
            let sum = at_end.entry(records.of(player)).or_default();
            *sum = sum.minus(amount)?;
            if let Party::Player(against) = against {
                let sum = at_end.entry(records.of(against)).or_default();
                *sum = sum.plus(amount)?;
            }
        }
        Ok(Self { at_end, corrected })
    }

    /// True if these are the results, before or after the corrections.
    #[must_use]
    pub fn are(&self, results: &CameOut) -> bool {
        has_same(&self.at_end, results) || has_same(&self.corrected, results)
    }

    /// True if two nights have the same results, each before or after its corrections.
    #[must_use]
    pub fn are_those_of(&self, other: &Self) -> bool {
        self.are(&other.at_end) || self.are(&other.corrected)
    }
}

/// True if everybody has the same result. Players who broke even may be left out.
pub fn has_same(one: &CameOut, other: &CameOut) -> bool {
    let net = |of: &CameOut, who: &PlayerId| of.get(who).copied().unwrap_or_default();
    one.keys().chain(other.keys()).all(|who| net(one, who) == net(other, who))
}

/// Who has a result in both, by name.
pub fn in_both(reader: Reader<'_>, one: &CameOut, other: &CameOut) -> Result<Vec<String>, BankError> {
    let people = roster(reader)?;
    let both = one.keys().filter(|player| other.contains_key(player));
    let mut names: Vec<String> =
        both.filter_map(|player| people.called(*player).map(ToString::to_string)).collect();
    names.sort();
    Ok(names)
}

/// True if somebody won or lost: if everybody broke even, equal results say nothing.
#[must_use]
pub fn is_telling<W>(results: &BTreeMap<W, Money>) -> bool {
    results.values().any(|net| !net.is_zero())
}
