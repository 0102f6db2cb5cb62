//! Ranks ten million seven-card hands on one core, and says how many of each kind there were and how fast it went.
//!
//! `cargo run -p housebook-engine --release --example rank_ten_million`

#![expect(clippy::print_stdout, reason = "an example prints what it shows")]

use housebook_engine::cards::{Card, deck};
use housebook_engine::rank::{Category, high};
use std::time::Instant;

const HANDS: usize = 10_000_000;

const KINDS: [Category; 9] = [
    Category::HighCard,
    Category::Pair,
    Category::TwoPair,
    Category::ThreeOfAKind,
    Category::Straight,
    Category::Flush,
    Category::FullHouse,
    Category::FourOfAKind,
    Category::StraightFlush,
];

fn main() {
    let hands = dealt();
    let start = Instant::now();
    let ranked: Vec<_> = hands.iter().map(|hand| high::best(hand)).collect();
    let took = start.elapsed();
    let rate = HANDS as u128 * 1_000_000 / took.as_micros().max(1);
    println!("{HANDS} hands in {} ms: {rate} hands per second", took.as_millis());
    for kind in KINDS {
        let count = ranked.iter().filter(|high| high.category() == kind).count();
        let share = count * 10_000 / HANDS;
        println!("{:<15} {count:>8}   {:>2}.{:02} %", format!("{kind:?}"), share / 100, share % 100);
    }
    if let Some(best) = ranked.iter().max() {
        println!("the best of them: {best}");
    }
}

/// Seven cards each, dealt before the clock starts: the top of one deck that is shuffled again and again.
fn dealt() -> Vec<[Card; 7]> {
    let mut state = 2026_u64;
    let mut below = |ways: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % ways
    };
    let mut deck = deck::standard();
    let deal = |_| {
        for place in 0..7 {
            deck.swap(place, place + below(52 - place));
        }
        [deck[0], deck[1], deck[2], deck[3], deck[4], deck[5], deck[6]]
    };
    (0..HANDS).map(deal).collect()
}
