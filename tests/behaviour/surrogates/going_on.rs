//! A surrogate goes on after a merge, THE BOOK is corrected meanwhile, and each book's corrections stay in it.

use crate::surrogates::shelf::{Book, code, read, said};
use crate::told::Told;
use engine::money::Money;
use ledger::bank::begin::{self, NightWanted};
use ledger::bank::{book, buying, closing, limits, surrogate};
use ledger::journal::{Fact, Means, Reservation, Reserving, SeatFact, SurrogateFact};
use ledger::night::buy_in::Purchase;
use ledger::night::closing::Ending;
use std::collections::BTreeSet;

fn debt(debtor: &str, creditor: &str, cents: i64) -> (String, String, i64) {
    (debtor.to_owned(), creditor.to_owned(), cents)
}

/// A night with one purchase of twenty dollars on THE BOOK.
fn night(book: &mut Book) {
    let (ann, bob) = (book.who("Ann"), book.who("Bob"));
    let wanted = NightWanted { house: None, banker: Some(bob), stakes: None, float: Money::ZERO };
    book.act(|session| begin::open(session, wanted)).expect("opened");
    let parts = vec![(Means::Book, Money::from_minor(2_000))];
    let purchase = Purchase { player: ann, seller: None, parts, chips: None };
    book.act(|session| buying::buy(session, &purchase, None)).expect("bought");
}

fn close(book: &mut Book) {
    book.act(|session| closing::close(session, &Ending::default())).expect("closed");
}

#[test]
fn a_surrogate_goes_on_and_corrections_stay() {
    let mut main = Book::new(1);
    let mut other = main.stand_in(2);
    let (ann, bob) = (main.who("Ann"), main.who("Bob"));
    let wrong = other.owe(ann, bob, 1_000);
    main.merge(&other.export(None)).expect("taken in");
    // Event 8 of the surrogate is event 8 here too; THE BOOK undoes it.
    assert_eq!(main.undo(wrong).expect("taken back"), 1);
    other.owe(bob, ann, 30);
    main.owe(bob, ann, 4);
    assert_eq!(main.merge(&other.export(None)).expect("goes on").new, Some((9, 9)));
    let sum = |book: &Book| {
        let lines = book.debts().into_iter();
        lines.map(|(debtor, _, cents)| if debtor == "Ann" { cents } else { -cents }).sum::<i64>()
    };
    assert_eq!(sum(&main), 500 - 30 - 4);
    // The surrogate undoes what THE BOOK already undid, and something of its own.
    other.undo(wrong).expect("taken back");
    other.undo(9).expect("taken back");
    let merged = main.merge(&other.export(None)).expect("goes on");
    assert_eq!(merged.notices.len(), 1);
    assert!(merged.notices[0].told().text.contains("was already undone here"), "{:?}", merged.notices);
    assert_eq!(sum(&main), 500 - 4);
    main.audit();
}

#[test]
fn a_night_kept_elsewhere_is_a_night_of_the_book() {
    let mut main = Book::new(1);
    let mut other = main.stand_in(2);
    night(&mut main);
    close(&mut main);
    night(&mut other);
    assert_eq!(code(surrogate::check_exportable(other.store.reader())), "night-open");
    close(&mut other);
    main.merge(&other.export(None)).expect("taken in");
    let nights = main.store.reader().nights().expect("nights");
    // They are in the order of their evenings, whatever number they got.
    let numbers: BTreeSet<u32> = nights.iter().map(|night| night.number).collect();
    assert_eq!(numbers, BTreeSet::from([1, 2]));
    assert_eq!(main.debts(), [debt("Ann", "Bob", 500)]);
    main.audit();
}

#[test]
fn a_bundle_neither_meets_an_open_night_nor_cuts_one() {
    let mut main = Book::new(1);
    let mut other = main.stand_in(2);
    night(&mut other);
    let first = other.head();
    close(&mut other);
    assert_eq!(code(surrogate::range(other.store.reader(), None, Some(first))), "no-such-range");
    let head = main.head();
    assert_eq!(code(main.merge(&other.export(Some((7, first))))), "night-cut");
    night(&mut main);
    assert_eq!(code(main.merge(&other.export(None))), "night-open");
    close(&mut main);
    main.merge(&other.export(None)).expect("taken in");
    assert!(main.head() > head);
    main.audit();
}

