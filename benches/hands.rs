//! Compares ranking and settling with other crates: `cargo bench --bench hands` (or `-- seven`, `wild`, `lines`, `equity`).
//! One core; ratios below 1 are ours to keep.
//!
//! The other crates are only for comparison; nothing of them is in the program.

#![expect(clippy::print_stdout, reason = "a benchmark prints what it measured")]
#![expect(
    clippy::disallowed_types,
    clippy::float_arithmetic,
    reason = "times and ratios are no amounts of money"
)]

use engine::cards::{Card, Holding, deck};
use engine::formats::line::Houses;
use engine::formats::{rank, showdown};
use engine::rank::{Joker, Ladder, LowLadder, LowOrder, Lowest, Scheme, Seen, Uses, Wilds, high};
use rs_poker::core::Rankable;
use std::hint::black_box;
use std::time::Instant;

const HANDS: usize = 1 << 16;

/// How often the hands are run through; the fastest run counts.
const ROUNDS: usize = 15;

fn words() -> impl FnMut() -> u32 {
    let mut state = 2026_u64;
    move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as u32
    }
}

fn dealt() -> Vec<[Card; 7]> {
    let mut word = words();
    (0..HANDS).map(|_| *deck::shuffled(&mut word).first_chunk().unwrap_or(&[Card::JOKER; 7])).collect()
}

/// Nanoseconds for each of `items`, the fastest of the rounds.
fn measured<T>(items: &[T], mut work: impl FnMut(&T)) -> f64 {
    let mut fastest = f64::INFINITY;
    for _ in 0..ROUNDS {
        let start = Instant::now();
        items.iter().for_each(&mut work);
        fastest = fastest.min(start.elapsed().as_nanos() as f64 / items.len() as f64);
    }
    fastest
}

fn row(what: &str, nanos: f64, yardstick: Option<f64>) {
    match yardstick {
        Some(yardstick) => println!("{what:<44} {nanos:>9.1} ns   {:>5.2}", nanos / yardstick),
        None => println!("{what:<44} {nanos:>9.1} ns"),
    }
}

fn seven_cards() {
    let hands = dealt();
    let ours = measured(&hands, |hand| {
        black_box(high::best(black_box(hand)));
    });
    let aya: Vec<aya_poker::base::Hand> = hands
        .iter()
        .map(|hand| {
            hand.iter().filter_map(|card| card.to_string().parse::<aya_poker::base::Card>().ok()).collect()
        })
        .collect();
    let aya_time = measured(&aya, |hand| {
        black_box(aya_poker::poker_rank(black_box(hand)));
    });
    let aya_cards: Vec<Vec<aya_poker::base::Card>> = hands
        .iter()
        .map(|hand| hand.iter().filter_map(|card| card.to_string().parse().ok()).collect())
        .collect();
    let aya_built = measured(&aya_cards, |cards| {
        let hand: aya_poker::base::Hand = black_box(cards).iter().collect();
        black_box(aya_poker::poker_rank(&hand));
    });
    let rs: Vec<rs_poker::core::Hand> = hands
        .iter()
        .map(|hand| {
            let text: String = hand.iter().map(Card::to_string).collect();
            rs_poker::core::Hand::new_from_str(&text).unwrap_or_default()
        })
        .collect();
    let rs_time = measured(&rs, |hand| {
        black_box(black_box(hand).rank());
    });
    let poker: Vec<Vec<poker::Card>> = hands
        .iter()
        .map(|hand| hand.iter().filter_map(|card| card.to_string().parse().ok()).collect())
        .collect();
    let evaluator = poker::Evaluator::new();
    let poker_time = measured(&poker, |hand| {
        black_box(evaluator.evaluate_five(black_box(hand)).ok());
    });
    println!("seven random cards, best high hand            per hand   ours to theirs");
    row("housebook (from seven cards)", ours, None);
    row("aya_poker 0.1 (from seven cards)", aya_built, None);
    println!("{:<44} {:>9}      {:>5.2}", "", "", ours / aya_built);
    row("aya_poker 0.1 (hand already summed up)", aya_time, None);
    println!("{:<44} {:>9}      {:>5.2}", "", "", ours / aya_time);
    row("rs_poker 5.0 (hand already built)", rs_time, None);
    println!("{:<44} {:>9}      {:>5.2}", "", "", ours / rs_time);
    row("poker 0.7 (from seven cards)", poker_time, None);
    println!("{:<44} {:>9}      {:>5.2}", "", "", ours / poker_time);
}

