//! Books that stand in for others, as text.

use crate::answer::surrogate::{Begun, Bundle, KeyMade, Merged, Origin, Surrogate, Surrogates};
use crate::render::journal::surrogate::short;
use crate::render::page::table;
use crate::render::transit::sentences;
use ledger::shown::shown;
use std::path::Path;

/// The surrogates of a book, or what it stands in for.
#[must_use]
pub fn list(answer: &Surrogates) -> String {
    if let Some(Origin { book, event, .. }) = &answer.of {
        let (own, of, key) = (short(&answer.book), short(book), answer.key.as_deref().unwrap_or_default());
        return format!(
            "surrogate {own} (a stand-in for book {of}), key {key}\nit started after event #{event} of that book"
        );
    }
    let key = answer.key.as_ref().map(|key| format!("the key of this book is {key}\n\n")).unwrap_or_default();
    if answer.surrogates.is_empty() {
        return format!("{key}no surrogate has been merged");
    }
    let cell = |row: &Surrogate| {
        let (anchor, last) = (format!("#{}", row.anchor), format!("#{}", row.last));
        [short(&row.book).to_owned(), row.key.clone(), anchor, last, row.at.shown.clone()]
    };
    let heads = ["surrogate", "key", "started after", "has up to", "last merged"];
    format!("{key}{}", table(&heads, &[2, 3], answer.surrogates.iter().map(cell)))
}

/// A surrogate that was begun.
#[must_use]
pub fn begun(answer: &Begun) -> String {
    let (surrogate, of) = (short(&answer.surrogate), short(&answer.of));
    format!(
        "surrogate {surrogate} stands in for book {of} and starts with its {} events\nits key is {}; the book's key is {}",
        answer.anchor, answer.key, answer.of_key
    )
}

/// What of a surrogate was taken in.
#[must_use]
pub fn merged(answer: &Merged) -> String {
    let lines = std::iter::once(taken(answer)).chain(sentences(&answer.in_transit));
    lines.collect::<Vec<_>>().join("\n")
}

fn taken(answer: &Merged) -> String {
    let book = short(&answer.surrogate);
    let (Some(first), Some(last)) = (answer.first, answer.last) else {
        return format!("nothing new: THE BOOK already has all {} events of surrogate {book}", answer.known);
    };
    let known = match answer.known {
        0 => String::new(),
        known => format!("; {known} were already here"),
    };
    let text = format!("events #{first} to #{last} came in from surrogate {book}{known}");
    if answer.first_time {
        return format!(
            "{text}\nits key is {}: check that `book surrogates` shows the same key there",
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
        _ => format!("surrogate {}", short(&answer.book)),
    };
    let events = match answer.count {
        0 => "no events".to_owned(),
        _ => format!("events #{} to #{}", answer.first, answer.last),
    };
    let (file, key) = (shown(Path::new(&answer.file)), &answer.key);
    format!("`{file}` has {events} from {of}\nit's signed with the key {key}")
}

/// A key that was made.
#[must_use]
pub fn key_made(answer: &KeyMade) -> String {
    format!("the book now has a key to sign with: {}", answer.key)
}
