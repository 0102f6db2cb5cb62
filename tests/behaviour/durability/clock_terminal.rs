//! The terminal that the tournament clock fills: restored after a signal, and noticed when it is gone.

use crate::durability::folder::{Folder, PROGRAM, skipped};
use crate::terminal::at_script;
use std::fs;
use std::io::Write;
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, ChildStdin, Command};
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

/// How long something may take on a machine that is busy with other tests.
const PATIENCE: Duration = Duration::from_secs(60);

/// A clock at a terminal of its own, watched by a shell that reports how it ended.
struct Watched {
    folder: Folder,
    terminal: Child,
    page: Receiver<Vec<u8>>,
    shown: Vec<u8>,
    keys: ChildStdin,
}

impl Watched {
    /// The clock of a running tournament, started by a shell that ran `first`; none if no terminal can be made.
    fn begun(first: &str) -> Option<Self> {
        let folder = Folder::with_night();
        folder.done("tournament new --entry 20 --stack 1500 --payout 100 --levels 25/50@20,50/100@20");
        folder.done("tournament enter Ann Bob Cat");
        folder.done("tournament start");
        let lines = [
            first,
            "stty rows 24 cols 80",
            "stty -g > before",
            "sh -c 'echo $$ > pid; exec \"$0\" tournament clock 2> said' \"$1\"",
            "echo $? > code",
            "stty -g > after",
            "touch ended",
        ];
        fs::write(folder.path().join("watch"), lines.join("\n")).expect("a script");
        let mut inside = Command::new("script");
        inside.current_dir(folder.path()).env("HOUSEBOOK", "night.book");
        let (terminal, page, keys) = at_script(&format!("sh watch {PROGRAM}"), &mut inside)?;
        let mut watched = Self { folder, terminal, page, shown: Vec::new(), keys };
        watched.until("the page is drawn", |watched| watched.has_shown("\u{1b}[?1049h"));
        watched.until("a level is shown", |watched| watched.has_shown("25/50"));
        Some(watched)
    }

    fn has_shown(&mut self, text: &str) -> bool {
        self.shown.extend(self.page.try_iter().flatten());
        self.shown.windows(text.len()).any(|window| window == text.as_bytes())
    }

    #[track_caller]
    fn until(&mut self, what: &str, mut come: impl FnMut(&mut Self) -> bool) {
        let begun = Instant::now();
        while !come(self) {
            if begun.elapsed() > PATIENCE {
                self.signal("KILL");
                panic!("not within {PATIENCE:?}: {what}; {}", String::from_utf8_lossy(&self.shown));
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// The content of a file beside the book.
    fn says(&self, name: &str) -> String {
        fs::read_to_string(self.folder.path().join(name)).unwrap_or_default().trim_end().to_owned()
    }

    /// Sends the clock a signal.
    fn signal(&self, name: &str) {
        let line = format!("kill -{name} {}", self.says("pid"));
        Command::new("sh").args(["-c", &line]).status().expect("a shell");
    }

    /// Waits for the shell to report how the clock ended: the exit code as a shell has it.
    #[track_caller]
    fn ended(&mut self) -> String {
        self.until("the clock ends", |watched| watched.folder.path().join("ended").exists());
        self.says("code")
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        let _ = self.terminal.kill();
        let _ = self.terminal.wait();
    }
}

#[test]
fn a_signal_ends_the_clock_and_the_terminal_is_as_before() {
    for (signal, code) in [("TERM", "143"), ("INT", "130"), ("HUP", "129"), ("QUIT", "131")] {
        // A core file would end up beside the book.
        let Some(mut watched) = Watched::begun("ulimit -c 0") else {
            skipped("a_signal_ends_the_clock_and_the_terminal_is_as_before", "script is missing");
            return;
        };
        // In the middle of a key: the first byte of two.
        watched.keys.write_all(b"\xc3").and_then(|()| watched.keys.flush()).expect("half a key");
        watched.signal(signal);
        assert_eq!(watched.ended(), code, "{signal}: {}", watched.says("said"));
        watched.until("the screen is given back", |watched| watched.has_shown("\u{1b}[?1049l"));
        assert!(watched.has_shown("\u{1b}[?25h"), "{signal}: no cursor");
        assert_eq!(watched.says("after"), watched.says("before"), "{signal}: the modes of the terminal");
        assert_ne!(watched.says("before"), "", "{signal}: the modes of the terminal were read");
        watched.folder.audit();
    }
}

#[test]
fn a_terminal_that_is_gone_ends_the_clock() {
    for first in ["trap '' HUP", "trap 'true' HUP"] {
        let Some(mut watched) = Watched::begun(first) else {
            skipped("a_terminal_that_is_gone_ends_the_clock", "script is missing");
            return;
        };
        watched.terminal.kill().expect("it runs");
        assert_eq!(watched.terminal.wait().expect("it ran").signal(), Some(9));
        assert_eq!(watched.ended(), "7", "{first}: {}", watched.says("said"));
        assert_eq!(watched.says("said"), "error: can't use the terminal: it's gone", "{first}");
        watched.folder.audit();
    }
}
