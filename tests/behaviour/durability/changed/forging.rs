//! Books rebuilt by somebody who knows how they are made: every event after the changed one is sealed again.

use crate::durability::flips::ask;
use ledger::journal::{Asked, Digest, Written};
use ledger::store::{Stamp, Store, StoreError, seal_of, seal_of_asked};
use ledger::time::Instant;
use std::fs;
use std::path::Path;

/// The events of a book with the answers.
pub type Events = Vec<(Written, Option<Asked>)>;

/// Rebuilds the book from changed events, each sealed after the one before.
pub fn anew(at: &Path, change: impl Fn(&mut Events)) {
    let book = at.join("night.book");
    let mut events = read(&book);
    change(&mut events);
    let mut before = Digest::NONE;
    for (event, asked) in &mut events {
        event.prev = before;
        event.hash = seal_of(event);
        before = event.hash;
        if let Some(asked) = asked {
            asked.hash = seal_of_asked(asked, event.hash);
        }
    }
    lay(&book, &events);
}

/// The same, and its tape in place of the tape.
pub fn with_tape(at: &Path, change: impl Fn(&mut Events)) {
    anew(at, change);
    for side in [".tape", ".tape-at"] {
        fs::remove_file(at.join(format!("night.book{side}"))).expect("a tape");
    }
    let (exit, said) = ask(&at.join("night.book"), "tape on");
    assert_eq!(exit, 0, "{said}");
}

/// Changes an answer, and its seal with it.
pub fn answer(at: &Path) {
    let book = at.join("night.book");
    let mut events = read(&book);
    for (event, asked) in &mut events {
        if let Some(asked) = asked.as_mut().filter(|asked| asked.id == "remembered") {
            asked.answer = asked.answer.replace("5.00", "9.00");
            asked.hash = seal_of_asked(asked, event.hash);
        }
    }
    lay(&book, &events);
}

/// Changes the debt of a side bet.
pub fn dearer(events: &mut Events) {
    let (event, _) = events.iter_mut().find(|(event, _)| event.body.contains("a side bet")).expect("a debt");
    let nine = |amount: i64| if amount < 0 { -900 } else { 900 };
    for posting in &mut event.postings {
        posting.amount = engine::money::Money::from_minor(nine(posting.amount.minor()));
    }
    // An id in it can have these digits too.
    let dearer = event.body.replace(":300", ":900");
    assert_ne!(dearer, event.body, "no amount of 3.00");
    event.body = dearer;
}

/// Renames a player.
pub fn renamed(events: &mut Events) {
    let (event, _) = events.iter_mut().find(|(event, _)| event.body.contains("\"Bob\"")).expect("a player");
    event.body = event.body.replace("\"Bob\"", "\"Rob\"");
}

fn read(book: &Path) -> Events {
    let store = Store::open(book, ledger::store::Access::Read).expect("a book");
    let mut events = Vec::new();
    let read: Result<(), StoreError> = store.reader().each_taped(0, |event, asked| {
        events.push((event, asked));
        Ok(())
    });
    read.expect("a journal");
    events
}

fn lay(book: &Path, events: &Events) {
    for side in ["", "-wal", "-shm"] {
        let mut file = book.to_owned().into_os_string();
        file.push(side);
        let _ = fs::remove_file(file);
    }
    let mut store = Store::create(book).expect("a book");
    let stamp = Stamp { request: "forged".to_owned(), at: Instant(0), recorded: Instant(0) };
    let laid: Result<(), StoreError> = store.write(&stamp, true, |journal| {
        for (event, asked) in events {
            journal.lay(event)?;
            asked.iter().try_for_each(|asked| journal.lay_asked(asked))?;
        }
        journal.rebuild()
    });
    laid.expect("a forged book");
    store.checkpoint().expect("folded");
}
