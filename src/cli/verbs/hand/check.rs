//! `hand check`: replays hand files and folders. No book is touched.

use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use crate::cli::output;
use crate::cli::reply::Reply;
use crate::formats::hands::phh::Held;
use crate::formats::hands::{Fault, HandRecord, Kind, Spot, by_name, checked, each, replay, sniff};
use crate::formats::line::Houses;
use clap::Args;
use std::fs;
use std::io::{self, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};

/// Files each core takes at a time.
const FILES_AT_ONCE: usize = 64;

/// The largest file that is read, in bytes.
const FILE_BYTES_MAX: u64 = 1 << 30;

/// Replay hand files and folders
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook hand check evening.phh")]
pub struct Check {
    /// Hand files, or folders of them
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

/// What a share of the files came to.
#[derive(Default)]
struct Found {
    text: String,
    hands: usize,
    flagged: usize,
    wrong: usize,
}

impl Check {
    /// Replays all hands and tells each: as a line of JSON, or on a terminal only what is remarkable.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let files = gathered(&self.files)?;
        let json = context.json || !io::stdout().is_terminal();
        let bar = !context.quiet && io::stderr().is_terminal();
        let houses = Houses::presets();
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let mut all = Found::default();
        let mut done = 0_usize;
        for wave in files.chunks(FILES_AT_ONCE.saturating_mul(cores)) {
            let share = wave.len().div_ceil(cores).max(1);
            let found: Vec<Found> = std::thread::scope(|scope| {
                let houses = &houses;
                let work = |files| scope.spawn(move || check_all(files, houses, json));
                let working: Vec<_> = wave.chunks(share).map(work).collect();
                working.into_iter().map(|share| share.join().unwrap_or_default()).collect()
            });
            clear(bar);
            for part in found {
                output::raw(&part.text)?;
                all.hands = all.hands.saturating_add(part.hands);
                all.flagged = all.flagged.saturating_add(part.flagged);
                all.wrong = all.wrong.saturating_add(part.wrong);
            }
            done = done.saturating_add(wave.len());
            show(bar, done, files.len());
        }
        clear(bar);
        let text = if json { String::new() } else { summary(&all, files.len()) };
        Ok(Reply { text, exit: if all.wrong > 0 { exit::BAD_FILE } else { 0 }, ..Reply::default() })
    }
}

fn summary(all: &Found, files: usize) -> String {
    let Found { hands, flagged, wrong, .. } = all;
    format!("{hands} hands in {files} files replayed, {flagged} of them flagged; {wrong} could not be")
}

/// A line that is drawn again and again while there is a terminal to draw it on.
fn show(bar: bool, done: usize, files: usize) {
    if bar && done < files {
        let _ = write!(io::stderr().lock(), "{done} of {files} files");
    }
}

fn clear(bar: bool) {
    if bar {
        let _ = write!(io::stderr().lock(), "\r\u{1b}[K");
    }
}

/// The files named, and those of every kind we know in the folders named, in order of their names.
fn gathered(named: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in named {
        let about = fs::metadata(path).map_err(|error| unreadable(path, &error))?;
        if about.is_dir() {
            gather(path, &mut files)?;
        } else {
            files.push(path.clone());
        }
    }
    Ok(files)
}

/// Folders within are searched too; links are not followed, so nothing outside the folder is read.
fn gather(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
        let mut entries = entries.map_err(|error| unreadable(&folder, &error))?;
        entries.sort_by_key(fs::DirEntry::file_name);
        let mut within = Vec::new();
        for entry in entries {
            let about = entry.file_type().map_err(|error| unreadable(&entry.path(), &error))?;
            if about.is_dir() {
                within.push(entry.path());
            } else if about.is_file() && is_hand_file(&entry.path()) {
                files.push(entry.path());
            }
        }
        folders.extend(within.into_iter().rev());
    }
    Ok(())
}

/// True for a file of a folder that its name calls a hand file; of tables only the logs are.
fn is_hand_file(path: &Path) -> bool {
    match by_name(&path.to_string_lossy()) {
        Some(Kind::Phh | Kind::Phhs | Kind::Ohh) => true,
        Some(Kind::PokerNow) => begins(path).is_some_and(|begin| sniff("", &begin) == Some(Kind::PokerNow)),
        Some(Kind::Showdowns) | None => false,
    }
}

/// The first line of a file, or as much of it as tells what it is.
fn begins(path: &Path) -> Option<String> {
    let mut begin = Vec::new();
    fs::File::open(path).ok()?.take(256).read_to_end(&mut begin).ok()?;
    Some(String::from_utf8_lossy(&begin).into_owned())
}

fn unreadable(path: &Path, error: &io::Error) -> Failure {
    Failure::bad_file(format!("`{}`: {error}", path.to_string_lossy().escape_debug()))
}

fn check_all(files: &[PathBuf], houses: &Houses, json: bool) -> Found {
    let mut found = Found::default();
    files.iter().for_each(|file| check_file(file, houses, json, &mut found));
    found
}

