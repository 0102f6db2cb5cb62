//! Bundles that aren't what they say, and books they don't belong to: each is refused with its reason, and nothing is written.

use crate::surrogates::shelf::{Book, code, read, said, signed};
use engine::money::Money;
use ledger::bank::BankError;
use ledger::bank::begin;
use ledger::bank::surrogate::{self, Decisions, SecretKey};
use ledger::formats::bundle::Head;
use ledger::ids::NightId;
use ledger::journal::{Digest, Fact, HouseFact, NightFact, NightOpened, Written};
use ledger::store::{VERSION, seal_of};
use ledger::time::Instant;
use std::cell::Cell;
use std::io::{BufRead, Cursor};
use std::path::Path;
use uuid::Uuid;

/// THE BOOK, its surrogate with four events of its own, and the bundle of those.
fn pair() -> (Book, Book, Vec<u8>) {
    let main = Book::new(1);
    let mut other = main.stand_in(2);
    let (ann, bob) = (other.who("Ann"), other.who("Bob"));
    for cents in [100, 200, 300] {
        other.owe(ann, bob, cents);
    }
    let bundle = other.export(None);
    (main, other, bundle)
}

/// Refused with this sentence or code, and THE BOOK is unchanged.
#[track_caller]
fn refused(main: &mut Book, bundle: &[u8], wanted: &str) {
    let (head, debts) = (main.head(), main.debts());
    let done = main.merge(bundle);
    let is_bad_file = matches!(&done, Err(BankError::BadFile(_)));
    let seen = code(done);
    assert!(seen.contains(wanted), "wanted {wanted:?}: {seen}");
    assert!(!is_bad_file || seen.starts_with("it.bundle:") || !seen.contains(": "), "{seen}");
    assert_eq!((main.head(), main.debts()), (head, debts), "{wanted}");
}

#[test]
fn every_changed_byte_is_found() {
    let (mut main, _, bundle) = pair();
    for at in (0..bundle.len()).step_by(7) {
        for bit in [1, 32] {
            let mut changed = bundle.clone();
            changed[at] ^= bit;
            let seen = code(main.merge(&changed));
            assert!(seen != "done" && seen != "nothing new", "byte {at}: {seen}");
        }
    }
    assert_eq!(main.head(), 6);
    assert_eq!(code(main.merge(&bundle)), "done", "the control");
}

#[test]
fn a_truncated_bundle_is_found_wherever_it_ends() {
    let (mut main, _, bundle) = pair();
    for end in (0..bundle.len()).step_by(11) {
        let seen = code(main.merge(&bundle[..end]));
        assert!(seen.starts_with("it.bundle:"), "{end}: {seen}");
    }
    let lines: Vec<&str> = std::str::from_utf8(&bundle).expect("text").lines().collect();
    let stripped = lines[..lines.len() - 1].join("\n") + "\n";
    refused(&mut main, stripped.as_bytes(), "the bundle ends too early");
    refused(&mut main, &[&bundle[..], b"more\n"].concat(), "there's something after the last line");
    refused(&mut main, &vec![b' '; 2_000_000], "a line is longer than 1048576 bytes");
}

#[test]
fn lines_that_changed_places_or_are_left_out_are_found() {
    let (mut main, other, bundle) = pair();
    let text = String::from_utf8(bundle).expect("text");
    let lines: Vec<&str> = text.lines().collect();
    let swapped = [&lines[..2], &[lines[3], lines[2]], &lines[4..]].concat().join("\n") + "\n";
    refused(&mut main, swapped.as_bytes(), "the signature doesn't match these lines");
    let events = other.written(6);
    let head = read(text.as_bytes()).expect("a bundle").head;
    let order = [0, 2, 1, 3].map(|at: usize| events[at].clone());
    refused(&mut main, &signed(&head, &order, &other.key), "event 9 is where event 8 should be");
    let gap = [0, 1, 3].map(|at: usize| events[at].clone());
    let short = Head::new(VERSION, head.book, head.key, head.anchor, (7, 9));
    refused(&mut main, &signed(&short, &gap, &other.key), "event 10 is where event 9 should be");
}

