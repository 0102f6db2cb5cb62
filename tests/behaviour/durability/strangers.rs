//! Files that aren't books of this program: named, refused, untouched, and never waited for.

use crate::durability::folder::{Folder, outcome};
use crate::program::Outcome;
use ledger::store::Store;
use std::fs;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Longer than any refusal may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Commands that look, and one that writes.
const LINES: [&str; 3] = ["status", "nights", "buy Ann 20"];

/// Runs a line that must not hang.
fn promptly(folder: &Folder, line: &str) -> Outcome {
    let mut command = folder.command(line);
    let mut child =
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
    let start = Instant::now();
    while child.try_wait().expect("a child of ours").is_none() {
        if start.elapsed() > PATIENCE {
            child.kill().expect("a child of ours");
            panic!("`{line}` hangs");
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    outcome(&child.wait_with_output().expect("a child of ours"))
}

/// Every line is refused with 9 and a sentence that says `why`; the bytes stay.
#[track_caller]
fn refused(bytes: &[u8], why: &str) {
    let folder = Folder::empty();
    fs::write(folder.book(), bytes).expect("a file");
    for line in LINES {
        let seen = promptly(&folder, line);
        assert_eq!(seen.code, 9, "`{line}`: {seen:?}");
        assert!(seen.stderr.contains(why), "`{line}`: {seen:?}");
    }
    assert_eq!(fs::read(folder.book()).expect("a file"), bytes, "untouched");
}

/// The bytes of a sound book, all of it in the one file.
fn sound_book() -> Vec<u8> {
    let folder = Folder::with_night();
    let backup = folder.aside("whole.book");
    let store = Store::open(&folder.book(), ledger::store::Access::Read).expect("a book");
    store.backup(&backup).expect("a backup");
    fs::read(backup).expect("a backup")
}

#[test]
fn a_book_of_a_newer_program_is_refused_untouched() {
    let mut bytes = sound_book();
    bytes[60..64].copy_from_slice(&99_u32.to_be_bytes());
    refused(&bytes, "made by a newer version of the program (schema 99");
}

#[test]
fn a_database_of_another_program_is_refused_untouched() {
    let mut bytes = sound_book();
    bytes[68..72].copy_from_slice(b"XXXX");
    refused(&bytes, "another program");
}

#[test]
fn a_sound_copy_is_taken() {
    // The control of the two above: the same bytes without the change are a book.
    let folder = Folder::empty();
    fs::write(folder.book(), sound_book()).expect("a file");
    folder.done("status");
}

#[test]
fn a_changed_shape_is_refused_untouched() {
    let folder = Folder::with_night();
    let before = folder.aside("whole.book");
    Store::open(&folder.book(), ledger::store::Access::Read)
        .expect("a book")
        .backup(&before)
        .expect("a copy");
    #[expect(clippy::disallowed_types, reason = "a stranger with a tool of his own")]
    let stranger = rusqlite::Connection::open(&before).expect("a database");
    stranger
        .execute_batch("PRAGMA journal_mode = DELETE; CREATE VIEW extra AS SELECT 1")
        .expect("a stranger's view");
    drop(stranger);
    refused(&fs::read(before).expect("a file"), "its tables aren't from housebook");
}

#[test]
fn other_files_are_refused_untouched() {
    refused(b"", "an empty file");
    refused(b"not a book at all, but a shopping list with quite a few lines\n", "it isn't an SQLite file");
    refused(b"PK\x03\x04 and so on: an archive", "it isn't an SQLite file");
    refused(&[0; 8192], "it isn't an SQLite file");
}

#[test]
fn a_folder_or_a_pipe_is_refused_without_waiting() {
    let folder = Folder::empty();
    fs::create_dir(folder.book()).expect("a folder");
    for line in LINES {
        let seen = promptly(&folder, line);
        assert_eq!(seen.code, 9, "`{line}`: {seen:?}");
    }
    let folder = Folder::empty();
    assert!(Command::new("mkfifo").arg(folder.book()).status().expect("mkfifo").success());
    for line in LINES {
        let seen = promptly(&folder, line);
        assert_eq!(seen.code, 9, "`{line}`: {seen:?}");
        assert!(seen.stderr.contains("not a plain file"), "{seen:?}");
    }
}

#[test]
fn without_a_book_there_is_a_hint() {
    let folder = Folder::empty();
    for line in LINES {
        let seen = promptly(&folder, line);
        assert_eq!(seen.code, 9, "`{line}`: {seen:?}");
        assert!(seen.stderr.contains("hint: housebook init"), "{seen:?}");
    }
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0, "nothing was made by looking");
}

#[test]
fn a_close_pays_nobody_out_of_a_table_that_somebody_changed() {
    for edit in [
        "DELETE FROM holding WHERE party = 'bank' AND asset = 'book'",
        "UPDATE holding SET amount = amount + 100 WHERE asset = 'book' AND amount > 0",
        "UPDATE account SET play = play + 100 WHERE asset = 'chips' AND party <> 'bank'",
        "DELETE FROM note",
        "UPDATE sitting SET counted = counted + 100 WHERE counted IS NOT NULL",
        "UPDATE player SET name = 'Zoe' WHERE name = 'Cat'",
    ] {
        let folder = Folder::empty();
        for line in [
            "init --house mike",
            "player add Ann",
            "player add Bob",
            "player add Cat",
            "open --banker Ann",
            "buy Ann 20",
            "buy Bob 20 --debt",
            "buy Cat 20 --note",
            "count Ann 30",
            "count Bob 10",
            "count Cat 20",
        ] {
            folder.done(line);
        }
        #[expect(clippy::disallowed_types, reason = "a stranger with a tool of his own")]
        let stranger = rusqlite::Connection::open(folder.book()).expect("a database");
        let changed = stranger.execute(edit, []).unwrap_or_else(|error| panic!("{edit}: {error}"));
        assert!(changed > 0, "{edit}");
        drop(stranger);
        let before = folder.events().len();
        let seen = folder.run("close --yes");
        assert_eq!(seen.code, 9, "{edit}: {seen:?}");
        assert_eq!(folder.events().len(), before, "{edit}: nothing is written");
        assert_eq!(folder.run("audit").code, 3, "{edit}");
    }
}

#[test]
fn a_folder_that_is_gone_is_no_missing_book() {
    let folder = Folder::with_night();
    let script = "mkdir gone && cd gone && rmdir ../gone && \"$@\"";
    for line in LINES {
        let seen = folder.through(script, line);
        assert_eq!(seen.code, 7, "`{line}`: {seen:?}");
        assert!(seen.stderr.contains("the folder you are in is gone"), "{seen:?}");
    }
}

#[test]
fn help_that_cannot_be_written_is_a_failure_of_storage() {
    let folder = Folder::empty();
    for line in ["--help", "--version", "buy --help"] {
        assert_eq!(folder.through("\"$@\" > /dev/full", line).code, 7, "{line}");
    }
}
