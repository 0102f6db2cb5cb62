//! Undo: the book is as if the command had never happened, or nothing is undone.

use super::bench::{Bench, code, usd};
use crate::told::Told;
use ledger::accounts::{Asset, Party};
use ledger::bank::closing;
use ledger::bank::{BankError, begin, book, cash_out, notes, people, playing, undo};
use ledger::book::notes::Notes;
use ledger::journal::Means;
use ledger::night::Evening;
use ledger::night::cash_out::PaidBy;
use ledger::night::closing::{Bearer, Ending};
use ledger::people::Standing;
use ledger::store::Event;

fn take_back(bench: &mut Bench, seq: u64, with_dependents: bool) -> Result<Vec<u64>, BankError> {
    let (undone, _) = bench.act(|session| undo::undo(session, Some(seq), with_dependents))?;
    Ok(undone.iter().map(|event: &Event| event.seq).collect())
}

/// Everything that can be seen of a book, without the numbers of its events.
fn seen(bench: &Bench) -> (Vec<Evening>, String) {
    let reader = bench.store.reader();
    let nights = reader.nights().expect("nights");
    let evenings = nights.iter().map(|night| {
        let mut evening = reader.evening(night.id).expect("an evening");
        let touched =
            evening.accounts.iter().filter(|(_, flow)| flow.balance().is_ok_and(|left| !left.is_zero()));
        evening.accounts = ledger::accounts::Accounts::from_rows(touched.map(|(key, flow)| (*key, *flow)));
        evening
    });
    let rest = format!(
        "{:?} {:?} {:?} {:?} {:?}",
        reader.people().expect("people"),
        reader.notes().expect("notes"),
        reader.debts(Asset::Book).expect("debts"),
        reader.debts(Asset::Private).expect("debts"),
        reader.case().expect("a case"),
    );
    (evenings.collect(), rest)
}

#[test]
fn undo_leaves_what_a_replay_without_the_event_would() {
    for first in [7, 8, 11, 12] {
        let mut bench = Bench::played();
        assert_eq!(take_back(&mut bench, first, false).expect("taken back"), [first]);
        assert_eq!(bench.violations(), Vec::<&str>::new(), "event {first}");
        assert_eq!(seen(&bench), seen(&played_without(first)), "event {first}");
    }
}

/// The evening of [`Bench::played`] without one of its commands.
fn played_without(out: u64) -> Bench {
    let mut bench = Bench::new();
    let (ann, bob) = (bench.ann, bench.bob);
    for number in 6..=12 {
        match number {
            _ if number == out => bench.skip_ids(u8::from(out < 9)),
            6 => bench.buy(ann, Means::Cash, 20).expect("bought"),
            7 => bench.buy(bob, Means::Book, 20).expect("bought"),
            8 => bench.buy(bob, Means::Note, 10).expect("bought"),
            9 | 10 => {
                bench.act(|session| playing::fine(session, bob, None, false).map(|_| ())).expect("an offence")
            }
            11 => bench.count(ann, 2500).expect("counted"),
            _ => bench
                .act(|session| book::owe(session, bob.into(), ann.into(), usd(5), "").map(|_| ()))
                .expect("owed"),
        }
    }
    bench
}

#[test]
fn undo_names_the_first_event_in_the_way() {
    let mut bench = Bench::played();
    let (bob, head) = (bench.bob, bench.head());
    // Bob's fine came out of the chips he bought on THE BOOK and by note; either alone still covers it.
    assert_eq!(take_back(&mut bench, 7, false).expect("the note's chips cover the fine"), [7]);
    let error = take_back(&mut bench, 8, false).expect_err("nothing covers the fine now");
    let BankError::Refused(refusal) = error else { panic!("{error}") };
    assert_eq!(refusal.told().code, "dependents");
    assert!(refusal.told().message.contains("event 8 (a buy-in)"), "{refusal}");
    assert!(refusal.told().message.contains("because of event 10 (a player was fined)"), "{refusal}");
    assert!(refusal.told().hint.expect("a hint").contains("undo 8 --with-dependents"));
    assert_eq!(bench.head().0, head.0 + 1, "only the first of the two was written");
    assert_eq!(bench.chips(bob), 980);
}