#[test]
fn an_event_that_was_rewritten_is_found_however_well_it_is_signed() {
    let (mut main, other, bundle) = pair();
    let head = read(&bundle).expect("a bundle").head;
    let with = |change: &dyn Fn(&mut Written)| {
        let mut events = other.written(6);
        change(&mut events[1]);
        signed(&head, &events, &other.key)
    };
    let sealed = |event: &mut Written| event.hash = seal_of(event);
    let more = |event: &mut Written| {
        for posting in &mut event.postings {
            posting.amount = Money::from_minor(posting.amount.minor() * 10);
        }
    };
    refused(&mut main, &with(&more), "event 8 doesn't have its own seal");
    let resealed = with(&|event| {
        more(event);
        sealed(event);
    });
    refused(&mut main, &resealed, "event 8 doesn't have the right postings");
    let strange = with(&|event| {
        event.origin.book = "ab".repeat(16);
        sealed(event);
    });
    refused(&mut main, &strange, "event 8 was first written in another book");
    let unread = with(&|event| {
        event.body = "{\"kind\":\"of-tomorrow\"}".to_owned();
        sealed(event);
    });
    refused(&mut main, &unread, "can't read event 8");
    let parted = with(&|event| {
        event.prev = Digest([9; 32]);
        sealed(event);
    });
    refused(&mut main, &parted, "event 8 doesn't follow the event before it");
}

#[test]
fn a_total_that_is_off_by_one_is_found() {
    let (mut main, _, bundle) = pair();
    let text = String::from_utf8(bundle).expect("text");
    // Three debts, both sides of each.
    let changed = text.replace("\"moved\":{\"book\":1200}", "\"moved\":{\"book\":1201}");
    assert_ne!(changed, text);
    refused(&mut main, changed.as_bytes(), "the totals don't match the events");
    let fewer = text.replace("\"totals\":{\"events\":4", "\"totals\":{\"events\":3");
    refused(&mut main, fewer.as_bytes(), "3 events expected, 4 found");
}

#[test]
fn another_key_is_refused_at_first_and_later() {
    let (mut main, other, bundle) = pair();
    let head = read(&bundle).expect("a bundle").head;
    let thief = SecretKey::new(&[66; 32]);
    let events = other.written(6);
    refused(&mut main, &signed(&head, &events, &thief), "the signature doesn't match these lines");
    let forged = Head::new(VERSION, head.book, thief.public(), head.anchor, (head.first, head.last));
    let forged = signed(&forged, &events, &thief);
    refused(&mut main, &forged, "the stand-in's first event doesn't match the head of the bundle");
    main.merge(&bundle).expect("taken in");
    refused(&mut main, &forged, "other-key");
}

#[test]
fn a_bundle_belongs_to_one_book_and_to_its_past() {
    let (mut main, mut other, bundle) = pair();
    let mut stranger = Book::new(3);
    refused(&mut stranger, &bundle, "other-book");
    // The same book, as it was before the surrogate started: restored from an old copy.
    let mut older = Book::new(1);
    older.owe(older.who("Ann"), older.who("Bob"), 1);
    let mut newer = Book::new(1);
    newer.owe(newer.who("Ann"), newer.who("Bob"), 2);
    let late = newer.stand_in(4).export(None);
    refused(&mut main, &late, "unknown-anchor");
    refused(&mut older, &late, "unknown-anchor");
    assert!(
        said(older.merge(&late)).contains("starts after event 7, which is a different event in this book")
    );
    assert!(said(main.merge(&late)).contains("isn't in this book: its last event is 6"));
    refused(&mut other, &bundle, "merge-into-surrogate");
    let base = main.export(None);
    refused(&mut main, &base, "no-surrogates-bundle");
    let checked = read(&bundle).expect("a bundle");
    let key = SecretKey::new(&[9; 32]).public();
    let mut third = Book::blank(5);
    assert_eq!(code(third.act(|session| surrogate::begin(session, &checked, key))), "surrogate-of-surrogate");
}

/// A house that counts in euros, adopted by bypassing the check that refuses it.
fn adopt_in_euros(book: &mut Book) {
    let igloo = begin::choose_house("igloo", |_| None).expect("a preset");
    let profile = igloo.text.replacen("currency = \"USD\"", "currency = \"EUR\"", 1);
    assert!(profile.contains("EUR"));
    book.fact(&HouseFact::HouseAdopted { house: "igloo".to_owned(), profile }.into());
}

