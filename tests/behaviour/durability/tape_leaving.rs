//! A tape that has more than its book is not given up silently, and changed answers are repaired from it.

use crate::durability::folder::Folder;
use ledger::formats::tape_line;
use ledger::store::seal_of_asked;
use std::fs;

/// A book two events behind its tape, as if an old copy had replaced it.
fn behind() -> Folder {
    let folder = Folder::with_night();
    folder.done("tape on");
    folder.done("buy Ann 20 --id first");
    folder.done("backup older.book");
    folder.done("buy Bob 20");
    folder.done("count Bob 20");
    fs::copy(folder.path().join("older.book"), folder.book()).expect("room");
    folder
}

#[test]
fn a_tape_that_knows_more_is_not_left_unsaid() {
    let folder = behind();
    for line in ["tape off", "tape off --yes-lose 1", "tape off --yes-lose 3", "tape on second.tape"] {
        for rehearsed in ["", "--dry-run "] {
            let seen = folder.run(&format!("{rehearsed}{line}"));
            assert_eq!(seen.code, 4, "`{line}`: {seen:?}");
            let said = "2 events are only on the tape `night.book.tape` and would be lost for good: \
                        #8 a buy-in, #9 a count";
            assert!(seen.stderr.contains(said), "{seen:?}");
        }
        assert!(!folder.path().join("second.tape").exists());
        assert_eq!(folder.run("buy Cat 20").code, 9, "it is still its tape");
    }
    let copied = folder.done("backup copy.book");
    assert!(copied.stderr.contains("the book is 2 entries behind its tape"), "{copied:?}");
    folder.done("--dry-run tape off --yes-lose 2");
    assert_eq!(folder.run("buy Cat 20").code, 9, "a rehearsal changes nothing");
    folder.done("tape on second.tape --yes-lose 2");
    folder.done("buy Cat 20");
    assert_eq!(folder.run("audit").code, 0);
}

#[test]
fn a_broken_tape_that_knows_more_can_be_left_and_one_that_is_gone_holds_nobody() {
    let folder = behind();
    let path = folder.path().join("night.book.tape");
    let text = fs::read_to_string(&path).expect("a tape");
    fs::write(&path, text.replacen("Ann", "Anm", 1)).expect("room");
    let seen = folder.run("tape off");
    assert!(seen.code == 4 && seen.stderr.contains("2 events are only on"), "{seen:?}");
    assert!(seen.stderr.contains("would be lost for good: #8, #9\n"), "{seen:?}");
    fs::remove_file(&path).expect("a tape");
    let seen = folder.done("tape off");
    assert!(seen.stderr.contains("can't check what's on it: there's no tape at"), "{seen:?}");
}

#[test]
fn an_answer_that_was_changed_in_the_file_is_found_and_mended_by_the_tape() {
    let folder = Folder::with_night();
    folder.done("tape on");
    folder.done("buy Ann 20 --id first");
    folder.done("audit");
    let answer = folder.done("--json buy Ann 20 --id first").stdout;
    let (old, new) = (b"\"chips\":\"20.00\"", b"\"chips\":\"90.00\"");
    let mut bytes = fs::read(folder.book()).expect("a book");
    let place = bytes.windows(old.len()).position(|found| found == old).expect("the answer");
    bytes[place..place + old.len()].copy_from_slice(new);
    fs::write(folder.book(), bytes).expect("room");
    // Without the tape, too: the answer is sealed with its event.
    let alone = folder.run("--book night.book audit --tape night.book.tape");
    assert!(alone.code == 3 && alone.stdout.contains("requests    VIOLATED"), "{alone:?}");
    assert_eq!(folder.run("buy Ann 20 --id first").code, 9, "a false answer is never given");
    assert_eq!(folder.run("backup copy.book").code, 3);
    let seen = folder.done("restore --from-tape night.book.tape");
    assert!(seen.stderr.contains("the answer to request `first` isn't the one"), "{seen:?}");
    assert_eq!(folder.done("--json buy Ann 20 --id first").stdout, answer);
    assert_eq!(folder.run("audit").code, 0);
}

#[test]
fn answers_that_were_changed_with_their_seals_are_mended_by_the_tape_that_knows_better() {
    let folder = Folder::with_night();
    folder.done("tape on");
    folder.done("buy Ann 20 --id first");
    let text = fs::read_to_string(folder.path().join("night.book.tape")).expect("a tape");
    let last = text.lines().last().expect("an event");
    let mut line = tape_line::read(last).expect("a line");
    let asked = line.request.as_mut().expect("an answer");
    asked.answer = asked.answer.replace("20.00", "90.00");
    asked.hash = seal_of_asked(asked, line.event.hash);
    fs::write(folder.path().join("forged.tape"), text.replace(last, &tape_line::write(&line).unwrap()))
        .expect("room");
    let seen = folder.done("restore --from-tape forged.tape");
    assert!(seen.stderr.contains("the same events, but different answers to requests"), "{seen:?}");
    // The book alone is in order now; only its tape shows that its answers were changed.
    let seen = folder.run("audit");
    assert!(seen.code == 3 && seen.stdout.contains("the answer for event 7 is different"), "{seen:?}");
    folder.done("restore --from-tape night.book.tape");
    assert_eq!(folder.run("audit").code, 0);
    assert_eq!(folder.run("restore --from-tape night.book.tape").code, 4, "now there is no need");
}

