//! Runs the program in a fresh folder, isolated from this machine, the current time and randomness.
//!
//! What a command would ask the outside world is in its environment instead:
//!
//! * `HOUSEBOOK_NOW`: the hour, in RFC 3339. A table opens on Friday, 2026-01-02, at 19:00 UTC, and every
//!   command comes one minute after the previous one, unless the test waits.
//! * `HOUSEBOOK_SEED`: a number that all the program's randomness comes from; the first command gets 1,
//!   the second 2, so that no two commands draw the same.
//! * `HOUSEBOOK=night.book`, `HOME` (the folder itself), `NO_COLOR=1`, `COLUMNS=80`, `TZ=UTC`; nothing else.

use crate::in_memory;
use chrono::{DateTime, Duration, SecondsFormat, Utc};
use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::path::{Component, Path};
use std::process::{Command, Stdio};

/// When every table opens.
const OPENING: &str = "2026-01-02T19:00:00Z";

/// A folder with a book in it, how many commands it has run, and how many extra minutes went by.
pub struct Table {
    folder: tempfile::TempDir,
    commands: u32,
    waited: u32,
}

/// What a command was seen to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Everything on standard output.
    pub stdout: String,
    /// Everything on standard error.
    pub stderr: String,
    /// The exit code; -1 if a signal ended it.
    pub code: i32,
}

impl Table {
    /// An empty folder.
    pub fn new() -> Self {
        Self { folder: in_memory::folder(), commands: 0, waited: 0 }
    }

    /// Lets minutes go by in which nobody types anything.
    pub fn wait(&mut self, minutes: u32) {
        self.waited += minutes;
    }

    /// Puts a file into the folder; the path stays inside it.
    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        let inside = Path::new(name).components().all(|part| matches!(part, Component::Normal(_)));
        assert!(inside, "`{name}` leaves the folder of the story");
        let path = self.folder.path().join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a writable folder");
        fs::write(path, text).expect("a writable file");
    }

    /// The path of a file in the folder.
    pub fn path(&self, name: &str) -> std::path::PathBuf {
        self.folder.path().join(name)
    }

    /// The facts of the book, as they are stored; none if there is no book.
    #[expect(clippy::disallowed_types, reason = "the bytes themselves, whatever the program makes of them")]
    pub fn facts(&self) -> Vec<String> {
        let flags = rusqlite::OpenFlags::SQLITE_OPEN_READ_ONLY;
        let Ok(book) = rusqlite::Connection::open_with_flags(self.path("night.book"), flags) else {
            return Vec::new();
        };
        let Ok(mut rows) = book.prepare("SELECT body FROM event ORDER BY seq") else { return Vec::new() };
        let Ok(bodies) = rows.query_map([], |row| row.get(0)) else { return Vec::new() };
        bodies.filter_map(Result::ok).collect()
    }

    /// The content of a file in the folder.
    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.folder.path().join(name)).expect("a readable file")
    }

    /// Runs a command line in the same minute and with the same randomness as the last one; for refused lines.
    pub fn run_again(&mut self, words: &[impl AsRef<OsStr>], stdin: &str) -> Outcome {
        self.commands -= 1;
        self.run(words, stdin)
    }

    /// Runs a line that must succeed; returns what it printed.
    #[track_caller]
    pub fn does(&mut self, line: &str) -> String {
        let done = self.run(&shlex::split(line).expect("words"), "");
        assert_eq!(done.code, 0, "{line}: {}{}", done.stdout, done.stderr);
        done.stdout
    }

    /// Runs a command line one minute after the last, in a copy of the folder: nothing of it remains.
    pub fn run_on_a_copy(&self, words: &[impl AsRef<OsStr>]) -> Outcome {
        let folder = in_memory::folder();
        copy_folder(self.folder.path(), folder.path());
        Self { folder, ..*self }.run(words, "")
    }

    /// Runs one command line, with `stdin` as its input, one minute after the last.
    pub fn run(&mut self, words: &[impl AsRef<OsStr>], stdin: &str) -> Outcome {
        let mut command = Command::new(env!("CARGO_BIN_EXE_housebook"));
        let mut child = self
            .furnish(command.args(words))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut input = child.stdin.take().expect("a piped input");
        let text = stdin.to_owned();
        // A program may refuse before it has read everything, so a broken pipe is fine.
        let writer = std::thread::spawn(move || drop(input.write_all(text.as_bytes())));
        let output = child.wait_with_output().expect("the program ends");
        writer.join().expect("the input was written");
        Outcome {
            stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
            stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
            code: output.status.code().unwrap_or(-1),
        }
    }
}

impl Table {
    /// Gives a command the environment of the folder, one minute after the last.
    pub fn furnish<'c>(&mut self, command: &'c mut Command) -> &'c mut Command {
        self.commands += 1;
        command
            .current_dir(self.folder.path())
            .env_clear()
            .env("HOUSEBOOK", "night.book")
            .env("HOUSEBOOK_NOW", moment(self.commands + self.waited))
            .env("HOUSEBOOK_SEED", self.commands.to_string())
            .env("HOME", self.folder.path())
            .envs([("NO_COLOR", "1"), ("COLUMNS", "80"), ("TZ", "UTC")])
    }
}

