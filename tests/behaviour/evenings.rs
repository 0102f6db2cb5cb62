//! The built-in evenings are played completely: they end with THE BOOK and a clean audit.

use crate::program::Table;

#[track_caller]
fn plays(house: &str, last_debts: &str) {
    let played = Table::new().run(&["demo", house], "");
    assert_eq!(played.code, 0, "{}{}", played.stdout, played.stderr);
    assert!(played.stdout.trim_end().ends_with("events"), "the audit comes last");
    assert!(played.stdout.contains("the book is in order"), "{}", played.stdout);
    assert!(played.stdout.contains(last_debts), "{}", played.stdout);
    assert!(
        played
            .stdout
            .lines()
            .filter(|line| !line.starts_with(['$', '#', ' ']))
            .all(|line| line.chars().count() <= 80)
    );
}

#[test]
fn an_evening_at_mikes_ends_in_the_book() {
    plays("mike", "Ned     owes  Gus       $22.00");
}

#[test]
fn an_evening_at_the_igloo_ends_even() {
    plays("igloo", "Ann cashes out $31.00: $2.00 off what Ann owes the bank, $29.00 in cash");
}

#[test]
fn no_other_evening_comes_along() {
    let refused = Table::new().run(&["demo", "casino"], "");
    assert_eq!(
        (refused.code, refused.stderr.lines().next()),
        (4, Some("error: there's no demo called `casino`"))
    );
}