#[test]
fn a_bundle_counts_in_the_unit_of_the_book() {
    let (mut main, mut other, bundle) = pair();
    adopt_in_euros(&mut other);
    let mixed = other.export(None);
    refused(&mut main, &mixed, "other-unit");
    assert_eq!(
        said(main.merge(&mixed)),
        "event 11 in the bundle adds house `igloo`, which uses EUR, but this book uses USD"
    );
    main.merge(&bundle).expect("without that house");
    // Stakes that the book couldn't read again.
    let mut other = main.stand_in(3);
    let mike = begin::choose_house("mike", |_| None).expect("a preset");
    let (night, banker) = (NightId(Uuid::from_u128(77)), Some(other.who("Ann")));
    let opened = NightOpened {
        night,
        number: 1,
        house: "mike".to_owned(),
        profile: mike.text,
        banker,
        stakes: Some("1.505/2".to_owned()),
        float: Money::ZERO,
        float_of: None,
        opened: Instant(5_000),
        kept_in: None,
    };
    other.fact(&NightFact::NightOpened(opened.clone()).into());
    let odd = other.export(None);
    assert!(said(main.merge(&odd)).contains("stakes of `1.505/2`, but stakes are two amounts in USD"));
    // No surrogate starts with such a night either.
    let mut book = Book::new(7);
    book.fact(&NightFact::NightOpened(NightOpened { banker: None, ..opened }).into());
    let base = read(&book.export(None)).expect("a bundle");
    let mut blank = Book::blank(8);
    let key = SecretKey::new(&[8; 32]).public();
    let begun = blank.act(|session| surrogate::begin(session, &base, key));
    assert!(said(begun).contains("stakes of `1.505/2`, but stakes are two amounts in USD"));
    // THE BOOK itself, whose surrogate would start with such a house.
    let mut main = Book::new(9);
    adopt_in_euros(&mut main);
    let bundle = main.export(None);
    let fault = read(&bundle).err().map(|error| error.to_string()).unwrap_or_default();
    assert!(fault.contains("has the house `igloo`, which is in EUR; its book is in USD"), "{fault}");
}

#[test]
fn a_surrogate_that_was_kept_twice_is_refused_and_both_heads_are_shown() {
    let (mut main, mut other, bundle) = pair();
    // Two people continue the same file: the same id, the same key, other events.
    let mut twin = main.stand_in(2);
    twin.owe(twin.who("Ann"), twin.who("Bob"), 100);
    twin.owe(twin.who("Bob"), twin.who("Ann"), 7);
    main.merge(&bundle).expect("taken in");
    refused(&mut main, &twin.export(None), "fork");
    let told = said(main.merge(&twin.export(None)));
    let heads = [other.written(other.head() - 1)[0].hash, twin.written(twin.head() - 1)[0].hash];
    assert!(heads.iter().all(|head| told.contains(&head.to_string())), "{told}");
    assert!(told.contains("from event 9 on"), "{told}");
    // And starting after what is known: the first event doesn't follow ours.
    twin.owe(twin.who("Ann"), twin.who("Bob"), 1);
    twin.owe(twin.who("Ann"), twin.who("Bob"), 1);
    refused(&mut main, &twin.export(Some((11, 11))), "fork");
    other.owe(other.who("Ann"), other.who("Bob"), 1);
    assert_eq!(code(main.merge(&other.export(Some((11, 11))))), "done", "the control");
    main.audit();
}

#[test]
fn a_part_whose_predecessor_is_missing_names_the_first_event_it_wants() {
    let (mut main, other, _) = pair();
    refused(&mut main, &other.export(Some((9, 10))), "missing-events");
    assert!(
        said(main.merge(&other.export(Some((9, 10))))).contains("events 7 to 8 of the stand-in are missing")
    );
    main.merge(&other.export(Some((7, 8)))).expect("the first part");
    main.merge(&other.export(Some((8, 10)))).expect("the second, which begins a little early");
    main.audit();
}

#[test]
fn a_bundle_of_nothing_or_of_last_week_is_nothing_new() {
    let (mut main, mut other, bundle) = pair();
    assert_eq!(main.merge(&bundle).expect("taken in").new, Some((7, 10)));
    let head = main.head();
    for again in [&bundle, &other.export(Some((11, 10))), &other.export(Some((8, 9)))] {
        assert_eq!(main.merge(again).expect("nothing new").new, None);
    }
    assert_eq!(main.head(), head, "nothing new writes nothing");
    other.owe(other.who("Bob"), other.who("Ann"), 50);
    assert_eq!(main.merge(&other.export(None)).expect("goes on").new, Some((11, 11)));
    assert_eq!(main.merge(&bundle).expect("last week's").new, None);
    main.audit();
}