fn wild_cards() {
    let tame = Wilds::default();
    let house_low = LowLadder::Five(LowOrder {
        ace_low: true,
        paired_aces_low: false,
        spoilt: true,
        eight_or_better: false,
        wilds_pair: false,
    });
    let scheme = |low, wilds| Scheme { high: Some(Ladder::STANDARD), low, wilds, uses: Uses::Any };
    let deuces = Wilds { ranks: 1, ..tame };
    let low_man = Wilds { ranks: 1 << 11, lowest: Some(Lowest::Hand), ..tame };
    let bug = Wilds { joker: Joker::Bug, ..tame };
    let seen: Vec<Seen> =
        dealt().iter().map(|hand| Seen::new(&Holding::unmarked(hand.to_vec()), &[])).collect();
    println!("\nseven random cards, wild cards and lows      per hand");
    for (what, scheme, is_low) in [
        ("high, deuces wild", scheme(None, deuces), false),
        ("high, kings and low man", scheme(None, low_man), false),
        ("high, joker as a bug", scheme(None, bug), false),
        ("ace to five", scheme(Some(LowLadder::ACE_TO_FIVE), tame), true),
        ("house low with straights and flushes", scheme(Some(house_low), tame), true),
        ("house low, deuces wild", scheme(Some(house_low), deuces), true),
        ("badugi of seven", scheme(Some(LowLadder::Badugi), tame), true),
    ] {
        let nanos = measured(&seen, |seen| {
            if is_low {
                black_box(scheme.best_low(black_box(seen)));
            } else {
                black_box(scheme.best_high(black_box(seen)));
            }
        });
        row(what, nanos, None);
    }
}

/// Nine players, three side pots, one player declaring both ways: the whole line with its JSON, and the settling alone.
fn settling() {
    let mut word = words();
    let cards = deck::shuffled(&mut word);
    let players: Vec<String> = (0..9)
        .map(|seat| {
            let hand: String = cards.iter().skip(seat * 5).take(5).map(Card::to_string).collect();
            let bet = ["1.00", "2.00", "3.00", "4.00"][seat.min(3)];
            let declare = ["high", "low", "both"][seat % 3];
            format!(r#"{{"name":"P{seat}","in":"{bet}","cards":"{hand}","declare":"{declare}"}}"#)
        })
        .collect();
    let line = format!(
        r#"{{"id":"x","house":"igloo","game":"five-card-stud-hi-lo","players":[{}]}}"#,
        players.join(",")
    );
    let plain = r#"{"id":"x","game":"holdem","board":"Ts Td 9s 3s Jh","players":[{"name":"A","in":"2.00","cards":"5s Jc"},{"name":"B","in":"2.00","cards":"7d 4c"},{"name":"C","in":"2.00","cards":"Jd 9c"}]}"#;
    let ranked = r#"{"id":"x","high":"standard","low":"none","board":"Ts Td 9s 3s Jh","hands":["5s Jc","7d 4c","Jd 9c"]}"#;
    let houses = Houses::presets();
    println!("\nlines, one core                              per line");
    let many = vec![(); 4096];
    if let Ok(settled) = showdown::settled(&line, &houses) {
        let nanos = measured(&many, |()| {
            black_box(engine::hand::settle(black_box(&settled.showdown), &settled.house).ok());
        });
        row("settle nine players, three side pots, pigging", nanos, None);
    }
    let timed = |answer: &dyn Fn() -> bool| {
        measured(&many, |()| {
            black_box(answer());
        })
    };
    row("showdown line of the same", timed(&|| showdown::answer(&line, &houses).is_ok()), None);
    row("showdown line, three players", timed(&|| showdown::answer(plain, &houses).is_ok()), None);
    row("rank line, three hands", timed(&|| rank::answer(ranked, &houses).is_ok()), None);
}

/// Exact equity heads-up: every turn and river, and every board.
fn equities() {
    let houses = Houses::presets();
    let players =
        r#""players":[{"name":"Ann","in":"2","cards":"As Ah"},{"name":"Bob","in":"2","cards":"Kd Kc"}]}"#;
    for (what, board) in [("the flop, 990 runouts", "9s 5s 2c"), ("preflop, 1,712,304 runouts", "")] {
        let line = format!(r#"{{"game":"holdem","board":"{board}",{players}"#);
        let nanos = measured(&[line], |line| {
            black_box(showdown::equity_answer(black_box(line), &houses).is_ok());
        });
        row(&format!("equity of {what}"), nanos, None);
    }
}

fn main() {
    let only: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let parts: [(&str, fn()); 4] =
        [("seven", seven_cards), ("wild", wild_cards), ("lines", settling), ("equity", equities)];
    for (name, part) in parts {
        if only.is_empty() || only.iter().any(|word| word == name) {
            part();
        }
    }
}
