//! People of two books: who is the same, who are two, and what only the keeper of THE BOOK can say.

use crate::surrogates::shelf::{Book, code, said};
use crate::told::Told;
use ledger::bank::surrogate::Decisions;
use ledger::bank::{BankError, people, roster};
use ledger::people::{Name, Standing};

fn name(text: &str) -> Name {
    Name::new(text).expect("a name")
}

#[test]
fn who_came_into_both_books_under_one_name_is_one_person() {
    let mut main = Book::new(1);
    let mut other = main.stand_in(2);
    let (here, there) = (main.add("Cat"), other.add("Cat"));
    let bob = other.who("Bob");
    other.owe(there, bob, 300);
    main.owe(here, bob, 20);
    let merged = main.merge(&other.export(None)).expect("taken in");
    assert_eq!(merged.notices[0].told().text, "`Cat` is in both books and counts as one person");
    assert_eq!(main.names(), ["Ann", "Bob", "Cat"]);
    assert!(main.debts().contains(&("Cat".to_owned(), "Bob".to_owned(), 320)), "{:?}", main.debts());
    // In a later bundle they are still known.
    other.owe(there, bob, 5);
    main.merge(&other.export(None)).expect("taken in");
    assert!(main.debts().contains(&("Cat".to_owned(), "Bob".to_owned(), 325)), "{:?}", main.debts());
    main.audit();
}

#[test]
fn all_doubts_are_listed_at_once_and_decided_at_once() {
    let mut main = Book::new(1);
    let mut other = main.stand_in(2);
    main.add("Ian");
    let jose = main.add("José");
    main.act(|session| people::add_alias(session, jose, &name("Pepe"), false)).expect("an alias");
    main.add_as("Zed", Standing::Guest { inviter: None });
    for newcomer in ["lan", "Pepe", "Zed", "Eve"] {
        other.add(newcomer);
    }
    let bundle = other.export(None);
    let head = main.head();
    let told = said(main.merge(&bundle));
    for doubt in [
        "`lan` looks like `Ian`",
        "`Pepe` looks like `Pepe`, an alias for `José`",
        "`Zed` is a regular in the stand-in but a guest here",
    ] {
        assert!(told.contains(doubt), "{doubt}: {told}");
    }
    assert!(!told.contains("Eve"), "{told}");
    assert_eq!(main.head(), head);
    let (same, other) = (vec![("Pepe".to_owned(), jose)], vec![("lan".to_owned(), None)]);
    let some = Decisions { same, other, ..Decisions::default() };
    assert_eq!(said(main.merge_with(&bundle, &some)).matches(';').count(), 0, "one doubt is left");
    let unknown = Decisions { other: vec![("Nobody".to_owned(), None)], ..Decisions::default() };
    assert_eq!(code(main.merge_with(&bundle, &unknown)), "unknown-newcomer");
    let taken = Decisions { other: vec![("Zed".to_owned(), None), ("lan".to_owned(), None)], ..some.clone() };
    assert!(said(main.merge_with(&bundle, &taken)).contains("the name `Zed` is taken"));
    let all =
        Decisions { other: vec![("Zed".to_owned(), Some(name("Zed II"))), ("lan".to_owned(), None)], ..some };
    main.merge_with(&bundle, &all).expect("decided");
    assert_eq!(main.names(), ["Ann", "Bob", "Ian", "José", "Zed", "lan", "Zed II", "Eve"]);
    main.audit();
}

#[test]
fn a_name_that_was_ours_under_another_when_the_surrogate_began_is_a_question() {
    let mut main = Book::new(1);
    let mut other = main.stand_in(2);
    let bob = main.who("Bob");
    main.act(|session| people::rename(session, bob, &name("Robert"), false)).expect("renamed");
    other.add("Robert");
    assert_eq!(code(main.merge(&other.export(None))), "people-undecided");
}

