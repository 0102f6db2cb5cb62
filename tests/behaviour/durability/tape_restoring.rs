//! A book restored from its tape or a backup: identical, audited, and never silently over something newer.

use crate::durability::folder::{Folder, violations};
use crate::durability::kills::purchase;
use crate::journal::bench::behind_the_triggers;
use ledger::bank::backup::backup;
use ledger::store::{Access, Stamp, Store, StoreError};
use ledger::time::Instant;
use std::fs;
use std::process::Stdio;

/// Backups taken while others write.
const BACKUPS: usize = 40;

fn taped() -> Folder {
    let folder = Folder::with_night();
    folder.done("tape on");
    folder.done("buy Ann 20 --id first");
    folder
}

/// The names in the folder that a restore might have left behind.
fn litter(folder: &Folder) -> Vec<String> {
    let names = fs::read_dir(folder.path())
        .expect("a folder")
        .map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned());
    names
        .filter(|name| ["restoring", "partial", ".new", "lock"].iter().any(|word| name.contains(word)))
        .collect()
}

fn remove_book(folder: &Folder) {
    for side in ["", "-wal", "-shm"] {
        let _ = fs::remove_file(folder.path().join(format!("night.book{side}")));
    }
}

#[test]
fn a_deleted_book_is_built_again_and_knows_its_requests() {
    let folder = taped();
    let before = folder.events();
    let answer = folder.done("--json buy Ann 20 --id first").stdout;
    remove_book(&folder);
    let gone = folder.run("status");
    assert!(gone.code == 9 && gone.stderr.contains("restore --from-tape night.book.tape"), "{gone:?}");
    assert_eq!(folder.run("init --house casino").code, 4, "another book would take its place");
    folder.done("restore --from-tape night.book.tape");
    assert_eq!(folder.events(), before);
    assert_eq!(folder.done("--json buy Ann 20 --id first").stdout, answer);
    folder.audit();
    let again = folder.run("restore --from-tape night.book.tape");
    assert!(again.code == 4 && again.stderr.contains("the book is in order"), "{again:?}");
    folder.done("buy Bob 20");
    assert_eq!(folder.run("audit").code, 0);
    assert_eq!(litter(&folder), Vec::<String>::new());
}

#[test]
fn a_damaged_book_is_kept_aside_with_its_log() {
    let folder = taped();
    let onlooker = folder.onlooker();
    folder.done("buy Cat 20");
    let before = folder.events();
    drop(onlooker);
    let mut bytes = fs::read(folder.book()).expect("a book");
    bytes.truncate(100);
    fs::write(folder.book(), bytes).expect("room");
    let seen = folder.done("restore --from-tape night.book.tape");
    assert!(seen.stderr.contains("kept as `night.book.aside-1`"), "{seen:?}");
    assert!(folder.path().join("night.book.aside-1-wal").exists());
    assert_eq!(folder.events(), before);
    folder.audit();
}

#[test]
fn where_an_index_leads_elsewhere_nothing_is_written_and_the_book_is_made_again_from_itself() {
    let folder = Folder::with_night();
    folder.done("buy Ann 20 --id first");
    let (before, answer) = (folder.events(), folder.done("--json buy Ann 20 --id first").stdout);
    behind_the_triggers(&folder.book(), |shell| {
        shell
            .execute_batch(
                "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema \
                 WHERE name = 'request_last') WHERE name = 'event_night'",
            )
            .expect("a change");
    });
    for line in ["buy Bob 20", "close --yes --dry-run", "close --yes", "undo", "status", "player list"] {
        let seen = folder.run(line);
        assert!(seen.code == 9 && seen.stderr.contains("restore night.book"), "{line}: {seen:?}");
    }
    assert_eq!(folder.run("audit").code, 3);
    let seen = folder.done("restore night.book");
    assert!(seen.stderr.contains("the book was built again from its events"), "{seen:?}");
    assert_eq!(folder.events(), before);
    assert_eq!(folder.done("--json buy Ann 20 --id first").stdout, answer);
    folder.done("buy Bob 20");
    folder.audit();
    assert_eq!(folder.run("restore night.book").code, 4, "a sound book has nothing to mend");
    assert_eq!(litter(&folder), Vec::<String>::new());
}

