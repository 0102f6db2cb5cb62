//! A bad deal doesn't count: the next hand has the same dealer and the same blinds as without it.

use crate::four_doors::table::{Table, copy};
use crate::luck::Luck;
use engine::house::key;
use engine::play::Play;
use housebook::cli::in_process::{Book, Entering};
use std::path::Path;

/// Tries that in a copy of a book. If the house moves the button with the blinds, it doesn't matter who was there for the bad deal;
/// at other houses, its dealer deals again.
pub fn changes_nothing(book: &Book, (table, folder): (&Table, &Path), luck: &mut Luck) -> Result<(), String> {
    // Where bad deals are counted, the deal passes on after too many of them (CAU-012).
    let is_same = table.house.is_unset(key::MISDEAL_LIMIT);
    let Some(wanted) = is_same.then(|| next(book)).flatten() else { return Ok(()) };
    let path = folder.join("bad.book");
    copy(book.path(), &path);
    let copied = Book::at(&path);
    let Some(mut at) = called(&copied) else { return Ok(()) };
    let greeting = at.greeting();
    let there = greeting.split(" in: ").nth(1).unwrap_or_default();
    let there: Vec<&str> = there.split_whitespace().collect();
    let moves = table.house.word(key::DEALER_ROTATION).is_some_and(|said| said.value == "dead-button");
    let leaves = if moves && there.len() > 2 { luck.below(there.len() - 1) } else { 0 };
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
