//! Three years of one book, typed line by line, beside a notebook that knows what everybody is worth: no difference in any view.
//!
//! The notebook gets what is typed, never what the program makes of it. Only if the program has a choice, such as the
//! payments that a close proposes, it looks at them, checks that nobody is better or worse off, and adopts them.
//!
//! `HOUSEBOOK_TIMES=50` plays 400 nights, always over some three years; `HOUSEBOOK_SEED=n` plays another book.

mod between;
mod closing;
mod evening;
mod exports;
mod model;
mod notes;
mod views;

use crate::luck::{Luck, first, setting, times};
use crate::program::Table;
use model::{Model, Who};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::{Debug, Write as _};
use std::io::Write as _;

/// Nights by default.
const NIGHTS: u64 = 8;

const MINUTES_OF_A_DAY: u32 = 24 * 60;

/// How often each thing happened, and how often each was compared.
#[derive(Debug, Default)]
struct Tally {
    moves: BTreeMap<&'static str, u64>,
    refusals: BTreeMap<String, u64>,
    compared: BTreeMap<&'static str, u64>,
    merged: u64,
    hledger: u64,
}

/// One book, its notebook, and everything typed so far.
struct Play {
    seed: u64,
    nights: u64,
    table: Table,
    model: Model,
    luck: Luck,
    /// Minutes since the first.
    minute: u32,
    told: Vec<String>,
    tally: Tally,
    hledger: bool,
}

#[test]
fn three_years_of_one_book_match_a_notebook() {
    let seed = setting("HOUSEBOOK_SEED").unwrap_or(first() + 1);
    let nights = times(NIGHTS);
    let mut play = Play::new(seed, nights);
    play.begin();
    for night in 0..nights {
        play.between_nights();
        play.evening();
        play.compare(night % 20 == 4);
    }
    play.between_nights();
    play.compare(true);
    let audit = play.see(&["audit".to_owned()]).remove(0);
    play.same("audit", &audit["ok"], &Value::Bool(true));
    play.say();
}

impl Play {
    fn new(seed: u64, nights: u64) -> Self {
        Self {
            seed,
            nights,
            table: Table::new(),
            model: Model::default(),
            luck: Luck::new(seed),
            minute: 0,
            told: Vec::new(),
            tally: Tally::default(),
            hledger: exports::there("hledger"),
        }
    }

    /// Mike's book, with the first people in it.
    fn begin(&mut self) {
        self.ask("init", "init --house mike".to_owned(), &[]);
        for _ in 0..6 {
            self.new_person();
        }
    }

    /// Types a line. `no` are the reasons why it must be refused, as codes of the program; if empty, it must succeed.
    fn ask(&mut self, what: &'static str, line: String, no: &[&str]) -> Option<Value> {
        self.ask_or(what, line, no, &[])
    }

    /// Like [`Play::ask`], if the program may also refuse for one of the reasons in `or`.
    fn ask_or(&mut self, what: &'static str, line: String, no: &[&str], or: &[&str]) -> Option<Value> {
        let words = shlex::split(&format!("--json {line}")).expect("closed quotes");
        self.minute += 1;
        let seen = self.table.run(&words, "");
        let answer: Value = serde_json::from_str(&seen.stdout)
            .unwrap_or_else(|_| self.differs(&line, &seen, &"one object of JSON"));
        let refused = answer["error"]["code"].as_str().unwrap_or_default().to_owned();
        let mark = if refused.is_empty() { String::new() } else { format!("   # {refused}") };
        self.told.push(format!("{line}{mark}"));
        match seen.code {
            0 if no.is_empty() => {
                *self.tally.moves.entry(what).or_default() += 1;
                Some(answer)
            }
            0 => self.differs(&line, &"done", &format!("refused: {no:?}")),
            4 if no.contains(&refused.as_str()) || or.contains(&refused.as_str()) => {
                *self.tally.refusals.entry(refused).or_default() += 1;
                None
            }
            _ => self.differs(&line, &answer["error"], &if no.is_empty() { or } else { no }),
        }
    }

