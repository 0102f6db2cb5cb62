//! A hand from the first book and from the book that got it as a file, written in every format: the same text, which is read back
//! as the same hand.

use crate::four_doors::Tally;
use crate::four_doors::doors::Hand;
use crate::four_doors::state::State;
use crate::four_doors::table::copy;
use housebook::cli::in_process::{Book, Ended};
use serde_json::Value;
use std::fs;
use std::path::Path;

/// The formats of `hand export`, with the extension of their files; text for people has none.
const FORMATS: [(&str, Option<&str>); 4] =
    [("housebook", Some("phh")), ("phh", Some("phh")), ("ohh", Some("ohh")), ("text", None)];

/// Compares what two books write about a hand in our format, and what the second writes in others once that is read.
pub fn check(
    books: [&Book; 2],
    (number, in_tournament): (u32, bool),
    folder: &Path,
    tally: &mut Tally,
) -> Result<(), String> {
    let number = number.to_string();
    let [one, own] = books.map(|book| export(book, &number, "housebook"));
    if own.exit != 0 || told(&one.text) != told(&own.text) {
        return Err(format!("as it was entered:\n{}\nfrom its file:\n{}", one.text, own.text));
    }
    for (format, ending) in FORMATS {
        let written = export(books[1], &number, format);
        if written.exit != 0 {
            if written.code != "not-in-this-format" {
                return Err(format!("as {format}: {}", written.text));
            }
            *tally.written.entry(format!("{format}: has no words for it")).or_default() += 1;
            continue;
        }
        let Some(ending) = ending else { continue };
        if format == "phh" {
            tally.phh.push((tally.seed, written.text.clone()));
        }
        let file = folder.join(format!("written-{format}.{ending}"));
        fs::write(&file, &written.text).map_err(|no| no.to_string())?;
        let file = file.to_string_lossy().into_owned();
        // Only a book knows the chips of its tournament.
        if format == "housebook" && in_tournament {
            *tally.written.entry(format!("{format}: of a tournament")).or_default() += 1;
            continue;
        }
        let told = books[0].run(&["hand", "check", &file]);
        if told.exit != 0 || told.json.get("error").is_some_and(|error| *error != Value::Null) {
            return Err(format!("as {format} it is refused: {}{}\n{}", told.text, told.json, written.text));
        }
        // In its own format it comes back unchanged, and from PHH in our format too.
        let of_house = (format == "phh" && !in_tournament).then_some(("housebook", &own));
        for (to, wanted) in of_house.into_iter().chain([(format, &written)]) {
            let back = books[0].run(&["hand", "convert", &file, "--format", to]);
            if back.exit != 0 || back.text != wanted.text {
                return Err(format!("from {format}:\n{}\nwas\n{}", back.text, wanted.text));
            }
        }
        *tally.written.entry(format!("{format}: the same")).or_default() += 1;
    }
    Ok(())
}

/// The hand goes from a file in every format into the book as it was before the hand: the result is the same.
pub fn add(
    before: &Path,
    hand: &Hand<'_>,
    (folder, wanted): (&Path, &State),
    tally: &mut Tally,
) -> Result<(), String> {
    let (number, path) = (hand.number().0.to_string(), folder.join("again.book"));
    for (format, ending) in FORMATS.iter().filter_map(|(format, ending)| Some((format, (*ending)?))) {
        let written = export(hand.book(), &number, format);
        if written.exit != 0 {
            continue;
        }
        copy(before, &path);
        let book = Book::at(&path);
        for words in hand.outside("file") {
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            let ended = book.run(&words);
            if ended.exit != 0 {
                return Err(format!("before a file in {format}: {words:?}: {}", ended.text));
            }
        }
        let file = folder.join(format!("again-{format}.{ending}"));
        fs::write(&file, &written.text).map_err(|no| no.to_string())?;
        let ended = book.run(&["hand", "add", &file.to_string_lossy(), "--really-different"]);
        if ended.exit != 0 {
            let code =
                if ended.code.is_empty() || ended.code == "bad-file" { ended.text } else { ended.code };
            *tally.refused.entry(format!("{format}: {code}")).or_default() += 1;
            continue;
        }
        // Other formats have their own names for a game.
        let of_format = |state: State| if *format == "housebook" { state } else { state.of_any_game() };
        if let Some(differs) = of_format(State::of(&book)).differs(&of_format(wanted.clone())) {
            return Err(format!("by a file in {format}: {differs}\n{}", written.text));
        }
    }
    Ok(())
}

/// What a book that has the hand from a file doesn't know: the chairs between the players, and which of those had the button.
const UNKNOWN: [&str; 3] = ["_kept", "_sat_out", "_dealer"];

/// What both books say.
fn told(text: &str) -> Vec<&str> {
    text.lines().filter(|line| !UNKNOWN.iter().any(|key| line.starts_with(key))).collect()
}

fn export(book: &Book, number: &str, format: &str) -> Ended {
    book.run(&["hand", "export", number, "--format", format])
}
