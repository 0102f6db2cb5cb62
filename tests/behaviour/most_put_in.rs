//! The most a player can put into a hand entered by its result: this much is accepted, and one chip more is asked about.
//!
//! The figures are worked out from the texts of the houses, not from what the program says. A round has an opening bet and three
//! raises (IGL-13, CAU-022, MIK-61); how many rounds a game has is counted from its rules.

use crate::luck::times;
use crate::program::Table;

/// The rounds of betting of a game.
struct Rounds {
    count: i64,
    games: &'static [&'static str],
}

const ROUNDS: &[Rounds] = &[
    Rounds { count: 1, games: &["straight-poker", "three-card-poker"] },
    // One before the draw, one after it.
    Rounds {
        count: 2,
        games: &[
            "five-card-draw",
            "acey-deucey-one-eyed-jack",
            "kings-and-low-man",
            "deuces-draw",
            "five-card-draw-bug",
            "spit-in-the-ocean",
            "ace-to-six-draw",
            "deuce-to-seven-draw",
        ],
    },
    // One before each of three draws and one after them; four streets of stud; before the flop, flop, turn and river.
    Rounds {
        count: 4,
        games: &[
            "deuce-to-seven-triple-draw",
            "badugi",
            "five-card-stud",
            "mexican-stud",
            "mississippi-stud",
            "holdem",
            "pineapple",
            "crazy-pineapple",
            "irish",
            "omaha",
            "courchevel",
            "double-board-holdem",
            "drawmaha",
        ],
    },
    // Third street to seventh.
    Rounds {
        count: 5,
        games: &["seven-card-stud", "high-spade-in-the-hole", "follow-the-queen", "razz", "london-lowball"],
    },
    // One for five cards, and one after each of five shared ones.
    Rounds { count: 6, games: &["cincinnati", "iron-cross"] },
    // Three with seven cards in hand, and one for each of four cards turned.
    Rounds { count: 7, games: &["anaconda"] },
    // One for four cards, and one after each of seven shared ones.
    Rounds { count: 8, games: &["elevator"] },
];

/// Games that are high-low by themselves, with their rounds before any declare.
const HIGH_LOW: &[Rounds] = &[
    Rounds { count: 2, games: &["five-card-draw-hi-lo"] },
    Rounds { count: 4, games: &["five-card-stud-hi-lo", "omaha-hi-lo"] },
    Rounds { count: 5, games: &["seven-card-stud-hi-lo"] },
];

/// Games without a round before the flop, where everybody puts in five antes.
const BOMBS: &[&str] = &["holdem-bomb-pot", "omaha-bomb-pot", "double-board-omaha-bomb-pot"];

/// A game as it is called, the most that a player who doesn't ante for the table puts in, and the smallest chip.
struct Case {
    house: &'static str,
    game: String,
    most: i64,
    chip: i64,
    /// What the dealer adds as the ante for the table of three.
    for_table: i64,
}

/// $2.00 in a round, $4.00 in the last one and in the one before a declare, which is followed by one more (IGL-10, IGL-13,
/// IGL-29). The dealer antes $0.10 for each of three (IGL-08).
fn igloo() -> Vec<Case> {
    let case = |game: String, most, for_table| Case { house: "igloo", game, most, chip: 5, for_table };
    let mut cases = Vec::new();
    for (rounds, game) in each(ROUNDS) {
        cases.push(case(game.into(), 200 * (rounds - 1) + 400, 30));
    }
    for (rounds, game) in each(HIGH_LOW) {
        cases.push(case(game.into(), 200 * (rounds - 1) + 400 + 400, 30));
        cases.push(case(format!("{game}+cards-speak"), 200 * (rounds - 1) + 400, 30));
    }
    // Everybody puts in $0.50 before three rounds.
    cases.extend(BOMBS.iter().map(|game| case((*game).into(), 50 + 200 + 200 + 400, 0)));
    cases
}