#[test]
fn half_a_request_at_the_end_of_a_tape_is_not_restored() {
    let folder = Folder::with_night();
    folder.done("tape on");
    folder.done("buy Ann 20");
    folder.done("count Ann 20");
    let before = folder.events().len();
    folder.done("close --id last");
    let wrote = folder.events().len() - before;
    assert!(wrote > 1, "a close is several events");
    let path = folder.path().join("night.book.tape");
    let text = fs::read_to_string(&path).expect("a tape");
    let cut = text.trim_end().rfind('\n').expect("several lines") + 1;
    fs::write(&path, &text[..cut]).expect("room");
    for side in ["", "-wal", "-shm"] {
        let _ = fs::remove_file(folder.path().join(format!("night.book{side}")));
    }
    let seen = folder.run("restore --from-tape night.book.tape");
    let lost = wrote - 1;
    assert!(
        seen.code == 4
            && seen.stderr.contains("stops in the middle of a request, and half a request can't be kept"),
        "{seen:?}"
    );
    assert!(seen.stderr.contains(&format!("--yes-lose {lost}")), "{seen:?}");
    folder.done(&format!("restore --from-tape night.book.tape --yes-lose {lost}"));
    assert_eq!(folder.events().len(), before);
    folder.done("close --id last");
    assert_eq!(folder.events().len(), before + wrote);
    assert_eq!(folder.run("audit").code, 0);
}

/// The same with a tape that is broken before its end.
fn behind_a_broken_tape() -> Folder {
    let folder = behind();
    let path = folder.path().join("night.book.tape");
    let text = fs::read_to_string(&path).expect("a tape");
    fs::write(&path, text.replacen("Ann", "Anm", 1)).expect("room");
    folder
}

#[test]
fn a_tape_broken_in_the_middle_still_says_how_much_a_backup_lacks() {
    let folder = behind_a_broken_tape();
    fs::remove_file(folder.book()).expect("a book");
    let gone = folder.run("status");
    assert!(gone.code == 9 && !gone.stderr.contains("--from-tape"), "this tape can't restore it: {gone:?}");
    let refused = folder.run("restore older.book");
    let offered: Vec<&str> = refused.stderr.lines().filter_map(|line| line.strip_prefix("hint: ")).collect();
    assert_eq!((refused.code, offered), (4, vec!["restore older.book --yes-lose 2"]), "{refused:?}");
    let restored = folder.done("restore older.book --yes-lose 2");
    assert!(restored.stderr.contains("couldn't check the book's tape"), "{restored:?}");
    folder.done("buy Bob 20");
    folder.audit();
}

#[test]
fn a_book_behind_a_broken_tape_is_told_how_to_go_on() {
    let folder = behind_a_broken_tape();
    let refused = folder.run("buy Cat 20");
    assert!(refused.code == 9 && refused.stderr.contains("hint: housebook tape off"), "{refused:?}");
    let off = folder.run("tape off");
    let offered: Vec<&str> = off.stderr.lines().filter_map(|line| line.strip_prefix("hint: ")).collect();
    assert_eq!((off.code, offered), (4, vec!["tape off --yes-lose 2"]), "{off:?}");
    folder.done("tape off --yes-lose 2");
    folder.done("buy Cat 20");
}

#[test]
fn a_damaged_last_line_hides_no_event_that_only_the_tape_has() {
    let folder = behind();
    let path = folder.path().join("night.book.tape");
    let text = fs::read_to_string(&path).expect("a tape");
    let cut = text.trim_end().rfind('\n').expect("a line before the last") + 1;
    fs::write(&path, format!("{}damaged\n", &text[..cut])).expect("room");
    assert_eq!(folder.run("buy Cat 20").code, 9, "event 8 can still be read on the tape");
    let off = folder.run("tape off");
    assert!(off.code == 4 && off.stderr.contains("tape off --yes-lose 1"), "{off:?}");
    fs::remove_file(folder.book()).expect("a book");
    let restored = folder.run("restore older.book");
    assert!(
        restored.code == 4 && restored.stderr.contains("restore older.book --yes-lose 1"),
        "{restored:?}"
    );
    let begun = folder.run("init --house casino");
    assert!(begun.code == 4 && !begun.stderr.contains("--from-tape"), "{begun:?}");
    let gone = folder.run("status");
    assert!(gone.stderr.contains("its tape `night.book.tape` is broken, so restore a backup"), "{gone:?}");
}
