//! Random keys: nothing crashes, and afterwards the book is in order.
//!
//! `HOUSEBOOK_TIMES=1000 cargo test --release --test behaviour random_keys -- --nocapture` presses 1,000,000.

use crate::at_table::{Banker, MIKES};
use crate::luck::{Luck, first, times};
use housebook::cli::in_process::run;
use housebook::table::Press;

/// Keys of a run by default.
const KEYS: u64 = 1_000;

/// Lines that are typed now and then.
const LINES: &[&str] = &[
    "status",
    "log",
    "seats",
    "cashout",
    "close",
    "deal",
    "undo",
    "hand result holdem Ann 1 Bob",
    "count Ann 12",
    "leave Bob",
    "open --banker Bob",
    "note list",
    "book",
    "help",
    "seat Ann 3",
    "bogus",
    "buy Ann 20 --really",
];

#[test]
fn random_keys_leave_the_book_in_order() {
    let mut luck = Luck::new(first() + 20);
    let mut banker = Banker::after(MIKES);
    let mut typed = String::new();
    for _ in 0..times(KEYS) {
        let press = pressed(&mut luck);
        typed.push_str(&format!("{press:?} "));
        if !banker.press(&press) {
            // Somebody left: the same book, a new session.
            banker.sits_down_again();
        }
        if luck.chance(10) {
            let (columns, rows) = (luck.below(140), luck.below(45));
            let seen =
                banker.sees(u16::try_from(columns).expect("small"), u16::try_from(rows).expect("small"));
            assert!(!seen.contains('\u{1b}'), "{seen}");
        }
        if luck.chance(2) {
            let line = luck.pick(LINES);
            banker.types(&format!("⎋⎋/{line}\n"));
        }
    }
    let audit = run(&banker.book(), &["audit"]);
    assert_eq!(audit.exit, 0, "after {typed}\n{}", audit.text);
}

fn pressed(luck: &mut Luck) -> Press {
    match luck.below(20) {
        0..=3 => Press::Enter,
        4 => Press::Away,
        5 => Press::Wipe,
        6 => Press::Down,
        7 => Press::Up,
        8 => Press::PageDown,
        9 => Press::Paste("12\nclose\n".to_owned()),
        10..=13 => {
            Press::Sign(luck.pick(&['b', 'n', 'p', 'h', 'c', 'k', 'f', 'u', 'o', 'x', 'a', '?', 'y', '1']))
        }
        14..=15 => Press::Sign(luck.pick(&['a', 'b', 'c', 'j', 'o', 'é', '陳', 'z', ' ', '-', '\'', '"'])),
        16..=18 => Press::Sign(luck.pick(&['0', '1', '2', '5', '.'])),
        _ => luck.pick(&[&Press::PageUp, &Press::WipeAll, &Press::Break]).clone(),
    }
}
