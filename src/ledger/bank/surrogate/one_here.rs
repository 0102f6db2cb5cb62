//! Two people of a surrogate who are one person here. What one owes the other privately there would be nobody's debt here, and a
//! merge there may make a guest and the host one person here. Both are refused, with what can be done about it here.

use crate::accounts::{Asset, Counter};
use crate::bank::desk::BankError;
use crate::bank::loaded::sponsor_rule;
use crate::bank::merged::MergedRecords;
use crate::bank::surrogate::people::{Arrival, Arrivals};
use crate::bank::surrogate::translating::Who;
use crate::ids::PlayerId;
use crate::journal::recipe::entry;
use crate::journal::{DebtFact, DebtLine, Fact, PersonFact};
use crate::refusal::{PersonRefused, Quoted, Refusal, SurrogateRefused, WayApart, Why};
use crate::store::{PersonRow, Reader};
use engine::money::{Amount, Money};
use std::collections::BTreeMap;

/// The book before a bundle goes in, and who comes with it.
pub struct OneHere {
    people: Vec<PersonRow>,
    merged: MergedRecords,
    /// Players from earlier bundles who turned out to be one of ours.
    matched: Who,
    private: Vec<DebtLine>,
    /// The merges of this book that count, in order, each with its event.
    merges: Vec<(u64, PlayerId, PlayerId)>,
    /// Who comes with this bundle, by the name there; with the person here, if there is one.
    came: BTreeMap<PlayerId, (String, Option<PlayerId>)>,
}

impl OneHere {
    /// Looks at the book, and at the players who come.
    pub fn load(reader: Reader<'_>, arrivals: &Arrivals) -> Result<Self, BankError> {
        let merges = reader.standing_after("players-merged", 0)?.into_iter();
        let merges = merges.filter_map(|(_, event)| {
            let Fact::Person(PersonFact::PlayersMerged { kept, gone, .. }) = event.fact else { return None };
            Some((event.seq, kept, gone))
        });
        let came = arrivals.called.iter().map(|(there, name)| {
            let ours = match arrivals.by_id.get(there) {
                Some(Arrival::Same(ours)) => Some(*ours),
                _ => None,
            };
            (*there, (name.to_string(), ours))
        });
        Ok(Self {
            people: reader.people()?,
            merged: MergedRecords::load(reader)?,
            matched: reader.matched()?,
            private: reader.debts(Asset::Private)?,
            merges: merges.collect(),
            came: came.collect(),
        })
    }

    /// Nobody owes themselves: a private debt between two people there can come in only while they are two people here as well
    /// (MIK-12), even if it's settled again later.
    ///
    /// # Errors
    ///
    /// `merge-inviter`.
    pub fn check(
        &self,
        reader: Reader<'_>,
        (seq, fact): (u64, &Fact),
        who: &Who,
        is_undone: bool,
    ) -> Result<(), BankError> {
        let Some((one, other, amount)) = between(fact, who, Asset::Private)? else { return Ok(()) };
        // A settlement takes something off the other's debt.
        let is_settled =
            matches!(fact, Fact::Debt(DebtFact::DebtPaid { .. } | DebtFact::DebtForgiven { .. }));
        let (debtor, creditor) = if is_settled { (other, one) } else { (one, other) };
        let one_here = SurrogateRefused::OneHere {
            event: seq,
            is_undone,
            debtor: self.named_there(reader, debtor)?,
            creditor: self.named_there(reader, creditor)?,
            amount: Amount::new(amount, reader.book()?.currency),
            apart: self.parted(&[one, other], |there, _| [one, other].contains(there)),
        };
        Err(Refusal::new(one_here).by(sponsor_rule(reader)?.as_deref()).into())
    }

    /// The question about a debt in THE BOOK between two people there who are one here: nobody owes themselves.
    pub fn doubt(
        &self,
        reader: Reader<'_>,
        (seq, fact): (u64, &Fact),
        who: &Who,
    ) -> Result<Option<Refusal>, BankError> {
        // What's settled was owed before.
        let is_settled = matches!(
            fact,
            Fact::Debt(DebtFact::DebtPaid { .. } | DebtFact::DebtForgiven { .. } | DebtFact::Consolidated(_))
        );
        let Some((debtor, creditor, amount)) = between(fact, who, Asset::Book)?.filter(|_| !is_settled)
        else {
            return Ok(None);
        };
        Ok(Some(Refusal::new(SurrogateRefused::OweHere {
            event: seq,
            debtor: self.named_there(reader, debtor)?,
            creditor: self.named_there(reader, creditor)?,
            amount: Amount::new(amount, reader.book()?.currency),
            apart: self.parted(&[debtor, creditor], |there, _| [debtor, creditor].contains(there)),
        })))
    }

    /// The merge here that put another record into this one last.
    pub fn merge_into(&self, player: PlayerId) -> Option<u64> {
        self.merges.iter().rev().find(|(_, kept, _)| *kept == player).map(|(seq, ..)| *seq)
    }

    /// True if this record was merged into another one here.
    pub fn gave_way(&self, record: PlayerId) -> bool {
        self.merged.of(record) != record
    }