#[test]
fn undo_with_dependents_reverses_those_too() {
    let mut bench = Bench::played();
    take_back(&mut bench, 7, false).expect("taken back");
    let undone = take_back(&mut bench, 8, true).expect("taken back");
    assert_eq!(undone, [8, 10]);
    let reader = bench.store.reader();
    for seq in undone {
        let by = reader.undone_by(seq).expect("a journal").expect("it was taken back");
        let (event, reversal) = (reader.event(seq).expect("an event"), reader.event(by).expect("an event"));
        let (event, reversal) = (event.expect("there"), reversal.expect("there"));
        assert_eq!(reversal.reverses, Some(seq));
        assert_eq!(reversal.entry, event.entry.reversed(), "exactly");
    }
    assert_eq!(bench.chips(bench.bob), 0);
    assert_eq!(bench.violations(), Vec::<&str>::new());
}

#[test]
fn undo_is_not_undone_and_nothing_is_undone_twice() {
    let mut bench = Bench::played();
    take_back(&mut bench, 12, false).expect("taken back");
    assert_eq!(code(take_back(&mut bench, 12, false)), "already-undone");
    assert_eq!(code(take_back(&mut bench, 13, false)), "undo-of-undo");
    assert_eq!(code(take_back(&mut bench, 1, true)), "the-beginning");
    assert_eq!(code(take_back(&mut bench, 99, true)), "unknown-event");
}

#[test]
fn undo_takes_a_whole_command_back() {
    let mut bench = Bench::played();
    let ann = bench.ann;
    bench.act(|session| cash_out::one(session, ann, None, PaidBy::Usual)).expect("paid");
    assert_eq!(take_back(&mut bench, 14, false).expect("taken back"), [13, 14]);
    assert_eq!(bench.chips(ann), 2500);
}

/// Ann has $5 more than she bought, which nobody recorded; the close books it as told.
fn closed() -> Bench {
    let mut bench = Bench::new();
    let ann = bench.ann;
    bench.buy(ann, Means::Cash, 20).expect("bought");
    bench.buy(bench.bob, Means::Cash, 20).expect("bought");
    bench.count(bench.bob, 1500).expect("counted");
    bench
        .act(|session| closing::close(session, &Ending { bearer: Some(Bearer::House), ..Ending::default() }))
        .expect("closed");
    bench
}

#[test]
fn undo_never_leaves_a_closed_night_with_chips_out() {
    let mut bench = closed();
    let error = take_back(&mut bench, 8, false).expect_err("the count is part of what was closed");
    assert_eq!(code(Err::<(), _>(error)), "dependents");
    take_back(&mut bench, 8, true).expect("the close goes too");
    let night = bench.store.reader().nights().expect("nights")[0].clone();
    assert_eq!(night.closed, None);
    assert_eq!(bench.chips(bench.bob), 2000);
}

#[test]
fn undo_never_leaves_two_nights_open() {
    let mut bench = closed();
    let close = bench.head().0;
    let wanted = begin::NightWanted { house: None, banker: None, stakes: None, float: usd(0) };
    bench.act(|session| begin::open(session, wanted)).expect("opened");
    assert_eq!(code(take_back(&mut bench, close, false)), "dependents");
}

#[test]
fn undo_of_a_night_leaves_its_number_free_or_used_but_never_twice() {
    let mut bench = closed();
    let close = bench.head().0;
    let open = |bench: &mut Bench| {
        let wanted = begin::NightWanted { house: None, banker: None, stakes: None, float: usd(0) };
        bench.act(|session| begin::open(session, wanted))
    };
    open(&mut bench).expect("opened");
    bench.act(|session| closing::close(session, &Ending::default())).expect("closed");
    // The first night is undone completely; the second keeps its number, and the third gets the next.
    take_back(&mut bench, 5, true).expect("taken back");
    assert!(close < bench.head().0);
    let third = open(&mut bench).expect("a third night opens");
    assert_eq!(third.number, 3);
}

