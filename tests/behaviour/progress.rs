//! What a terminal shows while a command takes longer than a second.

use crate::program::Table;
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
