//! Ten thousand arrivals and departures at Dave's, with hands between them: the rules two tables must keep.
//!
//! Tested against the domain alone; this test changes the evening itself, more simply than the book does.
//!
//! * After a move the tables don't differ by two, and everybody who is here has a seat of their own.
//! * The banker is never moved.
//! * The game splits at twelve and not before, and is one table again at ten and not before.
//! * Between two big blinds of a player who stays at one table, everybody else who stays there has exactly one, and everybody
//!   who arrived in between at most one. Players who change tables or come back start over, and so does a new table.
//! * A player who moves to the other table has at least as many hands there before the next big blind as before, if any free
//!   chair allows it.

mod hands;

use crate::luck::Luck;
use crate::random_tournaments::room::newcomer;
use crate::told::Told;
use engine::cards::deck;
use engine::formats::house::preset;
use engine::money::{Currency, Money};
use ledger::accounts::{Accounts, Asset, Counter, Flow, Party};
use ledger::ids::{NightId, PlayerId};
use ledger::journal::{Fact, PlacesChanged, PlacesWhy, SeatFact};
use ledger::night::blind_order::BlindOrder;
use ledger::night::card_draw::Drawn;
use ledger::night::changing_tables::{NextHands, ask, balance};
use ledger::night::insists::Insists;
use ledger::night::next_hand::NextHand;
use ledger::night::ring::seated;
use ledger::night::seats::{self, SeatWish};
use ledger::night::splitting::{Movers, drawing, split};
use ledger::night::tables::{self, count_at, seated_at};
use ledger::night::{Evening, MergedTables, Sitting, Tonight, merging};
use ledger::people::Roster;
use ledger::time::Instant;
use std::collections::{BTreeMap, BTreeSet};
use uuid::Uuid;

/// A player's stay at one table: the hand before which it started, and the hand of the player's last big blind in it.
#[derive(Clone, Copy, Debug)]
struct Stay {
    began: usize,
    last: Option<usize>,
}

/// One table's hands, as far as the big blind goes.
#[derive(Default)]
struct Blinds {
    hands: usize,
    posted: Vec<(usize, PlayerId)>,
    stays: BTreeMap<PlayerId, Stay>,
}

struct Room {
    tonight: Tonight,
    next: NextHands,
    blinds: [Blinds; 2],
    luck: Luck,
    people: u128,
    /// How often each thing happened.
    seen: BTreeMap<&'static str, u32>,
}

const BANKER: PlayerId = PlayerId(Uuid::from_u128(1));

impl Room {
    fn new(seed: u64) -> Self {
        let house = preset("dave").unwrap();
        let begun = Evening::begun(NightId(Uuid::nil()), 1, "dave".to_owned(), String::new(), Instant(0));
        let evening = Evening { banker: Some(BANKER), stakes: Some(".25/.50".to_owned()), ..begun };
        let tonight = Tonight {
            evening,
            house,
            owner: None,
            people: Roster::default(),
            notes: Vec::new(),
            apart: Vec::new(),
            tournaments: Vec::new(),
            case: None,
            currency: Currency::USD,
            insists: Insists::default(),
        };
        let mut room = Self {
            tonight,
            next: NextHands::default(),
            blinds: <[Blinds; 2]>::default(),
            luck: Luck::new(seed),
            people: 1,
            seen: BTreeMap::new(),
        };
        room.sit(BANKER);
        room
    }

    fn note(&mut self, what: &'static str) {
        *self.seen.entry(what).or_default() += 1;
    }

    fn here(&self) -> Vec<PlayerId> {
        seated(&self.tonight.evening).into_iter().map(|(_, player)| player).collect()
    }

    fn place(&self, player: PlayerId) -> (u32, Option<u32>) {
        let sitting = self.tonight.evening.sitting(player).unwrap();
        (sitting.table, sitting.seat)
    }

    /// Everybody here has twenty dollars in chips.
    fn pay(&mut self) {
        let flow = Flow { trade: Money::from_minor(2000), ..Flow::default() };
        let key = |player: PlayerId| (Party::from(player), Asset::Chips, Counter::None);
        let rows = self.here().into_iter().map(|player| (key(player), flow));
        self.tonight.evening.accounts = Accounts::from_rows(rows.collect::<Vec<_>>());
    }

    fn sit(&mut self, player: PlayerId) {
        let (fact, place, _) = seats::seat(&self.tonight, player, SeatWish::default()).unwrap();
        assert!(matches!(fact, Fact::Seat(SeatFact::Seated { .. })));
        let evening = &mut self.tonight.evening;
        evening.sittings.retain(|sitting| sitting.player != player);
        evening.sittings.push(Sitting { seat: Some(place.seat), table: place.table, ..newcomer(player) });
        self.stay(player);
        self.pay();
    }

