//! The shell: line after line against one book, each answered as soon as it was read.

mod editor;
mod prompt;

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::lines::Lines;
use crate::cli::open_book::folded;
use crate::cli::output::{self, Look};
use crate::cli::reply::Reply;
use crate::cli::shell::editor::Editor;
use crate::cli::shell::prompt::prompt;
use crate::cli::talk;

/// The words that leave it.
const LEAVES: [&str; 4] = ["q", "quit", "exit", "bye"];

/// Where its lines come from.
enum Source {
    /// Somebody types.
    Typed(Box<Editor>),
    Piped,
}

/// Runs lines until there are no more, or one leaves. A refused line ends nothing.
pub fn run(context: &mut Context) -> Result<Reply, Failure> {
    let open = context.keep_open(true);
    let lines = Lines::new(context, open.clone());
    let look = lines.globals().look();
    let mut source = match talk::on_screen() {
        true => Source::Typed(Box::new(Editor::new(&context.book, context.language.program)?)),
        false => Source::Piped,
    };
    while let Some(line) = source.next(context)? {
        let line = line.trim();
        if LEAVES.contains(&line) {
            break;
        }
        if !line.is_empty() && !line.starts_with('#') {
            answer(&lines, &look, line);
        }
    }
    if let Source::Typed(mut editor) = source {
        editor.keep_history();
    }
    let mut reply = Reply::default();
    reply.failed_after(folded(open.close()));
    Ok(reply)
}

/// Answers a line, whatever becomes of it.
fn answer(lines: &Lines<'_>, look: &Look, line: &str) {
    let done = match shlex::split(line) {
        None => Err(Failure::usage("a quote is not closed")),
        Some(words) => {
            let own_name = words.first().is_some_and(|word| word == "housebook");
            let words: Vec<String> = words.into_iter().skip(usize::from(own_name)).collect();
            let words = if words == ["?"] { vec!["help".to_owned()] } else { words };
            lines.run(&words, &lines.globals())
        }
    };
    output::tell(look, done);
}

impl Source {
    fn next(&mut self, context: &Context) -> Result<Option<String>, Failure> {
        match self {
            Self::Typed(editor) => editor.line(&prompt(context)),
            Self::Piped => talk::piped_line(),
        }
    }
}
