//! The changes, row by row: bits, rows edited in SQLite's own shell, whole files.

use crate::durability::changed::forging;
use crate::journal::bench::behind_the_triggers;
use crate::luck::Luck;
use std::fs;
use std::path::Path;

/// One way to change something.
pub struct Edit {
    /// The row of the table it belongs to.
    pub row: &'static str,
    /// Whether it hits anything that matters is luck: the book's own ids are elsewhere in every run.
    pub by_luck: bool,
    /// The log is folded into the book first.
    pub folded: bool,
    /// The change, in the folder.
    pub done: Box<dyn Fn(&Path)>,
    /// The line that reads the changed file, on another book; else the audit does. `@` is the folder.
    pub read_by: Option<&'static str>,
}

/// Rows edited in the shell. Each statement must change something.
const SHELL: &[(&str, &[&str])] = &[
    (
        "an event edited",
        &[
            "UPDATE posting SET amount = amount * 2 WHERE event = 8",
            "UPDATE posting SET counter = party WHERE event = 8 AND line = 0",
            "UPDATE posting SET line = line + 1 WHERE event = 8 AND line = (SELECT max(line) FROM posting WHERE event = 8)",
            "UPDATE posting SET line = line + 40 WHERE event = 8",
            "UPDATE event SET body = replace(body, 'Bob', 'Rob') WHERE seq = 4",
            "UPDATE event SET at = at - 3600000 WHERE seq = 8",
            "UPDATE event SET recorded = recorded + 1 WHERE seq = 8",
            "UPDATE event SET request = 'mine' WHERE seq = 8",
            "UPDATE event SET version = 2 WHERE seq = 8",
            "UPDATE event SET kind = 'fined' WHERE seq = 8",
            "UPDATE event SET night = NULL WHERE seq = 8",
            "UPDATE event SET nature = 'still' WHERE seq = 8",
            "UPDATE event SET origin_seq = 4000 WHERE seq = 8",
            "UPDATE event SET origin_hash = zeroblob(32) WHERE seq = 8",
            "UPDATE event SET prev_hash = randomblob(32) WHERE seq = 8",
            "UPDATE event SET hash = randomblob(32) WHERE seq = 8",
            "UPDATE event SET reverses = 8 WHERE seq = 11",
            "UPDATE event SET hash = randomblob(32) WHERE seq = (SELECT max(seq) FROM event)",
        ],
    ),
    (
        "an event removed, added or moved",
        &[
            "DELETE FROM event WHERE seq = 8",
            "INSERT INTO event SELECT 4000, request, at, recorded, kind, version, night, nature, body, NULL, origin_book, 4000, NULL, \
             randomblob(32), randomblob(32) FROM event WHERE seq = 3",
            "UPDATE event SET seq = CASE seq WHEN 7 THEN 5000 ELSE seq END WHERE seq = 7",
            "DELETE FROM posting WHERE event = 8",
        ],
    ),
    (
        "the last event deleted, and nothing else",
        &["DELETE FROM event WHERE seq = (SELECT max(seq) FROM event)"],
    ),
    (
        "a balance, name or other figure edited that comes from the events",
        &[
            "UPDATE account SET trade = trade + 1 WHERE asset = 'chips'",
            "UPDATE holding SET amount = amount * 2 WHERE asset = 'book'",
            "UPDATE player SET name = 'Rob' WHERE name = 'Bob'",
            "UPDATE night SET opened = opened + 1",
            "UPDATE note SET status = 'lapsed'",
            "DELETE FROM sitting",
            "DELETE FROM note WHERE position = (SELECT min(position) FROM note)",
            "INSERT INTO alias VALUES ('nobody', 1, 'Zoe')",
            "UPDATE book SET house = 'igloo'",
            "DELETE FROM hand",
            "UPDATE tally SET net = net + 1",
            "DELETE FROM tally",
        ],
    ),
    (
        "an answer edited or deleted",
        &[
            "UPDATE request SET answer = replace(answer, '5.00', '9.00') WHERE id = 'remembered'",
            "UPDATE request SET body_hash = zeroblob(32) WHERE id = 'remembered'",
            "UPDATE request SET seal = zeroblob(32) WHERE id = 'remembered'",
            "UPDATE request SET origin = 'elsewhere' WHERE id = 'remembered'",
            "UPDATE request SET first_seq = 1 WHERE id = 'remembered'",
            "DELETE FROM request WHERE id = 'remembered'",
        ],
    ),
    (
        "an index pointed at the wrong place",
        &[
            "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema \
             WHERE name = 'event_night') WHERE name = 'request_last'",
            "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema \
             WHERE name = 'sqlite_autoindex_event_1') WHERE name = 'sqlite_autoindex_event_2'",
        ],
    ),
    (
        "the schema changed: a table, an index, a trigger, a view",
        &[
            "CREATE TABLE more (x)",
            "CREATE INDEX more ON event (kind)",
            "CREATE VIEW more AS SELECT * FROM event",
            "CREATE TRIGGER more AFTER INSERT ON event BEGIN SELECT 1; END",
            "DROP INDEX event_night",
        ],
    ),
];

/// How many bits of a file are flipped, one at a time.
const BITS: u64 = 5;

/// All of them, grouped by row.
pub fn edits() -> Vec<Edit> {
    let mut all = All(Vec::new());
    all.book_and_log();
    for (row, statements) in SHELL {
        for statement in *statements {
            all.add(row, move |at| shell(at, statement));
        }
    }
    all.made_anew();
    all.tape();
    all.read_elsewhere();
    all.0
}

struct All(Vec<Edit>);