    /// The player starts playing at the table.
    fn stay(&mut self, player: PlayerId) {
        let table = self.place(player).0;
        let blinds = &mut self.blinds[index(table)];
        blinds.stays.insert(player, Stay { began: blinds.hands, last: None });
    }

    fn leave(&mut self, player: PlayerId) {
        let table = self.place(player).0;
        self.blinds[index(table)].stays.remove(&player);
        let sittings = &mut self.tonight.evening.sittings;
        sittings.iter_mut().find(|sitting| sitting.player == player).unwrap().left = Some(Instant(1));
        self.pay();
    }

    fn cards(&mut self, count: usize) -> Drawn {
        let luck = &mut self.luck;
        let mut words = || u32::try_from(luck.word() >> 32).unwrap();
        let cards = deck::shuffled(&mut words).into_iter().take(count).collect();
        Drawn { cards, dealt_by: None }
    }

    /// People get other chairs.
    fn change(&mut self, changed: &PlacesChanged) {
        assert!(changed.places.iter().all(|place| place.player != BANKER), "the banker was moved");
        for place in &changed.places {
            let table = self.place(place.player).0;
            self.blinds[index(table)].stays.remove(&place.player);
            let sittings = &mut self.tonight.evening.sittings;
            let sitting = sittings.iter_mut().find(|sitting| sitting.player == place.player).unwrap();
            if sitting.table != place.table {
                sitting.from = sitting.seat.map(|seat| (sitting.table, seat));
            }
            (sitting.table, sitting.seat) = (place.table, Some(place.seat));
        }
        match changed.why {
            PlacesWhy::Split => {
                self.tonight.evening.tables = 2;
                self.next[1] = NextHand::default();
                self.blinds[1] = Blinds::default();
            }
            PlacesWhy::Merge => {
                self.tonight.evening.tables = 1;
                self.next = NextHands::default();
                self.blinds = <[Blinds; 2]>::default();
                let evening = &mut self.tonight.evening;
                evening.merged = MergedTables { hands: evening.hands, deals: 0, dealer: changed.dealer };
                evening.hands_at.clear();
            }
            _ => {}
        }
        for player in self.here() {
            if !self.blinds[index(self.place(player).0)].stays.contains_key(&player) {
                self.stay(player);
            }
        }
        self.check_seats();
    }

    /// Splits, balances, merges, as the number of players requires.
    fn settle(&mut self) {
        let all = self.here().len();
        if self.tonight.evening.tables == 1 {
            let movers = self.volunteers();
            if all <= 11 {
                assert!(drawing(&self.tonight, &movers).is_err(), "split with {all}");
                return;
            }
            let draws = drawing(&self.tonight, &movers).unwrap().len();
            let drawn = self.cards(draws);
            let changed = split(&self.tonight, &movers, &drawn).unwrap();
            self.change(&changed);
            assert_eq!(count_at(&self.tonight.evening, 2), all / 2);
            self.note("split");
        } else if all <= 10 {
            let dealer = self.merge();
            assert!(self.here().contains(&dealer));
            self.note("merge");
        } else {
            assert!(merging::merging(&self.tonight).is_err(), "merged with {all}");
        }
        self.level();
    }

    fn volunteers(&mut self) -> Movers {
        let mut volunteers: Vec<PlayerId> =
            self.here().into_iter().filter(|player| *player != BANKER).collect();
        volunteers.truncate(self.luck.below(4));
        Movers { volunteers, named: Vec::new() }
    }

    fn merge(&mut self) -> PlayerId {
        let draws = merging::merging(&self.tonight).unwrap().len();
        let drawn = self.cards(draws);
        let changed = merging::merge(&self.tonight, &drawn).unwrap();
        self.change(&changed);
        changed.dealer.unwrap()
    }

    /// One player after another moves from the larger table, until the tables are balanced.
    fn level(&mut self) {
        while self.tonight.evening.tables == 2 {
            let counts = [1, 2].map(|table| count_at(&self.tonight.evening, table));
            if counts[0].abs_diff(counts[1]) < 2 {
                assert!(balance(&self.tonight, &self.next, None).is_err());
                assert_eq!(tables::due(&self.tonight), None);
                return;
            }
            let larger = if counts[0] > counts[1] { 1 } else { 2 };
            let mut able: Vec<PlayerId> = seated_at(&self.tonight.evening, larger)
                .into_iter()
                .map(|(_, player)| player)
                .filter(|player| *player != BANKER)
                .collect();
            let wants = self.luck.below(able.len());
            let volunteer = (self.luck.below(3) == 0).then(|| able.swap_remove(wants));
            let moved = balance(&self.tonight, &self.next, volunteer).ok();
            // Nobody may be known to be next, or the volunteer may have just come: then another player moves.
            let mut others =
                able.iter().filter_map(|able| balance(&self.tonight, &self.next, Some(*able)).ok());
            let Some((changed, _)) = moved.or_else(|| others.next()) else { return };
            self.check_way(&changed);
            self.note(if volunteer.is_some() { "volunteer" } else { "big blind" });
            self.change(&changed);
            let now = [1, 2].map(|table| count_at(&self.tonight.evening, table));
            assert!(now[0].abs_diff(now[1]) < counts[0].abs_diff(counts[1]));
        }
    }

