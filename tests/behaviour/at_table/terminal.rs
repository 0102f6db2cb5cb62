//! The program at a terminal of its own: a pseudo-terminal whose screen a test reads.

use crate::program::Table;
use pty_process::blocking::{Command, Pty, open};
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::process::Child;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// How long the program may take to show something; a machine that is also compiling is slow.
const PATIENCE: Duration = Duration::from_secs(30);

/// A shell at a terminal of 80 by 24, in the folder of a table.
pub struct Terminal {
    pty: Arc<Pty>,
    child: Child,
    screen: Arc<Mutex<vt100::Parser>>,
    /// How many bytes came from the program.
    came: Arc<AtomicUsize>,
}

impl Terminal {
    /// Runs a line of `sh`, in which `housebook` is the program.
    pub fn running(table: &Table, line: &str) -> Self {
        let (pty, pts) = open().expect("a pseudo-terminal");
        pty.resize(pty_process::Size::new(24, 80)).expect("a size");
        let program = std::path::Path::new(env!("CARGO_BIN_EXE_housebook")).parent().expect("a folder");
        let path = format!("{}:/usr/bin:/bin", program.display());
        let command = Command::new("sh").args(["-c", line]).current_dir(table.path("")).env_clear();
        let command = command.env("PATH", path).env("HOUSEBOOK", "night.book").env("HOME", table.path(""));
        let command = command.envs([("TERM", "xterm-256color"), ("TZ", "UTC"), ("NO_COLOR", "1")]);
        let child = command.spawn(pts).expect("a shell");
        let (pty, screen) =
            (Arc::new(pty), Arc::new(Mutex::new(vt100::Parser::new(lines(24), lines(80), 0))));
        let came = Arc::new(AtomicUsize::new(0));
        let (reads, shows, counts) = (Arc::clone(&pty), Arc::clone(&screen), Arc::clone(&came));
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count) = (&*reads).read(&mut bytes) {
                if count == 0 {
                    break;
                }
                shows.lock().expect("a screen").process(&bytes[..count]);
                counts.fetch_add(count, Ordering::SeqCst);
            }
        });
        Self { pty, child, screen, came }
    }

    /// What is on the screen.
    pub fn screen(&self) -> String {
        self.screen.lock().expect("a screen").screen().contents()
    }

    /// Types; none of it is read before the program asks for it.
    pub fn types(&self, keys: &str) {
        self.sends(keys.as_bytes());
    }

    /// The same for bytes that aren't text.
    pub fn sends(&self, bytes: &[u8]) {
        (&*self.pty).write_all(bytes).expect("a terminal");
    }

    pub fn resize(&self, columns: u16, rows: u16) {
        self.screen.lock().expect("a screen").screen_mut().set_size(lines(rows), lines(columns));
        self.pty.resize(pty_process::Size::new(rows, columns)).expect("a size");
    }

    /// Waits until this is on the screen.
    #[track_caller]
    pub fn must_show(&self, words: &str) {
        let begun = Instant::now();
        while !self.screen().contains(words) {
            assert!(begun.elapsed() < PATIENCE, "`{words}` never came:\n{}", self.screen());
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// True while a program has the whole screen.
    pub fn is_alternate(&self) -> bool {
        self.screen.lock().expect("a screen").screen().alternate_screen()
    }

    /// Waits until nothing has come for this long, but at most a hundred times as long.
    pub fn settles(&self, still: Duration) {
        for _ in 0..100 {
            let before = self.came.load(Ordering::SeqCst);
            thread::sleep(still);
            if self.came.load(Ordering::SeqCst) == before {
                return;
            }
        }
    }

    /// Types keys until this is on the screen: how long that takes depends on what was typed before. It waits a moment after
    /// each, because input that comes while a line starts is thrown away.
    #[track_caller]
    pub fn ends_by(&mut self, keys: &[&str], words: &str) {
        let begun = Instant::now();
        for key in keys.iter().cycle().take_while(|_| !self.screen().contains(words)) {
            assert!(begun.elapsed() < 20 * PATIENCE, "`{words}` never came:\n{}", self.screen());
            let _ = (&*self.pty).write_all(key.as_bytes());
            thread::sleep(Duration::from_millis(150));
        }
    }

    /// How long a key takes to bring words onto the screen, or remove them.
    #[track_caller]
    pub fn time_of(&self, key: &str, words: &str, shown: bool) -> Duration {
        let begun = Instant::now();
        self.types(key);
        while self.screen().contains(words) != shown {
            assert!(begun.elapsed() < PATIENCE, "`{words}` never came:\n{}", self.screen());
            thread::sleep(Duration::from_micros(50));
        }
        begun.elapsed()
    }

    /// The number of the shell's process.
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// Waits for the shell to end.
    pub fn ended(&mut self) -> std::process::ExitStatus {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("a child") {
                return status;
            }
            assert!(begun.elapsed() < PATIENCE, "it never ended:\n{}", self.screen());
            thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn lines(number: u16) -> NonZeroU16 {
    NonZeroU16::new(number).expect("a screen has lines")
}

/// What a shell says about its terminal: input is read line by line and echoed, as before.
pub const AS_BEFORE: &str =
    "echo left $?; stty -a | tr ' ;' '\\n\\n' | grep -x -e icanon -e echo -e isig | sort | tr '\\n' ' '";

/// The shell's answer to that.
pub const IS_AS_BEFORE: &str = "echo icanon isig";

fn mikes() -> Table {
    let mut table = Table::new();
    for line in ["init --house mike", "player add Ann Bob Cat", "open --banker Ann", "buy Bob 20"] {
        let words: Vec<&str> = line.split(' ').collect();
        assert_eq!(table.run(&words, "").code, 0, "{line}");
    }
    table
}

#[test]
fn the_terminal_is_given_back_when_somebody_leaves() {
    for keys in ["q", "\u{3}", "\u{4}", "/quit\r", "bbo\u{1b}"] {
        let table = mikes();
        let mut terminal = Terminal::running(&table, &format!("housebook table; {AS_BEFORE}"));
        terminal.must_show("night 1 at Mike's house");
        terminal.types(keys);
        if keys.ends_with('\u{1b}') {
            thread::sleep(Duration::from_millis(300));
            terminal.types("q");
        }
        terminal.must_show("left 0");
        terminal.must_show(IS_AS_BEFORE);
        assert!(!terminal.screen.lock().expect("a screen").screen().alternate_screen(), "{keys:?}");
        assert!(!terminal.screen.lock().expect("a screen").screen().hide_cursor(), "{keys:?}");
        terminal.ended();
    }
}

#[test]
fn signals_end_it_and_the_terminal_is_given_back() {
    for (signal, code) in [("TERM", 143), ("HUP", 129), ("INT", 130), ("QUIT", 131)] {
        let table = mikes();
        let line = format!("ulimit -c 0; sh -c 'echo $$ > pid; exec housebook table'; {AS_BEFORE}");
        let terminal = Terminal::running(&table, &line);
        terminal.must_show("night 1 at Mike's house");
        let kill = format!("kill -{signal} {}", table.read("pid").trim());
        let sent = std::process::Command::new("sh").args(["-c", &kill]).status().expect("a shell");
        assert!(sent.success(), "{kill}");
        terminal.must_show(&format!("left {code}"));
        terminal.must_show(IS_AS_BEFORE);
    }
}

#[test]
fn a_terminal_that_goes_away_ends_it_and_nothing_is_lost() {
    let mut table = mikes();
    let mut terminal = Terminal::running(&table, "exec housebook table");
    terminal.must_show("night 1 at Mike's house");
    terminal.types("bbo20\r");
    terminal.must_show("recorded #");
    let kill = format!("kill -HUP {}", terminal.process());
    std::process::Command::new("sh").args(["-c", &kill]).status().expect("a shell");
    terminal.ended();
    let seen = table.run(&["status"], "");
    assert!(seen.stdout.contains("$40.00"), "{}", seen.stdout);
    assert_eq!(table.run(&["audit"], "").code, 0);
}

#[test]
fn a_book_that_vanishes_is_said_and_the_terminal_given_back() {
    let table = mikes();
    let terminal = Terminal::running(&table, &format!("housebook table; {AS_BEFORE}"));
    terminal.must_show("night 1 at Mike's house");
    std::fs::rename(table.path("night.book"), table.path("elsewhere.book")).expect("a book");
    terminal.must_show("there's no book at `night.book` anymore");
    terminal.must_show("hint: housebook status");
    terminal.must_show("left 9");
    terminal.must_show(IS_AS_BEFORE);
}

#[test]
fn a_hand_is_entered_to_its_end() {
    let mut table = seated();
    let terminal = Terminal::running(&table, &format!("housebook table; {AS_BEFORE}"));
    terminal.must_show("night 1 at");
    terminal.types("e");
    terminal.must_show("which game? >");
    terminal.types("holdem d ann\r");
    terminal.must_show("Enter to deal >");
    terminal.types("\r");
    terminal.must_show("pot 0.75");
    terminal.types("r2\rff\r");
    terminal.must_show("record? [Y/n]");
    terminal.types("\r");
    terminal.must_show("hand 1, holdem: Ann wins");
    terminal.types("q");
    terminal.must_show(IS_AS_BEFORE);
    assert!(table.does("hand list").contains("holdem"));
    assert_eq!(table.run(&["audit"], "").code, 0);
}

#[test]
fn a_half_entered_hand_outlives_the_terminal() {
    for signal in ["HUP", "TERM", "KILL"] {
        let mut table = seated();
        let line = "sh -c 'echo $$ > pid; exec housebook table'; stty sane; housebook table";
        let terminal = Terminal::running(&table, line);
        terminal.must_show("night 1 at");
        terminal.types("e");
        terminal.must_show("which game? >");
        terminal.types("holdem d ann\r\r");
        terminal.must_show("pot 0.75");
        terminal.types("r2\r");
        terminal.must_show("pot 2.75");
        terminal.types("f");
        terminal.must_show("> f");
        let kill = format!("kill -{signal} {}", table.read("pid").trim());
        std::process::Command::new("sh").args(["-c", &kill]).status().expect("a shell");
        // The next one shows the journal again.
        terminal.must_show("#12 19:06  Cat bought");
        terminal.types("e");
        terminal.must_show("Go on with the hand from");
        terminal.types("\u{3}");
        terminal.must_show("the half-entered hand is kept");
        terminal.types("ey");
        terminal.must_show("pot 2.75");
        terminal.types("ff\r");
        terminal.must_show("record? [Y/n]");
        terminal.types("\r");
        terminal.must_show("hand 1, holdem: Ann wins");
        terminal.types("e");
        terminal.must_show("Enter to deal >");
        terminal.types("q\r");
        terminal.must_show("stopped: nothing was recorded");
        terminal.types("q");
        assert_eq!(table.run(&["audit"], "").code, 0, "{signal}");
    }
}

/// Three players in their seats, with 20.00 each.
fn seated() -> Table {
    let mut table = Table::new();
    for line in [
        "init --house casino",
        "player add Ann Bob Cat",
        "open --banker Ann --stakes .25/.50",
        "seat Ann 1 Bob 2 Cat 3",
        "buy Ann 20",
        "buy Bob 20",
        "buy Cat 20",
    ] {
        table.does(line);
    }
    table
}

#[test]
fn what_is_longer_than_the_screen_is_turned_page_by_page() {
    let table = mikes();
    let terminal = Terminal::running(&table, &format!("housebook help; {AS_BEFORE}"));
    terminal.must_show("lines 1-23 of ");
    assert!(!terminal.screen().contains("left"), "{}", terminal.screen());
    terminal.types(" ");
    terminal.must_show("lines 24-46 of ");
    terminal.types("b");
    terminal.must_show("lines 1-23 of ");
    terminal.resize(60, 12);
    terminal.must_show("lines 1-11 of ");
    terminal.types("G");
    terminal.must_show(": the end");
    terminal.types("q");
    terminal.must_show("left 0");
    terminal.must_show(IS_AS_BEFORE);
    assert!(!terminal.screen.lock().expect("a screen").screen().alternate_screen());
}

#[test]
fn the_shell_outlives_keys_that_are_no_text_and_a_book_that_is_gone_for_a_while() {
    let table = mikes();
    let terminal = Terminal::running(&table, &format!("housebook shell; {AS_BEFORE}"));
    terminal.must_show("in play $20.00 > ");
    for bytes in [&b"stat\xff"[..], b"\xc3(", b"\xed\xa0\x80"] {
        terminal.sends(bytes);
        terminal.must_show("type the line again");
        terminal.types("\u{15}\u{c}");
        terminal.settles(Duration::from_millis(200));
    }
    terminal.types("\u{15}seats\r");
    terminal.must_show("Bob");
    std::fs::rename(table.path("night.book"), table.path("elsewhere.book")).expect("a book");
    terminal.types("status\r");
    terminal.must_show("there's no book at `night.book` anymore");
    std::fs::rename(table.path("elsewhere.book"), table.path("night.book")).expect("a book");
    terminal.types("buy Cat 20\rq\r");
    terminal.must_show("Cat buys chips");
    terminal.must_show("left 0");
    terminal.must_show(IS_AS_BEFORE);
}

#[test]
fn a_pager_that_is_ended_gives_the_terminal_back() {
    for (signal, code) in [("TERM", 143), ("HUP", 129)] {
        let table = mikes();
        let line = format!("sh -c 'echo $$ > pid; exec housebook help'; {AS_BEFORE}");
        let terminal = Terminal::running(&table, &line);
        terminal.must_show("lines 1-23 of ");
        let kill = format!("kill -{signal} {}", table.read("pid").trim());
        std::process::Command::new("sh").args(["-c", &kill]).status().expect("a shell");
        terminal.must_show(&format!("left {code}"));
        terminal.must_show(IS_AS_BEFORE);
    }
}

#[test]
fn nothing_is_paged_that_is_short_or_recorded_or_asked_for_at_once() {
    let table = mikes();
    for line in [
        "housebook status",
        "housebook --no-pager help",
        "housebook help --no-pager",
        "housebook help | cat",
        "TERM=dumb housebook help",
        "housebook --help < /dev/null",
        "housebook --json log",
        "housebook player add $(seq -f P%g 40)",
        "echo help | housebook shell",
    ] {
        let terminal = Terminal::running(&table, &format!("{line}; echo over and $?"));
        terminal.must_show("over and 0");
    }
}

#[test]
fn a_window_of_any_size_is_drawn() {
    let table = mikes();
    let terminal = Terminal::running(&table, "housebook table");
    terminal.must_show("q quit");
    for (columns, rows, words) in
        [(12, 3, "make this"), (40, 10, "Bob"), (200, 60, "next:"), (80, 24, "in play")]
    {
        terminal.resize(columns, rows);
        terminal.must_show(words);
    }
}

#[test]
fn what_is_no_terminal_is_refused_in_a_sentence() {
    let mut table = mikes();
    let refused = table.run(&["table"], "");
    assert_eq!((refused.code, refused.stdout.as_str()), (2, ""));
    assert!(refused.stderr.starts_with("error: table needs its own terminal"), "{}", refused.stderr);
}
