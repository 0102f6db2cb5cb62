//! A whole evening at Mike's at a terminal, from `open` to `close`, with three mistakes undone.

use crate::at_table::terminal::{AS_BEFORE, IS_AS_BEFORE, Terminal};
use crate::program::Table;

/// What is typed, and what is on the screen after it.
const EVENING: &[(&str, &str)] = &[
    ("oan20\r\r", "night 1 is open at Mike's house"),
    ("ban20\r", "Ann buys chips: $20.00 in cash"),
    ("bbo20\r", "Bob buys chips: $20.00 in cash"),
    ("nca10\r", "Cat buys chips: $10.00 with note"),
    // The wrong player.
    ("bbo40\r", "stack $60.00"),
    ("u", "undo #"),
    ("y", "undid #"),
    ("bca40\r", "stack $50.00"),
    ("pan", "who sells"),
    ("bo", "how much"),
    ("5\r", "Enter cash"),
    ("\r", "recorded #"),
    ("h\r", "who won"),
    ("an2\r", "who else was in"),
    ("bo", "who else was in"),
    ("\r", "Ann wins $4.00"),
    // The wrong winner.
    ("h\rbo3\rca\r", "Bob wins $6.00"),
    ("uy", "undid #"),
    ("h\rca3\rbo\r", "Cat wins $6.00"),
    ("fbo\r", "› fine Bob"),
    // A stack counted wrong.
    ("c", "count Ann"),
    ("20\r", "count Bob"),
    ("\u{1b}[A", "count Ann"),
    ("27\r10\r53\r", "✓"),
    ("u", "undo #"),
    ("y", "undid #"),
    ("c", "count Cat"),
    ("53\r", "✓"),
    ("x\r", "night 1 is closed"),
];

#[test]
fn an_evening_is_played_from_open_to_close() {
    let mut table = Table::new();
    for line in ["init --house mike", "player add Ann Bob Cat"] {
        let words: Vec<&str> = line.split(' ').collect();
        assert_eq!(table.run(&words, "").code, 0, "{line}");
    }
    let terminal = Terminal::running(&table, &format!("housebook table; {AS_BEFORE}"));
    terminal.must_show("no night yet");
    for (keys, shows) in EVENING {
        terminal.types(keys);
        terminal.must_show(shows);
    }
    terminal.types("q");
    terminal.must_show("left 0");
    terminal.must_show(IS_AS_BEFORE);
    let log = table.run(&["log"], "").stdout;
    assert_eq!(log.matches("[undone by").count(), 3, "{log}");
    assert_eq!(table.run(&["audit"], "").code, 0);
}
