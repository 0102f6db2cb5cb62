//! Failures on the command line: an exit code, one sentence, a hint.

use crate::answer::recorded::{Error, Failed};
use crate::cli::from_tape::from_tape;
use crate::render;
use crate::render::page::by_rule;
use crate::render::shell;
use engine::refusal::Refusal;
use ledger::bank::BankError;
use ledger::bank::tape::TapeError;
use ledger::refusal::Worded;
use ledger::shown::shown;
use ledger::store::StoreError;

/// The exit codes of the contract.
pub mod exit {
    /// Wrong usage: an unknown word or flag, or a value that can't be read.
    pub const USAGE: u8 = 2;
    /// An audit found a violation, or a look at the tape.
    pub const VIOLATION: u8 = 3;
    /// Refused by a rule; nothing written.
    pub const REFUSED: u8 = 4;
    /// A file or batch line was rejected; nothing written.
    pub const BAD_FILE: u8 = 5;
    /// The book is busy; nothing written.
    pub const BUSY: u8 = 6;
    /// Storage failed; nothing written.
    pub const STORAGE: u8 = 7;
    /// Storage failed; it may or may not be written.
    pub const UNKNOWN: u8 = 8;
    /// No book, not one of our books, or damaged.
    pub const NO_BOOK: u8 = 9;
    /// Recorded, but something after it failed.
    pub const AFTERMATH: u8 = 10;
}

/// A command that did not do what was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The process's exit code.
    pub exit: u8,
    /// A stable word for scripts.
    pub code: &'static str,
    /// The house rule that decided, if one did.
    pub rule: Option<String>,
    /// The sentence.
    pub message: String,
    /// What to type next.
    pub hint: Option<String>,
    /// The refusal as the book made it, if it did.
    pub refusal: Option<Box<ledger::refusal::Refusal>>,
}

impl Failure {
    /// A failure without rule or hint.
    #[must_use]
    pub fn new(exit: u8, code: &'static str, message: impl Into<String>) -> Self {
        Self { exit, code, rule: None, message: message.into(), hint: None, refusal: None }
    }

    /// What the banker is asked, if it is a question: it is done once they confirm.
    #[must_use]
    pub fn question(&self) -> Option<&ledger::refusal::Refusal> {
        self.refusal.as_deref().filter(|refusal| refusal.asks)
    }

    /// Words that aren't a command or a value.
    #[must_use]
    pub fn usage(message: impl Into<String>) -> Self {
        Self::new(exit::USAGE, "usage", message)
    }

    /// A file, or a line of one, that can't be accepted.
    #[must_use]
    pub fn bad_file(message: impl Into<String>) -> Self {
        Self::new(exit::BAD_FILE, "bad-file", message)
    }

    /// The same line with `--really`, if nothing better is known to type next.
    #[must_use]
    pub fn or_really(mut self, words: &[String]) -> Self {
        let line = || {
            let words = words.iter().map(|word| shell::word(word)).chain(["--really".to_owned()]);
            words.collect::<Vec<_>>().join(" ")
        };
        self.hint.get_or_insert_with(line);
        self
    }

    /// The failure as values.
    #[must_use]
    pub fn answer(&self) -> Failed<'_> {
        let hints: Vec<&str> = self.hint.as_deref().map(str::lines).into_iter().flatten().collect();
        Failed {
            error: Error {
                code: self.code,
                exit: self.exit,
                rule: self.rule.as_deref(),
                message: &self.message,
                hint: hints.first().copied(),
                hints: if hints.len() > 1 { hints } else { Vec::new() },
            },
        }
    }

    /// Says what to type next.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        let Refusal { code, rule, message, instead } = refusal;
        let hint = instead.as_ref().map(render::refusal::typed);
        Self { exit: exit::REFUSED, code, rule, message, hint, refusal: None }
    }
}

impl From<ledger::refusal::Refusal> for Failure {
    fn from(refusal: ledger::refusal::Refusal) -> Self {
        let said = render::refusal::said(&refusal);
        let hint = said.hint();
        Self {
            rule: refusal.rule.clone(),
            hint,
            refusal: Some(Box::new(refusal)),
            ..Self::new(exit::REFUSED, said.code, said.message)
        }
    }
}