#[test]
fn what_both_books_renamed_keeps_our_name_and_of_two_surrogates_the_later() {
    for order in [[0, 1], [1, 0]] {
        let mut main = Book::new(1);
        let mut others = [main.stand_in(2), main.stand_in(3)];
        let (ann, bob) = (main.who("Ann"), main.who("Bob"));
        main.act(|session| people::rename(session, bob, &name("Robert"), false)).expect("renamed");
        for (number, other) in others.iter_mut().enumerate() {
            other
                .act(|session| people::rename(session, bob, &name(&format!("Rob {number}")), false))
                .expect("renamed");
            other
                .act(|session| people::rename(session, ann, &name(&format!("Anna {number}")), false))
                .expect("renamed");
        }
        let notices: Vec<usize> = order
            .iter()
            .map(|at| main.merge(&others[*at].export(None)).expect("taken in").notices.len())
            .collect();
        assert_eq!(main.names(), ["Anna 1", "Robert"], "{order:?}");
        assert_eq!(notices.iter().sum::<usize>(), if order == [0, 1] { 2 } else { 3 });
        main.audit();
    }
}

#[test]
fn whose_record_became_another_here_is_that_one_in_every_bundle() {
    let mut main = Book::new(1);
    let cat = main.add("Cat");
    let mut other = main.stand_in(2);
    let (ann, bob) = (main.who("Ann"), main.who("Bob"));
    main.act(|session| people::merge(session, ann, cat)).expect("merged");
    other.owe(cat, bob, 70);
    other.owe(ann, bob, 5);
    main.merge(&other.export(None)).expect("taken in");
    assert_eq!(main.debts(), [("Ann".to_owned(), "Bob".to_owned(), 575)]);
    main.audit();
}

#[test]
fn records_that_became_one_there_take_what_they_hold_here() {
    let mut main = Book::new(1);
    let cat = main.add("Cat");
    let mut others = [main.stand_in(2), main.stand_in(3)];
    let (ann, bob) = (main.who("Ann"), main.who("Bob"));
    others[0].owe(cat, bob, 10);
    others[0].act(|session| people::merge(session, ann, cat)).expect("merged");
    others[1].owe(cat, bob, 1);
    main.owe(cat, bob, 200);
    for at in [0, 1] {
        main.merge(&others[at].export(None)).expect("taken in");
    }
    assert_eq!(main.debts(), [("Ann".to_owned(), "Bob".to_owned(), 711)]);
    assert_eq!(main.names(), ["Ann", "Bob"]);
    main.audit();
}

#[test]
fn a_guest_and_his_inviter_come_together() {
    let mut main = Book::new(1);
    let mut other = main.stand_in(2);
    let there = other.add("Dan");
    other.add_as("Guest", Standing::Guest { inviter: Some(there) });
    let here = main.add("Dan");
    main.add_as("Guest", Standing::Guest { inviter: Some(here) });
    main.merge(&other.export(None)).expect("both are surely the same");
    assert_eq!(main.names(), ["Ann", "Bob", "Dan", "Guest"]);
    main.audit();
}

#[test]
fn an_alias_of_two_people_finds_neither_in_whichever_order_it_came() {
    let code_of = |book: &Book| {
        let people = roster(book.store.reader()).expect("people");
        people.find("Gold").map(|person| person.name.to_string()).map_err(|refusal| refusal.told().code)
    };
    for order in [[0, 1], [1, 0]] {
        let mut main = Book::new(1);
        let mut others = [main.stand_in(2), main.stand_in(3)];
        let both = [main.who("Ann"), main.who("Bob")];
        for (other, player) in others.iter_mut().zip(both) {
            other.act(|session| people::add_alias(session, player, &name("Gold"), false)).expect("an alias");
        }
        let first = main.merge(&others[order[0]].export(None)).expect("taken in");
        assert_eq!(first.notices, []);
        let alias = main.head() - 1;
        let second = main.merge(&others[order[1]].export(None)).expect("taken in");
        let [told] = &second.notices[..] else { panic!("{:?}", second.notices) };
        assert!(
            told.told().text.starts_with("`Gold` is an alias for `Ann` and `Bob`, so it doesn't work"),
            "{}",
            told.told().text
        );
        assert!(told.told().text.contains(&format!("`undo {alias}`")), "{}", told.told().text);
        assert_eq!(code_of(&main), Err("ambiguous-player"), "{order:?}");
        main.undo(alias).expect("taken back");
        let left = ["Bob", "Ann"][order[0]];
        assert_eq!(code_of(&main), Ok(left.to_owned()), "{order:?}");
        main.audit();
    }
}

