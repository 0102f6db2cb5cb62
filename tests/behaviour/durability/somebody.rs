//! Books in other people's folders, and other people using one's own book: what can be read is read, and nobody is locked out.

use crate::durability::folder::{Folder, PROGRAM, is_root, outcome, skipped, violations};
use crate::program::Outcome;
use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::path::Path;
use std::process::{Command, Stdio};

#[test]
fn a_book_of_somebody_else_can_be_read_and_not_written() {
    for index in [true, false] {
        let folder = Folder::with_log();
        if !index {
            fs::remove_file(folder.path().join("night.book-shm")).expect("the index");
        }
        fs::copy(PROGRAM, folder.path().join("housebook")).expect("a copy of the program");
        for name in ["night.book", "night.book-wal", "night.book-shm"] {
            let _ = fs::set_permissions(folder.path().join(name), fs::Permissions::from_mode(0o444));
        }
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o555)).expect("a folder of ours");
        let looked = as_somebody(&folder, "status");
        assert_eq!(looked.code, 0, "{looked:?}");
        assert!(looked.stdout.contains("$20.00"), "{looked:?}");
        let bought = as_somebody(&folder, "buy Ann 20 --id it");
        assert_eq!(bought.code, 7, "{bought:?}");
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).expect("a folder of ours");
        assert_eq!(folder.events_of("it"), 0);
    }
}

#[test]
fn a_folded_book_is_read_where_nothing_can_be_written() {
    let folder = Folder::with_night();
    folder.done("buy Ann 20 --id first");
    let medium = folder.aside("medium");
    fs::create_dir(&medium).expect("a folder");
    folder.done(&format!("backup {}", medium.join("night.book").display()));
    let open =
        |mode| fs::set_permissions(&medium, fs::Permissions::from_mode(mode)).expect("a folder of ours");
    let kept = |name: &str, mode| {
        fs::set_permissions(medium.join(name), fs::Permissions::from_mode(mode)).expect("a file of ours");
    };
    fs::copy(PROGRAM, medium.join("housebook")).expect("a copy of the program");
    let away = folder.aside("away");
    fs::create_dir(&away).expect("a folder");
    fs::set_permissions(&away, fs::Permissions::from_mode(0o777)).expect("a folder of ours");
    // Whether the file itself could be written makes no difference: the log could not.
    let said = "error: couldn't write the book: the book is read-only\n";
    for mode in [0o444, 0o666] {
        kept("night.book", mode);
        open(0o555);
        for line in ["status", "book", "log", "audit --deep", "export csv", "tape"] {
            let seen = as_somebody_at(&medium, line);
            assert_eq!(seen.code, 0, "`{line}`: {seen:?}");
        }
        let copy = away.join(format!("copy-{mode}.book"));
        assert_eq!(as_somebody_at(&medium, &format!("backup {}", copy.display())).code, 0);
        for line in ["buy Ann 20 --id it", "buy Ann 20 --id first", "close", "undo"] {
            let seen = as_somebody_at(&medium, line);
            assert_eq!((seen.code, seen.stderr.as_str()), (7, said), "`{line}`");
        }
        let names: Vec<_> =
            fs::read_dir(&medium).expect("a folder").map(|file| file.unwrap().file_name()).collect();
        assert_eq!(names.len(), 2, "nothing was made there: {names:?}");
        let restored =
            format!("--book {0}/new-{mode}.book restore {1}/night.book", away.display(), medium.display());
        let seen = as_somebody_at(&medium, &restored);
        assert_eq!(seen.code, 0, "{seen:?}");
        open(0o755);
    }
    assert_eq!(violations(&away.join("new-438.book")), Vec::<String>::new());
}

/// A friend of the owner, in the owner's group.
const FRIEND: u32 = 1001;

