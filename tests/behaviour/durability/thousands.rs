//! A book of many events: the one shared with the benchmark is sound, and a purchase in it takes no more syncs.

use crate::durability::folder::{Folder, can_trace, violations};
use crate::durability::long_book;
use crate::durability::syncs::SYNCS;
use std::fs;

/// Enough for several nights; the benchmark takes 100,000.
const EVENTS: u64 = 1_000;

#[test]
fn a_long_book_is_sound_and_a_purchase_in_it_syncs_no_more() {
    let folder = Folder::empty();
    let events = long_book::write(&folder.book(), EVENTS).expect("a long book");
    assert!((EVENTS..EVENTS + 500).contains(&events), "{events}");
    assert_eq!(violations(&folder.book()), Vec::<String>::new());
    assert!(folder.done("status").stdout.contains("night 3"));
    if can_trace("a_long_book_is_sound_and_a_purchase_in_it_syncs_no_more") {
        let (bought, trace) = folder.traced(&["-e", "trace=fsync,fdatasync"], "buy Ann 20");
        assert_eq!(bought.code, 0, "{bought:?}");
        assert_eq!(trace.matches("sync(").count(), SYNCS, "{trace}");
    }
    // The control: words changed behind the program's back are found.
    folder.done("audit");
    let mut bytes = fs::read(folder.book()).expect("the book");
    let places: Vec<usize> = (0..bytes.len()).filter(|at| bytes[*at..].starts_with(b"holdem")).collect();
    for at in &places {
        bytes[*at] = b'H';
    }
    fs::write(folder.book(), bytes).expect("the book");
    assert_eq!((folder.run("audit").code, places.is_empty()), (3, false));
}

#[test]
fn a_long_book_of_full_hands_is_played_again_by_the_audit() {
    let folder = Folder::empty();
    let events = long_book::write_full(&folder.book(), EVENTS).expect("a long book");
    assert!(events >= EVENTS, "{events}");
    assert_eq!(violations(&folder.book()), Vec::<String>::new());
    assert!(folder.done("hand show 1").stdout.contains("Ah 7d 2c"));
}
