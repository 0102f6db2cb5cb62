//! How long the fewest payments take: median and worst over random tables, by people, by money step, and by who owes whom.

use engine::money::Money;
use ledger::book::netting::{Mode, plan};
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Instant;

const PEOPLE: [u64; 5] = [10, 15, 20, 25, 30];
/// What is printed, the step in cents.
const STEPS: [(&str, i64); 3] = [("$0.05", 5), ("$1", 100), ("$5", 500)];
/// Balances reach this far in cents, either way; the last one balances the others.
const RANGES: [(&str, i64); 2] = [("$50", 5_000), ("$500", 50_000)];
const TABLES: usize = 200;

/// Who already owes whom at a table, and who can't pay whom.
struct Links {
    name: &'static str,
    /// Pairs that owe each other already, for each person.
    known: u64,
    barred: u64,
}

const LINKS: [Links; 3] = [
    Links { name: "none", known: 0, barred: 0 },
    Links { name: "debts", known: 2, barred: 0 },
    Links { name: "barred", known: 2, barred: 3 },
];

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "{:>6} {:>6} {:>6} {:>6} {:>12} {:>12} {:>8}",
        "people", "step", "range", "pairs", "median us", "worst us", "proven"
    )?;
    for people in PEOPLE {
        for (step_name, step) in STEPS {
            for (range_name, range) in RANGES {
                for links in LINKS {
                    let (median, worst, proven) = measured(people, step, range, &links);
                    let (name, proven) = (links.name, format!("{proven}/{TABLES}"));
                    writeln!(
                        out,
                        "{people:>6} {step_name:>6} {range_name:>6} {name:>6} {median:>12} {worst:>12} {proven:>8}"
                    )?;
                }
            }
        }
    }
    Ok(())
}

/// Median and worst microseconds, and how many plans were proven the shortest.
fn measured(people: u64, step: i64, range: i64, links: &Links) -> (u128, u128, usize) {
    let mut dice = Dice(0x9e37_79b9_7f4a_7c15 ^ people ^ step.unsigned_abs() ^ range.unsigned_abs() << 20);
    let mut proven = 0;
    let mut times: Vec<u128> = (0..TABLES)
        .map(|_| {
            let nets = dice.table(people, step, range / step);
            let known = dice.pairs(people, links.known * people);
            let barred = dice.pairs(people, links.barred);
            let start = Instant::now();
            let found = plan(&nets, &known, Mode::Fewest, &barred);
            let time = start.elapsed().as_micros();
            proven += usize::from(found.is_ok_and(|plan| plan.proven));
            time
        })
        .collect();
    times.sort_unstable();
    (times[TABLES / 2], times[TABLES - 1], proven)
}

struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % sides
    }

    fn pairs(&mut self, people: u64, count: u64) -> Vec<(u64, u64)> {
        (0..count)
            .map(|_| (self.roll(people), self.roll(people)))
            .filter(|(one, other)| one != other)
            .collect()
    }

    /// Balances other than zero that add up to zero.
    fn table(&mut self, people: u64, step: i64, range: i64) -> BTreeMap<u64, Money> {
        loop {
            let width = 2 * range.unsigned_abs() + 1;
            let mut steps: Vec<i64> = (1..people).map(|_| self.roll(width) as i64 - range).collect();
            steps.push(-steps.iter().sum::<i64>());
            if steps.iter().all(|net| *net != 0 && net.abs() <= 2 * range) {
                return (0..people).zip(steps.into_iter().map(|net| Money::from_minor(net * step))).collect();
            }
        }
    }
}
