//! Somebody drops the triggers and changes the book: what the audit finds, and what it can't find.

use super::bench::{Bench, code, usd};
use ledger::accounts::Party;
use ledger::bank::{book, people, undo};

/// The evening with this done to its tables.
fn edited(change: &str) -> Bench {
    Bench::played().tampered(|shell| shell.execute_batch(change).expect("an edit"))
}

#[test]
fn an_untouched_book_is_in_order() {
    let bench = Bench::played().tampered(|_| {});
    assert_eq!(bench.violations(), Vec::<&str>::new());
}

#[test]
fn amounts_changed_so_that_the_sum_still_holds_are_found() {
    let bench = Bench::played().tampered(|shell| {
        drop(shell.execute_batch("UPDATE posting SET amount = amount * 2 WHERE event = 6"))
    });
    let violations = bench.violations();
    assert!(violations.contains(&"chain"), "{violations:?}");
    assert!(violations.contains(&"entries"), "{violations:?}");
}

#[test]
fn a_name_changed_in_a_body_is_found() {
    let bench = Bench::played().tampered(|shell| {
        let changed = shell.execute("UPDATE event SET body = replace(body, 'Bob', 'Rob') WHERE seq = 4", []);
        assert_eq!(changed, Ok(1));
    });
    let violations = bench.violations();
    assert!(violations.contains(&"chain"), "{violations:?}");
    assert!(violations.contains(&"replay"), "{violations:?}");
}

#[test]
fn another_time_or_another_request_is_found() {
    for change in ["at = at + 1", "recorded = 0", "request = 'mine'", "version = 2", "kind = 'fined'"] {
        let bench = Bench::played().tampered(|shell| {
            assert_eq!(shell.execute(&format!("UPDATE event SET {change} WHERE seq = 8"), []), Ok(1));
        });
        assert!(bench.violations().contains(&"chain"), "{change}");
    }
}

/// The evening, followed by a player who owes and whose record is then merged into another.
fn with_a_merged_record() -> Bench {
    let mut bench = Bench::played();
    let (bob, eve) = (bench.bob, bench.add("Eve"));
    bench.act(|session| book::owe(session, eve.into(), Party::House, usd(3), "")).expect("owed");
    bench.act(|session| people::merge(session, bob, eve)).expect("merged");
    bench
}

#[test]
fn an_event_that_is_said_to_reverse_another_is_found_whichever_it_is() {
    let last = with_a_merged_record().store.reader().last_seq().expect("a head");
    for (event, reversed) in (7..=last).flat_map(|event| (1..event).map(move |reversed| (event, reversed))) {
        let bench = with_a_merged_record().tampered(|shell| {
            let change = format!("UPDATE event SET reverses = {reversed} WHERE seq = {event}");
            assert_eq!(shell.execute(&change, []), Ok(1));
        });
        assert!(bench.violations().contains(&"chain"), "{event} reverses {reversed}");
    }
}

#[test]
fn nobody_takes_back_anything_beside_a_changed_event() {
    for change in [
        "UPDATE event SET body = replace(body, '2000', '3000') WHERE seq = 7",
        "UPDATE posting SET amount = amount / 2 WHERE event = 6",
        "UPDATE posting SET amount = amount * 2 WHERE event = 6",
    ] {
        let mut bench = edited(change);
        let (ann, bob) = (bench.ann, bench.bob);
        bench.act(|session| book::owe(session, bob.into(), ann.into(), usd(5), "")).expect("owed");
        let taken_back = bench.act(|session| undo::undo(session, None, false).map(|_| ()));
        assert!(code(taken_back).starts_with("the book is damaged"), "{change}");
    }
}

#[test]
fn what_was_deleted_cannot_be_taken_back_and_has_no_empty_name() {
    let mut bench = Bench::played().tampered(|shell| {
        let deleted =
            shell.execute_batch("DELETE FROM posting WHERE event = 8; DELETE FROM event WHERE seq = 8");
        assert_eq!(deleted, Ok(()));
    });
    let taken_back = bench.act(|session| undo::undo(session, Some(8), false).map(|_| ()));
    assert_eq!(code(taken_back), "the book is damaged");
}

