//! The program at its own terminal, made by `script`: somebody types, and reads what it shows.

use crate::program::Table;
use std::io::{Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// How long something may take on a machine that is busy with other tests.
const PATIENCE: Duration = Duration::from_secs(60);

/// Ctrl-C and Ctrl-D.
pub const BREAK: &str = "\u{3}";
pub const END: &str = "\u{4}";

/// A command at a terminal.
pub struct Terminal {
    child: Child,
    page: Receiver<Vec<u8>>,
    shown: Vec<u8>,
    /// How much of the output has been waited for.
    seen: usize,
    keys: ChildStdin,
}

/// A shell line at a terminal that `script` makes, its output, and its keys; none if no terminal can be made.
pub fn at_script(line: &str, script: &mut Command) -> Option<(Child, Receiver<Vec<u8>>, ChildStdin)> {
    script.args(["-qfec", line, "/dev/null"]).envs([("SHELL", "/bin/sh"), ("TERM", "xterm")]);
    script.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = script.spawn().ok()?;
    let (mut out, keys) = (child.stdout.take()?, child.stdin.take()?);
    let (sender, page) = channel();
    std::thread::spawn(move || {
        let mut bytes = [0; 4096];
        while let Some(count) = out.read(&mut bytes).ok().filter(|count| *count > 0) {
            if sender.send(bytes[..count].to_vec()).is_err() {
                return;
            }
        }
    });
    Some((child, page, keys))
}

impl Terminal {
    /// A command line at a terminal, one minute after the last command.
    pub fn begun(table: &mut Table, line: &str) -> Self {
        let mut inside = Command::new("script");
        let program = env!("CARGO_BIN_EXE_housebook");
        let shell = format!("stty rows 24 cols 80; exec {program} {line}");
        let (child, page, keys) =
            at_script(&shell, table.furnish(&mut inside)).expect("script makes a terminal");
        Self { child, page, shown: Vec::new(), seen: 0, keys }
    }

    /// Types keys as soon as the question is shown.
    #[track_caller]
    pub fn answer(&mut self, question: &str, keys: &str) {
        self.until(question);
        self.keys.write_all(keys.as_bytes()).and_then(|()| self.keys.flush()).expect("keys are pressed");
    }

    /// Waits until something is shown after what was waited for last.
    #[track_caller]
    pub fn until(&mut self, text: &str) {
        let begun = Instant::now();
        loop {
            self.shown.extend(self.page.try_iter().flatten());
            let new = self.text();
            if let Some(at) = new.get(self.seen..).and_then(|new| new.find(text)) {
                self.seen += at + text.len();
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "not shown: `{text}` in:\n{new}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// What was shown, without cursor movements.
    fn text(&self) -> String {
        let shown = String::from_utf8_lossy(&self.shown);
        let mut parts = shown.split('\u{1b}');
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |text, part| {
            let ends = part.find(|end: char| end.is_ascii_alphabetic()).map_or(part.len(), |at| at + 1);
            text + &part[ends..]
        })
    }

    /// How the command ended, and everything it showed.
    #[track_caller]
    pub fn ended(mut self) -> (i32, String) {
        let begun = Instant::now();
        let code = loop {
            if let Some(status) = self.child.try_wait().expect("it runs") {
                break status.code().unwrap_or(-1);
            }
            self.shown.extend(self.page.try_iter().flatten());
            assert!(begun.elapsed() < PATIENCE, "it does not end:\n{}", self.text());
            std::thread::sleep(Duration::from_millis(20));
        };
        while let Ok(bytes) = self.page.recv_timeout(Duration::from_secs(5)) {
            self.shown.extend(bytes);
        }
        (code, self.text())
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
