//! Lines that somebody types: with history, and the words of the book on Tab.

use crate::cli::candidates;
use crate::cli::environment;
use crate::cli::failure::{Failure, exit};
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::FileHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Helper};
use std::path::{Path, PathBuf};

/// The line editor at a terminal.
pub struct Editor {
    lines: rustyline::Editor<Words, FileHistory>,
    history: Option<PathBuf>,
}

impl Editor {
    /// An editor that knows the words of this book.
    pub fn new(book: &Path, program: fn() -> clap::Command) -> Result<Self, Failure> {
        let config = Config::builder().completion_type(CompletionType::List).auto_add_history(true).build();
        let mut lines = rustyline::Editor::with_config(config).map_err(|error| no_terminal(&error))?;
        lines.set_helper(Some(Words { book: book.to_owned(), program }));
        let history = environment::history();
        if let Some(path) = &history {
            let _ = lines.load_history(path);
        }
        Ok(Self { lines, history })
    }

    /// The next line; none at the end. What was typed when Ctrl-C came is thrown away.
    pub fn line(&mut self, prompt: &str) -> Result<Option<String>, Failure> {
        loop {
            match self.lines.readline(prompt) {
                Ok(line) => return Ok(Some(line)),
                Err(ReadlineError::Interrupted) => {}
                Err(ReadlineError::Eof) => return Ok(None),
                Err(error) => return Err(no_terminal(&error)),
            }
        }
    }

    /// Keeps the lines for the next time, where there is a place for them.
    pub fn keep_history(&mut self) {
        if let Some(path) = &self.history {
            let _ = path.parent().map(std::fs::create_dir_all);
            let _ = self.lines.save_history(path);
        }
    }
}

fn no_terminal(error: &ReadlineError) -> Failure {
    Failure::new(exit::STORAGE, "printing", format!("the terminal is gone: {error}"))
}

/// What Tab offers.
struct Words {
    book: PathBuf,
    program: fn() -> clap::Command,
}

impl Helper for Words {}

impl Highlighter for Words {}

impl Validator for Words {}

impl Hinter for Words {
    type Hint = String;
}

impl Completer for Words {
    type Candidate = String;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        let typed = line.get(..at).unwrap_or(line);
        let begun = typed.rfind(' ').map_or(0, |blank| blank + 1);
        let (before, word) = typed.split_at(begun);
        let mut words = shlex::split(before).unwrap_or_default();
        words.push(word.to_owned());
        let found = candidates::of_line(&words, (self.program)(), &self.book).into_iter();
        let quoted = |word: String| if word.contains(' ') { format!("\"{word}\"") } else { word };
        Ok((begun, found.map(|word| format!("{} ", quoted(word))).collect()))
    }
}
