//! Books that stand in for others, as text.

use crate::answer::surrogate::{Begun, Bundle, KeyMade, Merged, Origin, Surrogate, Surrogates};
use crate::render::journal::surrogate::{events, short};
use crate::render::page::table;
use crate::render::transit::sentences;
use engine::as_text::counted;
use ledger::shown::shown;
use std::path::Path;

/// The surrogates of a book, or what it stands in for.
#[must_use]
pub fn list(answer: &Surrogates) -> String {
    if let Some(Origin { book, event, .. }) = &answer.of {
        let (own, of, key) = (short(&answer.book), short(book), answer.key.as_deref().unwrap_or_default());
        return format!(
            "stand-in {own} for book {of}, key {key}\n\
             the stand-in started after event #{event} of that book"
        );
    }
    let key = answer.key.as_ref().map(|key| format!("this book's key is {key}\n\n")).unwrap_or_default();
    if answer.surrogates.is_empty() {
        return format!("{key}no stand-in has been merged");
    }
    let cell = |row: &Surrogate| {
        let (anchor, last) = (format!("#{}", row.anchor), format!("#{}", row.last));
        [short(&row.book).to_owned(), row.key.clone(), anchor, last, row.at.shown.clone()]
    };
    let heads = ["stand-in", "key", "started after", "has up to", "last merged"];
    format!("{key}{}", table(&heads, &[2, 3], answer.surrogates.iter().map(cell)))
}

/// A surrogate that was started.
#[must_use]
pub fn begun(answer: &Begun) -> String {
    let (surrogate, of) = (short(&answer.surrogate), short(&answer.of));
    format!(
        "stand-in {surrogate} for book {of} has the book's {}\n\
         the stand-in's key is {}; the book's is {}",
        counted(answer.anchor, "event"),
        answer.key,
        answer.of_key
    )
}

/// What was merged of a surrogate.
#[must_use]
pub fn merged(answer: &Merged) -> String {
    let lines = std::iter::once(taken(answer)).chain(sentences(&answer.in_transit));
    lines.collect::<Vec<_>>().join("\n")
}

fn taken(answer: &Merged) -> String {
    let book = short(&answer.surrogate);
    let (Some(first), Some(last)) = (answer.first, answer.last) else {
        let known = counted(answer.known, "event");
        return format!("nothing new: THE BOOK already has the {known} from stand-in {book}");
    };
    let known = match answer.known {
        0 => String::new(),
        1 => "; 1 was already here".to_owned(),
        known => format!("; {known} were already here"),
    };
    let text = format!("{} came in from stand-in {book}{known}", events(first, last));
    if answer.first_time {
        return format!(
            "{text}\ncheck it: `book stand-ins` in the stand-in should show the key {}",
            answer.key
        );
    }
    text
}

/// A bundle that was written.
#[must_use]
pub fn bundle(answer: &Bundle) -> String {
    let of = match answer.kind {
        "book" => "THE BOOK".to_owned(),
        _ => format!("stand-in {}", short(&answer.book)),
    };
    let which = match answer.count {
        0 => "no events".to_owned(),
        _ => events(answer.first, answer.last),
    };
    let (file, key) = (shown(Path::new(&answer.file)), &answer.key);
    format!("`{file}` has {which} from {of}\nthe bundle is signed with key {key}")
}

/// A key that was made.
#[must_use]
pub fn key_made(answer: &KeyMade) -> String {
    format!("the book now has a signing key: {}", answer.key)
}
