//! The same request twice writes once; a dry run writes nothing.

use super::bench::{Asked, Bench, code, usd};
use ledger::bank::{Done, book, buying};
use ledger::journal::{BoughtIn, Means};
use ledger::night::buy_in::Purchase;

/// Ann buys for cash under a request id.
fn buy(bench: &mut Bench, id: &str, body: &str, dollars: i64, keep: bool) -> Asked<BoughtIn> {
    let parts = vec![(Means::Cash, usd(dollars))];
    let purchase = Purchase { player: bench.ann, seller: None, parts, chips: None };
    bench.ask(id, body, keep, |session| buying::buy(session, &purchase, None).map(|sale| sale.bought))
}

fn now(done: Asked<BoughtIn>) -> String {
    match done.expect("done") {
        Done::Now { answer, .. } => answer,
        Done::Before(_) => panic!("that was answered before"),
    }
}

#[test]
fn the_same_request_twice_answers_the_same_and_writes_once() {
    let mut bench = Bench::new();
    let answer = now(buy(&mut bench, "mine", "buy ann 20", 20, true));
    let head = bench.head();
    for _ in 0..3 {
        match buy(&mut bench, "mine", "buy ann 20", 20, true).expect("answered") {
            Done::Before(again) => assert_eq!(again, answer),
            Done::Now { .. } => panic!("it was carried out twice"),
        }
    }
    assert_eq!(bench.head(), head);
    assert_eq!(bench.chips(bench.ann), 2000);
}

#[test]
fn the_same_request_is_answered_even_where_it_would_be_refused_by_now() {
    let mut bench = Bench::new();
    let (ann, bob) = (bench.ann, bench.bob);
    bench.act(|session| book::owe(session, bob.into(), ann.into(), usd(5), "")).expect("owed");
    let forgive = |bench: &mut Bench| {
        bench.ask("forgiven", "forgive 5", true, |session| {
            book::forgive(session, ann.into(), bob.into(), usd(5), "a friend")
        })
    };
    assert!(matches!(forgive(&mut bench), Ok(Done::Now { .. })));
    assert!(matches!(forgive(&mut bench), Ok(Done::Before(_))));
}

#[test]
fn a_request_id_used_for_something_else_is_refused() {
    let mut bench = Bench::new();
    now(buy(&mut bench, "mine", "buy ann 20", 20, true));
    let head = bench.head();
    assert_eq!(code(buy(&mut bench, "mine", "buy ann 40", 40, true)), "request-reused");
    assert_eq!(bench.head(), head);
}

#[test]
fn a_refused_request_leaves_its_id_free() {
    let mut bench = Bench::new();
    let head = bench.head();
    assert_eq!(code(buy(&mut bench, "mine", "buy ann 7", 7, true)), "buy-in-multiple");
    assert_eq!(bench.head(), head);
    now(buy(&mut bench, "mine", "buy ann 20", 20, true));
    assert_eq!(bench.chips(bench.ann), 2000);
}

#[test]
fn a_rehearsal_answers_like_the_deed_and_leaves_the_head() {
    let mut bench = Bench::new();
    let head = bench.head();
    let rehearsed = now(buy(&mut bench, "mine", "buy ann 20", 20, false));
    assert_eq!((bench.head(), bench.chips(bench.ann)), (head, 0));
    let done = now(buy(&mut bench, "mine", "buy ann 20", 20, true));
    assert_eq!(rehearsed, done);
    assert_eq!(bench.chips(bench.ann), 2000);
    assert_eq!(bench.violations(), Vec::<&str>::new());
}

#[test]
fn a_request_is_remembered_by_the_book_and_not_by_the_process() {
    let mut bench = Bench::new();
    now(buy(&mut bench, "mine", "buy ann 20", 20, true));
    let mut bench = bench.tampered(|_| {});
    assert!(matches!(buy(&mut bench, "mine", "buy ann 20", 20, true), Ok(Done::Before(_))));
    assert_eq!(code(buy(&mut bench, "mine", "buy ann 40", 40, true)), "request-reused");
}
