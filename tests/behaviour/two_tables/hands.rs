//! The hands of the two tables, as far as the button and the blinds go, and what must be true of them.

use super::{Room, index};
use engine::hand::Seats;
use engine::money::Money;
use engine::play::{Sitter, first_spots};
use ledger::ids::PlayerId;
use ledger::journal::{Chairs, Fact, SeatFact};
use ledger::night::HandsAt;
use ledger::night::blind_debts::BlindDebts;
use ledger::night::dead_button;
use ledger::night::hand_before::HandBefore;
use ledger::night::ring::with_kept_chairs;
use std::collections::BTreeMap;

impl Room {
    /// A hand at a table, as far as the blinds go.
    pub fn play(&mut self, table: u32) {
        let here = self.tonight.at_table(table);
        let next = &self.next[index(table)];
        let ring = with_kept_chairs(&here.evening, next);
        let plays =
            |player: &PlayerId| here.evening.sitting(*player).is_some_and(|sitting| sitting.left.is_none());
        if ring.iter().filter(|player| plays(player)).count() < 2 {
            return;
        }
        let stack = |player: &PlayerId| if plays(player) { Money::from_minor(2000) } else { Money::ZERO };
        let owed = BlindDebts::after(next, &here.house, &ring);
        let sitters: Vec<Option<Sitter>> = ring
            .iter()
            .map(|player| Some(next.sitter(*player, owed.of(*player), (stack(player), false))))
            .collect();
        let spots = next.spots(&here.house, &ring, &sitters);
        let last = next.hands.last();
        assert_eq!(spots.is_none(), last.is_none(), "the button is lost: {last:?} at {ring:?}");
        let dealt = dead_button::deal(&here, next, &[]).unwrap();
        if let (Some(spots), Some((Fact::Seat(SeatFact::Dealt { dealer, dead, .. }), ..))) = (spots, dealt) {
            assert_eq!(dead, !plays(&ring[spots.button]));
            assert!(plays(&dealer) && (dead || dealer == ring[spots.button]));
        }
        let first = ring.iter().position(plays).unwrap();
        let spots = spots.unwrap_or_else(|| first_spots(&here.house, first, &sitters, true).unwrap());
        let (small, big) = spots.blinds.unwrap();
        let posted: Seats = [small, big].into_iter().filter(|place| plays(&ring[*place])).collect();
        assert!(plays(&ring[big]), "nobody had the big blind");
        let players: Vec<Option<PlayerId>> =
            ring.iter().map(|player| plays(player).then_some(*player)).collect();
        let dead = !plays(&ring[spots.button]);
        let hands = &mut self.next[index(table)].hands;
        hands.push(HandBefore {
            players,
            chairs: Chairs::all(ring.clone()),
            spots,
            posted,
            bought: None,
            aside: Vec::new(),
            behind_a_gap: false,
            told: false,
            exact: false,
            paid_before: Vec::new(),
            told_before: Vec::new(),
        });
        if hands.len() > 3 {
            hands.remove(0);
        }
        self.count_hand(table);
        self.check_blind(table, ring[big]);
        self.note(if dead { "dead button" } else { "hand" });
    }

    fn count_hand(&mut self, table: u32) {
        let evening = &mut self.tonight.evening;
        evening.hands += 1;
        evening.last_hand = evening.hands;
        let last = evening.hands;
        match evening.hands_at.iter_mut().find(|at| at.table == table) {
            Some(at) => (at.hands, at.last) = (at.hands + 1, last),
            None => evening.hands_at.push(HandsAt { table, hands: 1, last }),
        }
    }

    /// The big blind has gone round once since this player had it.
    fn check_blind(&mut self, table: u32, player: PlayerId) {
        let blinds = &mut self.blinds[index(table)];
        blinds.hands += 1;
        let now = blinds.hands;
        let last = blinds.stays[&player].last;
        if let Some(last) = last {
            // A player who left and came back is counted from then on.
            let of_this_stay =
                |hand: usize, other: &PlayerId| blinds.stays.get(other).is_some_and(|stay| hand > stay.began);
            let since =
                blinds.posted.iter().filter(|(hand, other)| *hand > last && of_this_stay(*hand, other));
            let mut counts: BTreeMap<PlayerId, u32> = BTreeMap::new();
            since.for_each(|(_, other)| *counts.entry(*other).or_default() += 1);
            for (other, count) in &counts {
                assert!(*count == 1 && *other != player, "{other:?} had {count} big blinds in one round");
            }
            for (other, stay) in blinds.stays.iter().filter(|(other, _)| **other != player) {
                let stayed = stay.began < last;
                assert!(!stayed || counts.contains_key(other), "{other:?} was skipped at table {table}");
            }
        }
        blinds.posted.push((now, player));
        blinds.stays.get_mut(&player).unwrap().last = Some(now);
        if blinds.posted.len() > 60 {
            blinds.posted.drain(..20);
        }
    }
}