#[test]
fn what_a_friend_has_open_or_leaves_behind_does_not_bar_the_owner() {
    if !is_root() {
        skipped("what_a_friend_has_open_or_leaves_behind", "only root becomes somebody else");
        return;
    }
    let folder = owned(0o775, 0o664, false);
    let friend = |line: &str| command_of(FRIEND, &format!("--groups={OWNER}"), folder.path(), line);
    for line in ["buy Ann 20", "buy Bob 20", "status"] {
        let seen = outcome_of(friend(line).stdin(Stdio::null()));
        assert_eq!(seen.code, 0, "{line}: {seen:?}");
    }
    let mut hand = friend("hand new");
    let mut hand = hand
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let log = folder.path().join("night.book-wal");
    let begun = std::time::Instant::now();
    while !log.exists() && begun.elapsed().as_secs() < 20 {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    assert_eq!(as_user(OWNER, folder.path(), "buy Bob 20 --id open").code, 0);
    let file = fs::metadata(&log).expect("the friend's log");
    assert_eq!((file.uid(), file.gid()), (FRIEND, OWNER));
    hand.kill().expect("the friend's program");
    hand.wait().expect("the friend's program");
    for line in ["status", "buy Bob 20 --id left", "undo"] {
        let seen = as_user(OWNER, folder.path(), line);
        assert_eq!(seen.code, 0, "{line}: {seen:?}");
    }
    assert_eq!((folder.events_of("open"), folder.events_of("left")), (1, 1));
    assert!(!log.exists());
    folder.audit();
}

#[test]
fn a_log_that_its_group_may_not_write_says_whose_it_is() {
    if !is_root() {
        skipped("a_log_that_its_group_may_not_write", "only root becomes somebody else");
        return;
    }
    let folder = owned(0o775, 0o664, false);
    let log = folder.path().join("night.book-wal");
    fs::write(&log, "").expect("room");
    chown(&log, Some(FRIEND), Some(FRIEND)).expect("a file of ours");
    assert_eq!(as_user(OWNER, folder.path(), "status").code, 0);
    let barred = as_user(OWNER, folder.path(), "buy Ann 20");
    assert_eq!(barred.code, 7, "{barred:?}");
    assert!(barred.stderr.contains("the user with number 1001"), "{barred:?}");
    // The way out in the hint.
    let his = outcome_of(
        command_of(FRIEND, &format!("--groups={OWNER}"), folder.path(), "status").stdin(Stdio::null()),
    );
    assert_eq!(his.code, 0, "{his:?}");
    assert_eq!(as_user(OWNER, folder.path(), "buy Ann 20").code, 0);
    folder.audit();
}

/// The names in a folder.
fn names_in(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> =
        files.map(|file| file.unwrap().file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn a_look_by_somebody_else_leaves_nothing_beside_the_book() {
    if !is_root() {
        skipped("a_look_by_somebody_else_leaves_nothing_beside_the_book", "only root becomes somebody else");
        return;
    }
    for (has_log, mode) in [(false, 0o644), (true, 0o644), (false, 0o664), (true, 0o664)] {
        let folder = unindexed(has_log);
        for name in ["night.book", "night.book-wal"] {
            let _ = fs::set_permissions(folder.path().join(name), fs::Permissions::from_mode(mode));
        }
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o777)).expect("a folder of ours");
        let before = names_in(folder.path());
        for line in ["status", "night 1", "audit", "audit --deep --json", "export csv"] {
            let looked = as_somebody(&folder, line);
            assert_eq!(looked.code, 0, "{has_log} {line}: {looked:?}");
            assert_eq!(names_in(folder.path()), before, "{has_log} {line}");
        }
        folder.done("buy Ann 20");
    }
}

#[test]
fn an_audit_where_only_the_log_cannot_be_written_ends_well() {
    let folder = Folder::with_log();
    fs::copy(PROGRAM, folder.path().join("housebook")).expect("a copy of the program");
    for (name, mode) in [("night.book", 0o666), ("night.book-wal", 0o644), ("night.book-shm", 0o644)] {
        fs::set_permissions(folder.path().join(name), fs::Permissions::from_mode(mode))
            .expect("a file of ours");
    }
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o555)).expect("a folder of ours");
    for line in ["audit", "audit --deep", "status"] {
        let looked = as_somebody(&folder, line);
        assert_eq!(looked.code, 0, "{line}: {looked:?}");
    }
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).expect("a folder of ours");
}

/// The owner of the book, and somebody else.
const OWNER: u32 = 1000;
const STRANGER: u32 = 65534;

/// A book without an index beside it, with its log or folded, and the program in its folder.
fn unindexed(has_log: bool) -> Folder {
    let folder = Folder::with_log();
    if has_log {
        fs::remove_file(folder.path().join("night.book-shm")).expect("the index");
    } else {
        folder.done("status");
    }
    fs::copy(PROGRAM, folder.path().join("housebook")).expect("a copy of the program");
    folder
}

/// The book of [`OWNER`] in the owner's folder that everybody may write, with its log or folded, without an index.
fn owned(folder_mode: u32, mode: u32, has_log: bool) -> Folder {
    let folder = unindexed(has_log);
    for name in names_in(folder.path()) {
        let file = folder.path().join(&name);
        chown(&file, Some(OWNER), Some(OWNER)).expect("a file of ours");
        let mode = if name == "housebook" { 0o755 } else { mode };
        fs::set_permissions(&file, fs::Permissions::from_mode(mode)).expect("a file of ours");
    }
    chown(folder.path(), Some(OWNER), Some(OWNER)).expect("a folder of ours");
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(folder_mode)).expect("a folder of ours");
    folder
}

/// Every line that writes, refused to somebody else.
const WRITING: [&str; 9] = [
    "buy Ann 20",
    "buy Ann 20 --dry-run",
    "undo --dry-run",
    "close",
    "tape on",
    "tape off",
    "tape off --dry-run",
    "restore night.book.copy",
    "restore night.book.copy --dry-run",
];

