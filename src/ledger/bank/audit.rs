//! The bank's own part of an audit: what was settled is settled again, from the recorded facts.

use crate::bank::desk::BankError;
use crate::bank::loaded;
use crate::bank::party;
use crate::bank::recording;
use crate::bank::seating;
use crate::bank::shown_again::{SettledAgain, again};
use crate::bank::surrogate::hand_overs::HandOvers;
use crate::bank::surrogate::in_transit;
use crate::bank::tables;
use crate::book::past::is_rightly_owed;
use crate::chips::{ChipKind, ChipSet};
use crate::finding::{Check, DrawnFor, Finding, Sound, Violation};
use crate::ids::NightId;
use crate::journal::{Fact, HandFact, HandPlayed, HouseFact, NightFact, NightOpened, PastPlayed, SeatFact};
use crate::night::party_game::DEPTH;
use crate::store::{Event, Store};
use engine::formats::hands::kept::Kept;
use engine::hand::HouseRules;
use engine::house::House;
use engine::money::{Money, Overflow};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// Audits the book: what the store checks, every recorded hand, and cash between bankers, in one walk.
pub fn audit(store: &Store, deep: bool) -> Result<Vec<Check>, BankError> {
    let (mut hands, mut hand_overs) = (Hands::default(), HandOvers::default());
    let mut added = Ok(());
    let mut look = |event: &Event| {
        hands.look(event);
        if added.is_ok() {
            added = hand_overs.look(event);
        }
    };
    let (mut checks, on_its_way) = store.audit_beside(deep, &mut look, in_transit)?;
    // A hand is read through its event. If events can't be read, another check has said so.
    if checks.iter().all(|check| matches!(check.finding, Finding::Sound(_))) {
        checks.push(Check { name: "hands", finding: hands.finding()? });
        added?;
        let transit = hand_overs.finding(&on_its_way?)?;
        checks.extend(transit.map(|finding| Check { name: "transit", finding }));
    }
    Ok(checks)
}

/// Every recorded hand: exactly the chips that went in came out, and a hand with shown cards settles again as it did.
#[derive(Default)]
struct Hands {
    count: u64,
    otherwise: u64,
    houses: Houses,
    /// The last results of the past that the walk met.
    past: Option<PastPlayed>,
    /// What ended the check: the first violation, or a failure.
    ended: Option<Result<Violation, BankError>>,
}

impl Hands {
    fn look(&mut self, event: &Event) {
        if self.ended.is_some() {
            return;
        }
        self.ended = self.off(event).transpose();
    }

    /// What's wrong with an event. Settings of the houses are kept for the hands after them.
    fn off(&mut self, event: &Event) -> Result<Option<Violation>, BankError> {
        let seq = event.seq;
        if let Fact::Night(NightFact::NightOpened(opened)) = &event.fact {
            self.houses.opened(opened);
        }
        if let Fact::Night(NightFact::PastPlayed(played)) = &event.fact {
            self.past = Some(played.clone());
        }
        if let Fact::Night(NightFact::PastSettled(settled)) = &event.fact {
            let played = self.past.take().filter(|played| played.night == settled.night);
            let is_right = played.map(|played| is_rightly_owed(&played, settled)).transpose()?;
            return Ok((is_right != Some(true)).then_some(Violation::PastOwedOtherwise { seq }));
        }
        if let Fact::House(HouseFact::CaseSet { chips }) = &event.fact {
            self.houses.kinds.clone_from(chips);
        }
        if let Fact::Hand(HandFact::HandPlayed(hand)) = &event.fact {
            return self.wrong(seq, hand);
        }
        if let Fact::Seat(SeatFact::FirstDealt(first)) = &event.fact
            && !seating::is_dealt_again(first)
        {
            return Ok(Some(Violation::OtherCards { draw: DrawnFor::FirstDealer, seq }));
        }
        if let Fact::Seat(SeatFact::PlacesChanged(changed)) = &event.fact
            && changed.draw.as_ref().is_some_and(|draw| !tables::is_drawn_again(draw))
        {
            return Ok(Some(Violation::OtherCards { draw: DrawnFor::Places, seq }));
        }
        Ok(None)
    }

