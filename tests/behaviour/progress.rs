//! What a terminal shows while a command takes longer than a second.

use crate::program::Table;
use crate::rounds::three;
use crate::terminal::Terminal;
use ledger::store::{Access, Stamp, Store, StoreError};
use ledger::time::Instant;

#[test]
fn a_command_that_waits_says_what_it_does() {
    let mut table = Table::new();
    table.does("init --house mike");
    table.does("player add Ann");
    let mut store = Store::open(&table.path("night.book"), Access::Write).expect("a book");
    let stamp = Stamp { request: "long".to_owned(), at: Instant(0), recorded: Instant(0) };
    let waited: Result<Terminal, StoreError> = store.write(&stamp, false, |_| {
        let mut waiting = Terminal::begun(&mut table, "undo");
        waiting.until("undoing it, ");
        Ok(waiting)
    });
    let (code, shown) = waited.expect("a rehearsal").ended();
    // The line is gone before the answer is printed.
    assert!(code == 0 && shown.contains("\rundid #3 (Ann was added as a regular)"), "{shown:?}");
}

#[test]
fn nobody_is_told_that_the_program_works_while_it_waits_for_a_key() {
    let mut table = three();
    table.run(&["hand", "new", "--yes"], "holdem\nd ann\n\nf*\n");
    let mut replay = Terminal::begun(&mut table, "hand replay 1");
    replay.until("pot");
    std::thread::sleep(std::time::Duration::from_millis(1500));
    replay.answer("", "q\r");
    let (code, shown) = replay.ended();
    assert!(code == 0 && !shown.contains("going through"), "{shown:?}");
}
