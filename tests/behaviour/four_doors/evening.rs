//! An evening in four books: one for each door.

use crate::four_doors::Tally;
use crate::four_doors::bad_deal;
use crate::four_doors::doors::{Hand, JSON_DOOR};
use crate::four_doors::entering::{Called, Entered};
use crate::four_doors::state::State;
use crate::four_doors::table::{NAMES, Table, Tables, copy};
use crate::four_doors::{WRITTEN, written};
use crate::luck::{Luck, setting};
use engine::money::Money;
use housebook::cli::in_process::{Book, Ended};
use std::fs;
use std::path::{Path, PathBuf};

/// Hands of an evening.
const HANDS_MAX: usize = 6;

/// Chairs of a table.
const CHAIRS: usize = 9;

/// Runs what must not fail.
#[track_caller]
pub fn must(book: &Book, words: &[&str]) {
    let ended = book.run(words);
    assert!(ended.exit == 0, "{words:?}: {}", ended.text);
}

pub struct Evening<'t> {
    luck: Luck,
    table: &'t Table,
    /// The books: by lines, by file, by showdown, by result.
    books: [Book; 4],
    folder: PathBuf,
}

/// What a door did with a hand.
enum Door {
    Took,
    Refused,
}

impl<'t> Evening<'t> {
    pub fn begin(seed: u64, tables: &'t mut Tables, folder: &Path) -> Self {
        let mut luck = Luck::new(seed);
        let house = usize::try_from(seed / 2).expect("small") % tables.all.len();
        let players = 3 + luck.below(NAMES.len() - 2);
        let folder = folder.join(format!("evening-{}", seed % 2));
        fs::create_dir_all(&folder).expect("a folder");
        let books = tables.lay(house, players, &folder);
        Self { luck, table: &tables.all[house], books, folder }
    }

    /// Plays hands until somebody has won everything, or it is late.
    pub fn play(&mut self, tally: &mut Tally) -> Result<(), String> {
        let mut state = State::of(&self.books[0]);
        for number in 0..HANDS_MAX {
            if self.before(&state)? {
                state = State::of(&self.books[0]);
            }
            if state.chips.iter().filter(|(_, chips)| *chips > 0).count() < 2 {
                return Ok(());
            }
            if self.luck.chance(20) {
                bad_deal::changes_nothing(&self.books[0], (self.table, &self.folder), &mut self.luck)
                    .map_err(|fault| format!("{}: hand {number}: {fault}", self.table.name))?;
            }
            let sit = state.chips.iter().filter(|(_, chips)| *chips > 0);
            let sit: Vec<&str> = sit.map(|(name, _)| name.as_str()).collect();
            let Some(called) = Called::at(&self.books[0], (self.table, &sit), &mut self.luck) else {
                continue;
            };
            let entered = called.play(&mut self.luck).map_err(|fault| format!("hand {number}: {fault}"))?;
            if self.is_written(tally) {
                copy(self.books[0].path(), &self.before_it());
            }
            let ended = entered.record();
            let (entered, ended) = (ended.0, ended.1);
            if ended.exit != 0 {
                return Err(format!(
                    "{} cannot be recorded: {}\n{}",
                    self.table.name,
                    ended.text,
                    entered.lines()
                ));
            }
            state = State::of(&self.books[0]);
            let game = self.compare(&entered, &state, tally);
            let game = game.map_err(|fault| format!("{}: {fault}\n{}", self.table.name, entered.lines()))?;
            tally.hands += 1;
            *tally.games.entry(game).or_default() += 1;
            *tally.houses.entry(self.table.name).or_default() += 1;
        }
        Ok(())
    }

    /// Fines and purchases between two hands, in every book; true if there were any.
    fn before(&mut self, state: &State) -> Result<bool, String> {
        let (mut changed, mut fined) = (false, None);
        for (name, chips) in &state.chips {
            if let Some(amount) = self.table.buys.filter(|_| *chips == 0 && self.luck.chance(70)) {
                self.everywhere(&["buy", name, amount])?;
                changed = true;
            }
        }
        if self.table.buys.is_some() && self.luck.chance(20) {
            let (name, chips) = &state.chips[self.luck.below(state.chips.len())];
            let amount = self.table.house.currency().plain(self.table.house.unit());
            if *chips > 0 {
                let words: &[&str] =
                    if self.luck.chance(50) { &["fine", name] } else { &["fine", name, &amount] };
                self.everywhere(words)?;
                (changed, fined) = (true, Some(name.as_str()));
            }
        }
        if self.luck.chance(15) {
            // Players who come or go may change whose turn it is.
            self.everywhere(&["deal"])?;
            changed = true;
        }
        Ok(self.comes_or_goes(state, fined)? || changed)
    }

    /// Now and then somebody leaves, comes or changes seats; but nobody who was `fined` since the state was read.
    fn comes_or_goes(&mut self, state: &State, fined: Option<&str>) -> Result<bool, String> {
        let Some(amount) = self.table.buys.filter(|_| self.luck.chance(25)) else { return Ok(false) };
        let stays = |name: &str| fined == Some(name);
        let sit = state.chips.iter().filter(|(name, chips)| *chips > 0 && !stays(name));
        let sit: Vec<&(String, i64)> = sit.collect();
        if sit.is_empty() {
            // All of it waits in the middle.
            return Ok(false);
        }
        let (name, chips) = sit[self.luck.below(sit.len())];
        let chair = (1 + self.luck.below(CHAIRS)).to_string();
        match self.luck.below(3) {
            0 => self.everywhere(&["seat", name, &chair])?,
            1 if sit.len() > 3 => {
                let stack = self.table.house.currency().plain(Money::from_minor(*chips));
                self.everywhere(&["count", name, &stack])?;
                self.everywhere(&["cashout", name])?;
            }
            _ => {
                let out = |name: &&&str| sit.iter().all(|(other, _)| other != **name);
                let out: Vec<&&str> = NAMES.iter().filter(out).collect();
                if out.is_empty() {
                    return Ok(false);
                }
                let name = self.luck.pick(&out);
                self.everywhere(&["buy", name, amount])?;
                self.everywhere(&["seat", name, &chair])?;
            }
        }
        Ok(true)
    }

