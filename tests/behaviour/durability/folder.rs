//! A folder with a book in it, with real clock and real randomness, and the program run in it, with or without faults.

use crate::durability::onlooker::Onlooker;
use crate::in_memory;
use crate::program::Outcome;
use ledger::finding::Finding;
use ledger::store::{Access, Event, Store};
use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The program under test.
pub const PROGRAM: &str = env!("CARGO_BIN_EXE_housebook");

/// A folder with a book in it.
pub struct Folder {
    temporary: tempfile::TempDir,
    folder: PathBuf,
    program: PathBuf,
}

impl Folder {
    /// An empty folder; everybody may look into it.
    pub fn empty() -> Self {
        let temporary = in_memory::folder();
        fs::set_permissions(temporary.path(), fs::Permissions::from_mode(0o755))
            .expect("a folder of our own");
        let folder = temporary.path().to_owned();
        Self { temporary, folder, program: PROGRAM.into() }
    }

    /// A book with three regulars and an open night.
    pub fn with_night() -> Self {
        Self::empty().begun()
    }

    /// The same with another build of the program, for controls.
    pub fn of_program(program: &Path) -> Self {
        Self { program: program.to_owned(), ..Self::empty() }.begun()
    }

    /// A book with an open night in a given folder.
    pub fn at(folder: &Path, program: &Path) -> Self {
        Self { folder: folder.to_owned(), program: program.to_owned(), ..Self::empty() }.begun()
    }

    fn begun(self) -> Self {
        for line in
            ["init --house casino", "player add Ann", "player add Bob", "player add Cat", "open --banker Ann"]
        {
            self.done(line);
        }
        self
    }

    /// The folder itself.
    pub fn path(&self) -> &Path {
        &self.folder
    }

    /// A place for a test's own files, which is not the book's folder if that was given.
    pub fn aside(&self, name: &str) -> PathBuf {
        self.temporary.path().join(name)
    }

    /// The book's file.
    pub fn book(&self) -> PathBuf {
        self.folder.join("night.book")
    }

    /// The program, ready to run a line of words.
    pub fn command(&self, line: &str) -> Command {
        let mut command = Command::new(&self.program);
        self.furnish(command.args(line.split_whitespace()));
        command
    }

    fn furnish(&self, command: &mut Command) {
        command
            .current_dir(&self.folder)
            .env_clear()
            .env("HOUSEBOOK", "night.book")
            .env("HOME", self.temporary.path())
            .envs([("NO_COLOR", "1"), ("TZ", "UTC"), ("PATH", "/usr/sbin:/usr/bin:/sbin:/bin")])
            .stdin(Stdio::null());
    }

    /// Runs a line.
    pub fn run(&self, line: &str) -> Outcome {
        outcome(&self.command(line).output().expect("the program starts"))
    }

    /// Runs a line that must succeed.
    #[track_caller]
    pub fn done(&self, line: &str) -> Outcome {
        let seen = self.run(line);
        assert_eq!(seen.code, 0, "`{line}`: {seen:?}");
        seen
    }

    /// Runs a line under `strace` with these options; returns the outcome and the trace.
    pub fn traced(&self, options: &[&str], line: &str) -> (Outcome, String) {
        let trace = self.aside("trace");
        let mut command = Command::new("strace");
        command.args(["-f", "-qq", "-y", "-o"]).arg(&trace).args(options).arg(&self.program);
        self.furnish(command.args(line.split_whitespace()));
        let seen = outcome(&command.output().expect("strace starts"));
        (seen, fs::read_to_string(&trace).unwrap_or_default())
    }

    /// Runs a line through a shell script, which finds the program and its words in `"$@"`.
    pub fn through(&self, script: &str, line: &str) -> Outcome {
        let mut command = Command::new("sh");
        command.args(["-c", script, "sh"]).arg(&self.program);
        self.furnish(command.args(line.split_whitespace()));
        outcome(&command.output().expect("a shell"))
    }

    /// Somebody who looks at the book from now on, so that nothing is folded meanwhile.
    pub fn onlooker(&self) -> Onlooker {
        Onlooker::at(&self.book())
    }

    /// A book with an open night and a purchase that is only in its log, as a killed program leaves it.
    pub fn with_log() -> Self {
        let folder = Self::with_night();
        let _onlooker = folder.onlooker();
        folder.done("buy Ann 20");
        folder
    }

    /// Every event of the book.
    #[track_caller]
    pub fn events(&self) -> Vec<Event> {
        let store = Store::open(&self.book(), Access::Read).expect("a book");
        let last = store.reader().last_seq().expect("a head");
        store.reader().events_between(1, last).expect("readable events")
    }

    /// How many events a request wrote.
    #[track_caller]
    pub fn events_of(&self, request: &str) -> usize {
        self.events().iter().filter(|event| event.request == request).count()
    }

    /// Audits the book deeply; nothing may be wrong.
    #[track_caller]
    pub fn audit(&self) {
        let violations = violations(&self.book());
        assert!(violations.is_empty(), "{violations:?}");
    }
}

/// Everything a deep audit finds wrong with a book.
#[track_caller]
pub fn violations(book: &Path) -> Vec<String> {
    let store = Store::open(book, Access::Read).expect("a book");
    let checks = store.audit(true).expect("an audit");
    let violated = checks.into_iter().filter_map(|check| match check.finding {
        Finding::Violated(what) => Some(format!("{}: {what:?}", check.name)),
        Finding::Refused { seq, refusal } => Some(format!("{}: event {seq}: {refusal}", check.name)),
        Finding::Sound(_) => None,
    });
    violated.collect()
}

/// What a finished process did.
pub fn outcome(output: &Output) -> Outcome {
    Outcome {
        stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
        stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
        code: output.status.code().unwrap_or(-1),
    }
}

/// True if `strace` can trace here; else says that `test` was skipped.
pub fn can_trace(test: &str) -> bool {
    let status =
        Command::new("strace").args(["-qq", "-o", "/dev/null", "true"]).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success()) || skipped(test, "strace cannot trace here")
}

/// Says that a test was skipped, and why; false, for the end of a condition.
pub fn skipped(test: &str, why: &str) -> bool {
    println!("skipped {test}: {why}");
    false
}

/// True if the tests run as root.
pub fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|this| this.uid() == 0)
}

/// A mount that is removed when the test ends.
pub struct Mount(PathBuf);

impl Mount {
    /// Mounts with these arguments of `mount`; none if that is not allowed.
    pub fn new(arguments: &[&str], at: &Path) -> Option<Self> {
        let _ = fs::create_dir_all(at);
        let status = Command::new("mount").args(arguments).arg(at).stderr(Stdio::null()).status();
        status.is_ok_and(|status| status.success()).then(|| Self(at.to_owned()))
    }
}

impl Drop for Mount {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(&self.0).status();
    }
}
