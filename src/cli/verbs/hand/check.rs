//! `hand check`: replays hand files and folders. No book is touched.

mod found;
mod shared;

use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use crate::cli::plain_file::at_once;
use crate::cli::progress;
use crate::cli::reply::Reply;
use crate::cli::verbs::hand::check::found::Found;
use crate::cli::verbs::hand::check::shared::{Sharing, Told, check_text};
use crate::cli::verbs::hand::folder;
use clap::Args;
use engine::as_text::counted;
use engine::formats::hands::{HandFault, Spot};
use engine::formats::line::Houses;
use ledger::store::said;
use std::fs;
use std::io::{self, IsTerminal, Read};
use std::path::{Path, PathBuf};

/// Files each core takes at a time.
const FILES_AT_ONCE: usize = 64;

/// A file this large is shared among the cores.
const LARGE_BYTES: u64 = 1 << 19;

/// The largest file that is read, in bytes.
const FILE_BYTES_MAX: u64 = 64 * 1024 * 1024;

/// Check hand files by replaying them
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook hand check evening.phh\n  \
        housebook hand check friday.ohh hands")]
pub struct Check {
    /// Hand files, or folders of them (no book needed)
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

impl Check {
    /// Replays all hands and reports each: as a line of JSON, or on a terminal only what is unusual.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let files = folder::gathered(&self.files, folder::is_hand_file)?;
        let json = context.json || !io::stdout().is_terminal();
        let houses = Houses::presets();
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let mut all = Found::default();
        let mut done = 0_usize;
        // A large file is for all cores, small ones are divided among them.
        for group in files.chunk_by(|one, next| !is_large(one) && !is_large(next)) {
            for wave in group.chunks(FILES_AT_ONCE.saturating_mul(cores)) {
                check_wave(wave, &Sharing { houses: &houses, json, cores }, &mut |part| {
                    context.out.tell(&part.text, json)?;
                    all.count(&part);
                    Ok(())
                })?;
                done = done.saturating_add(wave.len());
                progress::say(format!("{done} of {}", counted(files.len(), "file")));
            }
        }
        let text = if json { String::new() } else { summary(&all, files.len()) };
        Ok(Reply { text, exit: if all.wrong > 0 { exit::BAD_FILE } else { 0 }, ..Reply::default() })
    }
}

fn summary(all: &Found, files: usize) -> String {
    let Found { hands, flagged, wrong, .. } = all;
    let (hands, files) = (counted(hands, "hand"), counted(files, "file"));
    format!("replayed {hands} in {files}, {flagged} with a flag; {wrong} didn't work")
}

/// True for a file that needs several cores.
fn is_large(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|about| about.len() >= LARGE_BYTES)
}

/// Checks some files, each share in turn; the results are reported in the order of the files.
fn check_wave(wave: &[PathBuf], sharing: &Sharing<'_>, told: &mut Told<'_>) -> Result<(), Failure> {
    if let [path] = wave {
        return match text(path) {
            Ok(text) => sharing.check(&path.to_string_lossy(), &text, told),
            Err(_) => told(check_all(wave, sharing.houses, sharing.json)),
        };
    }
    let share = wave.len().div_ceil(sharing.cores).max(1);
    let found: Vec<Found> = std::thread::scope(|scope| {
        let work = |files| scope.spawn(move || check_all(files, sharing.houses, sharing.json));
        let working: Vec<_> = wave.chunks(share).map(work).collect();
        working.into_iter().map(|share| share.join().unwrap_or_default()).collect()
    });
    found.into_iter().try_for_each(told)
}

fn check_all(files: &[PathBuf], houses: &Houses, json: bool) -> Found {
    let mut found = Found::default();
    for path in files {
        let name = path.to_string_lossy();
        match text(path) {
            Ok(text) => check_text(&name, &text, houses, json, &mut found),
            Err(fault) => found.wrong(&name, &fault, json),
        }
    }
    found
}

/// The text of a file, or why it can't be read.
fn text(path: &Path) -> Result<String, HandFault> {
    let start = Spot { line: 1, column: 1 };
    let about = fs::metadata(path);
    if about.as_ref().is_ok_and(|about| !about.is_file()) {
        return Err(HandFault::new(start, "it isn't a plain file"));
    }
    if about.as_ref().is_ok_and(|about| about.len() > FILE_BYTES_MAX) {
        return Err(too_large(FILE_BYTES_MAX));
    }
    let source = about.and_then(|_| at_once(path)).map_err(|error| HandFault::new(start, said(&error)))?;
    text_of(source, FILE_BYTES_MAX)
}

fn too_large(most: u64) -> HandFault {
    HandFault::new(Spot { line: 1, column: 1 }, format!("the file is over {most} bytes"))
}

/// What can be read there, at most this many bytes: a file may grow while it is read.
fn text_of(source: impl Read, most: u64) -> Result<String, HandFault> {
    let mut bytes = Vec::new();
    let read = source.take(most.saturating_add(1)).read_to_end(&mut bytes);
    read.map_err(|error| HandFault::new(Spot { line: 1, column: 1 }, said(&error)))?;
    if u64::try_from(bytes.len()).map_or(true, |length| length > most) {
        return Err(too_large(most));
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let before = String::from_utf8_lossy(error.as_bytes().get(..good).unwrap_or_default()).into_owned();
        let line = before.bytes().filter(|byte| *byte == b'\n').count().saturating_add(1);
        let last = before.rsplit('\n').next().unwrap_or_default();
        let spot = Spot { line, column: last.chars().count().saturating_add(1) };
        HandFault::new(spot, "the file isn't UTF-8 text")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_grows_past_what_is_read_is_too_large_and_not_cut() {
        assert_eq!(text_of(&b"1234"[..], 4), Ok("1234".to_owned()));
        for grown in [text_of(&b"12345"[..], 4), text_of(io::repeat(b'c'), 4)] {
            assert_eq!(grown.unwrap_err().message, "the file is over 4 bytes");
        }
    }

    #[test]
    fn hand_check_tells_people_what_is_remarkable_and_where() {
        let folder = tempfile::tempdir().unwrap();
        let text = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nhand = 7\n\
                    starting_stacks = [20, 20]\nactions = ['d dh p1 AsKd', 'd dh p2 7h7c', 'p2 f']\n";
        let said = |name: &str, text: &str| {
            let path = folder.path().join(name);
            fs::write(&path, text).unwrap();
            let found = check_all(std::slice::from_ref(&path), &Houses::presets(), false);
            let name = path.to_string_lossy().into_owned();
            (found.text.replace(&name, "file"), summary(&found, 1))
        };
        let counted = |hands: u32, flagged, wrong| {
            let hands = super::counted(hands, "hand");
            format!("replayed {hands} in 1 file, {flagged} with a flag; {wrong} didn't work")
        };
        assert_eq!(said("good.phh", text), (String::new(), counted(1, 0, 0)));
        let other = format!("{text}finishing_stacks = [22, 18]\n");
        assert_eq!(
            said("other.phh", &other),
            ("file: hand 7: the file ends with different stacks\n".to_owned(), counted(1, 1, 0))
        );
        let (told, sum) = said("wrong.phh", &text.replace("p2 f", "p2 cbr 3"));
        assert!(told.starts_with("file:7:45: action 3: "), "{told}");
        assert_eq!(sum, counted(0, 0, 1));
    }
}
