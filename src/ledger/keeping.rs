//! Which facts of the journal a rule says to keep. Where such a fact is shown again, the rule is named.
//!
//! The reasons of a hand are kept with the hand, and are not listed here.

use crate::journal::{
    CashOutFact, ChipFact, DebtFact, Fact, FundFact, HandFact, HouseFact, Means, NightAmended, NightFact,
    NightOpened, NoteFact, PlacesWhy, Reserving, SeatFact, SurrogateFact,
};
use crate::tournament::Did;
use crate::tournament::did::EntryKind;
use engine::rules::Rule;
use engine::rules::Source;
use engine::rules::of;

/// A rule, and whether it says to keep a fact.
type Keeping = (&'static str, fn(&Fact) -> bool);

const KEEPING: &[Keeping] = &[
    ("IGL-01", |fact| matches!(fact, Fact::Chip(ChipFact::BoughtIn(bought)) if bought.seller.is_none())),
    ("IGL-03", |fact| matches!(fact, Fact::Seat(SeatFact::Seated { .. }))),
    ("IGL-04", |fact| matches!(fact, Fact::Seat(SeatFact::FirstDealt(_)))),
    ("IGL-14", |fact| matches!(fact, Fact::Chip(ChipFact::BoughtIn(bought)) if bought.seller.is_some())),
    ("IGL-44", |fact| matches!(fact, Fact::Hand(HandFact::ColdHands(_)))),
    ("DAV-02", |fact| matches!(fact, Fact::Night(NightFact::Ruled { .. }))),
    ("DAV-03", |fact| reserving(fact, &[Reserving::Reserved, Reserving::Cancelled, Reserving::NoShow])),
    ("DAV-04", |fact| reserving(fact, &[Reserving::Waits, Reserving::Preferred])),
    ("DAV-05", |fact| matches!(fact, Fact::Seat(SeatFact::Reservation(kept)) if kept.words.is_some())),
    ("DAV-06", |fact| matches!(fact, Fact::Seat(SeatFact::Seated { .. }))),
    (
        "DAV-08",
        |fact| matches!(fact, Fact::Seat(SeatFact::PlacesChanged(places)) if places.why == PlacesWhy::Split),
    ),
    ("DAV-13", |fact| matches!(fact, Fact::Seat(SeatFact::LeaveAnnounced(_)))),
    ("DAV-17", |fact| {
        matches!(
            fact,
            Fact::Night(
                NightFact::NightOpened(NightOpened { stakes: Some(_), .. })
                    | NightFact::NightAmended(NightAmended { stakes: Some(_), .. })
            )
        )
    }),
    ("DAV-20", |fact| {
        matches!(fact, Fact::Chip(ChipFact::CountSaid(_)) | Fact::CashOut(CashOutFact::CashedOut(_)))
    }),
    ("DAV-22", |fact| matches!(fact, Fact::Night(NightFact::NightOpened(_)))),
    ("CAU-003", |fact| matches!(fact, Fact::Fund(FundFact::FundPaid(_)))),
    ("CAU-004", |fact| matches!(fact, Fact::Night(NightFact::Ruled { .. }))),
    ("CAU-005", |fact| {
        matches!(
            fact,
            Fact::Seat(SeatFact::Seated { .. } | SeatFact::PairForbidden(_) | SeatFact::PairAllowed(_))
        )
    }),
    ("CAU-007", |fact| matches!(fact, Fact::Seat(SeatFact::FirstDealt(_)))),
    ("PIG-01", |fact| did(fact, |did| matches!(did, Did::Agreed { .. }))),
    ("PIG-02", |fact| did(fact, |did| matches!(did, Did::Started { host: Some(_), .. }))),
    ("PIG-03", |fact| did(fact, |did| matches!(did, Did::Stopped { .. } | Did::Resumed { .. }))),
    ("PIG-08", |fact| {
        did(fact, |did| matches!(did, Did::Entered(entered) if entered.how == EntryKind::First))
    }),
    ("PIG-09", |fact| {
        did(fact, |did| matches!(did, Did::Entered(entered) if entered.how == EntryKind::Again))
    }),
    ("PIG-14", |fact| did(fact, |did| matches!(did, Did::Left { .. }))),
    ("PIG-27", |fact| {
        did(
            fact,
            |did| matches!(did, Did::Level { agreed, .. } | Did::Clock { agreed, .. } if !agreed.is_empty()),
        )
    }),
    ("PIG-40", |fact| did(fact, |did| matches!(did, Did::Out(_)))),
    ("MIK-01", |fact| {
        matches!(fact, Fact::Night(NightFact::NightOpened(opened)) if opened.banker.is_some())
            || matches!(fact, Fact::Night(NightFact::BankerChanged { .. }))
    }),
    ("MIK-03", |fact| matches!(fact, Fact::Chip(ChipFact::BoughtIn(_)))),
    ("MIK-05", |fact| {
        matches!(fact, Fact::Note(NoteFact::NoteIssued { .. })) || bought_by(fact, Means::Note)
    }),
    ("MIK-09", |fact| {
        matches!(
            fact,
            Fact::Surrogate(SurrogateFact::SurrogateBegun(_) | SurrogateFact::BookMerged(_))
                | Fact::House(HouseFact::OwnerNamed { .. })
        )
    }),
    ("MIK-12", |fact| {
        matches!(
            fact,
            Fact::Debt(DebtFact::DebtAssumed(_))
                | Fact::Note(NoteFact::NoteCommitted { inviter: Some(_), .. })
        )
    }),
    ("MIK-15", |fact| matches!(fact, Fact::Night(NightFact::Fined { .. } | NightFact::Exempted { .. }))),
    ("MIK-17", |fact| matches!(fact, Fact::Night(NightFact::Warned { .. }))),
    ("MIK-30", |fact| matches!(fact, Fact::Hand(HandFact::ColdHands(_)))),
];

/// The rules of a source that say to keep this fact.
pub fn keeping(source: Source, fact: &Fact) -> impl Iterator<Item = &'static Rule> {
    of(source).filter(move |rule| KEEPING.iter().any(|(id, keeps)| *id == rule.id && keeps(fact)))
}

fn reserving(fact: &Fact, kinds: &[Reserving]) -> bool {
    matches!(fact, Fact::Seat(SeatFact::Reservation(reservation)) if kinds.contains(&reservation.what))
}

fn bought_by(fact: &Fact, means: Means) -> bool {
    matches!(fact, Fact::Chip(ChipFact::BoughtIn(bought)) if bought.parts.iter().any(|part| part.means == means))
}

fn did(fact: &Fact, is: impl Fn(&Did) -> bool) -> bool {
    matches!(fact, Fact::Tournament(happened) if is(&happened.did))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::rules::Way;
    use engine::rules::find;

    #[test]
    fn only_rules_that_claim_to_be_recorded_are_listed_once_each() {
        let mut ids: Vec<&str> = KEEPING.iter().map(|(id, _)| *id).collect();
        for id in &ids {
            let rule = find(id).unwrap();
            assert!(rule.service.ways().contains(&Way::Recorded), "{id}");
        }
        ids.dedup();
        assert_eq!(ids.len(), KEEPING.len());
    }
}
