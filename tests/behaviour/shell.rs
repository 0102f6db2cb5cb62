//! The shell with hostile input: a line is done completely or not at all, and a command is read or refused.

use crate::program::Table;
use std::process::Command;

#[test]
fn half_of_a_long_line_is_not_run() {
    let mut table = Table::new();
    table.run(&["init", "--house", "mike"], "");
    // What follows the first 4,096 bytes would be a command of its own.
    let long = format!("player add {} \nplayer add Ann\n", " ".repeat(4096 - 11) + "player add Bob");
    let answered = table.run(&["shell"], &long);
    assert!(answered.stderr.contains("this line is too long"), "{}", answered.stderr);
    assert_eq!(answered.code, 0);
    let people = table.run(&["player", "list"], "").stdout;
    assert!(people.contains("Ann") && !people.contains("Bob"), "{people}");
}

#[test]
fn a_command_is_not_silently_left_undone() {
    let asked = Command::new(env!("CARGO_BIN_EXE_housebook"))
        .args(["status"])
        .env("HOUSEBOOK_COMPLETE", "tcsh")
        .output()
        .expect("the program starts");
    assert_eq!(asked.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&asked.stderr).contains("unknown shell"));
}
