//! Lines typed at a terminal. One editor serves the shell and every question, so what is typed ahead is not lost.

use crate::cli::candidates;
use crate::cli::failure::{Failure, exit};
use crate::cli::output;
use crate::cli::progress;
use crate::render::page::harmless;
use rustyline::completion::Completer;
use rustyline::error::{ReadlineError, Signal};
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::FileHistory;
use rustyline::validate::Validator;
use rustyline::{Behavior, CompletionType, Config, Context, Helper};
use std::cell::RefCell;
use std::io;
use std::path::{Path, PathBuf};

/// What came from the keyboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A line.
    Line(String),
    /// Ctrl-D, or the terminal went away.
    End,
    /// Ctrl-C; what was typed of the line is gone.
    Broken,
}

/// The words that Tab offers: those of a book and of the program.
#[derive(Clone, Debug)]
pub struct Words {
    book: PathBuf,
    program: fn() -> clap::Command,
}

impl Words {
    /// The words of this book.
    #[must_use]
    pub fn of(book: &Path, program: fn() -> clap::Command) -> Self {
        Self { book: book.to_owned(), program }
    }
}

thread_local! {
    static KEYBOARD: RefCell<Option<Keyboard>> = const { RefCell::new(None) };
}

/// The editor, with the lines that the arrow keys bring back.
struct Keyboard {
    lines: rustyline::Editor<Words, FileHistory>,
    /// While commands are typed, the answers to questions; while a question is answered, the commands.
    others: FileHistory,
}

/// The next line of the shell.
pub fn command(prompt: &str, words: &Words) -> Result<Typed, Failure> {
    with_keyboard(|keyboard| {
        keyboard.lines.set_helper(Some(words.clone()));
        keyboard.line(prompt)
    })
}

/// The answer to a question: its history is its own, and Tab offers nothing.
pub fn answer(question: &str) -> Result<Typed, Failure> {
    with_keyboard(|keyboard| {
        keyboard.lines.set_helper(None);
        std::mem::swap(keyboard.lines.history_mut(), &mut keyboard.others);
        let typed = keyboard.line(question);
        std::mem::swap(keyboard.lines.history_mut(), &mut keyboard.others);
        typed
    })
}

/// Loads the commands of earlier sessions.
pub fn load_history(path: &Path) -> Result<(), Failure> {
    with_keyboard(|keyboard| {
        let _ = keyboard.lines.load_history(path);
        Ok(())
    })
}

/// Keeps the commands for next time, if there is a place for them.
pub fn keep_history(path: &Path) -> Result<(), Failure> {
    with_keyboard(|keyboard| {
        let _ = path.parent().map(std::fs::create_dir_all);
        let _ = keyboard.lines.save_history(path);
        Ok(())
    })
}

fn with_keyboard<T>(work: impl FnOnce(&mut Keyboard) -> Result<T, Failure>) -> Result<T, Failure> {
    progress::end();
    KEYBOARD.with_borrow_mut(|kept| {
        let keyboard = match kept {
            Some(keyboard) => keyboard,
            None => kept.insert(Keyboard::new()?),
        };
        work(keyboard)
    })
}

impl Keyboard {
    fn new() -> Result<Self, Failure> {
        let config = Config::builder()
            .completion_type(CompletionType::List)
            .auto_add_history(true)
            .behavior(Behavior::PreferTerm)
            .build();
        let others = FileHistory::with_config(&config);
        let lines = rustyline::Editor::with_config(config).map_err(|error| no_terminal(&error))?;
        Ok(Self { lines, others })
    }

    fn line(&mut self, prompt: &str) -> Result<Typed, Failure> {
        loop {
            return match self.lines.readline(&harmless(prompt)) {
                Ok(line) => Ok(Typed::Line(line)),
                Err(ReadlineError::Interrupted) => Ok(Typed::Broken),
                Err(ReadlineError::Eof) => Ok(Typed::End),
                // The window was resized in the middle of a key.
                Err(ReadlineError::Signal(Signal::Resize)) => continue,
                Err(ReadlineError::Io(error)) if error.kind() == io::ErrorKind::InvalidData => {
                    output::beside(NO_TEXT).map_err(|error| no_terminal(&error.into()))?;
                    continue;
                }
                Err(error) => Err(no_terminal(&error)),
            };
        }
    }
}

/// What is said about half a character, or bytes that aren't UTF-8: the rest of the line is lost.
const NO_TEXT: &str = "\nthat key isn't UTF-8 text; type the line again\n";

fn no_terminal(error: &ReadlineError) -> Failure {
    Failure::new(exit::STORAGE, "printing", format!("the terminal is gone: {error}"))
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