fn check_file(path: &Path, houses: &Houses, json: bool, found: &mut Found) {
    let name = path.to_string_lossy().into_owned();
    let text = match text(path) {
        Ok(text) => text,
        Err(fault) => return found.wrong(&name, &fault, json),
    };
    let mut told = |read: Result<&HandRecord, Fault>| match read {
        Ok(record) => found.check(&name, record, houses, json),
        Err(fault) => found.wrong(&name, &fault, json),
    };
    if !sniff(&name, &text).is_some_and(|kind| each(kind, &text, Held::by_name(houses), &mut told)) {
        let message = "this is no hand file: expected PHH (.phh, .phhs), Open Hand History (.ohh) or a Poker Now log (.csv)";
        told(Err(Fault::new(Spot { line: 1, column: 1 }, message)));
    }
}

/// The text of a file, or why it has none.
fn text(path: &Path) -> Result<String, Fault> {
    let start = Spot { line: 1, column: 1 };
    let size = fs::metadata(path).map(|about| about.len());
    if size.as_ref().is_ok_and(|size| *size > FILE_BYTES_MAX) {
        return Err(Fault::new(start, format!("the file is larger than {FILE_BYTES_MAX} bytes")));
    }
    let bytes = size.and_then(|_| fs::read(path)).map_err(|error| Fault::new(start, error.to_string()))?;
    String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let before = String::from_utf8_lossy(error.as_bytes().get(..good).unwrap_or_default()).into_owned();
        let line = before.bytes().filter(|byte| *byte == b'\n').count().saturating_add(1);
        let last = before.rsplit('\n').next().unwrap_or_default();
        let spot = Spot { line, column: last.chars().count().saturating_add(1) };
        Fault::new(spot, "the file is not UTF-8")
    })
}

impl Found {
    fn check(&mut self, file: &str, record: &HandRecord, houses: &Houses, json: bool) {
        let house = match houses.find(record.house.as_deref()) {
            Ok(rules) => &rules.hand,
            Err(refusal) => {
                let spot = record.spots.first().copied().unwrap_or(Spot { line: 1, column: 1 });
                return self.wrong(file, &Fault::new(spot, refusal.message), json);
            }
        };
        match replay(record, house) {
            Ok(outcome) => {
                self.hands = self.hands.saturating_add(1);
                let flagged = !outcome.flags.is_empty();
                self.flagged = self.flagged.saturating_add(usize::from(flagged));
                if json {
                    self.text.push_str(&checked::line(file, record, &outcome, house));
                    self.text.push('\n');
                } else if flagged {
                    let hand = record.id.as_deref().map(|id| format!(" hand {id}")).unwrap_or_default();
                    let told = format!("{file}:{hand} {}", outcome.flags.join(", "));
                    self.tell(&told);
                }
            }
            Err(fault) => self.wrong(file, &fault, json),
        }
    }

    fn wrong(&mut self, file: &str, fault: &Fault, json: bool) {
        self.wrong = self.wrong.saturating_add(1);
        if json {
            self.text.push_str(&checked::error_line(file, fault));
            self.text.push('\n');
            return;
        }
        let action = fault.action.map(|action| format!(" action {action}:")).unwrap_or_default();
        let Spot { line, column } = fault.spot;
        let told = format!("{file}:{line}:{column}:{action} {}", fault.message);
        self.tell(&told);
    }

    /// A line for people, without control characters.
    fn tell(&mut self, line: &str) {
        self.text.push_str(&crate::render::page::harmless(line));
        self.text.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hand_check_tells_people_what_is_remarkable_and_where() {
        let folder = tempfile::tempdir().unwrap();
        let text = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nhand = 7\n\
                    starting_stacks = [20, 20]\nactions = ['d dh p1 AsKd', 'd dh p2 7h7c', 'p2 f']\n";
        let said = |name: &str, text: &str| {
            let path = folder.path().join(name);
            fs::write(&path, text).unwrap();
            let mut found = Found::default();
            check_file(&path, &Houses::presets(), false, &mut found);
            let name = path.to_string_lossy().into_owned();
            (found.text.replace(&name, "file"), summary(&found, 1))
        };
        let counted = |hands, flagged, wrong| {
            format!("{hands} hands in 1 files replayed, {flagged} of them flagged; {wrong} could not be")
        };
        assert_eq!(said("good.phh", text), (String::new(), counted(1, 0, 0)));
        let other = format!("{text}finishing_stacks = [22, 18]\n");
        assert_eq!(
            said("other.phh", &other),
            ("file: hand 7 finishing-differs\n".to_owned(), counted(1, 1, 0))
        );
        let (told, sum) = said("wrong.phh", &text.replace("p2 f", "p2 cbr 3"));
        assert!(told.starts_with("file:7:45: action 3: "), "{told}");
        assert_eq!(sum, counted(0, 0, 1));
    }
}
