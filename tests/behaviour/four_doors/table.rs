//! A house with its people and their chips, set up once and copied for every evening.

use crate::four_doors::evening::must;
use engine::formats::house::{preset, preset_names};
use engine::hand::HouseRules;
use engine::house::House;
use housebook::cli::in_process::Book;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

pub const NAMES: [&str; 7] = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus"];

/// What opens an evening at a house, and what everybody buys; nothing for a tournament.
const OPENINGS: &[(&str, &[&str], Option<&str>)] = &[
    ("igloo", &[], Some("20")),
    ("dave", &["--stakes", ".25/.50"], Some("40")),
    ("cause", &[], Some("1000")),
    ("pig", &[], None),
    ("mike", &[], Some("10")),
    ("casino", &["--stakes", ".25/.50"], Some("40")),
    ("dave", &["--stakes", ".25/.50"], None),
    ("casino", &["--stakes", ".25/.50"], None),
];

/// A house, and the book of its first evening for this many players.
pub struct Table {
    pub name: &'static str,
    pub house: House,
    pub rules: HouseRules,
    /// What is typed to open an evening.
    stakes: &'static [&'static str],
    /// What everybody buys; nothing in a tournament.
    pub buys: Option<&'static str>,
}

pub struct Tables {
    folder: PathBuf,
    pub all: Vec<Table>,
    /// The books already set up, by house and players.
    set: BTreeMap<(usize, usize), PathBuf>,
}

impl Tables {
    pub fn new(folder: &Path) -> Self {
        let table = |(name, stakes, buys): &(&'static str, &'static [&'static str], Option<&'static str>)| {
            let house = preset(name).expect("it comes along");
            Table { name, rules: HouseRules::of(&house), house, stakes, buys: *buys }
        };
        assert!(preset_names().all(|name| OPENINGS.iter().any(|(known, ..)| *known == name)), "every house");
        let all = OPENINGS.iter().map(table).collect();
        Self { folder: folder.to_owned(), all, set: BTreeMap::new() }
    }

    /// Copies of the book for an evening.
    pub fn lay<const N: usize>(&mut self, house: usize, players: usize, at: &Path) -> [Book; N] {
        if !self.set.contains_key(&(house, players)) {
            let book = self.folder.join(format!("table-{house}-{players}.book"));
            open(&Book::at(&book), &self.all[house], players);
            self.set.insert((house, players), book);
        }
        let from = &self.set[&(house, players)];
        std::array::from_fn(|number| {
            let to = at.join(format!("door-{number}.book"));
            copy(from, &to);
            Book::at(&to)
        })
    }
}

/// Copies a book with its log.
pub fn copy(from: &Path, to: &Path) {
    for end in ["", "-wal", "-shm"] {
        let beside = |book: &Path| PathBuf::from(format!("{}{end}", book.display()));
        let _ = fs::remove_file(beside(to));
        if beside(from).exists() {
            fs::copy(beside(from), beside(to)).expect("a book is copied");
        }
    }
}

fn open(book: &Book, table: &Table, players: usize) {
    let run = |words: &[&str]| must(book, words);
    run(&["init", "--house", table.name]);
    let people = &NAMES[..players];
    NAMES.iter().for_each(|name| run(&["player", "add", name]));
    run(&[&["open", "--banker", "Ann"], table.stakes].concat());
    match table.buys {
        Some(amount) => people.iter().for_each(|name| run(&["buy", name, amount])),
        None => {
            let new = "tournament new --entry 20 --stack 1500 --payout 70/30 --host Ann --deputy Bob";
            let new: Vec<&str> = new.split(' ').collect();
            // If the house has no blinds of its own, they are given.
            let levels: &[&str] = if table.stakes.is_empty() { &[] } else { &["--levels", "25/50"] };
            run(&[&new, levels].concat());
            run(&[&["tournament", "enter"], people].concat());
        }
    }
    for (number, name) in people.iter().enumerate() {
        run(&["seat", name, &(number + 1).to_string()]);
    }
    if table.buys.is_none() {
        run(&["tournament", "start"]);
    }
}
