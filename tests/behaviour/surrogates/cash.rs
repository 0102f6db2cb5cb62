//! Cash between two bankers, each half in its own book.

use crate::surrogates::shelf::{Book, code};
use engine::money::Money;
use ledger::bank::people;
use ledger::bank::surrogate::{self, arriving, in_transit};
use ledger::ids::PlayerId;
use ledger::journal::{CashHanded, HandOverSide};

fn hand(book: &mut Book, (from, to): (PlayerId, PlayerId), cents: i64, side: HandOverSide) {
    let handed = CashHanded { from, to, amount: Money::from_minor(cents), side };
    book.act(|session| surrogate::hand(session, handed)).expect("written");
}

fn open(book: &Book) -> Vec<i64> {
    let open = in_transit(book.store.reader()).expect("a look");
    open.into_iter().map(|one| one.amount.minor()).collect()
}

#[test]
fn what_one_book_only_knows_is_in_transit() {
    for (given, taken, left) in [
        (100_000, 100_000, vec![]),
        (100_000, 0, vec![100_000]),
        (0, 100_000, vec![-100_000]),
        (100_000, 60_000, vec![40_000]),
        (60_000, 100_000, vec![-40_000]),
    ] {
        let mut main = Book::new(1);
        let mut other = main.stand_in(2);
        let (ana, ben) = (main.who("Ann"), main.who("Bob"));
        if given > 0 {
            hand(&mut main, (ana, ben), given, HandOverSide::Given);
        }
        if taken > 0 {
            hand(&mut other, (ana, ben), taken, HandOverSide::Taken);
        }
        main.merge(&other.export(None)).expect("taken in");
        assert_eq!(open(&main), left, "{given} {taken}");
        main.audit();
    }
}

#[test]
fn hand_overs_both_ways_do_not_cancel_each_other() {
    let mut main = Book::new(1);
    let mut other = main.stand_in(2);
    let (ana, ben) = (main.who("Ann"), main.who("Bob"));
    hand(&mut main, (ana, ben), 500, HandOverSide::Given);
    hand(&mut other, (ben, ana), 500, HandOverSide::Given);
    main.merge(&other.export(None)).expect("taken in");
    assert_eq!(open(&main), [500, 500]);
    hand(&mut main, (ben, ana), 500, HandOverSide::Taken);
    assert_eq!(open(&main), [500]);
}

#[test]
fn nobody_hands_cash_to_himself_or_less_than_nothing() {
    let mut main = Book::new(1);
    let (ana, ben) = (main.who("Ann"), main.who("Bob"));
    let side = HandOverSide::Given;
    for (from, to, cents, wanted) in [(ana, ana, 5, "same-party"), (ana, ben, 0, "amount-not-positive")] {
        let handed = CashHanded { from, to, amount: Money::from_minor(cents), side };
        assert_eq!(code(main.act(|session| surrogate::hand(session, handed))), wanted);
    }
}

#[test]
fn cash_between_two_records_of_one_person_has_come() {
    for side in [HandOverSide::Given, HandOverSide::Taken] {
        let mut main = Book::new(1);
        let mut other = main.stand_in(2);
        let (ana, ben) = (main.who("Ann"), main.who("Bob"));
        hand(&mut main, (ana, ben), 500, side);
        assert_eq!(arriving(main.store.reader(), ana, ben).expect("a look").len(), 1);
        main.act(|session| people::merge(session, ana, ben)).expect("one person");
        assert_eq!(open(&main), [0; 0]);
        // The other half comes later, and then nothing is on its way either.
        hand(
            &mut other,
            (ana, ben),
            500,
            if side == HandOverSide::Given { HandOverSide::Taken } else { HandOverSide::Given },
        );
        main.merge(&other.export(None)).expect("taken in");
        assert_eq!(open(&main), [0; 0]);
        main.audit();
    }
}