#[test]
fn undo_never_leaves_two_open_notes_of_one_identifier() {
    let mut bench = Bench::new();
    let bob = bench.bob;
    bench.buy(bob, Means::Note, 10).expect("bought");
    let first: String = bench.store.reader().notes().expect("notes")[0].identifier.clone();
    bench.act(|session| notes::void(session, &first, "torn")).expect("void");
    bench.buy(bob, Means::Note, 10).expect("bought");
    assert_eq!(bench.store.reader().notes().expect("notes")[1].identifier, first, "it was free again");
    assert_eq!(code(take_back(&mut bench, 7, false)), "dependents");
    let open = bench.act(|session| {
        let tonight = session.tonight()?;
        let notes: Notes<'_> = ledger::bank::buying::notes_of(&tonight);
        Ok(notes.find(&first)?.open)
    });
    assert_eq!(open.expect("one is meant"), usd(10));
}

#[test]
fn undo_of_an_opening_takes_the_chips_of_a_note_with_it() {
    let mut bench = Bench::new();
    let wanted = notes::NoteWanted {
        debtor: bench.bob,
        holder: Party::Bank,
        amount: usd(10),
        identifier: None,
        against: Means::Chips,
    };
    bench.act(|session| notes::issue(session, &wanted)).expect("issued");
    assert_eq!(code(take_back(&mut bench, 5, false)), "dependents");
    assert_eq!(take_back(&mut bench, 5, true).expect("taken back"), [5, 6]);
}

#[test]
fn undo_leaves_a_merged_record_empty() {
    let mut bench = Bench::new();
    let (ann, bob) = (bench.ann, bench.bob);
    bench.act(|session| closing::close(session, &Ending::default())).expect("closed");
    bench.act(|session| book::owe(session, bob.into(), ann.into(), usd(5), "")).expect("owed");
    let owed = bench.head().0;
    let zoe = bench.add("Zoe");
    bench.act(|session| people::merge(session, zoe, bob)).expect("merged");
    assert_eq!(code(take_back(&mut bench, owed, false)), "dependents");
    assert_eq!(take_back(&mut bench, owed, true).expect("taken back"), [owed, owed + 2]);
    assert_eq!(bench.store.reader().holdings(bob.into()).expect("holdings"), Vec::new());
}

#[test]
fn a_note_falls_to_the_regular_at_the_end_of_the_chain() {
    let mut bench = Bench::new();
    let (ann, bob) = (bench.ann, bench.bob);
    let guest = |inviter| Standing::Guest { inviter: Some(inviter) };
    let zoe = bench.add("Zoe");
    bench.act(|session| people::set_standing(session, zoe, guest(bob))).expect("Bob's guest");
    bench.act(|session| people::set_standing(session, bob, guest(ann))).expect("Ann's guest by now");
    bench.buy(zoe, Means::Note, 10).expect("bought");
    bench.act(notes::commit_all).expect("committed");
    let debts = bench.store.reader().debts(Asset::Book).expect("debts");
    let debts: Vec<_> = debts.iter().map(|line| (line.debtor, line.creditor, line.amount)).collect();
    assert_eq!(debts, [(Party::from(ann), Party::Bank, usd(10))], "only regulars owe in THE BOOK");
}

#[test]
fn undo_of_a_merge_names_the_note_paid_since() {
    let mut bench = Bench::new();
    let (ann, bob) = (bench.ann, bench.bob);
    bench.act(|session| closing::close(session, &Ending::default())).expect("closed");
    let wanted = notes::NoteWanted {
        debtor: bob,
        holder: ann.into(),
        amount: usd(10),
        identifier: Some("BOB"),
        against: Means::Cash,
    };
    bench.act(|session| notes::issue(session, &wanted)).expect("issued");
    let zoe = bench.add("Zoe");
    bench.act(|session| people::merge(session, zoe, bob)).expect("merged");
    let merged = bench.head().0;
    bench.act(|session| notes::pay(session, "BOB", usd(4), false)).expect("paid by the kept record");
    assert_eq!(code(take_back(&mut bench, merged, false)), "dependents");
    assert_eq!(take_back(&mut bench, merged, true).expect("taken back"), [merged, merged + 1]);
}

#[test]
fn undo_of_a_coming_names_the_warning_given_since() {
    let mut bench = Bench::new();
    let zoe = bench.add("Zoe");
    bench.act(|session| playing::fine(session, zoe, None, false)).expect("warned");
    assert_eq!(code(take_back(&mut bench, 6, false)), "dependents");
    assert_eq!(take_back(&mut bench, 6, true).expect("taken back"), [6, 7]);
}