#[test]
fn a_damaged_tape_builds_nothing() {
    let folder = taped();
    let text = fs::read_to_string(folder.path().join("night.book.tape")).expect("a tape");
    remove_book(&folder);
    let lines: Vec<&str> = text.lines().collect();
    let without = |gone: usize| {
        let kept =
            lines.iter().enumerate().filter(|(index, _)| *index != gone).map(|(_, line)| format!("{line}\n"));
        kept.collect::<String>()
    };
    let swapped = [&[lines[0], lines[2], lines[1]], &lines[3..]].concat().join("\n") + "\n";
    let forged = text.replacen("\"name\\\":\\\"Ann", "\"name\\\":\\\"Eve", 1).replacen("Ann", "Eve", 1);
    for (wrong, place) in [
        (text.replacen("Ann", "Anm", 1), "t.tape:4: "),
        (without(3), "t.tape:4: event 4 doesn't follow event 2"),
        (without(0), "t.tape:1: this isn't a book's tape"),
        (swapped, "t.tape:2: event 2 doesn't follow event 0"),
        (forged, "t.tape:4: event 3 doesn't have its own seal"),
        (text.replacen("\"answer\":\"{", "\"answer\":\"{ ", 1), "doesn't have its own seal"),
        (format!("{}\n", lines[0]), "there's no complete request on this tape"),
        (String::new(), "this isn't a book's tape"),
    ] {
        assert_ne!(wrong, text);
        fs::write(folder.path().join("t.tape"), wrong).expect("room");
        let seen = folder.run("restore --from-tape t.tape");
        assert!(seen.code == 5 && seen.stderr.contains(place), "{place}: {seen:?}");
        assert!(!folder.book().exists() && litter(&folder).is_empty());
    }
    let renamed = text.replacen("\"book\":\"", "\"book\":\"f", 1);
    fs::write(folder.path().join("t.tape"), renamed).expect("room");
    assert_eq!(folder.run("restore --from-tape t.tape").code, 9);
    // A last line that was never finished is left out, and reported.
    fs::write(folder.path().join("t.tape"), &text[..text.len() - 9]).expect("room");
    let seen = folder.run("restore --from-tape t.tape");
    assert!(
        seen.code == 4 && seen.stderr.contains("1 event would be lost because it isn't in `t.tape`"),
        "{seen:?}"
    );
    fs::remove_file(folder.path().join("night.book.tape")).expect("a tape");
    let seen = folder.done("restore --from-tape t.tape");
    assert!(
        seen.stderr.contains("the tape ends in the middle of a line, so event 7 may be missing"),
        "{seen:?}"
    );
}

#[test]
fn events_that_are_gone_are_not_lost_without_a_word() {
    // Cut inside the last request, which has three events; before it; and before a request of one event.
    for (cut, lost) in [(1, 3), (2, 3), (3, 3), (4, 4)] {
        let folder = Folder::with_night();
        folder.done("buy Ann 20");
        folder.done("player add Dan Eve Fay");
        let last = folder.events().len();
        let gone = format!("DELETE FROM event WHERE seq > {}", last - cut);
        behind_the_triggers(&folder.book(), |shell| shell.execute_batch(&gone).expect("deleted"));
        let seen = folder.run("restore night.book");
        assert_eq!(seen.code, 4, "{cut}: {seen:?}");
        assert!(seen.stderr.contains(&format!("restore night.book --yes-lose {lost}")), "{cut}: {seen:?}");
        folder.done(&format!("restore night.book --yes-lose {lost}"));
        assert_eq!((folder.run("audit").code, folder.events().len()), (0, last - lost), "{cut}");
    }
}

#[test]
fn a_damaged_book_names_its_tape_once() {
    let folder = taped();
    behind_the_triggers(&folder.book(), |shell| {
        let last = "DELETE FROM event WHERE seq = (SELECT max(seq) FROM event)";
        shell.execute_batch(last).expect("deleted");
    });
    let seen = folder.run("status");
    assert_eq!(
        (seen.code, seen.stderr.matches("restore --from-tape night.book.tape").count()),
        (9, 1),
        "{seen:?}"
    );
}

#[test]
fn a_changed_event_offers_no_restore_from_the_book_itself() {
    let folder = Folder::with_night();
    folder.done("buy Ann 20");
    behind_the_triggers(&folder.book(), |shell| {
        let changed = "UPDATE event SET body = replace(body, '2000', '3000') WHERE seq = 7";
        assert_eq!(shell.execute(changed, []).expect("changed"), 1);
    });
    let (undo, restore) = (folder.run("undo"), folder.run("restore night.book"));
    assert_eq!((undo.code, restore.code), (9, 9), "{undo:?} {restore:?}");
    assert!(!undo.stderr.contains("restore"), "{undo:?}");
}