#[test]
fn what_belongs_to_the_book_is_taken_back_there() {
    let mut main = Book::new(1);
    let mut other = main.stand_in(2);
    let told = said(other.undo(5));
    assert!(told.contains("came from THE BOOK: undo it there"), "{told}");
    assert_eq!(code(other.undo(7)), "the-beginning");
    other.owe(other.who("Ann"), other.who("Bob"), 1);
    main.merge(&other.export(None)).expect("taken in");
    let last = main.head();
    assert_eq!(code(main.undo(last)), "merge-stays");
    // One event of the surrogate alone, by the request there, not the whole bundle.
    assert_eq!(main.undo(last - 1).expect("taken back"), 1);
    assert_eq!(main.debts(), [debt("Ann", "Bob", 500)]);
    main.audit();
}

#[test]
fn the_settings_of_a_surrogate_stay_there_and_its_requests_do_not_meet_ours() {
    let mut main = Book::new(1);
    let mut other = main.stand_in(2);
    let dave = begin::choose_house("dave", |_| None).expect("a preset");
    other.act(|session| begin::adopt(session, &dave)).expect("adopted");
    // Both books number their requests from 1, so every id appears twice.
    main.owe(main.who("Ann"), main.who("Bob"), 1);
    main.merge(&other.export(None)).expect("taken in");
    assert_eq!(main.store.reader().book().expect("a head").house, "mike");
    let last = main.store.reader().event(main.head() - 1).expect("a journal").expect("an event");
    let Fact::Surrogate(SurrogateFact::Elsewhere(elsewhere)) = last.fact else { panic!("{last:?}") };
    assert_eq!(elsewhere.what, "house-adopted");
    assert!(elsewhere.body.contains("dave"));
    main.audit();
}

#[test]
fn what_was_paid_in_both_books_is_refused_by_name() {
    let mut main = Book::new(1);
    let (ann, bob) = (main.who("Ann"), main.who("Bob"));
    let wanted = ledger::bank::notes::NoteWanted {
        debtor: ann,
        holder: bob.into(),
        amount: Money::from_minor(200),
        identifier: Some("AAA"),
        against: Means::Cash,
    };
    main.act(|session| ledger::bank::notes::issue(session, &wanted)).expect("written");
    let mut other = main.stand_in(2);
    for book in [&mut main, &mut other] {
        book.act(|session| ledger::bank::notes::pay(session, "AAA", Money::from_minor(200), false))
            .expect("paid");
    }
    let head = main.head();
    let told = said(main.merge(&other.export(None)));
    assert_eq!(
        told,
        "event 9 of the stand-in uses a note that event 8 already used here: undo one of them, here or in the stand-in"
    );
    assert_eq!(main.head(), head);
    // The way out: one of the two payments is undone.
    main.undo(head).expect("taken back");
    main.merge(&other.export(None)).expect("taken in");
    main.audit();
}

#[test]
fn a_consolidation_there_and_a_payment_here_leave_everybody_with_his_sum() {
    let mut main = Book::new(1);
    let cat = main.add("Cat");
    let (ann, bob) = (main.who("Ann"), main.who("Bob"));
    main.owe(bob, cat, 500);
    let mut other = main.stand_in(2);
    let mode = ledger::book::netting::Mode::Fewest;
    other.act(|session| book::consolidate(session, mode, &[])).expect("consolidated");
    main.act(|session| book::pay(session, ann.into(), bob.into(), Money::from_minor(200), (false, "")))
        .expect("paid");
    main.merge(&other.export(None)).expect("taken in");
    let nets = |name: &str| {
        let lines = main.debts().into_iter();
        lines
            .map(|(debtor, creditor, cents)| {
                i64::from(creditor == name) * cents - i64::from(debtor == name) * cents
            })
            .sum::<i64>()
    };
    assert_eq!([nets("Ann"), nets("Bob"), nets("Cat")], [-300, -200, 500]);
    main.audit();
}

#[test]
fn a_house_that_keeps_no_stand_in_is_obeyed() {
    let text = engine::formats::house::preset_text("mike").expect("a preset");
    let none = text.replace("surrogate = { is = true", "surrogate = { is = false");
    assert_ne!(none, text);
    let house = begin::choose_house("none.toml", |_| Some(none.clone())).expect("a house");
    let mut main = Book::new(1);
    main.act(|session| begin::adopt(session, &house)).expect("adopted");
    let base = read(&main.export(None)).expect("a bundle");
    let mut other = Book::blank(2);
    let key = other.key.public();
    assert_eq!(code(other.act(|session| surrogate::begin(session, &base, key))), "no-surrogate");
}

