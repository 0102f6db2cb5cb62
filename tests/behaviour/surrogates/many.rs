//! A bundle of many events; `HOUSEBOOK_EVENTS=100000` asks for a long one.

use crate::durability::kills::number;
use crate::surrogates::shelf::{Book, read};
use housebook::domain::journal::Fact;
use housebook::domain::money::Money;
use std::time::Instant;

/// Events of the normal run.
const EVENTS: u64 = 2_000;

#[test]
fn t93_a_bundle_of_many_events_is_taken_in_whole() {
    let events = number("HOUSEBOOK_EVENTS").unwrap_or(EVENTS);
    let mut main = Book::new(1);
    let mut other = main.stand_in(2);
    let (ann, bob) = (other.who("Ann"), other.who("Bob"));
    let reason = "a side bet".to_owned();
    let fact = Fact::DebtOwed { debtor: bob, creditor: ann.into(), amount: Money::from_minor(1), reason };
    other.act(|session| (0..events).try_for_each(|_| session.record(&fact).map(|_| ()))).expect("recorded");
    let begun = Instant::now();
    let bundle = other.export(None);
    let exported = begun.elapsed();
    let bytes = bundle.len();
    let begun = Instant::now();
    drop(read(&bundle).expect("a bundle"));
    let checked = begun.elapsed();
    let begun = Instant::now();
    assert_eq!(main.merge(&bundle).expect("taken in").new, Some((7, events + 7)));
    println!(
        "bundle: events={events} bytes={bytes} export={exported:?} check={checked:?} check+merge={:?}",
        begun.elapsed()
    );
    let net = i64::try_from(events).expect("a number") - 500;
    let debts = main.debts();
    let sum: i64 = debts.iter().map(|(debtor, _, cents)| if debtor == "Bob" { *cents } else { -cents }).sum();
    assert_eq!(sum, net);
    main.audit();
}