    fn wrong(&mut self, seq: u64, hand: &HandPlayed) -> Result<Option<Violation>, BankError> {
        self.count = self.count.saturating_add(1);
        if !comes_out(hand)? {
            return Ok(Some(Violation::HandUneven { hand: hand.number, seq }));
        }
        match self.houses.again(hand)? {
            SettledAgain::Same => {}
            SettledAgain::OtherEngine => self.otherwise = self.otherwise.saturating_add(1),
            SettledAgain::Different => return Ok(Some(Violation::HandOtherwise { hand: hand.number, seq })),
        }
        Ok(None)
    }

    fn finding(self) -> Result<Finding, BankError> {
        let sound = Sound::Hands { hands: self.count, otherwise: self.otherwise };
        self.ended.map_or(Ok(Finding::Sound(sound)), |violation| violation.map(Finding::Violated))
    }
}

/// The houses of the nights met so far, each from the event that opened it; read when a hand first needs one.
#[derive(Default)]
struct Houses {
    profiles: BTreeMap<NightId, String>,
    /// The chips of the case, as they were when the walk came to a hand.
    kinds: Vec<ChipKind>,
    /// By night, and by the smallest chip then in play.
    read: BTreeMap<(NightId, Option<Money>), Night>,
}

/// What hands of a night are settled by.
struct Night {
    house: House,
    rules: HouseRules,
    kept: Kept,
}

impl Houses {
    fn opened(&mut self, opened: &NightOpened) {
        self.profiles.insert(opened.night, opened.profile.clone());
    }

    fn again(&mut self, hand: &HandPlayed) -> Result<SettledAgain, BankError> {
        let Some(record) = &hand.record else { return Ok(SettledAgain::Same) };
        let profile = loaded::profile(self.profiles.get(&hand.night).map_or("", String::as_str))?;
        let case = loaded::chip_set(self.kinds.clone(), &profile)?;
        let smallest = hand.tournament.map(|stage| stage.unit).or(case.as_ref().map(ChipSet::unit));
        let night = match self.read.entry((hand.night, smallest)) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(unknown) => {
                let house = loaded::house_at(&loaded::in_its_case(profile, case.as_ref()), hand)?;
                let (rules, kept) = (HouseRules::of(&house), Kept::new(house.currency()));
                unknown.insert(Night { house, rules, kept })
            }
        };
        if hand.depth == DEPTH {
            let same = party::settles_the_same(hand, &night.house, night.house.currency());
            return Ok(SettledAgain::of(hand, same));
        }
        if hand.depth != "full" {
            return Ok(again(hand, record, &night.house));
        }
        let same = recording::settles_the_same(hand, &mut night.kept, &night.rules);
        Ok(SettledAgain::of(hand, same))
    }
}

fn comes_out(hand: &HandPlayed) -> Result<bool, Overflow> {
    let went_in = Money::sum(hand.seats.iter().map(|seat| seat.put_in))?.plus(hand.carried_in)?;
    let came_out = Money::sum(hand.seats.iter().flat_map(|seat| [seat.returned, seat.won]))?;
    Ok(went_in == came_out.plus(hand.carried_out)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::{HandId, NightId, PlayerId};
    use crate::journal::HandSeat;
    use uuid::Uuid;

    fn hand(won: i64, carried_out: i64) -> HandPlayed {
        let seat = |put_in, returned, won| HandSeat {
            player: PlayerId(Uuid::nil()),
            put_in: Money::from_minor(put_in),
            returned: Money::from_minor(returned),
            won: Money::from_minor(won),
            did: crate::journal::Marks::default(),
        };
        HandPlayed {
            night: NightId(Uuid::nil()),
            hand: HandId(Uuid::nil()),
            number: 1,
            game: "holdem".to_owned(),
            depth: "result".to_owned(),
            seats: vec![seat(100, 0, 0), seat(150, 50, won)],
            carried_in: Money::from_minor(5),
            carried_out: Money::from_minor(carried_out),
            fed: Money::ZERO,
            fines: Money::ZERO,
            record: None,
            why: Vec::new(),
            engine: 1,
            print: None,
            blinds: None,
            tournament: None,
            follows: None,
            aside: Vec::new(),
            chairs: Box::default(),
            lost_to: Vec::new(),
        }
    }

    #[test]
    fn a_hand_comes_out_only_when_every_chip_is_accounted_for() {
        assert_eq!(comes_out(&hand(200, 5)), Ok(true));
        assert_eq!(comes_out(&hand(200, 0)), Ok(false));
        assert_eq!(comes_out(&hand(205, 5)), Ok(false));
    }
}
