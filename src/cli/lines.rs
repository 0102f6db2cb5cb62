//! Lines of words that a command runs itself, one after the other, against the book it keeps open.

use crate::cli::answers::Answers;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::globals::Globals;
use crate::cli::open_book::OpenBook;
use crate::cli::reply::Reply;

/// The lines of one command.
pub struct Lines<'c> {
    context: &'c Context,
    open: OpenBook,
}

impl<'c> Lines<'c> {
    /// Lines against a book that stays open between them.
    #[must_use]
    pub const fn new(context: &'c Context, open: OpenBook) -> Self {
        Self { context, open }
    }

    /// The options under which a line runs.
    #[must_use]
    pub fn globals(&self) -> Globals {
        let context = self.context;
        Globals {
            help: None,
            no_hints: false,
            book: Some(context.book.clone()),
            json: context.json,
            at: context.said_at.clone(),
            id: None,
            dry_run: context.dry_run,
            yes: context.yes,
            really: context.really,
            in_script: false,
            answers: Answers::default(),
            out: context.out.clone(),
            open: self.open.clone(),
            color: context.color,
            quiet: context.quiet,
            receipt: context.receipt,
        }
    }

    /// Runs a line.
    pub fn run(&self, words: &[String], globals: &Globals) -> Result<Reply, Failure> {
        (self.context.language.interpret)(words, globals)
    }
}