    /// True if the next hand is written in every format.
    fn is_written(&self, tally: &Tally) -> bool {
        tally.hands.is_multiple_of(setting("HOUSEBOOK_WRITTEN").unwrap_or(WRITTEN))
    }

    /// The first book as it was before that hand.
    fn before_it(&self) -> PathBuf {
        self.folder.join("before.book")
    }

    /// Runs a command in all books; it is refused in all or in none.
    fn everywhere(&self, words: &[&str]) -> Result<(), String> {
        let ended: Vec<Ended> = self.books.iter().map(|book| book.run(words)).collect();
        match ended.iter().find(|other| (other.exit, &other.code) != (ended[0].exit, &ended[0].code)) {
            None => Ok(()),
            Some(other) => Err(format!("{words:?}: {} but also {}", ended[0].text, other.text)),
        }
    }

    /// The hand in the first book goes into the others through their own doors.
    fn compare(&self, entered: &Entered, wanted: &State, tally: &mut Tally) -> Result<String, String> {
        let hand = Hand::last(&self.books[0], self.table, entered)?;
        for kind in hand.kinds() {
            *tally.kinds.entry(kind).or_default() += 1;
        }
        let file = self.folder.join("hand.phh");
        fs::write(&file, hand.file()?).expect("a file");
        let file = file.to_string_lossy().into_owned();
        let mut all = true;
        for (door, book) in [("file", 1), ("showdown", 2), ("result", 3)] {
            let book = &self.books[book];
            for words in hand.outside(door) {
                let words: Vec<&str> = words.iter().map(String::as_str).collect();
                let ended = book.run(&words);
                if ended.exit != 0 {
                    return Err(format!("{door}: {words:?}: {}", ended.text));
                }
            }
            let took = match (door, hand.untellable()) {
                (JSON_DOOR | "result", Some(why)) => {
                    *tally.refused.entry(format!("{door}: {why}")).or_default() += 1;
                    Door::Refused
                }
                ("file", _) => self.by(door, book, &["hand", "add", &file, "--really-different"], tally)?,
                // Stakes without cards look alike: this option says that the hand is a different one.
                (JSON_DOOR, _) => self.by(
                    door,
                    book,
                    &["hand", "add", "--hand", &hand.json(), "--really-different"],
                    tally,
                )?,
                _ => {
                    let words = hand.result();
                    let words: Vec<&str> = words.iter().map(String::as_str).collect();
                    self.by(door, book, &words, tally)?
                }
            };
            if matches!(took, Door::Refused) {
                all = false;
                let ended = book.run(&["hand", "add", &file, "--really-different"]);
                if ended.exit != 0 {
                    return Err(format!(
                        "the file is refused: {} {:?}",
                        ended.text,
                        fs::read_to_string(&file)
                    ));
                }
            }
            if let Some(differs) = State::of(book).differs(wanted) {
                let how = if door == JSON_DOOR { hand.json() } else { hand.result().join(" ") };
                let how = if door == "file" { fs::read_to_string(&file).unwrap_or_default() } else { how };
                return Err(format!("by {door}: {differs}\n{how}"));
            }
        }
        if self.is_written(tally) {
            written::check([&self.books[0], &self.books[1]], hand.number(), &self.folder, tally)?;
            written::add(&self.before_it(), &hand, (&self.folder, wanted), tally)?;
        }
        tally.whole += u64::from(all);
        Ok(hand.game().to_owned())
    }

    /// A door accepts the hand, or refuses and names another door.
    fn by(&self, door: &str, book: &Book, words: &[&str], tally: &mut Tally) -> Result<Door, String> {
        let ended = book.run(words);
        if ended.exit == 0 {
            return Ok(Door::Took);
        }
        let names = |door: &str| ended.hint.contains(door) || ended.text.contains(door);
        let shown = words.join(" ");
        if ![4, 5].contains(&ended.exit)
            || !["hand new", "hand result", "hand add"].iter().any(|door| names(door))
        {
            return Err(format!(
                "{door} refuses and names no other door: {} / {}\n{shown}",
                ended.text, ended.hint
            ));
        }
        let code =
            if ended.code.is_empty() || ended.code == "bad-file" { reason(&ended.text) } else { ended.code };
        *tally.refused.entry(format!("{door}: {code}")).or_default() += 1;
        Ok(Door::Refused)
    }
}

/// A refusal without its names and figures, so that the same reason counts as one.
fn reason(text: &str) -> String {
    let first = text.split(';').next().unwrap_or_default();
    let around = first.split('`').step_by(2).map(str::trim).filter(|part| *part != ",");
    let words = around.collect::<Vec<_>>().join(" … ");
    words
        .replace(|figure: char| figure.is_ascii_digit() || figure == '.', "")
        .trim_start_matches("--hand::: ")
        .to_owned()
}
