//! A profile on its way into a book: no text in it hides anything.
//!
//! Profiles that a book already holds are read as they are, and shown with what they hide.

use crate::formats::bad_line::BadLine;
use crate::formats::house::check::{check, parsed};
use crate::house::House;
use crate::readable::{Hides, check_readable};
use std::ops::Range;
use toml::de::{DeTable, DeValue};

/// The most characters of a house's name, as of a player's.
const CALLED_MAX: usize = 64;

/// Reads a profile that is new to the book; what is wrong comes back line by line, first line first.
///
/// # Errors
///
/// As [`check`], and every text that hides a character, and a name or title that is empty or too long to be shown.
pub fn check_entering(text: &str) -> Result<House, Vec<BadLine>> {
    let root = parsed(text)?;
    let mut bad = Vec::new();
    look_through(text, root.get_ref(), &mut bad);
    let about = root.get_ref().get("house").and_then(|house| house.get_ref().as_table());
    let called =
        about.into_iter().flatten().filter(|(key, _)| ["name", "title"].contains(&key.get_ref().as_ref()));
    for (key, item) in called {
        let words = item.get_ref().as_str().unwrap_or("-").trim();
        if words.is_empty() || words.chars().count() > CALLED_MAX {
            let found = if words.is_empty() { "is empty" } else { "is too long" };
            let expected = format!("1 to {CALLED_MAX} characters");
            let full = format!("house.{}", key.get_ref());
            bad.push(BadLine::at(text, &item.span(), &full, found.to_owned(), expected));
        }
    }
    if bad.is_empty() { check(text) } else { Err(bad) }
}

fn look_through(text: &str, table: &DeTable<'_>, bad: &mut Vec<BadLine>) {
    for (key, item) in table {
        look_at(text, key.get_ref(), &key.span(), bad);
        value(text, item.get_ref(), &item.span(), bad);
    }
}

fn value(text: &str, value_there: &DeValue<'_>, place: &Range<usize>, bad: &mut Vec<BadLine>) {
    match value_there {
        DeValue::String(words) => look_at(text, words, place, bad),
        DeValue::Array(items) => {
            items.iter().for_each(|item| value(text, item.get_ref(), &item.span(), bad));
        }
        DeValue::Table(table) => look_through(text, table, bad),
        _ => {}
    }
}

fn look_at(text: &str, words: &str, place: &Range<usize>, bad: &mut Vec<BadLine>) {
    if let Err(Hides { character, what }) = check_readable(words) {
        let found = format!("this has `\\u{{{:04X}}}` in it, {what}", u32::from(character));
        bad.push(BadLine::at(text, place, "", found, "text you can see".to_owned()));
    }
}
