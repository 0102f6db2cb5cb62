//! The same command line inside another program: nothing is printed, the answers are values. Test runs of a hundred thousand
//! hands use it, through the code that every verb runs.

use crate::cli::args::Arguments;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::open_book::OpenBook;
use crate::cli::output::Out;
use crate::cli::reply::Reply;
use crate::cli::short_words;
#[cfg(feature = "table")]
use crate::cli::verbs::at_table::sitting::Sitting;
use crate::cli::verbs::hand::new::{Dialogue, opened, recorded};
use crate::cli::{LANGUAGE, perform};
#[cfg(feature = "table")]
use crate::table::{InMemory, Painter, Press};
use engine::play::Play;
use ledger::refusal::Refusal;
use ledger::store::{Access, Store, StoreError};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// How a command ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Ended {
    /// The exit code.
    pub exit: u8,
    /// The code of the refusal; empty if there isn't one.
    pub code: String,
    /// The rule that refused.
    pub rule: Option<String>,
    /// What was said, or why not.
    pub text: String,
    /// What to type next after a refusal.
    pub hint: String,
    /// The object for machines.
    pub json: Value,
}

impl Ended {
    fn of(ended: Result<Reply, Failure>) -> Self {
        match ended {
            Ok(reply) => Self {
                exit: reply.exit,
                code: String::new(),
                rule: None,
                text: reply.text,
                hint: String::new(),
                json: reply.json.into_iter().next_back().unwrap_or_default(),
            },
            Err(failure) => Self {
                exit: failure.exit,
                code: failure.code.to_owned(),
                rule: failure.rule,
                text: failure.message,
                hint: failure.hint.unwrap_or_default(),
                json: Value::Null,
            },
        }
    }
}

/// A book that stays open between commands, as the shell keeps it. A clone is the same open book.
#[derive(Clone, Debug)]
pub struct Book {
    path: PathBuf,
    open: OpenBook,
}

impl Book {
    /// The book at a path; the first command opens it.
    #[must_use]
    pub fn at(path: &Path) -> Self {
        Self { path: path.to_owned(), open: OpenBook::of_script(false) }
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The book as it is open, to look into.
    ///
    /// # Errors
    ///
    /// If it can't be opened.
    pub fn store(&self) -> Result<Store, StoreError> {
        self.open.open(&self.path, Access::Read)
    }

    /// Runs a command on the book.
    #[must_use]
    pub fn run(&self, words: &[&str]) -> Ended {
        answer(&self.path, self.open.clone(), words)
    }
}

/// Opens a book and runs a command on it.
#[must_use]
pub fn run(book: &Path, words: &[&str]) -> Ended {
    answer(book, OpenBook::default(), words)
}

fn answer(book: &Path, open: OpenBook, words: &[&str]) -> Ended {
    let words = on(book, words);
    let out = Out::kept();
    let mut ended = Ended::of(match Arguments::read(&words) {
        Ok(mut arguments) => {
            arguments.globals.out = out.clone();
            arguments.globals.open = open;
            perform(arguments, &words)
        }
        Err(error) => Err(crate::cli::usage::usage(&error, &words)),
    });
    ended.text.insert_str(0, &out.taken());
    ended
}

fn on(book: &Path, words: &[&str]) -> Vec<String> {
    let first = ["--book".to_owned(), book.to_string_lossy().into_owned(), "--yes".to_owned()];
    let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
    first.into_iter().chain(short_words::in_full(&words)).collect()
}

/// A hand being entered line by line, as `hand new` takes it.
pub struct Entering {
    context: Context,
    dialogue: Dialogue,
}

impl Entering {
    /// The dialogue at a table of the open night, with nothing said yet.
    pub fn begin(book: &Book) -> Result<Self, Ended> {
        let words = on(&book.path, &["hand", "new"]);
        let begun = || {
            let mut arguments =
                Arguments::read(&words).map_err(|error| crate::cli::usage::usage(&error, &words))?;
            arguments.globals.open = book.open.clone();
            let context = Context::new(&arguments.globals, &words, LANGUAGE)?;
            let dialogue = opened(&context, None, false)?;
            Ok(Self { context, dialogue })
        };
        begun().map_err(|failure: Failure| Ended::of(Err(failure)))
    }

    /// Says a line; returns what the table hears.
    pub fn say(&mut self, line: &str) -> Vec<String> {
        self.dialogue.line(line).said
    }

    /// What Enter would deal, before the hand starts.
    #[must_use]
    pub fn greeting(&self) -> String {
        self.dialogue.greeting()
    }

    /// How the hand stands; `None` before the first card.
    #[must_use]
    pub fn play(&self) -> Option<Play<'_>> {
        self.dialogue.played()
    }

    /// Why it can't be recorded yet.
    pub fn over(&self) -> Result<(), Refusal> {
        self.dialogue.over().map(drop)
    }

    /// Records it.
    #[must_use]
    pub fn record(mut self) -> Ended {
        Ended::of(recorded::record(&mut self.context, &self.dialogue))
    }
}

/// The table as `table` shows it, without a terminal.
#[cfg(feature = "table")]
pub struct AtTable {
    context: Context,
    sitting: Sitting,
    painter: Painter<InMemory>,
}

#[cfg(feature = "table")]
impl AtTable {
    /// Sits down at the table of a book.
    pub fn begin(book: &Path) -> Result<Self, Ended> {
        let words = vec!["--book".to_owned(), book.to_string_lossy().into_owned(), "table".to_owned()];
        let begun = || {
            let arguments =
                Arguments::read(&words).map_err(|error| crate::cli::usage::usage(&error, &words))?;
            let mut context = Context::new(&arguments.globals, &words, LANGUAGE)?;
            context.keep_open(true);
            let sitting = Sitting::begin(&context)?;
            Ok(Self { context, sitting, painter: Painter::in_memory() })
        };
        begun().map_err(|failure: Failure| Ended::of(Err(failure)))
    }

    /// Presses a key, or lets time go by; false once the banker left.
    pub fn press(&mut self, press: Option<&Press>) -> Result<bool, Ended> {
        self.sitting.press(&mut self.context, press).map_err(|failure| Ended::of(Err(failure)))
    }

    /// What is on a screen of this many columns and rows.
    #[must_use]
    pub fn drawn(&mut self, columns: u16, rows: u16) -> String {
        self.sitting.drawn(&mut self.painter, (columns, rows))
    }
}

/// The verb of a line, in its words: `hand result`.
#[must_use]
pub fn verb_of(words: &[String]) -> String {
    crate::cli::usage::verb_of(&crate::cli::short_words::in_full(words))
}

/// Whether a line of words is one the program understands; nothing is run.
///
/// # Errors
///
/// What is wrong with it, in words.
pub fn understood(words: &[String]) -> Result<(), String> {
    Arguments::read(&short_words::in_full(words)).map(drop).map_err(|error| error.to_string())
}