    /// Asks for views, all at once; returns their answers in order.
    fn see(&mut self, lines: &[String]) -> Vec<Value> {
        self.table.write("views", lines.join("\n"));
        self.minute += 1;
        let seen = self.table.run(&["--json", "run", "views"], "");
        let answers: Vec<Value> =
            seen.stdout.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
        if seen.code != 0 || answers.len() != lines.len() {
            let last = seen.stdout.lines().last().unwrap_or_default();
            self.differs(
                "views",
                &(seen.code, last, &seen.stderr),
                &lines.get(answers.len().saturating_sub(1)),
            );
        }
        answers
    }

    /// Lets days go by, until seven in the evening.
    fn wait_days(&mut self, days: u32) {
        let now = self.minute % MINUTES_OF_A_DAY;
        let minutes = (days * MINUTES_OF_A_DAY).saturating_sub(now);
        self.minute += minutes;
        self.table.wait(minutes);
    }

    fn wait_hours(&mut self, hours: u32) {
        self.minute += hours * 60;
        self.table.wait(hours * 60);
    }

    /// A name that finds the player: their own, or that of a record merged into theirs.
    fn typed(&mut self, who: Who) -> String {
        let aliases = self.model.people.get(who).map(|person| person.aliases.clone()).unwrap_or_default();
        if aliases.is_empty() || self.luck.chance(60) {
            return self.model.name(who).to_owned();
        }
        let at = self.luck.below(aliases.len());
        aliases[at].clone()
    }

    fn compared(&mut self, view: &'static str) {
        *self.tally.compared.entry(view).or_default() += 1;
    }

    #[track_caller]
    fn same<T: PartialEq + Debug + ?Sized>(&self, what: &str, program: &T, notebook: &T) {
        if program != notebook {
            self.differs(what, program, notebook);
        }
    }

    /// Ends the test: prints what was typed so far, and the two values.
    #[track_caller]
    fn differs(&self, what: &str, program: &(impl Debug + ?Sized), notebook: &(impl Debug + ?Sized)) -> ! {
        let mut told = String::new();
        for line in &self.told {
            let _ = writeln!(told, "{line}");
        }
        panic!(
            "{told}HOUSEBOOK_SEED={} HOUSEBOOK_TIMES={} plays it again\n{what}\n  the program:  {program:?}\n  \
             the notebook: {notebook:?}",
            self.seed,
            self.nights / NIGHTS
        );
    }

    /// Prints the figures past the capture of the test harness.
    fn say(&self) {
        let Tally { moves, refusals, compared, merged, hledger } = &self.tally;
        let people = self.model.there().len();
        let read = if self.hledger {
            format!("{hledger} journals read by hledger")
        } else {
            "hledger: skipped".into()
        };
        let line = format!(
            "seed {}: {} nights, {} people ({merged} records merged), {} days\nmoves: {moves:?}\nrefusals: {refusals:?}\n\
             compared: {compared:?}; {read}\n0 differences\n",
            self.seed,
            self.model.nights.len(),
            people + usize::try_from(*merged).expect("small"),
            self.minute / MINUTES_OF_A_DAY,
        );
        std::io::stderr().write_all(line.as_bytes()).expect("a place to write");
    }
}

/// An amount as it is typed.
fn typed(cents: i64) -> String {
    let sign = if cents < 0 { "-" } else { "" };
    format!("{sign}{}.{:02}", cents.abs() / 100, cents.abs() % 100)
}

/// An amount as the program answers it.
#[track_caller]
fn cents(answer: &Value) -> i64 {
    let word = answer.as_str().unwrap_or_else(|| panic!("{answer} isn't a valid amount"));
    let (whole, part) = word.split_once('.').expect("two decimals");
    assert_eq!(part.len(), 2, "{word}");
    format!("{whole}{part}").parse().expect("digits")
}
