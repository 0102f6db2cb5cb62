//! A hand entered without its dealer leaves the deal as it was: dealer, blinds and dead chairs of the next hand.

use crate::luck::{Luck, times};
use crate::program::Table;
use serde_json::Value;

const PEOPLE: [&str; 6] = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"];

/// Where they play: the house, the game, the size of a stack, the cost of a hand entered by its result.
struct Place {
    house: &'static str,
    game: &'static str,
    stack: &'static str,
    stake: &'static str,
    tournament: bool,
}

const PLACES: &[Place] = &[
    Place { house: "dave", game: "holdem", stack: "40", stake: "4", tournament: false },
    Place { house: "casino", game: "holdem", stack: "40", stake: "4", tournament: false },
    Place { house: "igloo", game: "five-card-draw", stack: "20", stake: "2", tournament: false },
    Place { house: "mike", game: "holdem", stack: "20", stake: "2", tournament: false },
    Place { house: "cause", game: "five-card-draw", stack: "2000", stake: "150", tournament: false },
    Place { house: "dave", game: "holdem", stack: "1000", stake: "100", tournament: true },
    Place { house: "pig", game: "holdem", stack: "1500", stake: "100", tournament: true },
];

struct Evening<'p> {
    table: Table,
    place: &'p Place,
    /// Who is still in.
    players: Vec<&'static str>,
}

impl<'p> Evening<'p> {
    fn begun(place: &'p Place) -> Self {
        let mut evening = Self { table: Table::new(), place, players: PEOPLE.to_vec() };
        let stakes: &[&str] =
            if matches!(place.house, "dave" | "casino") { &["--stakes", ".25/.50"] } else { &[] };
        let points: &[&str] = if place.house == "cause" { &["--currency", "points"] } else { &[] };
        evening.done(&[&["init", "--house", place.house], points].concat());
        PEOPLE.iter().for_each(|name| evening.done(&["player", "add", name]));
        evening.done(&[&["open", "--banker", "Ann"], stakes].concat());
        if place.tournament {
            let mut new =
                vec!["tournament", "new", "--entry", "20", "--stack", place.stack, "--payout", "70/30"];
            new.extend(["--host", "Ann", "--deputy", "Bob"]);
            new.extend(if place.house == "dave" { &["--levels", "25/50 50/100"][..] } else { &[] });
            evening.done(&new);
            evening.done(&[&["tournament", "enter"], &PEOPLE[..]].concat());
        } else {
            PEOPLE.iter().for_each(|name| evening.done(&["buy", name, place.stack]));
        }
        for (chair, name) in PEOPLE.iter().enumerate() {
            evening.done(&["seat", name, &(chair + 1).to_string()]);
        }
        if place.tournament {
            evening.done(&["tournament", "start"]);
        }
        evening
    }

    fn done(&mut self, words: &[&str]) {
        let outcome = self.table.run(words, "");
        assert_eq!(
            outcome.code, 0,
            "{words:?} at {}: {}{}",
            self.place.house, outcome.stdout, outcome.stderr
        );
    }

    /// A hand entered by its result, with `loser` paying `winner`.
    fn told(&mut self, loser: &str, winner: &str, amount: i64) -> String {
        let (put_in, won) = (plain(amount), plain(amount * 2));
        let [lost, paid] = [loser, winner].map(|name| format!("{name}={put_in}"));
        let won = format!("{winner}={won}");
        // If the dealer antes for the table, equal shares are asked about.
        let words = [
            "hand",
            "result",
            "--game",
            self.place.game,
            "--in",
            &lost,
            "--in",
            &paid,
            "--win",
            &won,
            "--really",
        ];
        let outcome = self.table.run(&words, "");
        assert_eq!(outcome.code, 0, "{words:?} at {}: {}", self.place.house, outcome.stderr);
        outcome.stderr
    }

