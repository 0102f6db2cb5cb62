//! The open night, carried forward: loaded once, and updated after each fact by what that fact changed.
//!
//! The hash of the last event identifies the whole journal, and the tables are what the journal adds up to. So a loaded night
//! matches the book as long as the last event is the same, whichever connection asks. If another program wrote in between, the
//! last event is a different one.

use crate::journal::{
    CashOutFact, ChipFact, Digest, Fact, FundFact, HandFact, NightFact, PartyFact, SeatFact,
};
use crate::night::Tonight;
use std::cell::RefCell;

/// A night as it was after an event.
pub struct Carried {
    pub head: Digest,
    pub tonight: Tonight,
    /// True if one of its hands is void: which deals that affects is read again each time.
    pub has_void_hand: bool,
    /// True if facts were recorded since `tonight` was read, and none of them affects anything but the night.
    pub is_behind: bool,
}

thread_local! {
    static CARRIED: RefCell<Option<Carried>> = const { RefCell::new(None) };
}

/// The night after event `head`, if it is carried.
pub fn after(head: Digest) -> Option<Carried> {
    CARRIED.take().filter(|carried| carried.head == head)
}

/// This night is carried from now on.
pub fn keep(carried: Carried) {
    CARRIED.set(Some(carried));
}

/// Fact `fact` was recorded after the event `before`, as event `head`.
pub fn go_on(before: Digest, head: Digest, fact: &Fact) {
    CARRIED.with_borrow_mut(|carried| match carried {
        Some(known) if known.head == before && stays_in_the_night(fact) => {
            (known.head, known.is_behind) = (head, true);
        }
        _ => *carried = None,
    });
}

/// The tables don't match the journal anymore, or not yet.
pub fn forget() {
    CARRIED.set(None);
}

/// True for a fact that changes nothing but the evening and its tournaments, and no seed there. After any other fact the night is
/// loaded.
fn stays_in_the_night(fact: &Fact) -> bool {
    if let Fact::Chip(ChipFact::BoughtIn(bought)) = fact {
        return bought.parts.iter().all(|part| part.note.is_none());
    }
    if let Fact::CashOut(CashOutFact::CashedOut(cashed)) = fact {
        return cashed.notes.is_empty();
    }
    matches!(
        fact,
        Fact::Seat(
            SeatFact::Seated { .. }
                | SeatFact::LeaveAnnounced(_)
                | SeatFact::Dealt { .. }
                | SeatFact::Left { .. }
        ) | Fact::Chip(ChipFact::Counted(_) | ChipFact::CountSaid(_) | ChipFact::DrawerCounted { .. })
            | Fact::Night(NightFact::Warned { .. } | NightFact::Fined { .. })
            | Fact::Hand(HandFact::HandPlayed(_) | HandFact::HandTagged(_) | HandFact::HandNoted(_))
            | Fact::Party(PartyFact::PartyBegun(_) | PartyFact::PartyMoved(_))
            | Fact::Fund(FundFact::FundPaid(_))
            | Fact::Tournament(_)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::{NightId, PlayerId};
    use crate::journal::PersonFact;
    use crate::night::Evening;
    use crate::people::Roster;
    use crate::time::Instant;
    use engine::formats::house;
    use engine::money::Currency;
    use uuid::Uuid;

    const BEFORE: Digest = Digest([1; 32]);
    const BEHIND: Digest = Digest([2; 32]);

    fn carried() -> Carried {
        let profile = "[house]\nname = \"home\"\ntitle = \"Home\"\ncurrency = \"USD\"\n";
        let tonight = Tonight {
            evening: Evening::begun(NightId(Uuid::nil()), 1, String::new(), String::new(), Instant(0)),
            house: house::check(profile).unwrap(),
            owner: None,
            people: Roster::default(),
            notes: Vec::new(),
            apart: Vec::new(),
            tournaments: Vec::new(),
            case: None,
            currency: Currency::CHIPS,
            insists: Default::default(),
        };
        Carried { head: BEFORE, tonight, has_void_hand: false, is_behind: false }
    }

    #[test]
    fn what_reaches_beyond_the_night_is_not_carried() {
        let (night, player) = (NightId(Uuid::nil()), PlayerId(Uuid::nil()));
        let of_the_night = SeatFact::Left { night, player }.into();
        let beyond = PersonFact::PlayerRenamed { player, name: "Ann".to_owned() }.into();
        let after_fact = |before, fact| {
            keep(carried());
            go_on(before, BEHIND, fact);
            after(BEHIND).map(|carried| carried.is_behind)
        };
        assert_eq!(after_fact(BEFORE, &of_the_night), Some(true));
        assert_eq!(after_fact(BEFORE, &beyond), None, "its people are others");
        assert_eq!(after_fact(BEHIND, &of_the_night), None, "somebody wrote in between");
    }

    #[test]
    fn a_night_is_kept_behind_its_last_event_only() {
        keep(carried());
        assert!(after(BEHIND).is_none());
        keep(carried());
        assert!(after(BEFORE).is_some());
        keep(carried());
        forget();
        assert!(after(BEFORE).is_none());
    }
}