#[test]
fn a_seat_that_is_kept_for_the_next_night_here_is_kept_through_a_night_elsewhere() {
    let mut main = Book::new(1);
    let mut other = main.stand_in(2);
    night(&mut other);
    close(&mut other);
    let (player, words) = (main.who("Ann"), None);
    let reserved = Reservation { night: None, player, what: Reserving::Reserved, words };
    main.fact(&SeatFact::Reservation(reserved).into());
    main.merge(&other.export(None)).expect("taken in");
    let expected = |book: &Book| format!("{:?}", book.store.reader().expected().expect("a list"));
    assert!(expected(&main).contains(&player.0.to_string()), "{}", expected(&main));
    night(&mut main);
    assert!(!expected(&main).contains(&player.0.to_string()), "the control: here she came");
    main.audit();
}

#[test]
fn a_night_that_was_closed_again_there_is_delivered_after_another_night_here() {
    let mut main = Book::new(1);
    let mut other = main.stand_in(2);
    night(&mut other);
    close(&mut other);
    main.merge(&other.export(None)).expect("taken in");
    night(&mut main);
    close(&mut main);
    let closed = other.head();
    other.undo(closed).expect("opened again");
    assert_eq!(code(surrogate::range(other.store.reader(), None, Some(other.head()))), "no-such-range");
    let ann = other.who("Ann");
    let parts = vec![(Means::Book, Money::from_minor(1_000))];
    let purchase = Purchase { player: ann, seller: None, parts, chips: None };
    other.act(|session| buying::buy(session, &purchase, None)).expect("bought");
    close(&mut other);
    main.merge(&other.export(None)).expect("delivered");
    let nights = main.store.reader().nights().expect("nights");
    assert!(nights.iter().all(|night| night.closed.is_some()), "{nights:?}");
    assert_eq!(main.debts(), [debt("Ann", "Bob", 500)]);
    main.audit();
}

#[test]
fn of_two_nights_that_an_undo_would_leave_open_the_second_is_in_the_way() {
    let mut main = Book::new(1);
    let mut other = main.stand_in(2);
    night(&mut other);
    close(&mut other);
    main.merge(&other.export(None)).expect("taken in");
    let closed = main.head() - 1;
    night(&mut main);
    let told = said(main.undo(closed));
    assert!(told.contains("night 1 would still be open"), "{told}");
    close(&mut main);
    main.undo(closed).expect("no other is open now");
    assert_eq!(
        main.store.reader().open_night().expect("a look"),
        Some(main.store.reader().nights().expect("nights")[0].id)
    );
    close(&mut main);
    main.audit();
}

#[test]
fn who_is_past_his_limit_by_a_merge_is_named() {
    let mut main = Book::new(1);
    let mut other = main.stand_in(2);
    let (ann, bob) = (main.who("Ann"), main.who("Bob"));
    let limit = |book: &mut Book, player, cents| {
        book.act(|session| limits::set(session, player, Some(Money::from_minor(cents)), "")).expect("said")
    };
    limit(&mut main, ann, 700);
    other.owe(ann, bob, 300);
    let merged = main.merge(&other.export(None)).expect("never refused");
    assert_eq!(merged.notices[0].told().text, "`Ann` now owes $8.00 in THE BOOK, over the limit of $7.00");
    // Nothing is said about what was so before, nor about what stays within the limit.
    other.owe(bob, ann, 50);
    assert_eq!(main.merge(&other.export(None)).expect("taken in").notices, []);
    // A merged limit is compared with everything that is owed.
    let cat = main.add("Cat");
    main.owe(cat, ann, 900);
    let mut third = main.stand_in(3);
    limit(&mut third, cat, 1_000);
    third.owe(cat, ann, 50);
    main.owe(cat, ann, 200);
    let merged = main.merge(&third.export(None)).expect("taken in");
    assert_eq!(merged.notices[0].told().text, "`Cat` now owes $11.50 in THE BOOK, over the limit of $10.00");
    main.audit();
}
