//! Four doors, one hand: a random legal hand goes in line by line, as a hand file, as a showdown and by its result.
//!
//! After each hand the four books are compared: everybody's chips, what is in the middle and how much of it is fines, the
//! kitty, who won the last pot or fed the next one, and who may play for it. A door that doesn't know enough has to refuse
//! and to name another one. `HOUSEBOOK_SEED=n` plays only that evening. Some of the hands are written in every format and read
//! back; `HOUSEBOOK_WRITTEN=n` takes every n-th.

mod bad_deal;
mod doors;
mod entering;
mod evening;
mod state;
mod table;
mod written;

use crate::exports::pokerkit_replays;
use crate::in_memory;
use crate::luck::{first, setting, times};
use evening::Evening;
use std::collections::BTreeMap;

/// Hands of a sample.
const HANDS: u64 = 2000;

/// One in this many is written in every format by default.
const WRITTEN: u64 = 20;

/// The results of the doors.
#[derive(Debug, Default)]
pub struct Tally {
    hands: u64,
    evenings: u64,
    /// Hands that every door accepted.
    whole: u64,
    games: BTreeMap<String, u64>,
    houses: BTreeMap<&'static str, u64>,
    /// What was in the hands: how they ended, what happened in them.
    kinds: BTreeMap<&'static str, u64>,
    /// Refusals, by door and code.
    refused: BTreeMap<String, u64>,
    /// The results of writing hands in a format.
    written: BTreeMap<String, u64>,
    /// The PHH files among them, each with the evening it comes from.
    phh: Vec<(u64, String)>,
    /// The evening being played.
    seed: u64,
    /// What differed.
    faults: Vec<String>,
}

impl Tally {
    fn add(&mut self, other: Self) {
        self.hands += other.hands;
        self.evenings += other.evenings;
        self.whole += other.whole;
        let told = [
            (&mut self.games, other.games),
            (&mut self.refused, other.refused),
            (&mut self.written, other.written),
        ];
        for (sum, more) in told {
            more.into_iter().for_each(|(key, count)| *sum.entry(key).or_default() += count);
        }
        for (sum, more) in [(&mut self.houses, other.houses), (&mut self.kinds, other.kinds)] {
            more.into_iter().for_each(|(key, count)| *sum.entry(key).or_default() += count);
        }
        self.phh.extend(other.phh);
        self.faults.extend(other.faults);
    }

    fn print(&self) {
        let Self { hands, evenings, whole, games, houses, kinds, refused, written, faults, phh: _, seed: _ } =
            self;
        println!(
            "four doors: {hands} hands in {evenings} evenings, {} games; {whole} taken by every door, {} differences",
            games.len(),
            faults.len()
        );
        println!("  houses: {houses:?}\n  in them: {kinds:?}");
        println!("  written {written:?}");
        for (door, count) in refused {
            println!("  refused {count:>7}  {door}");
        }
    }
}

#[test]
fn a_hand_comes_to_the_same_through_every_door() {
    let wanted = times(HANDS);
    let only = setting("HOUSEBOOK_SEED");
    let mut all = Tally::default();
    let halves: Vec<Tally> = std::thread::scope(|scope| {
        let half = |half: u64| scope.spawn(move || play(half, wanted / 2, only));
        let threads: Vec<_> = (0..2).map(half).collect();
        threads.into_iter().map(|thread| thread.join().expect("no panic")).collect()
    });
    halves.into_iter().for_each(|half| all.add(half));
    all.print();
    assert!(
        all.faults.is_empty(),
        "{}",
        all.faults.iter().take(60).cloned().collect::<Vec<_>>().join("\n\n")
    );
    let names: Vec<String> = all.phh.iter().map(|(seed, _)| format!("evening-{seed}.phh")).collect();
    let texts = names.iter().map(String::as_str).zip(all.phh.drain(..).map(|(_, text)| text));
    pokerkit_replays(&texts.collect::<Vec<_>>());
    if wanted >= HANDS && only.is_none() {
        assert_eq!(all.houses.len(), 6, "every house plays");
        assert!(all.whole > all.hands / 3, "most doors know enough");
        assert!(all.kinds.values().all(|count| *count > 0));
    }
}

fn play(half: u64, wanted: u64, only: Option<u64>) -> Tally {
    let mut tally = Tally::default();
    let folder = in_memory::folder();
    let mut tables = table::Tables::new(folder.path());
    let from = first();
    let mut seed = only.unwrap_or(from + half);
    while tally.hands < wanted && (only.is_none() || half == 0) {
        tally.seed = seed;
        let mut evening = Evening::begin(seed, &mut tables, folder.path());
        if let Err(fault) = evening.play(&mut tally) {
            let fault = format!("{fault}\nHOUSEBOOK_SEED={seed} plays it again");
            // A campaign takes an hour: what it finds should be readable before its end.
            println!("{fault}\n");
            tally.faults.push(fault);
        }
        tally.evenings += 1;
        if only.is_some() {
            // After replaying one evening, people want to look at its books.
            println!("the books are in {}", folder.keep().display());
            break;
        }
        seed += 2;
    }
    tally
}