#[test]
fn nobody_writes_on_behind_a_last_event_that_was_changed() {
    for change in [
        "UPDATE event SET at = at + 1 WHERE seq = (SELECT max(seq) FROM event)",
        "UPDATE event SET prev_hash = randomblob(32) WHERE seq = (SELECT max(seq) FROM event)",
        "UPDATE event SET hash = randomblob(32) WHERE seq = (SELECT max(seq) FROM event)",
    ] {
        let mut bench = Bench::played().tampered(|shell| {
            assert_eq!(shell.execute(change, []), Ok(1), "{change}");
        });
        let (ann, bob) = (bench.ann, bench.bob);
        let asked =
            bench.ask("next", "owe", true, |session| book::owe(session, bob.into(), ann.into(), usd(5), ""));
        assert_eq!(code(asked), "the book is damaged: event 12, the last one, isn't what was sealed");
    }
}

#[test]
fn nobody_writes_on_where_something_is_left_of_a_last_event() {
    for change in [
        "DELETE FROM event WHERE seq = 12",
        "DELETE FROM event WHERE seq = 12; DELETE FROM posting WHERE event = 12",
        "DELETE FROM event WHERE seq = 12; DELETE FROM request WHERE last_seq = 12",
        "DELETE FROM posting WHERE event = 12",
    ] {
        let mut bench = edited(change);
        let (ann, bob) = (bench.ann, bench.bob);
        let asked =
            bench.ask("next", "owe", true, |session| book::owe(session, bob.into(), ann.into(), usd(5), ""));
        assert!(code(asked).starts_with("the book is damaged: event 1"), "{change}");
        assert!(!bench.violations().is_empty(), "{change}");
    }
}

#[test]
fn an_event_taken_out_of_the_middle_is_found() {
    let bench = Bench::played().tampered(|shell| {
        shell
            .execute_batch("DELETE FROM posting WHERE event = 9; DELETE FROM event WHERE seq = 9;")
            .expect("deleted");
    });
    assert!(bench.violations().contains(&"chain"));
}

#[test]
fn a_projection_changed_is_found() {
    for change in [
        "UPDATE account SET trade = trade + 1 WHERE asset = 'chips'",
        "UPDATE holding SET amount = amount * 2 WHERE asset = 'book'",
        "UPDATE player SET name = 'Rob' WHERE name = 'Bob'",
        "UPDATE sitting SET counted = 1",
        "UPDATE night SET warned = NULL",
        "UPDATE note SET status = 'lapsed'",
        "DELETE FROM sitting",
        "INSERT INTO alias VALUES ('nobody', 1, 'Zoe')",
        "UPDATE book SET house = 'igloo'",
    ] {
        let bench = Bench::played().tampered(|shell| {
            assert!(shell.execute(change, []).expect(change) > 0, "{change}");
        });
        assert_eq!(bench.violations(), ["replay"], "{change}");
    }
}

#[test]
fn an_id_in_capital_letters_is_found_wherever_it_is() {
    let text_columns = "SELECT t.name, c.name FROM sqlite_schema t, pragma_table_info(t.name) c
         WHERE t.type = 'table' AND c.type = 'TEXT'";
    let (mut columns, mut silent) = (Vec::new(), Vec::new());
    let _ = Bench::played().tampered(|shell| {
        let mut found = shell.prepare(text_columns).expect("columns");
        let rows = found.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).expect("columns");
        columns = rows.collect::<Result<Vec<(String, String)>, _>>().expect("columns");
    });
    let mut tried = 0;
    for (table, column) in columns {
        let is_id =
            format!("length({column}) = 32 AND {column} GLOB '*[a-f]*' AND {column} NOT GLOB '*[^0-9a-f]*'");
        let mut changed = 0;
        let bench = Bench::played().tampered(|shell| {
            let change = format!("UPDATE {table} SET {column} = upper({column}) WHERE {is_id}");
            changed = shell.execute(&change, []).expect("a change");
        });
        tried += usize::from(changed > 0);
        if changed > 0 && bench.store.audit(true).is_ok() && bench.violations().is_empty() {
            silent.push(format!("{table}.{column}"));
        }
    }
    assert!(silent.is_empty() && tried > 10, "{tried} tried, silent: {silent:?}");
}

