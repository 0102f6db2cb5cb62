//! A dry run is refused like the real thing, and writes nothing; no new file replaces one that belongs to the book.

use crate::durability::folder::Folder;
use std::fs;

/// Everything in the folder.
fn files(folder: &Folder) -> Vec<(String, u64)> {
    let mut files: Vec<(String, u64)> = fs::read_dir(folder.path())
        .expect("a folder")
        .map(|entry| entry.expect("a file"))
        .map(|file| (file.file_name().to_string_lossy().into_owned(), file.metadata().expect("a file").len()))
        .filter(|(name, _)| !name.ends_with("-shm"))
        .collect();
    files.sort();
    files
}

fn bench() -> Folder {
    let folder = Folder::with_night();
    folder.done("buy Ann 20");
    folder.done("count Ann 20");
    folder.done("cashout Ann");
    folder.done("close");
    folder.done("tape on");
    fs::write(folder.path().join("letter"), "Dear Ann,").expect("room");
    folder
}

/// Where no new file can be made: the place, and the exit code.
const PLACES: [(&str, u8); 9] = [
    ("letter", 4),
    ("night.book", 4),
    ("night.book-wal", 4),
    ("night.book-journal", 4),
    ("night.book.key", 4),
    ("night.book.tape", 4),
    ("night.book.tape-at.new", 4),
    ("./night.book-journal", 4),
    ("nowhere/x", 7),
];

#[test]
fn a_rehearsal_is_refused_like_the_deed() {
    let folder = bench();
    let verbs =
        ["backup", "export csv --out", "book export", "book statement Ann --out", "house new --from mike"];
    let before = files(&folder);
    for verb in verbs {
        for (place, exit) in PLACES {
            let deed = folder.run(&format!("{verb} {place}"));
            // The house would be named after its file, and not every file name works as one.
            let exit = if verb.starts_with("house") && deed.code == 2 { 2 } else { exit };
            assert_eq!(deed.code, i32::from(exit), "`{verb} {place}`: {deed:?}");
            let rehearsed = folder.run(&format!("--dry-run {verb} {place}"));
            // The way out is a dry run too.
            let said = rehearsed.stderr.replace("--dry-run ", "");
            assert_eq!((rehearsed.code, said), (deed.code, deed.stderr), "`{verb} {place}`");
        }
    }
    for line in [
        "init",
        "--book letter init",
        "--book nowhere/b init --house mike",
        "tape on letter",
        "tape on night.book",
        "tape on nowhere/t",
        "--book other.book tape on",
        "restore nothing.book",
        "restore --from-tape letter",
    ] {
        let (deed, rehearsed) = (folder.run(line), folder.run(&format!("--dry-run {line}")));
        assert!(deed.code > 0, "`{line}`: {deed:?}");
        let said = rehearsed.stderr.replace(" --dry-run", "");
        assert_eq!((rehearsed.code, said), (deed.code, deed.stderr), "`{line}`");
    }
    assert_eq!(files(&folder), before, "nothing was written");
}

#[test]
fn a_rehearsal_of_what_would_be_done_writes_nothing() {
    let folder = bench();
    let lines = [
        "--book new.book init --house mike",
        "backup copy.book",
        "export csv --out x.csv",
        "book statement Ann --out x.txt",
        "house new ours.toml --from mike",
        "tape on second.tape",
        "tape off",
        "book export x.bundle",
    ];
    let before = files(&folder);
    for line in lines {
        let rehearsed = folder.run(&format!("--dry-run {line}"));
        assert_eq!(rehearsed.code, 0, "`{line}`: {rehearsed:?}");
        assert_eq!(files(&folder), before, "`{line}` wrote something");
    }
    // The control: each of them would have been noticed.
    for line in lines {
        let before = files(&folder);
        folder.done(line);
        assert_ne!(files(&folder), before, "`{line}` wrote nothing");
    }
}

#[test]
fn a_stand_in_takes_no_key_that_lies_there() {
    let folder = bench();
    folder.done("book export the.bundle");
    let key = folder.path().join("cabin.book.key");
    fs::write(&key, "of an older book").expect("room");
    let before = files(&folder);
    for rehearsed in ["", "--dry-run "] {
        let seen = folder.run(&format!("{rehearsed}--book cabin.book init --surrogate-of the.bundle"));
        assert!(seen.code == 4 && seen.stderr.contains("`cabin.book.key` is another book's key"), "{seen:?}");
        assert_eq!(files(&folder), before);
    }
    fs::remove_file(&key).expect("a key");
    folder.done("--book cabin.book init --surrogate-of the.bundle");
    let again = folder.run("--book cabin.book init --surrogate-of the.bundle");
    assert!(again.code == 4 && again.stderr.contains("`cabin.book` already exists"), "{again:?}");
    assert!(key.exists());
}

#[test]
fn no_file_is_taken_away_because_it_is_called_like_a_half_built_one() {
    let folder = bench();
    for (name, line) in [
        ("copy.partial", "backup copy"),
        ("x.csv.part", "export csv --out x.csv"),
        ("t.tape.new", "tape on t.tape"),
        ("new.restoring", "--book new restore copy.book"),
    ] {
        let path = folder.path().join(name);
        let _ = fs::remove_file(folder.path().join("copy.book"));
        folder.done("backup copy.book");
        // The book itself may have that name.
        fs::copy(folder.path().join("copy.book"), &path).expect("room");
        let seen = folder.run(line);
        assert!(
            seen.code == 4 && seen.stderr.contains(&format!("`{name}` already exists")),
            "`{line}`: {seen:?}"
        );
        let seen = folder.run(&format!("--book {name} audit"));
        assert_eq!(seen.code, 0, "{seen:?}");
    }
}
