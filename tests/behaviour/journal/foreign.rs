//! Files that aren't books, or not books of this program: refused in the right words, without changing a byte.

#![expect(clippy::disallowed_types, reason = "these tests come to the book from outside, as a shell would")]

use super::bench::{Bench, kind};
use crate::in_memory;
use ledger::store::{Access, Store, StoreError, VERSION};
use rusqlite::Connection;
use std::fs;
use std::path::Path;

/// Opens the file for both purposes; it must fail the same way, and leave file and folder alone.
#[track_caller]
fn refused(path: &Path) -> StoreError {
    let folder = path.parent().expect("a folder");
    let listed = |folder: &Path| {
        let mut names: Vec<_> =
            fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").file_name()).collect();
        names.sort();
        names
    };
    let (bytes, names) = (fs::read(path).ok(), listed(folder));
    let failures =
        [Access::Read, Access::Write].map(|access| Store::open(path, access).err().expect("a refusal"));
    assert_eq!(fs::read(path).ok(), bytes, "the file was changed");
    assert_eq!(listed(folder), names, "something was left beside it");
    let [read, write] = failures;
    assert_eq!(read.to_string(), write.to_string());
    write
}

/// A closed, folded-back book after `change`.
fn changed(change: &str) -> (tempfile::TempDir, std::path::PathBuf) {
    let bench = Bench::played();
    bench.store.checkpoint().expect("folded back");
    let folder = in_memory::folder();
    let path = folder.path().join("other.hb");
    let shell = bench.shell();
    shell.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)").expect("folded back");
    fs::copy(bench.path(), &path).expect("copied");
    let shell = Connection::open(&path).expect("a connection");
    shell.execute_batch("PRAGMA journal_mode = DELETE").expect("no log beside it");
    shell.execute_batch(change).expect(change);
    drop(shell);
    (folder, path)
}

#[test]
fn a_file_of_another_program_is_no_book() {
    let (_folder, path) = changed("PRAGMA application_id = 252006674");
    let failure = refused(&path);
    assert!(failure.to_string().contains("another program"), "{failure}");
    assert_eq!(kind::<()>(Err(failure)), "not a book");
}

#[test]
fn a_book_of_a_newer_program_is_left_alone() {
    let (_folder, path) = changed(&format!("PRAGMA user_version = {}", VERSION + 1));
    match refused(&path) {
        StoreError::Newer { found, known, .. } => assert_eq!((found, known), (VERSION + 1, VERSION)),
        other => panic!("{other}"),
    }
}

#[test]
fn a_book_of_another_shape_is_no_book() {
    for change in [
        "CREATE VIEW shadow AS SELECT * FROM event",
        "CREATE TABLE more (one INTEGER)",
        "CREATE TRIGGER trap AFTER INSERT ON event BEGIN DELETE FROM player; END",
        "DROP TRIGGER event_kept",
        "DROP TABLE hand",
        "ALTER TABLE player ADD COLUMN more TEXT",
        "PRAGMA user_version = 0",
    ] {
        let (_folder, path) = changed(change);
        assert_eq!(kind::<()>(Err(refused(&path))), "not a book", "{change}");
    }
}

#[test]
fn a_book_with_other_indexes_is_a_damaged_book() {
    for change in ["CREATE INDEX quick ON posting (party)", "DROP INDEX event_night"] {
        let (_folder, path) = changed(change);
        for access in [Access::Read, Access::Write] {
            let store = Store::open(&path, access).expect("a book");
            assert!(matches!(store.check_tail(), Err(StoreError::Damaged(_))), "{change}");
        }
    }
}

#[test]
fn files_that_are_no_database_are_no_book() {
    let folder = in_memory::folder();
    let text =
        "this is a text about poker, long enough to fill the header of a database and then some. ".repeat(20);
    for (name, bytes) in [
        ("empty", Vec::new()),
        ("text", text.into_bytes()),
        ("short", b"SQLite format 3\0".to_vec()),
        ("zeros", vec![0; 8192]),
    ] {
        let path = folder.path().join(name);
        fs::write(&path, bytes).expect("written");
        assert_eq!(kind::<()>(Err(refused(&path))), "not a book", "{name}");
    }
}

#[test]
fn a_folder_is_no_book_and_neither_is_nothing() {
    let folder = in_memory::folder();
    let inside = folder.path().join("book.hb");
    fs::create_dir(&inside).expect("made");
    assert_eq!(kind::<()>(Err(refused(&inside))), "not a book");
    assert_eq!(kind(Store::open(&folder.path().join("none"), Access::Write)), "no book");
    assert!(!folder.path().join("none").exists(), "looking for a book makes none");
}

#[test]
fn a_new_book_is_never_laid_over_a_file() {
    let folder = in_memory::folder();
    let path = folder.path().join("notes.txt");
    fs::write(&path, "mine").expect("written");
    assert_eq!(kind(Store::create(&path)), "exists");
    assert_eq!(fs::read(&path).expect("bytes"), b"mine");
}

#[test]
fn a_cut_off_book_is_found_damaged() {
    let bench = Bench::played();
    bench.store.checkpoint().expect("folded back");
    let folder = in_memory::folder();
    let path = folder.path().join("half.hb");
    let bytes = fs::read(bench.path()).expect("bytes");
    fs::write(&path, &bytes[..bytes.len() / 2]).expect("written");
    let found = Store::open(&path, Access::Read).and_then(|store| store.audit(true));
    let sound = |checks: &[ledger::finding::Check]| {
        checks.iter().all(|check| matches!(check.finding, ledger::finding::Finding::Sound(_)))
    };
    assert!(
        found.is_err() || found.is_ok_and(|checks| !sound(&checks)),
        "half a book passed for a whole one"
    );
}

/// The settings that keep an acknowledged event: each is per connection, so every open must set them.
#[test]
fn every_connection_that_writes_is_set_to_keep_what_it_acknowledges() {
    let bench = Bench::new();
    let again = Store::open(&bench.path(), Access::Write).expect("opened again");
    for store in [&bench.store, &again] {
        for (name, value) in [
            ("synchronous", 2),
            ("foreign_keys", 1),
            ("recursive_triggers", 1),
            ("wal_autocheckpoint", 0),
            ("cell_size_check", 1),
            ("trusted_schema", 0),
        ] {
            assert_eq!(store.setting(name).expect(name), value, "{name}");
        }
        assert!(store.setting("busy_timeout").expect("a timeout") > 0);
    }
    let mode: String =
        bench.shell().query_row("PRAGMA journal_mode", [], |row| row.get(0)).expect("a journal mode");
    assert_eq!(mode, "wal");
}

#[test]
fn sqlite_has_the_write_ahead_log_repaired() {
    assert!(rusqlite::version_number() >= 3_051_003, "{}", rusqlite::version());
}

#[test]
fn a_book_with_two_names_is_refused() {
    let (folder, path) = changed("");
    fs::hard_link(&path, folder.path().join("second.book")).expect("a link");
    assert!(refused(&path).to_string().contains("several names"));
    fs::remove_file(folder.path().join("second.book")).expect("one name again");
    Store::open(&path, Access::Read).expect("a book");
}