/// $2.00 in every round, and $0.05 before the first if the game has an ante (MIK-59, MIK-61, MIK-62); if players declare,
/// the dealer may call one more round (MIK-42).
fn mike() -> Vec<Case> {
    let case = |game: String, most| Case { house: "mike", game, most, chip: 5, for_table: 0 };
    let mut cases = Vec::new();
    for (rounds, game) in each(ROUNDS) {
        cases.push(case(game.into(), 200 * rounds + 5));
        cases.push(case(format!("{game}+no-ante"), 200 * rounds));
    }
    for (rounds, game) in each(HIGH_LOW) {
        cases.push(case(game.into(), 200 * rounds + 5));
        cases.push(case(format!("{game}+declare"), 200 * rounds + 5));
        cases.push(case(format!("{game}+declare+round-after-declare"), 200 * (rounds + 1) + 5));
        cases.push(case(format!("{game}+declare+round-after-declare+no-ante"), 200 * (rounds + 1)));
    }
    cases.extend(BOMBS.iter().map(|game| case((*game).into(), 25 + 3 * 200)));
    cases
}

/// 25 before the first round, 100 in a round, 200 in the last one (CAU-010, CAU-022, CAU-023, CAU-104). A declare doesn't
/// change the limits of the round before it, and a round after it is the last one: in a draw game the second round has double
/// limits anyway (CAU-061).
fn cause() -> Vec<Case> {
    let case = |game: String, most| Case { house: "cause", game, most, chip: 25, for_table: 0 };
    let mut cases = Vec::new();
    for (rounds, game) in each(ROUNDS) {
        cases.push(case(game.into(), 25 + 100 * (rounds - 1) + 200));
    }
    for (rounds, game) in each(HIGH_LOW) {
        let most = 25 + 100 * (rounds - 1) + 200;
        cases.push(case(game.into(), most));
        cases.push(case(format!("{game}+declare"), most));
        cases.push(case(format!("{game}+declare+round-after-declare"), most + 200));
    }
    cases.extend(BOMBS.iter().map(|game| case((*game).into(), 125 + 100 + 100 + 200)));
    cases
}

fn each(rounds: &'static [Rounds]) -> impl Iterator<Item = (i64, &'static str)> {
    rounds.iter().flat_map(|row| row.games.iter().map(|game| (row.count, *game)))
}

#[test]
fn no_more_than_all_rounds_together() {
    let houses = [igloo(), mike(), cause()];
    // The suite takes a fifth of the games, a campaign all of them.
    let step = if times(1) > 1 { 1 } else { 5 };
    let faults: Vec<String> = std::thread::scope(|scope| {
        let threads = houses.map(|cases| scope.spawn(move || of_house(&cases, step)));
        threads.into_iter().flat_map(|thread| thread.join().expect("no panic")).collect()
    });
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Where the program says something else.
fn of_house(cases: &[Case], step: usize) -> Vec<String> {
    let house = cases.first().expect("a case").house;
    let mut table = Table::new();
    let points: &[&str] = if house == "cause" { &["--currency", "points"] } else { &[] };
    let stack = if house == "cause" { "5000" } else { "20" };
    let mut done = |words: &[&str]| {
        let outcome = table.run(words, "");
        assert_eq!(outcome.code, 0, "{words:?} at {house}: {}", outcome.stderr);
    };
    done(&[&["init", "--house", house], points].concat());
    done(&["player", "add", "Ann", "Bob", "Cat"]);
    done(&["open", "--banker", "Ann"]);
    ["Ann", "Bob", "Cat"].iter().for_each(|name| done(&["buy", name, stack]));
    let mut faults = Vec::new();
    for case in cases.iter().step_by(step) {
        for (more, is_taken) in [(0, true), (case.chip, false)] {
            let put_in = [case.most + case.for_table + more, case.most + more, case.most + more];
            let plain = |amount: i64| match house {
                "cause" => amount.to_string(),
                _ => format!("{}.{:02}", amount / 100, amount % 100),
            };
            let said = ["Ann", "Bob", "Cat"].iter().zip(put_in);
            let said: Vec<String> = said.map(|(name, amount)| format!("{name}={}", plain(amount))).collect();
            let won = format!("Ann={}", plain(put_in.iter().sum()));
            let mut words = vec!["--dry-run", "hand", "result", "--game", &case.game, "--dealer", "Ann"];
            said.iter().for_each(|said| words.extend(["--in", said]));
            words.extend(["--win", &won]);
            let outcome = table.run(&words, "");
            let asked = outcome.stderr.contains("but the limits allow at most");
            if (outcome.code == 0) != is_taken || asked == is_taken {
                faults.push(format!("{house}: {} {said:?}: {}", case.game, outcome.stderr));
            }
        }
    }
    faults
}