    /// Who deals next, who posts what, and the notices about it.
    fn next(&mut self) -> (Value, Value, Vec<String>) {
        let outcome = self.table.run(&["--json", "deal", "--dry-run"], "");
        let told: Value = serde_json::from_str(&outcome.stdout).expect("JSON");
        let rules = told["notices"].as_array().into_iter().flatten();
        let heard = rules.map(|notice| notice["text"].to_string()).filter(|text| text.contains("button"));
        (told["dealer"].clone(), told["posts"].clone(), heard.collect())
    }

    /// Two hands without a named dealer that leave everybody with what they had.
    fn without_dealer(&mut self) {
        let (one, other) = (self.players[0], *self.players.last().expect("somebody"));
        let before = self.next();
        for (loser, winner) in [(one, other), (other, one)] {
            let heard = self.told(loser, winner, stake(self.place));
            assert!(heard.contains("so the deal moves on from"), "{}: {heard}", self.place.house);
            assert_eq!(self.next(), before, "at {}, {:?} are in", self.place.house, self.players);
        }
    }

    /// The next hand, through one door or another; at most three players go out, each losing to the player who has most.
    fn hand(&mut self, luck: &mut Luck) {
        if luck.chance(40) && self.place.game == "holdem" {
            let outcome = self.table.run(&["hand", "new", "--yes"], "\nf*\n");
            assert_eq!(outcome.code, 0, "hand new at {}: {}", self.place.house, outcome.stderr);
            return;
        }
        // If the dealer antes for the table, no hand is entered without the dealer's money.
        let richest = self.chips().last().map(|(_, name)| *name).filter(|_| self.place.house == "igloo");
        self.done(&richest.map_or_else(|| vec!["deal"], |name| vec!["deal", "--dealer", name]));
        let chips = self.chips();
        let (one, other) = (chips[luck.below(chips.len())], chips[chips.len() - 1]);
        if self.players.len() <= 3 || one == other || luck.chance(40) {
            self.told(chips[0].1, other.1, chips[0].0.min(stake(self.place)));
            return;
        }
        self.told(one.1, other.1, one.0);
        self.players.retain(|player| *player != one.1);
        if !self.place.tournament {
            self.done(&["leave", one.1]);
        }
    }

    /// Everybody's chips, the fewest first.
    fn chips(&mut self) -> Vec<(i64, &'static str)> {
        let words: &[&str] = if self.place.tournament { &["tournament", "status"] } else { &["status"] };
        let outcome = self.table.run(&[&["--json"], words].concat(), "");
        let told: Value = serde_json::from_str(&outcome.stdout).expect("JSON");
        let rows = told["players"].as_array().expect("players");
        let has = |name: &str| {
            let row = rows.iter().find(|row| row["name"] == name || row["player"] == name).expect("a row");
            hundredths(row["chips"].as_str().expect("an amount"))
        };
        let mut chips: Vec<_> = self.players.iter().map(|name| (has(name), *name)).collect();
        chips.sort_unstable();
        chips
    }
}

fn stake(place: &Place) -> i64 {
    hundredths(place.stake)
}

fn hundredths(amount: &str) -> i64 {
    let (whole, part) = amount.split_once('.').unwrap_or((amount, "00"));
    whole.parse::<i64>().expect("whole") * 100 + part.parse::<i64>().expect("cents")
}

/// As it is typed: chips and points have no decimals.
fn plain(amount: i64) -> String {
    let (whole, part) = (amount / 100, amount % 100);
    if part == 0 { format!("{whole}") } else { format!("{whole}.{part:02}") }
}

#[test]
fn the_next_deal_is_as_it_was_before_hands_without_a_dealer() {
    for (number, place) in PLACES.iter().enumerate() {
        for seed in 0..times(1) {
            let mut luck = Luck::new(seed * 100 + number as u64);
            let mut evening = Evening::begun(place);
            let first = if place.house == "igloo" { "Ann" } else { PEOPLE[luck.below(PEOPLE.len())] };
            evening.done(&["deal", "--dealer", first]);
            evening.told("Ann", "Bob", stake(place));
            for _ in 0..6 {
                evening.without_dealer();
                evening.hand(&mut luck);
            }
        }
    }
}
