//! `run`: a script of the program's own lines.

use crate::cli::context::Context;
use crate::cli::failure::{Failure, failure_text};
use crate::cli::globals::Globals;
use crate::cli::output;
use crate::cli::reply::Reply;
use clap::Args;
use std::io::Read;
use std::path::PathBuf;

/// The most a script may hold.
const SCRIPT_BYTES_MAX: u64 = 16 * 1024 * 1024;

/// Run a script of these same lines; stops at the first refusal, naming the line
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  housebook run evening.txt\n\nA line is a command as you would type it, without `housebook`;\n\
    empty lines and lines that begin with # say nothing."
)]
pub struct Run {
    /// The script, or - for standard input
    file: PathBuf,
}

impl Run {
    /// Runs every line against the book of this command.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let text = read(&self.file)?;
        let title = self.file.display().to_string();
        perform(&title, &text, context)
    }
}

fn read(file: &std::path::Path) -> Result<String, Failure> {
    let bad = |error: std::io::Error| Failure::bad_file(format!("`{}`: {error}", file.display()));
    let mut text = String::new();
    if file.as_os_str() == "-" {
        std::io::stdin().lock().take(SCRIPT_BYTES_MAX).read_to_string(&mut text).map_err(bad)?;
        return Ok(text);
    }
    let source = std::fs::File::open(file).map_err(bad)?;
    if !source.metadata().map_err(bad)?.is_file() {
        return Err(Failure::bad_file(format!("`{}` is no plain file", file.display())));
    }
    source.take(SCRIPT_BYTES_MAX).read_to_string(&mut text).map_err(bad)?;
    Ok(text)
}

/// Runs the lines of `text` one after the other and tells each as it goes.
pub fn perform(title: &str, text: &str, context: &Context) -> Result<Reply, Failure> {
    let globals = Globals {
        book: Some(context.book.clone()),
        json: context.json,
        at: None,
        id: None,
        dry_run: context.dry_run,
        yes: true,
        color: context.color,
        quiet: context.quiet,
    };
    let look = globals.look();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            if !context.json && !context.quiet {
                output::line(&look, line)?;
            }
            continue;
        }
        if !context.json && !context.quiet {
            output::line(&look, &format!("$ {line}"))?;
        }
        let words = shlex::split(line)
            .ok_or_else(|| Failure::bad_file(format!("{title}:{number}: a quote is not closed")))?;
        match (context.interpret)(&words, &globals) {
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
                let message = format!("{title}:{number}: {}", failure_text(&failure));
                return Err(Failure { message, rule: None, ..failure });
            }
        }
    }
    Ok(Reply::default())
}
