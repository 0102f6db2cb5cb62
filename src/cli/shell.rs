//! The shell: line after line against one book, each answered as soon as it is read.

mod prompt;

use crate::cli::context::Context;
use crate::cli::environment;
use crate::cli::failure::Failure;
use crate::cli::globals::Globals;
use crate::cli::lines::{Lines, words_of};
use crate::cli::open_book::folded;
use crate::cli::output::{self, Look};
use crate::cli::reply::Reply;
use crate::cli::shell::prompt::prompt;
use crate::cli::talk::{self, Unread};
use crate::cli::typing::{self, Typed, Words};

/// The words that leave it.
const LEAVES: [&str; 4] = ["q", "quit", "exit", "bye"];

/// What is said about a line that couldn't be read: half of one must not be run.
const UNREAD: &str = "this line is too long or isn't UTF-8 text, so nothing was done";

/// Where its lines come from.
enum Source {
    /// Somebody types.
    Typed(Words),
    Piped,
}

/// Runs lines until there are no more, or one quits. A refused line doesn't end the shell.
pub fn run(context: &mut Context) -> Result<Reply, Failure> {
    let open = context.keep_open(true);
    let lines = Lines::new(context, open.clone());
    let look = lines.globals().look();
    let source = match talk::on_screen() {
        true => Source::Typed(Words::of(&context.book, context.language.program)),
        false => Source::Piped,
    };
    let history = environment::history().filter(|_| talk::on_screen());
    history.as_deref().map_or(Ok(()), typing::load_history)?;
    let ended = source.answer_all(context, &lines, &look);
    history.as_deref().map_or(Ok(()), typing::keep_history)?;
    // The book is one file again, even if the terminal went away.
    let folded = folded(open.close());
    ended?;
    let mut reply = Reply::default();
    reply.failed_after(folded);
    Ok(reply)
}

/// Answers a line, whatever comes of it.
fn answer(lines: &Lines<'_>, look: &Look, line: &str) {
    let globals = Globals { in_shell: true, ..lines.globals() };
    let done = words_of(line).and_then(|words| lines.run(&words, &globals));
    output::tell(look, done);
}

impl Source {
    fn answer_all(&self, context: &Context, lines: &Lines<'_>, look: &Look) -> Result<(), Failure> {
        while let Some(line) = self.next(context)? {
            match line.as_deref().map(str::trim) {
                Ok(line) if LEAVES.contains(&line) => break,
                Ok(line) if line.is_empty() || line.starts_with('#') => {}
                Ok(line) => answer(lines, look, line),
                Err(_) => _ = output::tell_failure(look, &Failure::usage(UNREAD)),
            }
        }
        Ok(())
    }

    fn next(&self, context: &Context) -> Result<Option<Result<String, Unread>>, Failure> {
        match self {
            Self::Typed(words) => loop {
                match typing::command(&prompt(context), words)? {
                    Typed::Line(line) => return Ok(Some(Ok(line))),
                    Typed::End => return Ok(None),
                    Typed::Broken => {}
                }
            },
            Self::Piped => talk::piped_line(),
        }
    }
}