#[test]
fn the_same_alias_of_one_person_stays_when_one_book_takes_it_back() {
    for order in [[0, 1], [1, 0]] {
        let mut main = Book::new(1);
        let mut others = [main.stand_in(2), main.stand_in(3)];
        let ann = main.who("Ann");
        for other in &mut others {
            other.act(|session| people::add_alias(session, ann, &name("Gold"), false)).expect("an alias");
        }
        for at in order {
            assert_eq!(main.merge(&others[at].export(None)).expect("taken in").notices, []);
        }
        others[0].undo(8).expect("taken back");
        main.merge(&others[0].export(None)).expect("taken in");
        let people = main.store.reader().people().expect("people");
        assert_eq!(people[0].aliases, ["Gold"], "{order:?}");
        main.audit();
    }
}

#[test]
fn a_name_that_two_people_got_is_a_question_in_either_order() {
    for order in [[0, 1], [1, 0]] {
        let mut main = Book::new(1);
        let mut others = [main.stand_in(2), main.stand_in(3)];
        for (other, who) in others.iter_mut().zip(["Ann", "Bob"]) {
            let player = other.who(who);
            other.act(|session| people::rename(session, player, &name("Gold"), false)).expect("renamed");
        }
        main.merge(&others[order[0]].export(None)).expect("taken in");
        let (bundle, head) = (others[order[1]].export(None), main.head());
        let told = said(main.merge(&bundle));
        assert!(
            told.contains("a player in the stand-in is now called `Gold`, and this book has a `Gold`"),
            "{told}"
        );
        let other = |called| Decisions { other: vec![("Gold".to_owned(), called)], ..Decisions::default() };
        assert!(said(main.merge_with(&bundle, &other(None))).contains("the name `Gold` is taken"));
        assert_eq!(main.head(), head);
        main.merge_with(&bundle, &other(Some(name("Silver")))).expect("decided");
        let mut wanted = ["Gold", "Silver"];
        wanted.rotate_left(order[0]);
        assert_eq!(main.names(), wanted, "{order:?}");
        main.audit();
    }
}

#[test]
fn names_that_changed_places_there_change_places_here() {
    let mut main = Book::new(1);
    let mut other = main.stand_in(2);
    let (ann, bob) = (main.who("Ann"), main.who("Bob"));
    for (player, called) in [(ann, "Cat"), (bob, "Ann"), (ann, "Bob")] {
        other.act(|session| people::rename(session, player, &name(called), false)).expect("renamed");
    }
    main.merge(&other.export(None)).expect("taken in");
    assert_eq!((main.who("Bob"), main.who("Ann")), (ann, bob));
    main.audit();
}

#[test]
fn who_came_into_a_surrogate_stays_and_the_refusal_offers_nothing_that_is_refused() {
    let mut main = Book::new(1);
    let mut other = main.stand_in(2);
    let dan = main.add("Dan");
    main.add_as("Eve", Standing::Guest { inviter: Some(dan) });
    other.add("Dan");
    let debt = other.owe(other.who("Dan"), other.who("Bob"), 5);
    main.merge(&other.export(None)).expect("taken in");
    let refusal = |book: &mut Book, seq| match book.undo(seq) {
        Err(BankError::Refused(refusal)) => (refusal.told().code, refusal.told().hint),
        done => panic!("{done:?}"),
    };
    let last = main.head();
    for stays in [7, last - 2] {
        assert_eq!(refusal(&mut main, stays), ("merge-stays", None), "event {stays}");
    }
    assert_eq!(refusal(&mut main, last), ("merge-stays", Some(format!("undo {}", last - 1))));
    assert_eq!(main.undo(last - 1).expect("the hint"), 1);
    assert_eq!(refusal(&mut main, last), ("merge-stays", None), "nothing else came in");
    assert_eq!(debt, 9);
    main.undo(8).expect("the guest is nobody's match");
    main.audit();
}
