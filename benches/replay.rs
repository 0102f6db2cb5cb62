//! Measures reading, playing and settling hand files: `cargo bench --bench replay`. One core, the fastest of many rounds.
//!
//! The hands are dealt and bet at random, but the way people play: six at the table, about twenty actions. The comparison is a
//! replay that adds up bets and divides the pot among the best hands, and checks nothing.

#![expect(clippy::print_stdout, reason = "a benchmark prints what it measured")]
#![expect(
    clippy::disallowed_types,
    clippy::float_arithmetic,
    reason = "times and ratios are no amounts of money"
)]

use engine::cards::{Card, deck};
use engine::formats::hands::blank;
use engine::formats::hands::phh::Hands;
use engine::formats::hands::{HandRecord, replay};
use engine::formats::house::preset;
use engine::hand::HouseRules;
use engine::play::{Act, Play};
use engine::rank::high;
use std::fmt::Write;
use std::hint::black_box;
use std::time::Instant;

const HANDS: usize = 1_000;
const ROUNDS: usize = 200;
const PLAYERS: usize = 6;
const BOARDS: [usize; 4] = [0, 3, 1, 1];

fn words() -> impl FnMut() -> u32 {
    let mut state = 2026_u64;
    move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as u32
    }
}

/// One hand of no-limit hold'em as a file tells it.
fn hand(number: usize, word: &mut impl FnMut() -> u32, text: &mut String) -> std::fmt::Result {
    let mut cards = deck::shuffled(word).into_iter();
    let mut next =
        |count: usize| -> String { cards.by_ref().take(count).map(|card| card.to_string()).collect() };
    let mut actions: Vec<String> =
        (1..=PLAYERS).map(|player| format!("d dh p{player} {}", next(2))).collect();
    let (mut live, mut bets) = (vec![true; PLAYERS], [50, 100, 0, 0, 0, 0]);
    for (street, board) in BOARDS.into_iter().enumerate() {
        if street > 0 {
            actions.push(format!("d db {}", next(board)));
            bets = [0; PLAYERS];
        }
        let (mut high, mut raised) = (if street == 0 { 100 } else { 0 }, false);
        let first = if street == 0 { 2 } else { 0 };
        let mut due: Vec<usize> = (0..PLAYERS).map(|place| (first + place) % PLAYERS).collect();
        while let Some(seat) = (!due.is_empty()).then(|| due.remove(0)) {
            if !live[seat] || live.iter().filter(|live| **live).count() < 2 {
                continue;
            }
            let luck = word() % 100;
            let player = seat + 1;
            if !raised && luck < 18 {
                high = if street == 0 { 250 } else { 300 };
                raised = true;
                bets[seat] = high;
                actions.push(format!("p{player} cbr {high}"));
                due = (1..PLAYERS).map(|place| (seat + place) % PLAYERS).collect();
            } else if bets[seat] < high && luck < if street == 0 { 78 } else { 55 } {
                live[seat] = false;
                actions.push(format!("p{player} f"));
            } else {
                bets[seat] = high;
                actions.push(format!("p{player} cc"));
            }
        }
        if live.iter().filter(|live| **live).count() < 2 {
            break;
        }
    }
    let actions: Vec<String> = actions.iter().map(|action| format!("'{action}'")).collect();
    writeln!(text, "[{number}]\nvariant = 'NT'\nante_trimming_status = true\nantes = [0, 0, 0, 0, 0, 0]")?;
    writeln!(text, "blinds_or_straddles = [50, 100, 0, 0, 0, 0]\nmin_bet = 100")?;
    writeln!(text, "starting_stacks = [10000, 10000, 10000, 10000, 10000, 10000]")?;
    writeln!(text, "actions = [{}]\nhand = {number}", actions.join(", "))?;
    writeln!(text, "players = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay']\n")
}

/// Nanoseconds for each hand, the fastest of the rounds.
fn measured(mut work: impl FnMut()) -> f64 {
    let mut fastest = f64::INFINITY;
    for _ in 0..ROUNDS {
        let start = Instant::now();
        work();
        fastest = fastest.min(start.elapsed().as_nanos() as f64 / HANDS as f64);
    }
    fastest
}