impl From<BankError> for Failure {
    fn from(error: BankError) -> Self {
        match error {
            BankError::Refused(refusal) => refusal.into(),
            BankError::Store(error) => error.into(),
            BankError::BadFile(message) => Self::bad_file(message),
            BankError::NoBookOfTape { tape, check } => {
                let failed = render::audit::failed(&check);
                Self::bad_file(format!("{}: its events don't make a book: {failed}", shown(&tape)))
            }
            BankError::BadLine(refusal) => Self { exit: exit::BAD_FILE, ..refusal.into() },
            BankError::Tape(error) => error.into(),
        }
    }
}

impl From<TapeError> for Failure {
    fn from(error: TapeError) -> Self {
        let message = error.to_string();
        match error {
            TapeError::Missing(_) => Self::new(exit::BAD_FILE, "no-tape", message),
            TapeError::Damaged { .. } => Self::bad_file(message),
            TapeError::NoPlace { .. } => Self::new(exit::REFUSED, "no-place-for-a-tape", message),
            TapeError::Failed { .. } => Self::new(exit::STORAGE, "storage", message),
            TapeError::Busy(_) => Self::new(exit::BUSY, "busy", message).hint("run it again"),
            TapeError::OtherBook { .. } => {
                Self::new(exit::NO_BOOK, "tape-of-another-book", message).hint("housebook tape on FILE")
            }
            TapeError::Ahead { path, .. } => {
                let leave = || "housebook tape off".to_owned();
                Self::new(exit::NO_BOOK, "book-behind-tape", message)
                    .hint(from_tape(&path).unwrap_or_else(leave))
            }
            TapeError::Parted { path, .. } => Self::new(exit::NO_BOOK, "book-parted-from-tape", message)
                .hint(format!("housebook audit --tape {}", shell::file(&path))),
            TapeError::Store(error) => error.into(),
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        let message = error.to_string();
        match error {
            StoreError::NoBook(_) if std::env::current_dir().is_err() => {
                let message = "the folder you are in is gone; nothing was written";
                Self::new(exit::STORAGE, "storage", message).hint("cd")
            }
            StoreError::NoBook(_) => Self::new(exit::NO_BOOK, "no-book", message).hint("housebook init"),
            StoreError::NotABook { .. } => Self::new(exit::NO_BOOK, "not-a-book", message),
            StoreError::Newer { .. } => Self::new(exit::NO_BOOK, "newer-book", message),
            StoreError::Damaged(_) => damaged(message),
            StoreError::Violated(what) => {
                damaged(format!("the book is damaged: {}", render::audit::violation(&what)))
            }
            StoreError::DamagedCopy { file, check } => {
                let failed = render::audit::failed(&check);
                damaged(format!("the book is damaged: `{}`: {failed}", shown(&file)))
            }
            StoreError::Exists(_) => Self::new(exit::REFUSED, "exists", message),
            StoreError::Busy => Self::new(exit::BUSY, "busy", message).hint("run it again"),
            StoreError::LogBarred { owner, .. } => {
                let as_he = format!("sudo -u '#{owner}' housebook status");
                Self::new(exit::STORAGE, "storage", message).hint(as_he)
            }
            StoreError::Failed(_)
            | StoreError::Unreadable { .. }
            | StoreError::Unopened(_)
            | StoreError::Unwritable { .. } => Self::new(exit::STORAGE, "storage", message),
            StoreError::Unknown(_) | StoreError::Unsure { .. } => {
                Self::new(exit::UNKNOWN, "outcome-unknown", message)
            }
            StoreError::Inapplicable { refusal, .. } => {
                let message = format!("{message}: {}", render::refusal::said(&refusal).message);
                Self { rule: refusal.rule, ..Self::new(exit::REFUSED, "inapplicable", message) }
            }
        }
    }
}

fn damaged(message: String) -> Failure {
    Failure::new(exit::NO_BOOK, "damaged-book", message).hint("housebook audit")
}

impl From<Worded> for Failure {
    fn from(worded: Worded) -> Self {
        ledger::refusal::Refusal::from(worded).into()
    }
}

/// A failure in one line, for use inside another sentence.
#[must_use]
pub fn failure_text(failure: &Failure) -> String {
    by_rule(&failure.message, failure.rule.as_deref())
}
