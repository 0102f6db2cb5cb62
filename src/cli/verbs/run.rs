//! `run`: a script of housebook commands.

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::globals::Globals;
use crate::cli::lines::Lines;
use crate::cli::open_book::{OpenBook, folded};
use crate::cli::output;
use crate::cli::plain_file;
use crate::cli::reply::Reply;
use clap::Args;
use ledger::shown::shown;
use std::io::Read;
use std::path::{Path, PathBuf};

/// The largest script.
const SCRIPT_BYTES_MAX: u64 = 16 * 1024 * 1024;

/// Run a script of commands
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook run evening.txt\n  \
        housebook run evening.txt --dry-run\n\n\
        Write each line as you would type it, without `housebook`. Empty lines and lines \
        that start with # are skipped. The run stops at the first refusal and names the line.")]
pub struct Run {
    /// The script, or - for stdin
    file: PathBuf,
    /// Keep the book in one file after every line, not only at the end
    #[arg(long)]
    fold: bool,
}

impl Run {
    /// Runs every line against the book of this command.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let text = read(&self.file)?;
        let title = if self.file.as_os_str() == "-" { "stdin".to_owned() } else { shown(&self.file) };
        perform(&title, &text, self.fold, context)
    }
}

/// A text from a file, or from standard input.
pub fn read(file: &Path) -> Result<String, Failure> {
    let shown = shown(file);
    let bad = |error: std::io::Error| plain_file::unreadable(&shown, &error);
    let mut bytes = Vec::new();
    if file.as_os_str() == "-" {
        std::io::stdin().lock().take(SCRIPT_BYTES_MAX + 1).read_to_end(&mut bytes).map_err(bad)?;
    } else {
        plain_file::open(file)?.take(SCRIPT_BYTES_MAX + 1).read_to_end(&mut bytes).map_err(bad)?;
    }
    if u64::try_from(bytes.len()).is_ok_and(|length| length > SCRIPT_BYTES_MAX) {
        return Err(Failure::bad_file(format!("`{shown}` is over {SCRIPT_BYTES_MAX} bytes")));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let (line, column) = place(error.as_bytes(), error.utf8_error().valid_up_to());
        Failure::bad_file(format!("{shown}:{line}:{column}: this isn't UTF-8 text"))
    })?;
    // Some editors put an invisible mark before the first line.
    Ok(text.strip_prefix('\u{feff}').map_or_else(|| text.clone(), str::to_owned))
}

/// The line and the column, from 1, of the byte at `position`.
fn place(bytes: &[u8], position: usize) -> (usize, usize) {
    let before = bytes.get(..position).unwrap_or_default();
    let mut line = before.split(|byte| *byte == b'\n');
    (line.clone().count(), line.next_back().map_or(0, <[u8]>::len) + 1)
}

/// Runs the lines of `text` one by one and prints each as it goes.
///
/// With a request id, every line gets its own, `ID:LINE`: the whole script can be run again and records nothing twice.
///
/// The book is opened once and folded at the end, or after every line if asked for.
pub fn perform(title: &str, text: &str, fold: bool, context: &mut Context) -> Result<Reply, Failure> {
    let open = context.keep_open(fold);
    let done = lines(title, text, context, &open);
    let folded = folded(open.close());
    done.map(|mut reply| {
        reply.failed_after(folded);
        reply
    })
}

fn lines(title: &str, text: &str, context: &Context, open: &OpenBook) -> Result<Reply, Failure> {
    let running = Lines::new(context, open.clone());
    let globals = |number: u32| {
        let id = context.id.as_ref().map(|id| format!("{id}:{number}"));
        Globals { no_hints: true, in_script: true, id, ..running.globals() }
    };
    let look = globals(0).look();
    let said = !context.json && !context.quiet;
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if said {
            let prompt = if is_silent(line) { "" } else { "$ " };
            output::line(&look, &format!("{prompt}{line}"))?;
        }
        if is_silent(line) {
            continue;
        }
        let words = shlex::split(line)
            .ok_or_else(|| Failure::bad_file(format!("{title}:{number}: a quotation mark is missing")))?;
        match running.run(&words, &globals(number)) {
            Ok(reply) => {
                let code = output::tell(&look, Ok(reply));
                if code != 0 {
                    return Err(Failure::new(
                        code,
                        "script",
                        format!("{title}:{number}: `{line}` ended with {code}"),
                    ));
                }
            }
            Err(failure) => {
                let message = format!("{title}:{number}: {}", failure.message);
                return Err(Failure { message, ..failure });
            }
        }
    }
    Ok(Reply::default())
}

/// Empty lines and comments.
fn is_silent(line: &str) -> bool {
    line.is_empty() || line.starts_with('#')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_counted_from_one() {
        assert_eq!(place(b"ab\ncd", 0), (1, 1));
        assert_eq!(place(b"ab\ncd", 4), (2, 2));
    }
}
