//! A bad deal is no hand: after one, the next hand has the dealer and the blinds that it would have without it.

use crate::four_doors::table::copy;
use crate::luck::Luck;
use engine::play::Play;
use housebook::cli::in_process::{Book, Entering};
use std::path::Path;

/// Tries that in a copy of a book at this house. If the button moves with the blinds, it doesn't matter who was there for the bad
/// deal; elsewhere its dealer deals again.
pub fn changes_nothing(book: &Book, (house, folder): (&str, &Path), luck: &mut Luck) -> Result<(), String> {
    // At the Cause, the deal passes on after too many bad ones (CAU-012).
    let Some(wanted) = (house != "cause").then(|| next(book)).flatten() else { return Ok(()) };
    let path = folder.join("bad.book");
    copy(book.path(), &path);
    let copied = Book::at(&path);
    let Some(mut at) = called(&copied) else { return Ok(()) };
    let greeting = at.greeting();
    let there = greeting.split(" in: ").nth(1).unwrap_or_default();
    let there: Vec<&str> = there.split_whitespace().collect();
    let leaves = if house == "dave" && there.len() > 2 { luck.below(there.len() - 1) } else { 0 };
    let mut lines: Vec<String> = (0..leaves).map(|_| format!("-{}", luck.pick(&there))).collect();
    lines.extend(["", "m"].map(str::to_owned));
    let heard: Vec<String> = lines.iter().flat_map(|line| at.say(line)).collect();
    if at.over().is_err() || at.record().exit != 0 {
        return Ok(());
    }
    match next(&copied) {
        Some(now) if now == wanted => Ok(()),
        now => Err(format!(
            "after a bad deal ({lines:?}: {heard:?}) the next hand isn't the same:\n{wanted}\n{now:?}"
        )),
    }
}

/// Hold'em, called in the next hand; `None` if it can't be played now.
fn called(book: &Book) -> Option<Entering> {
    let mut at = Entering::begin(book).ok()?;
    at.say("holdem");
    let greeting = at.greeting();
    (greeting.starts_with("holdem") && !greeting.contains("no dealer yet")).then_some(at)
}

/// Who deals it, and who posts what.
fn next(book: &Book) -> Option<String> {
    let mut at = called(book)?;
    at.say("");
    let posts = |play: Play<'_>| {
        let setup = play.setup();
        let posts = setup.places.iter().enumerate().filter(|(_, place)| place.takes_part());
        let posts = posts.map(|(seat, place)| {
            format!("{} {:?} {:?} {:?}", setup.name(seat), place.blind, place.dead, place.ante)
        });
        format!("{} deals: {}", setup.name(setup.button), posts.collect::<Vec<_>>().join(", "))
    };
    at.play().map(posts)
}