fn row(what: &str, nanos: f64) {
    println!("{what:<44} {nanos:>8.0} ns   {:>10.0} a second", 1e9 / nanos);
}

fn read_all(text: &str, mut each: impl FnMut(&HandRecord)) {
    let (mut hands, mut record) = (Hands::new(text), blank());
    while let Some(read) = hands.read_into(&mut record) {
        if read.is_ok() {
            each(&record);
        }
    }
}

/// Replays a hand that is assumed to be correct: adds up, compares, divides; returns what each player has then.
fn naive(record: &HandRecord) -> [i64; PLAYERS] {
    let mut stacks = [0_i64; PLAYERS];
    let (mut bets, mut put, mut high) = ([0_i64; PLAYERS], [0_i64; PLAYERS], 0);
    let (mut cards, mut board, mut laid) = ([[Card::JOKER; 7]; PLAYERS], [Card::JOKER; 5], 0);
    let mut live = [true; PLAYERS];
    for (seat, place) in record.setup.places.iter().enumerate() {
        bets[seat] = place.blind.minor();
        high = high.max(bets[seat]);
        stacks[seat] = place.stack.map_or(0, |stack| stack.minor());
    }
    for act in &record.acts {
        match act {
            Act::Deal { seat, cards: dealt } => {
                for (place, card) in dealt.cards().iter().enumerate() {
                    cards[*seat][place] = card.unwrap_or(Card::JOKER);
                }
            }
            Act::Board(dealt) => {
                for (put, bet) in put.iter_mut().zip(&mut bets) {
                    *put += std::mem::take(bet);
                }
                high = 0;
                for card in dealt.cards().iter().flatten() {
                    board[laid] = *card;
                    laid += 1;
                }
            }
            Act::Fold(seat) => live[*seat] = false,
            Act::Call(seat) => bets[*seat] = high,
            Act::RaiseTo(seat, to) => {
                high = to.minor();
                bets[*seat] = high;
            }
            _ => {}
        }
    }
    let mut best = Vec::new();
    for seat in 0..PLAYERS {
        put[seat] += bets[seat];
        stacks[seat] -= put[seat];
        if live[seat] {
            cards[seat][2..].copy_from_slice(&board);
            best.push((if laid == 5 { Some(high::best(&cards[seat])) } else { None }, seat));
        }
    }
    let top = best.iter().map(|(value, _)| *value).max().flatten();
    let winners: Vec<usize> = best.iter().filter(|(value, _)| *value == top).map(|(_, seat)| *seat).collect();
    let pot: i64 = put.iter().sum();
    for winner in &winners {
        stacks[*winner] += pot / winners.len() as i64;
    }
    stacks
}

fn main() {
    let mut word = words();
    let mut text = String::new();
    for number in 1..=HANDS {
        if hand(number, &mut word, &mut text).is_err() {
            return;
        }
    }
    let Some(house) = preset("casino").map(|house| HouseRules::of(&house)) else { return };
    let records: Vec<HandRecord> = Hands::new(&text).filter_map(Result::ok).collect();
    let good = records.iter().filter(|record| replay(record, &house).is_ok()).count();
    let acts: usize = records.iter().map(|record| record.acts.len()).sum();
    println!(
        "{good} of {HANDS} hands of no-limit hold'em, {:.1} actions each, {} bytes each",
        acts as f64 / HANDS as f64,
        text.len() / HANDS
    );
    let reading = measured(|| {
        read_all(&text, |record| {
            black_box(record.acts.len());
        })
    });
    row("read", reading);
    let playing = measured(|| {
        for record in &records {
            let Ok(mut play) = Play::begin(&record.setup) else { continue };
            for act in &record.acts {
                let _ = black_box(play.apply(act));
            }
        }
    });
    row("play (every act checked)", playing);
    let both = measured(|| records.iter().for_each(|record| drop(black_box(replay(record, &house)))));
    row("play and settle, with the reasons", both);
    let all = measured(|| read_all(&text, |record| drop(black_box(replay(record, &house)))));
    row("read, play and settle", all);
    let yardstick = measured(|| {
        read_all(&text, |record| {
            black_box(naive(black_box(record)));
        })
    });
    row("read and replay without any check", yardstick);
    println!("{:<44} {:>8.2}", "ours to the replay without checks", all / yardstick);
}