#[test]
fn a_bundle_of_a_newer_program_is_left_alone() {
    let (mut main, other, bundle) = pair();
    let head = read(&bundle).expect("a bundle").head;
    let newer = Head::new(VERSION + 1, head.book, head.key, head.anchor, (head.first, head.last));
    refused(&mut main, &signed(&newer, &other.written(6), &other.key), "newer");
    let text = String::from_utf8(bundle).expect("text");
    let later = text.replacen("\"version\":1", "\"version\":2", 1).replacen("\"kind\":", "\"sort\":", 1);
    refused(&mut main, later.as_bytes(), "newer");
    refused(&mut main, b"PK\x03\x04\n", "this isn't a bundle from a book");
    refused(&mut main, b"", "this isn't a bundle from a book");
    refused(&mut main, b"{\"format\":\"housebook bundle\"}\n", "this isn't a bundle from a book");
}

#[test]
fn a_bundle_that_changes_while_it_is_read_is_found() {
    let (mut main, other, bundle) = pair();
    let head = read(&bundle).expect("a bundle").head;
    let mut events = other.written(6);
    events.swap(1, 2);
    // Longer, shorter, and properly signed by its own key: whatever comes the second time isn't what was checked.
    let others = [signed(&head, &events, &other.key), bundle[..bundle.len() / 2].to_vec(), Vec::new()];
    for second in others {
        for good in [1, 2] {
            let reads = Cell::new(0);
            let (first, second) = (bundle.clone(), second.clone());
            let open = move || {
                reads.set(reads.get() + 1);
                let bytes = if reads.get() <= good { &first } else { &second };
                Ok(Box::new(Cursor::new(bytes.clone())) as Box<dyn BufRead>)
            };
            let checked = surrogate::check(Path::new("it.bundle"), Box::new(open)).expect("the first time");
            let done = main.act(|session| surrogate::merge(session, &checked, &Decisions::default()));
            let seen = code(done);
            assert!(seen != "done" && seen != "nothing new", "{good}: {seen}");
            assert_eq!(main.head(), 6);
        }
    }
    main.merge(&bundle).expect("the control");
}

#[test]
fn a_bundle_brings_no_name_and_no_word_that_could_not_be_typed() {
    let (mut main, mut other, _) = pair();
    other.add("Zoe");
    let head = read(&other.export(None)).expect("a bundle").head;
    let said_as = |name: &str| {
        let mut events = other.written(6);
        let mut before = events[0].prev;
        for event in &mut events {
            event.body = event.body.replace("\"Zoe\"", &serde_json::json!(name).to_string());
            event.prev = before;
            event.hash = seal_of(event);
            before = event.hash;
        }
        signed(&head, &events, &other.key)
    };
    for bad in ["", "Z\u{202e}oe", "Zoe\u{200b}", "Z\noe", "Z\u{9b}31moe", &"Z".repeat(500)] {
        let seen = code(main.merge(&said_as(bad)));
        assert!(seen.starts_with("it.bundle:") && seen.contains("a bad name"), "{bad:?}: {seen}");
    }
    assert_eq!(code(main.merge(&said_as("Zed"))), "done", "the control");
}

#[test]
fn a_bundle_brings_no_house_that_could_not_be_adopted() {
    let (mut main, other, bundle) = pair();
    let head = read(&bundle).expect("a bundle").head;
    let with = |house: &str, profile: &str| {
        let mut events = other.written(6);
        let fact: Fact =
            HouseFact::HouseAdopted { house: house.to_owned(), profile: profile.to_owned() }.into();
        events[1].body = serde_json::to_string(&fact).expect("a body");
        events[1].hash = seal_of(&events[1]);
        signed(&head, &events, &other.key)
    };
    let called = |name: &str| format!("[house]\nname = '{name}'\ncurrency = 'USD'\n");
    let long = "x".repeat(70_000);
    let unread = "event 8 has a house that can't be read";
    for (house, profile, why) in [
        ("mike", "-5", unread),
        ("ours", "[house]\nname = 'ours'\n", unread),
        ("", &called(""), unread),
        (&long, &called(&long), unread),
        ("mine", &called("ours"), "event 8 names a house `mine` that calls itself `ours`"),
        ("ours", &called("ours"), "event 8 doesn't have the right postings"),
    ] {
        refused(&mut main, &with(house, profile), why);
    }
}