impl All {
    fn add(&mut self, row: &'static str, done: impl Fn(&Path) + 'static) {
        self.0.push(Edit { row, by_luck: false, folded: true, done: Box::new(done), read_by: None });
    }

    fn add_unfolded(&mut self, row: &'static str, done: impl Fn(&Path) + 'static) {
        self.0.push(Edit { row, by_luck: false, folded: false, done: Box::new(done), read_by: None });
    }

    fn book_and_log(&mut self) {
        for seed in 0..BITS * 3 {
            self.add("one bit of the book", move |at| bit(&at.join("night.book"), seed));
        }
        self.0.iter_mut().for_each(|edit| edit.by_luck = true);
        for seed in 0..BITS {
            self.add_unfolded("one bit of the log that isn't in the book yet", move |at| log_bit(at, seed));
        }
        let log = |at: &Path| at.join("night.book-wal");
        self.add_unfolded("the log cut short", move |at| cut(&log(at), 2));
        self.add_unfolded("the log cut short", move |at| fs::remove_file(log(at)).expect("a log"));
    }

    fn made_anew(&mut self) {
        self.add("the last events removed without a trace", |at| {
            forging::anew(at, |events| events.truncate(9))
        });
        self.add("the book replaced by an older copy", older);
        let row = "an event edited and the chain hashed again from there";
        self.add(row, |at| forging::anew(at, forging::dearer));
        self.add(row, |at| forging::anew(at, forging::renamed));
        self.add("an answer edited and sealed again", forging::answer);
        self.add("book and tape both rebuilt the same way", |at| forging::with_tape(at, forging::dearer));
        self.add("book and tape both replaced by older copies", |at| {
            older(at);
            fs::rename(at.join("older-night.book.tape"), at.join("night.book.tape")).expect("an older tape");
        });
    }

    fn tape(&mut self) {
        for seed in 0..BITS {
            self.add("one bit of the tape", move |at| bit(&at.join("night.book.tape"), seed));
        }
        let row = "the tape cut short, or one of its lines removed or moved";
        self.add(row, |at| cut(&at.join("night.book.tape"), 2));
        let changes: [fn(&mut Vec<&str>); 2] = [|lines| _ = lines.remove(4), |lines| lines.swap(4, 5)];
        for change in changes {
            self.add(row, move |at| tape_lines(at, change));
        }
        let gone = |at: &Path, side: &str| {
            fs::remove_file(at.join(format!("night.book{side}"))).expect("a tape and its place");
        };
        self.add("the tape deleted", move |at| gone(at, ".tape"));
        self.add("the tape and `BOOK.tape-at` deleted", move |at| {
            gone(at, ".tape");
            gone(at, ".tape-at");
        });
    }

    fn read_elsewhere(&mut self) {
        for seed in 0..BITS {
            self.add("one bit of a backup that is restored", move |at| {
                fs::copy(at.join("night.book"), at.join("copy.book")).expect("room");
                bit(&at.join("copy.book"), seed + 100);
            });
            let last = self.0.last_mut().expect("an edit");
            (last.by_luck, last.read_by) = (true, Some("restore @/copy.book"));
        }
        for seed in 0..BITS {
            self.add("one bit of a bundle", move |at| bit(&at.join("the.bundle"), seed));
            self.0.last_mut().expect("an edit").read_by = Some("init --surrogate-of @/the.bundle");
        }
    }
}

fn shell(at: &Path, statement: &str) {
    behind_the_triggers(&at.join("night.book"), |shell| {
        let before = shell.total_changes();
        shell.execute_batch(statement).expect(statement);
        let schema = ["CREATE", "DROP"].iter().any(|word| statement.starts_with(word));
        assert!(schema || shell.total_changes() > before, "{statement}");
    });
}

/// Flips one bit.
fn bit(file: &Path, seed: u64) {
    let mut bytes = fs::read(file).expect("a file");
    let mut luck = Luck::new(seed);
    let at = luck.below(bytes.len());
    bytes[at] ^= 1 << luck.below(8);
    fs::write(file, bytes).expect("room");
}

/// Flips one bit of the part of the log that counts.
fn log_bit(at: &Path, seed: u64) {
    let log = at.join("night.book-wal");
    let mut bytes = fs::read(&log).expect("a log");
    let salt = bytes[16..24].to_vec();
    // 32 bytes of head, then frames of a head of 24 and a page of 4096; those of an older log carry another salt.
    let frames = bytes[32..].chunks_exact(24 + 4096).take_while(|frame| frame[8..16] == salt[..]).count();
    let mut luck = Luck::new(seed);
    let place = 32 + luck.below(frames * (24 + 4096));
    bytes[place] ^= 1 << luck.below(8);
    fs::write(&log, bytes).expect("room");
}

/// Keeps only the first of this many parts.
fn cut(file: &Path, parts: usize) {
    let mut bytes = fs::read(file).expect("a file");
    bytes.truncate(bytes.len() / parts);
    fs::write(file, bytes).expect("room");
}

fn older(at: &Path) {
    for side in ["", "-wal", "-shm"] {
        let _ = fs::remove_file(at.join(format!("night.book{side}")));
    }
    fs::rename(at.join("older-night.book"), at.join("night.book")).expect("an older book");
}

fn tape_lines(at: &Path, change: fn(&mut Vec<&str>)) {
    let tape = at.join("night.book.tape");
    let text = fs::read_to_string(&tape).expect("a tape");
    let mut lines: Vec<&str> = text.lines().collect();
    change(&mut lines);
    fs::write(&tape, lines.join("\n") + "\n").expect("room");
}
