//! The audit of cash between bankers: between each two of them, what was given is received or on its way.

use crate::accounts::{Asset, Party};
use crate::bank::desk::BankError;
use crate::bank::surrogate::transit::InTransit;
use crate::finding::{Finding, Sound, TransitWrong, Violation};
use crate::ids::PlayerId;
use crate::journal::{CashHanded, Fact, HandOverSide, PersonFact, SurrogateFact, Undone};
use crate::store::Event;
use engine::money::Money;
use std::collections::BTreeMap;

/// Every handover in a journal, and which records were merged: added up from the events alone.
#[derive(Debug, Default)]
pub struct HandOvers {
    handed: BTreeMap<u64, CashHanded>,
    merged: BTreeMap<u64, (PlayerId, PlayerId)>,
    /// What the postings leave on its way, for all bankers together.
    left: Money,
}

/// What one banker gave another, and what that one received.
#[derive(Clone, Copy, Debug, Default)]
struct Halves {
    given: Money,
    taken: Money,
}

impl HandOvers {
    /// Looks at the next event of the journal.
    pub fn look(&mut self, event: &Event) -> Result<(), BankError> {
        let on_the_way = event.entry.postings().iter();
        let on_the_way = on_the_way.filter(|line| (line.party, line.asset) == (Party::Transit, Asset::Cash));
        self.left = self.left.plus(Money::sum(on_the_way.map(|line| line.amount))?)?;
        if let Fact::Surrogate(SurrogateFact::CashHanded(handed)) = event.fact {
            self.handed.insert(event.seq, handed);
        }
        if let Fact::Person(PersonFact::PlayersMerged { kept, gone, .. }) = event.fact {
            self.merged.insert(event.seq, (gone, kept));
        }
        if let Fact::Undone(Undone { seq }) = event.fact {
            self.handed.remove(&seq);
            self.merged.remove(&seq);
        }
        Ok(())
    }

    /// Compares with what the book says is on its way; `None` if no banker ever handed cash to another.
    pub fn finding(&self, said: &[InTransit]) -> Result<Option<Finding>, BankError> {
        if self.handed.is_empty() && said.is_empty() {
            return Ok(None);
        }
        let pairs = self.pairs()?;
        let on_its_way = |pair: (PlayerId, PlayerId)| {
            let said = said.iter().filter(|one| (one.from, one.to) == pair);
            Money::sum(said.map(|one| one.amount))
        };
        let mut all = Money::ZERO;
        for (pair, halves) in &pairs {
            let open = halves.given.minus(halves.taken)?;
            all = all.plus(open)?;
            // Nothing is on its way from a person to that same person.
            let open = if pair.0 == pair.1 { Money::ZERO } else { open };
            if on_its_way(*pair)? != open {
                return Ok(Some(violated(TransitWrong::Lost)));
            }
        }
        if said.iter().any(|one| !pairs.contains_key(&(one.from, one.to))) {
            return Ok(Some(violated(TransitWrong::FromNobody)));
        }
        if all != self.left {
            return Ok(Some(violated(TransitWrong::OtherSum)));
        }
        Ok(Some(Finding::Sound(Sound::Transit { halves: self.handed.len(), pairs: said.len() })))
    }

    fn pairs(&self) -> Result<BTreeMap<(PlayerId, PlayerId), Halves>, BankError> {
        let mut pairs: BTreeMap<(PlayerId, PlayerId), Halves> = BTreeMap::new();
        for handed in self.handed.values() {
            let halves = pairs.entry((self.person(handed.from), self.person(handed.to))).or_default();
            let half = match handed.side {
                HandOverSide::Given => &mut halves.given,
                HandOverSide::Taken => &mut halves.taken,
            };
            *half = half.plus(handed.amount)?;
        }
        Ok(pairs)
    }

    /// The person a record belongs to now: follows the mergers in order to the last.
    fn person(&self, record: PlayerId) -> PlayerId {
        let next = |person, (gone, kept): &(PlayerId, PlayerId)| if person == *gone { *kept } else { person };
        self.merged.values().fold(record, next)
    }
}

const fn violated(what: TransitWrong) -> Finding {
    Finding::Violated(Violation::Transit(what))
}

#[cfg(test)]
mod tests {
    use super::*;
    use uuid::Uuid;

    fn id(number: u128) -> PlayerId {
        PlayerId(Uuid::from_u128(number))
    }

    fn handed(from: u128, to: u128, cents: i64, side: HandOverSide) -> CashHanded {
        CashHanded { from: id(from), to: id(to), amount: Money::from_minor(cents), side }
    }

    fn on_its_way(from: u128, to: u128, cents: i64) -> InTransit {
        InTransit { from: id(from), to: id(to), amount: Money::from_minor(cents) }
    }

    /// Ann gave Bob nine and he received five; Cat gave Dan one, and then they turned out to be one person.
    fn looked(left: i64) -> HandOvers {
        let all = [
            handed(1, 2, 900, HandOverSide::Given),
            handed(1, 2, 500, HandOverSide::Taken),
            handed(3, 4, 100, HandOverSide::Given),
        ];
        HandOvers {
            handed: (1..).zip(all).collect(),
            merged: BTreeMap::from([(4, (id(4), id(3)))]),
            left: Money::from_minor(left),
        }
    }

    #[test]
    fn what_was_given_is_taken_or_on_its_way() {
        let sound =
            |left, said: &[InTransit]| matches!(looked(left).finding(said).unwrap(), Some(Finding::Sound(_)));
        assert!(sound(500, &[on_its_way(1, 2, 400)]));
        assert!(!sound(500, &[on_its_way(1, 2, 399)]));
        assert!(!sound(500, &[on_its_way(2, 1, 400)]));
        assert!(!sound(500, &[]));
        assert!(!sound(400, &[on_its_way(1, 2, 400)]), "the postings say otherwise");
        assert!(!sound(500, &[on_its_way(1, 2, 400), on_its_way(3, 3, 100)]));
        assert!(!sound(500, &[on_its_way(1, 2, 400), on_its_way(1, 4, 1)]));
        assert_eq!(HandOvers::default().finding(&[]).unwrap(), None);
    }
}