#[test]
fn an_older_backup_over_a_newer_book_names_what_would_be_lost() {
    let folder = taped();
    folder.done("backup old.book");
    folder.done("buy Bob 20");
    folder.done("count Bob 20");
    let newer = folder.events();
    for line in ["restore old.book", "restore old.book --yes-lose 1", "restore old.book --yes-lose 3"] {
        let seen = folder.run(line);
        assert_eq!(seen.code, 4, "{seen:?}");
        assert!(seen.stderr.contains("2 events would be lost because they aren't in `old.book`"), "{seen:?}");
        assert!(seen.stderr.contains("#8 a buy-in, #9 a count"), "{seen:?}");
        assert!(
            seen.stderr.contains("restore --from-tape night.book.tape\nhint: restore old.book"),
            "{seen:?}"
        );
    }
    assert_eq!(folder.events(), newer);
    // A book that is gone was still known: its tape counts.
    let (book, away) = (folder.book(), folder.aside("away"));
    fs::copy(&book, &away).expect("room");
    folder.done("--dry-run restore old.book --yes-lose 2");
    assert_eq!(folder.events(), newer);
    let seen = folder.done("restore old.book --yes-lose 2");
    assert!(seen.stderr.contains("kept as `night.book.aside-1`"), "{seen:?}");
    assert!(seen.stderr.contains("kept as `night.book.tape.aside-1`"), "{seen:?}");
    assert_eq!(folder.events().len(), newer.len() - 2);
    folder.done("buy Cat 20");
    assert_eq!(folder.run("audit").code, 0);
    assert_eq!(violations(&folder.path().join("night.book.aside-1")), Vec::<String>::new());
    let back = folder.run("restore night.book.aside-1");
    assert!(back.code == 4 && back.stderr.contains("1 event would be lost because it isn't in"), "{back:?}");
    folder.done("restore night.book.aside-1 --yes-lose 1");
    assert_eq!(folder.events(), newer);
    assert_eq!(folder.run("audit").code, 0);
}

#[test]
fn a_restore_is_refused_over_another_book_itself_or_nothing() {
    let folder = taped();
    folder.done("backup mine.book");
    folder.done("--book other.book init");
    let seen = folder.run("--book other.book restore mine.book");
    assert!(
        seen.code == 4 && seen.stderr.contains("the book file already has a different book in it"),
        "{seen:?}"
    );
    assert_eq!(folder.run("restore night.book").code, 4);
    assert_eq!(folder.run("restore nothing.book").code, 5);
    assert_eq!(folder.run("restore --from-tape nothing.tape").code, 5);
    assert_eq!(folder.run("restore").code, 2);
    assert_eq!(folder.run("restore mine.book --from-tape night.book.tape").code, 2);
    let mut bytes = fs::read(folder.path().join("mine.book")).expect("a backup");
    let name = b"Bob";
    for place in 0..bytes.len() - name.len() {
        if bytes[place..].starts_with(name) {
            bytes[place] = b'R';
        }
    }
    fs::write(folder.path().join("bad.book"), bytes).expect("room");
    let seen = folder.run("--book new.book restore bad.book");
    assert!(seen.code == 9 && !folder.path().join("new.book").exists(), "{seen:?}");
    assert_eq!(litter(&folder), Vec::<String>::new());
}

#[test]
fn nobody_writes_into_a_book_that_was_replaced() {
    let folder = taped();
    folder.done("backup old.book");
    folder.done("buy Bob 20");
    let stamp = Stamp { request: "late".to_owned(), at: Instant(0), recorded: Instant(0) };
    let mut late = Store::open(&folder.book(), Access::Write).expect("a book");
    let busy: Result<_, StoreError> =
        late.write(&stamp, false, |_| Ok(folder.run("restore old.book --yes-lose 1")));
    assert_eq!(busy.expect("a rehearsal").code, 6);
    folder.done("restore old.book --yes-lose 1");
    let wrote: Result<(), StoreError> = late.write(&stamp, true, |_| Ok(()));
    assert!(wrote.is_err_and(|error| error.to_string().contains("another file took the place")));
    // The unfinished files that a kill left behind are removed.
    drop(late);
    for name in ["night.book.restoring", "b.book.partial"] {
        fs::write(folder.path().join(name), "half").expect("room");
        fs::write(folder.path().join(format!("{name}-lock")), "").expect("room");
    }
    folder.done("backup b.book");
    folder.done("restore night.book.aside-1");
    assert_eq!(litter(&folder), Vec::<String>::new());
}

#[test]
fn backups_during_writes_are_books_whose_head_is_in_the_final_one() {
    let folder = taped();
    let script: String = (0..400).map(|line| format!("{}\n", purchase(&format!("w-{line}")))).collect();
    let path = folder.aside("script");
    fs::write(&path, script).expect("a script");
    let mut command = folder.command(&format!("run {}", path.display()));
    let mut writer = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("the program starts");
    let store = Store::open(&folder.book(), Access::Read).expect("a book");
    let mut heads = Vec::new();
    for number in 0..BACKUPS {
        let copy = folder.path().join(format!("copy-{number}.book"));
        let copied = backup(&store, &copy).expect("a backup");
        assert!(copied.is_sound());
        heads.push(Store::open(&copy, Access::Read).expect("a copy").reader().head().expect("a head"));
    }
    writer.kill().expect("a child of ours");
    writer.wait().expect("a child of ours");
    let grown = heads.windows(2).filter(|pair| pair[0].0 < pair[1].0).count();
    assert!(grown > 5, "the book hardly grew meanwhile: {heads:?}");
    for (seq, hash) in heads {
        assert_eq!(store.reader().hash_of(seq).expect("a journal"), Some(hash));
    }
    assert_eq!(litter(&folder), Vec::<String>::new());
}
