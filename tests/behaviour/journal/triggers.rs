//! A plain SQLite connection can't change the journal, nor write an event that doesn't balance.

use super::bench::Bench;
use std::fs;

/// Runs a statement in one transaction and returns the words of the trigger that stopped it.
#[track_caller]
fn refused(bench: &Bench, statements: &str) -> String {
    let before = bench.head();
    let shell = bench.shell();
    let error =
        shell.execute_batch(&format!("BEGIN IMMEDIATE; {statements}; COMMIT;")).expect_err(statements);
    shell.execute_batch("ROLLBACK").expect("a transaction was open");
    assert_eq!(bench.head(), before, "{statements}");
    assert_eq!(bench.violations(), Vec::<&str>::new(), "{statements}");
    error.to_string()
}

/// An event after the last one, of this nature and with these extra columns; its hash only has the right size.
fn next_event(nature: &str) -> String {
    format!(
        "INSERT INTO event SELECT max(seq) + 1, 'x', 0, 0, 'x', 1, NULL, '{nature}', '{{}}', NULL, origin_book,
                max(seq) + 1, NULL, hash, randomblob(32) FROM event"
    )
}

/// A posting of the next event.
fn posting(line: u32, party: &str, asset: &str, amount: i64) -> String {
    format!("INSERT INTO posting SELECT max(seq) + 1, {line}, '{party}', '{asset}', '', {amount} FROM event;")
}

#[test]
fn nothing_of_the_journal_can_be_updated() {
    let bench = Bench::played();
    for statement in [
        "UPDATE event SET body = '{}' WHERE seq = 6",
        "UPDATE event SET at = at + 1",
        "UPDATE OR REPLACE event SET seq = 7 WHERE seq = 6",
        "UPDATE posting SET amount = -amount",
        "UPDATE posting SET party = 'bank' WHERE event = 6",
        "UPDATE request SET answer = '{}'",
    ] {
        assert!(refused(&bench, statement).contains("append-only"), "{statement}");
    }
}

#[test]
fn nothing_of_the_journal_can_be_deleted() {
    let bench = Bench::played();
    for statement in [
        "DELETE FROM event WHERE seq = 12",
        "DELETE FROM event",
        "DELETE FROM posting",
        "DELETE FROM request",
    ] {
        assert!(refused(&bench, statement).contains("append-only"), "{statement}");
    }
}

#[test]
fn nothing_of_the_journal_can_be_replaced() {
    let bench = Bench::played();
    let columns =
        "request, at, recorded, kind, version, night, nature, body, reverses, origin_book, origin_seq,
                   origin_hash, prev_hash";
    for statement in [
        "INSERT OR REPLACE INTO event SELECT * FROM event WHERE seq = 6".to_owned(),
        "INSERT OR REPLACE INTO posting SELECT event, line, party, asset, counter, -amount FROM posting".to_owned(),
        "INSERT OR REPLACE INTO request SELECT origin, id, body_hash, first_seq, last_seq, '{\"ok\":1}' FROM request"
            .to_owned(),
        // A well-formed next event that replaces an older one by its hash, or by its origin.
        next_event("still").replace("INSERT INTO", "INSERT OR REPLACE INTO").replace(
            "randomblob(32)",
            "(SELECT hash FROM event WHERE seq = 3)",
        ),
        format!(
            "INSERT OR REPLACE INTO event (seq, {columns}, hash)
             SELECT 13, 'x', 0, 0, 'x', 1, NULL, 'still', '{{}}', NULL, origin_book, 3, NULL, hash, randomblob(32)
             FROM event WHERE seq = 12"
        ),
    ] {
        refused(&bench, &statement);
    }
}

#[test]
fn an_event_taken_back_is_not_taken_back_twice_even_by_replacing() {
    let mut bench = Bench::played();
    bench.act(|session| ledger::bank::undo::undo(session, None, false)).expect("taken back");
    refused(
        &bench,
        "INSERT OR REPLACE INTO event
         SELECT 14, 'x', 0, 0, 'x', 1, NULL, 'still', '{}', 12, origin_book, 14, NULL, hash, randomblob(32)
         FROM event WHERE seq = 13",
    );
}

#[test]
fn an_event_that_does_not_balance_is_not_sealed() {
    let bench = Bench::played();
    let both = |one: &str, other: &str, nature: &str| format!("{one}{other}{}", next_event(nature));
    let lopsided = both(&posting(0, "bank", "chips", 5), &posting(1, "pot", "chips", -4), "play");
    assert!(refused(&bench, &lopsided).contains("an asset is not zero"));
    let mixed = both(&posting(0, "bank", "chips", 5), &posting(1, "pot", "cash", -5), "play");
    assert!(refused(&bench, &mixed).contains("an asset is not zero"));
    let gain = both(&posting(0, "bank", "chips", 5), &posting(1, "pot", "chips", -5), "trade");
    assert!(refused(&bench, &gain).contains("somebody gains by a trade"));
}

#[test]
fn an_event_has_no_postings_or_at_least_two() {
    let bench = Bench::played();
    let one = format!("{}{}", posting(0, "bank", "chips", 5), next_event("play"));
    assert!(refused(&bench, &one).contains("at least two"));
    assert!(refused(&bench, &next_event("play")).contains("at least two"));
    let still = format!(
        "{}{}{}",
        posting(0, "bank", "chips", 5),
        posting(1, "pot", "chips", -5),
        next_event("still")
    );
    assert!(refused(&bench, &still).contains("no postings"));
    refused(&bench, &posting(0, "bank", "chips", 0));
}

#[test]
fn a_sealed_event_takes_no_more_postings() {
    let bench = Bench::played();
    let more = "INSERT INTO posting VALUES (6, 90, 'bank', 'chips', '', 5), (6, 91, 'pot', 'chips', '', -5)";
    assert!(refused(&bench, more).contains("already sealed"));
}

#[test]
fn an_event_follows_the_last_and_its_hash() {
    let bench = Bench::played();
    let gap = next_event("still").replacen("max(seq) + 1", "max(seq) + 2", 1);
    assert!(refused(&bench, &gap).contains("not the next"));
    let unchained = next_event("still").replace("NULL, hash,", "NULL, zeroblob(32),");
    assert!(refused(&bench, &unchained).contains("hash chain is broken"));
}

#[test]
fn a_posting_without_its_event_is_found() {
    let bench = Bench::played();
    bench
        .shell()
        .execute_batch(&posting(0, "bank", "chips", 5))
        .expect("no trigger stands before an event's first");
    assert_eq!(bench.violations(), ["references"]);
}

#[test]
fn trying_changes_no_byte_of_the_book() {
    let bench = Bench::played();
    bench.store.checkpoint().expect("folded back");
    let before = fs::read(bench.path()).expect("bytes");
    refused(&bench, "DELETE FROM event");
    refused(&bench, &next_event("play"));
    assert_eq!(fs::read(bench.path()).expect("bytes"), before);
}