    /// The big blind is no nearer on the new chair than on the old one, if any chair is that far away.
    fn check_way(&self, changed: &PlacesChanged) {
        let place = changed.places[0];
        let (from, chair) = self.place(place.player);
        let order = |table: u32| BlindOrder::of(&self.tonight.at_table(table), &self.next[index(table)]);
        let (Some(old), Some(new), Some(chair)) = (order(from), order(place.table), chair) else { return };
        let taken = seated_at(&self.tonight.evening, place.table);
        let free = (1..=20).filter(|seat| taken.iter().all(|(other, _)| other != seat));
        let farthest = free.map(|seat| new.hands_until(seat)).max().unwrap();
        assert!(new.hands_until(place.seat) >= old.hands_until(chair).min(farthest));
    }

    /// A player asks for the other table: they get it if the tables stay balanced, and only then.
    fn somebody_asks(&mut self) {
        if self.tonight.evening.tables == 1 {
            return;
        }
        let here = self.here();
        let player = self.luck.pick(&here);
        let table = self.place(player).0;
        let [mine, other] = [table, 3 - table].map(|table| count_at(&self.tonight.evening, table));
        let level = (mine - 1).abs_diff(other + 1) < 2;
        match ask(&self.tonight, &self.next, player) {
            Ok((changed, _)) => {
                assert!(level && player != BANKER);
                self.check_way(&changed);
                self.change(&changed);
                self.note("asked");
            }
            Err(refusal) => {
                assert!(!level || player == BANKER || refusal.told().code == "just-came", "{refusal:?}")
            }
        }
    }

    fn check_seats(&self) {
        let here = self.here();
        let seats: BTreeSet<(u32, Option<u32>)> = here.iter().map(|player| self.place(*player)).collect();
        assert_eq!(seats.len(), here.len(), "two on one seat");
        assert!(seats.iter().all(|(table, seat)| *table <= self.tonight.evening.tables && seat.is_some()));
    }

    /// Somebody comes or goes, fewer or more of them in turn.
    fn coming_and_going(&mut self, round: u32) {
        let wanted = if (round / 40).is_multiple_of(2) { 17 } else { 5 };
        let here = self.here();
        let comes = if here.len() < wanted { 7 } else { 3 };
        if here.len() < 3 || (here.len() < 22 && self.luck.below(10) < comes) {
            self.people += 1;
            let player = PlayerId(Uuid::from_u128(self.people));
            let table = tables::smaller(&self.tonight.evening);
            self.sit(player);
            assert_eq!(self.place(player).0, table, "a newcomer joins the smaller table");
            self.note("came");
        } else {
            let able: Vec<PlayerId> = here.into_iter().filter(|player| *player != BANKER).collect();
            let player = self.luck.pick(&able);
            self.leave(player);
            self.note("went");
        }
        self.check_seats();
    }

    /// A player who left long ago is forgotten: no button is on that chair.
    fn forget(&mut self) {
        let last: BTreeSet<PlayerId> = self
            .next
            .iter()
            .flat_map(|next| &next.hands)
            .flat_map(|hand| hand.players.iter().flatten().copied())
            .collect();
        self.tonight
            .evening
            .sittings
            .retain(|sitting| sitting.left.is_none() || last.contains(&sitting.player));
    }
}

fn index(table: u32) -> usize {
    usize::try_from(table - 1).unwrap()
}

fn evening(seed: u64, rounds: u32) -> BTreeMap<&'static str, u32> {
    let mut room = Room::new(seed);
    for round in 0..rounds {
        room.coming_and_going(round);
        // Tables are checked between hands: now and then several people come and go in one.
        if room.luck.below(3) > 0 {
            room.settle();
            if room.luck.below(6) == 0 {
                room.somebody_asks();
            }
            for table in 1..=room.tonight.evening.tables {
                for _ in 0..room.luck.below(4) {
                    room.play(table);
                }
            }
            room.forget();
        }
    }
    room.seen
}

#[test]
fn ten_thousand_arrivals_and_departures() {
    let seen = evening(7, 10_000);
    for what in ["came", "went", "split", "merge", "volunteer", "big blind", "asked", "hand", "dead button"] {
        assert!(seen.get(what).is_some_and(|times| *times >= 20), "{what}: {seen:?}");
    }
}