    /// The question about a merge there of two records that are others here, because of a merge here.
    pub fn joined(&self, seq: u64, there: &Fact, names: [String; 2]) -> Option<Refusal> {
        let Fact::Person(PersonFact::PlayersMerged { kept, gone, .. }) = there else { return None };
        let both = [*kept, *gone];
        if !both.iter().any(|record| self.gave_way(*record)) {
            return None;
        }
        let merge = self.merges.iter().rev().find(|(_, _, gone)| both.contains(gone)).map(|(seq, ..)| *seq);
        Some(Refusal::new(SurrogateRefused::JoinsTwo { event: seq, names, merge }))
    }

    /// Why a merge there would make two people here one: a refusal with the names from before the bundle, and with what helps.
    pub fn refused(
        &self,
        reader: Reader<'_>,
        (seq, there): (u64, &Fact),
        here: [PlayerId; 2],
        error: BankError,
    ) -> Result<(), BankError> {
        let BankError::Refused(refusal) = error else { return Err(error) };
        let now = MergedRecords::load(reader)?;
        let is_pair = |one: PlayerId, other: PlayerId| {
            let both = [now.of(one), now.of(other)];
            both == here || both == [here[1], here[0]]
        };
        let is_one = |_: &PlayerId, ours: &PlayerId| here.contains(&now.of(*ours));
        let rows = reader.people()?;
        let guest = rows.iter().find_map(|row| Some((row, row.host.filter(|host| is_pair(row.id, *host))?)));
        let debt = self.private.iter().find_map(|line| {
            let (debtor, creditor) = line.debtor.player().zip(line.creditor.player())?;
            is_pair(debtor, creditor).then_some((debtor, creditor, line.amount))
        });
        let mut involved = if let Fact::Person(PersonFact::PlayersMerged { kept, gone, .. }) = there {
            vec![*kept, *gone]
        } else {
            Vec::new()
        };
        let apart = if let Some((row, host)) = guest {
            let name = self.named(&rows, row.id);
            involved.extend([row.id, host]);
            let was = self.people.iter().any(|before| before.id == row.id && before.host.is_some());
            was.then_some(WayApart::Regular { name })
        } else if let Some((debtor, creditor, amount)) = debt {
            let (debtor, creditor) = (self.named(&rows, debtor), self.named(&rows, creditor));
            let amount = Amount::new(amount, reader.book()?.currency);
            Some(WayApart::Pay { debtor, creditor, amount })
        } else {
            None
        };
        let apart = apart.unwrap_or_else(|| self.parted(&involved, is_one));
        let two = guest.map(|(row, host)| PersonRefused::GuestAndHost {
            guest: self.named(&rows, row.id),
            host: self.named(&rows, host),
        });
        let made_one = |why| {
            let why = two.map_or(why, Why::from);
            Quoted::MadeOne { event: seq, why, apart }
        };
        Err(refusal.seen_from(made_one).into())
    }

    /// How people who are one here can be two again: somebody who comes is somebody else, or the merge that joined them is taken
    /// back.
    fn parted(&self, people: &[PlayerId], is_one: impl Fn(&PlayerId, &PlayerId) -> bool) -> WayApart {
        let came = self.came.iter().find(|(there, (_, ours))| ours.is_some_and(|ours| is_one(there, &ours)));
        if let Some((_, (name, _))) = came {
            let is_taken = self.people.iter().any(|row| row.merged.is_none() && row.name == *name);
            return WayApart::SomebodyElse { name: name.clone(), is_taken };
        }
        let mut at: Vec<PlayerId> =
            people.iter().map(|player| self.matched.get(player).copied().unwrap_or(*player)).collect();
        at.sort_unstable();
        at.dedup();
        for (seq, kept, gone) in &self.merges {
            if at.contains(kept) && at.contains(gone) {
                return WayApart::Undo(*seq);
            }
            at.iter_mut().filter(|player| *player == gone).for_each(|player| *player = *kept);
        }
        WayApart::Unknown
    }

    /// What somebody was called here before the bundle; or, for a player who came with it, the name there.
    fn named(&self, rows: &[PersonRow], player: PlayerId) -> String {
        let of = |rows: &[PersonRow], id| rows.iter().find(|row| row.id == id).map(|row| row.name.clone());
        let came = || self.came.get(&player).map(|(name, _)| name.clone());
        of(&self.people, self.merged.of(player))
            .or_else(came)
            .or_else(|| of(rows, player))
            .unwrap_or_default()
    }

    /// What somebody is called in the surrogate, if that's known here: the name of their own record.
    fn named_there(&self, reader: Reader<'_>, player: PlayerId) -> Result<String, BankError> {
        if let Some((name, _)) = self.came.get(&player) {
            return Ok(name.clone());
        }
        let rows = reader.people()?;
        let own = rows.iter().find(|row| row.id == player).map(|row| row.name.clone());
        Ok(own.unwrap_or_else(|| self.named(&rows, self.matched.get(&player).copied().unwrap_or(player))))
    }
}

/// Two people of a fact who are one person here, if the first owes the second by it, and how much.
fn between(fact: &Fact, who: &Who, asset: Asset) -> Result<Option<(PlayerId, PlayerId, Money)>, BankError> {
    let here = |player: PlayerId| who.get(&player).copied().unwrap_or(player);
    let entry = entry(fact).map_err(Refusal::from)?;
    Ok(entry.postings().iter().filter(|line| line.asset == asset).find_map(|line| {
        let Counter::With(other) = line.counter else { return None };
        let (one, other) = line.party.player().zip(other.player())?;
        let is_one = one != other && here(one) == here(other) && line.amount.is_negative();
        is_one.then_some((one, other, line.amount.abs()))
    }))
}