/// Copies every file and folder in `from`.
fn copy_folder(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).expect("a readable folder") {
        let path = entry.expect("a readable folder").path();
        let copy = to.join(path.file_name().expect("a name"));
        if path.is_dir() {
            fs::create_dir_all(&copy).expect("a writable folder");
            copy_folder(&path, &copy);
        } else if path.is_file() {
            fs::copy(&path, &copy).expect("a file that can be copied");
        }
    }
}

/// The n-th minute (from 1), in RFC 3339.
fn moment(minute: u32) -> String {
    let opening: DateTime<Utc> = OPENING.parse().expect("an hour");
    (opening + Duration::minutes(i64::from(minute) - 1)).to_rfc3339_opts(SecondsFormat::Secs, true)
}

#[test]
fn every_command_comes_a_minute_later() {
    assert_eq!(moment(1), "2026-01-02T19:00:00Z");
    assert_eq!(moment(62), "2026-01-02T20:01:00Z");
    assert_eq!(moment(301), "2026-01-03T00:00:00Z");
    assert_eq!(moment(1 + 365 * 24 * 60), "2027-01-02T19:00:00Z");
}

#[test]
#[should_panic(expected = "leaves the folder")]
fn a_story_writes_only_into_its_folder() {
    Table::new().write("../x", "");
}

#[test]
fn a_profile_or_a_script_that_is_no_text_is_said_with_its_place() {
    let mut table = Table::new();
    std::fs::write(table.folder.path().join("p.toml"), b"\xff\xfe").expect("a writable file");
    std::fs::write(table.folder.path().join("s.txt"), b"status\nab\xff").expect("a writable file");
    let profile = table.run(&["house", "check", "p.toml"], "");
    assert_eq!((profile.code, profile.stderr.as_str()), (5, "error: `p.toml` isn't UTF-8 text\n"));
    let script = table.run(&["run", "s.txt"], "");
    assert_eq!((script.code, script.stderr.as_str()), (5, "error: s.txt:2:3: this isn't UTF-8 text\n"));
}

#[test]
fn no_control_character_of_a_file_name_reaches_the_terminal() {
    let mut table = Table::new();
    for words in [["run", "a\u{1b}[31mb"], ["--book", "a\u{1b}[31mb"], ["backup", "no/\u{9b}31m"]] {
        let said = table.run(&["--color", "always"].iter().chain(&words).collect::<Vec<_>>(), "").stderr;
        let said = said.replace("\u{1b}[1m\u{1b}[31merror:\u{1b}[0m", "error:");
        assert!(said.starts_with("error:"), "{said}");
        assert!(!said.chars().any(|character| character.is_control() && character != '\n'), "{said:?}");
    }
}

#[test]
fn a_word_that_is_no_text_is_said_to_machines_too() {
    use std::os::unix::ffi::OsStrExt;
    let word = std::ffi::OsStr::from_bytes(b"An\xffn");
    let seen = Table::new().run(&[OsStr::new("buy"), word, OsStr::new("20"), OsStr::new("--json")], "");
    assert_eq!((seen.code, seen.stderr.as_str()), (2, ""));
    let said: serde_json::Value = serde_json::from_str(&seen.stdout).expect("one object");
    assert_eq!(said["error"]["code"], "usage");
    assert_eq!(said["error"]["message"], "`An\u{fffd}n` isn't UTF-8 text");
    let seen = Table::new().run(&[OsStr::new("buy"), word], "");
    assert_eq!((seen.code, seen.stdout.as_str()), (2, ""));
    assert_eq!(seen.stderr, "error: `An\u{fffd}n` isn't UTF-8 text\n");
}

#[test]
fn the_name_of_a_file_turns_and_breaks_no_line_and_a_hint_can_be_typed() {
    let mut table = Table::new();
    let seen = table.run(&["--book", "a\nb\u{202e}c.book", "status"], "");
    assert_eq!(seen.stderr, "error: there's no book at `a\\u{000A}b\\u{202E}c.book`\nhint: housebook init\n");
    for line in ["init", "tape on"] {
        let words: Vec<&str> = ["--book", "my night.book"].into_iter().chain(line.split(' ')).collect();
        assert_eq!(table.run(&words, "").code, 0);
    }
    std::fs::remove_file(table.folder.path().join("my night.book")).expect("a book");
    let gone = table.run(&["--book", "my night.book", "status"], "");
    let hint =
        gone.stderr.lines().last().and_then(|line| line.strip_prefix("hint: housebook ")).expect("a hint");
    assert_eq!(hint, "--book 'my night.book' restore --from-tape 'my night.book.tape'");
    let typed = shlex::split(hint).expect("words");
    let words: Vec<&str> = typed.iter().map(String::as_str).collect();
    assert_eq!(table.run(&words, "").code, 0, "the hint does what it says");
}

#[test]
fn a_script_tells_the_rule_that_stopped_it_as_every_command_does() {
    let mut table = Table::new();
    table.write("evening", "init --house mike\nplayer add Ann\nopen --banker Ann\nbuy Ann 7\n");
    let seen = table.run(&["--json", "run", "evening"], "");
    let last = seen.stdout.lines().last().expect("an answer");
    let said: serde_json::Value = serde_json::from_str(last).expect("one object");
    assert_eq!((seen.code, &said["error"]["rule"]), (4, &serde_json::json!("MIK-02")));
    let message = said["error"]["message"].as_str().expect("a sentence");
    assert_eq!(
        message,
        "evening:4: $7.00 isn't a multiple of $5.00, so the bank won't sell it; try $5.00 or $10.00"
    );
}