#[test]
fn a_line_that_is_refused_to_somebody_else_leaves_nothing_beside_the_book() {
    if !is_root() {
        skipped("a_line_that_is_refused_to_somebody_else", "only root becomes somebody else");
        return;
    }
    for (folder_mode, mode, has_log) in
        [(0o777, 0o644, false), (0o777, 0o644, true), (0o1777, 0o664, false), (0o1777, 0o664, true)]
    {
        let folder = owned(folder_mode, mode, has_log);
        fs::copy(folder.book(), folder.path().join("night.book.copy")).expect("room");
        let before = names_in(folder.path());
        for line in WRITING {
            let seen = as_user(STRANGER, folder.path(), line);
            assert_eq!(seen.code, 7, "{folder_mode:o} {has_log} {line}: {seen:?}");
            assert!(seen.stderr.contains("the book is read-only"), "{line}: {seen:?}");
            assert_eq!(names_in(folder.path()), before, "{folder_mode:o} {has_log} {line}");
        }
        for line in ["buy Ann 20", "audit", "undo"] {
            let seen = as_user(OWNER, folder.path(), line);
            assert_eq!(seen.code, 0, "{folder_mode:o} {has_log} {line}: {seen:?}");
        }
    }
}

#[test]
fn an_index_that_somebody_else_left_bars_nobody() {
    if !is_root() {
        skipped("an_index_that_somebody_else_left_bars_nobody", "only root becomes somebody else");
        return;
    }
    for has_log in [false, true] {
        let folder = owned(0o1777, 0o644, has_log);
        let index = folder.path().join("night.book-shm");
        fs::write(&index, vec![0; 32 * 1024]).expect("room");
        chown(&index, Some(STRANGER), Some(STRANGER)).expect("a file of ours");
        for (who, line) in [
            (OWNER, "buy Ann 20 --id first"),
            (STRANGER, "status"),
            (OWNER, "buy Ann 20 --id second"),
            (OWNER, "status"),
            (OWNER, "audit"),
            (STRANGER, "audit"),
            (OWNER, "undo"),
        ] {
            let seen = as_user(who, folder.path(), line);
            assert_eq!(seen.code, 0, "{has_log} {who} {line}: {seen:?}");
        }
        assert_eq!((folder.events_of("first"), folder.events_of("second")), (1, 1));
        folder.audit();
    }
}

#[test]
fn nobody_else_turns_a_tape_off_or_makes_a_key() {
    if !is_root() {
        skipped("nobody_else_turns_a_tape_off_or_makes_a_key", "only root becomes somebody else");
        return;
    }
    let folder = owned(0o777, 0o644, true);
    for line in ["undo --yes", "undo --yes", "tape on"] {
        assert_eq!(as_user(OWNER, folder.path(), line).code, 0, "{line}");
    }
    let before = names_in(folder.path());
    for line in ["tape off", "tape on other.tape", "book export night.bundle"] {
        let seen = as_user(STRANGER, folder.path(), line);
        assert_eq!(seen.code, 7, "{line}: {seen:?}");
        assert_eq!(names_in(folder.path()), before, "{line}");
    }
    for line in ["player add Eve", "book export night.bundle", "audit"] {
        let seen = as_user(OWNER, folder.path(), line);
        assert_eq!(seen.code, 0, "{line}: {seen:?}");
    }
    let told = as_user(OWNER, folder.path(), "tape");
    assert!(told.stdout.contains("up to date"), "{told:?}");
}

#[test]
fn a_book_that_may_not_be_read_says_so() {
    if !is_root() {
        skipped("a_book_that_may_not_be_read_says_so", "only root becomes somebody else");
        return;
    }
    for closed in ["night.book", "night.book-wal"] {
        let folder = owned(0o777, 0o644, true);
        let file = folder.path().join(closed);
        fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).expect("a file of ours");
        for line in ["status", "audit", "export csv", "buy Ann 20", "tape off"] {
            let seen = as_user(STRANGER, folder.path(), line);
            let said = format!("error: can't read `{closed}`: permission denied\n");
            assert_eq!((seen.code, seen.stderr.as_str()), (7, said.as_str()), "{line}");
        }
        assert_eq!(as_user(OWNER, folder.path(), "buy Ann 20").code, 0);
    }
}

/// Root may write anywhere, so root becomes another user first.
fn as_somebody(folder: &Folder, line: &str) -> Outcome {
    as_somebody_at(folder.path(), line)
}

fn as_somebody_at(folder: &Path, line: &str) -> Outcome {
    as_user(STRANGER, folder, line)
}

fn as_user(user: u32, folder: &Path, line: &str) -> Outcome {
    outcome_of(command_of(user, "--clear-groups", folder, line).stdin(Stdio::null()))
}

/// A line of a user with these groups, ready to run.
fn command_of(user: u32, groups: &str, folder: &Path, line: &str) -> Command {
    let program = folder.join("housebook");
    let mut command = if is_root() {
        let mut command = Command::new("setpriv");
        command.args([&format!("--reuid={user}"), &format!("--regid={user}"), groups]);
        command.arg(program);
        command
    } else {
        Command::new(program)
    };
    command.args(line.split_whitespace()).current_dir(folder).env_clear();
    command.envs([("HOUSEBOOK", "night.book"), ("HOME", "/"), ("PATH", "/usr/bin:/bin")]);
    command
}

fn outcome_of(command: &mut Command) -> Outcome {
    loop {
        let seen = outcome(&command.output().expect("the program starts"));
        // A program that another test starts may hold the fresh copy open for a moment.
        if !seen.stderr.contains("Text file busy") {
            return seen;
        }
    }
}