#[test]
fn a_request_that_claims_events_of_another_is_found() {
    let bench = Bench::played().tampered(|shell| {
        let changed = shell.execute("UPDATE request SET first_seq = 1 WHERE last_seq = 8", []);
        assert_eq!(changed, Ok(1));
    });
    assert_eq!(bench.violations(), ["requests"]);
}

#[test]
fn an_answer_changed_or_taken_away_is_found() {
    for change in [
        "UPDATE request SET answer = replace(answer, '[8]', '[9]') WHERE last_seq = 8",
        "UPDATE request SET body_hash = zeroblob(32) WHERE last_seq = 8",
        "UPDATE request SET origin = 'elsewhere' WHERE last_seq = 8",
        "UPDATE request SET seal = zeroblob(32) WHERE last_seq = 8",
        "DELETE FROM request WHERE last_seq = 8",
    ] {
        let bench = Bench::played().tampered(|shell| {
            assert_eq!(shell.execute(change, []), Ok(1), "{change}");
        });
        assert_eq!(bench.violations(), ["requests"], "{change}");
    }
}

#[test]
fn an_answer_that_was_changed_is_never_given() {
    let mut bench = Bench::new();
    let ask = |bench: &mut Bench| {
        let (ann, bob) = (bench.ann, bench.bob);
        bench.ask("mine", "owe", true, |session| book::owe(session, bob.into(), ann.into(), usd(5), ""))
    };
    ask(&mut bench).expect("owed");
    let mut bench = bench.tampered(|shell| {
        let changed = shell.execute("UPDATE request SET answer = '{\"events\":[1]}' WHERE id = 'mine'", []);
        assert_eq!(changed, Ok(1));
    });
    let damage = "the book is damaged: the answer to request `mine` isn't the one that event 6 got";
    assert_eq!(code(ask(&mut bench)), damage);
}

#[test]
fn the_last_event_deleted_alone_is_found_by_what_it_had_changed() {
    let bench = Bench::played().tampered(|shell| {
        shell
            .execute_batch(
                "DELETE FROM posting WHERE event = 12; DELETE FROM request WHERE last_seq = 12;
                 DELETE FROM event WHERE seq = 12;",
            )
            .expect("deleted");
    });
    assert_eq!(bench.violations(), ["replay"]);
}

/// A chain proves that nothing before its head was changed; it can't prove that there was no later head. Cutting
/// off the end of the journal *and* everything it changed leaves an older, sound book: the audit finds nothing.
/// Only a head noted elsewhere, an anchor, tells the two apart.
#[test]
fn the_tail_cut_off_with_all_its_traces_is_not_found_without_an_anchor() {
    let mut bench = Bench::played();
    let older = bench.head();
    bench.add("Zoe");
    let anchor = bench.head();
    let bench = bench.tampered(|shell| {
        shell
            .execute_batch(
                "DELETE FROM event WHERE seq = 13; DELETE FROM request WHERE last_seq = 13;
                 DELETE FROM player WHERE name = 'Zoe';",
            )
            .expect("deleted");
    });
    assert_eq!(bench.violations(), Vec::<&str>::new(), "honestly: nothing can be found");
    assert_eq!(bench.head(), older);
    let anchored = bench.store.reader().event(anchor.0).expect("a journal").map(|event| event.hash);
    assert_ne!(anchored, Some(anchor.1), "the anchor names an event that is not there");
}
