//! Lines of words that a command runs itself, one after the other, against the book it keeps open.

use crate::cli::answers::Answers;
use crate::cli::context::{Context, REHEARSED};
use crate::cli::failure::Failure;
use crate::cli::globals::{Color, Globals};
use crate::cli::open_book::OpenBook;
use crate::cli::output::Out;
use crate::cli::reply::Reply;
use anstream::adapter::strip_str;

/// The lines of one command.
pub struct Lines<'c> {
    context: &'c Context,
    open: OpenBook,
}

/// The words of a typed line.
pub fn words_of(line: &str) -> Result<Vec<String>, Failure> {
    let words = shlex::split(line).ok_or_else(|| Failure::usage("a quotation mark is missing"))?;
    let own_name = words.first().is_some_and(|word| word == "housebook");
    let words: Vec<String> = words.into_iter().skip(usize::from(own_name)).collect();
    Ok(if words == ["?"] { vec!["help".to_owned()] } else { words })
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
            no_pager: true,
            book: Some(context.book.clone()),
            json: context.json,
            at: context.said_at.clone(),
            id: None,
            dry_run: context.dry_run,
            yes: context.yes,
            really: context.really,
            in_script: false,
            in_shell: context.in_shell,
            answers: Answers::default(),
            out: context.out.clone(),
            open: self.open.clone(),
            color: context.color,
            quiet: context.quiet,
            receipt: context.receipt,
        }
    }

    /// Runs words under the command's own options, with its request id if it has one.
    pub fn typed(&self, words: &[&str], id: Option<String>) -> Result<Reply, Failure> {
        let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
        self.run(&words, &Globals { id, ..self.globals() })
    }

    /// What these words would do, in words; nothing is recorded.
    pub fn rehearsed(&self, words: &[&str]) -> Result<String, Failure> {
        let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
        let reply = self.run(&words, &Globals { dry_run: true, ..self.globals() })?;
        let text = reply.text.trim_end();
        Ok(text.strip_suffix(REHEARSED).unwrap_or(text).trim_end().to_owned())
    }

    /// What a line answers, as plain text.
    pub fn plain(&self, words: &[String]) -> Result<String, Failure> {
        let out = Out::kept();
        let globals = Globals { out: out.clone(), color: Color::Never, json: false, ..self.globals() };
        let reply = self.run(words, &globals)?;
        let text = format!("{}{}", out.taken(), reply.text);
        Ok(format!("{}\n", strip_str(text.trim_end())))
    }

    /// Runs a line.
    pub fn run(&self, words: &[String], globals: &Globals) -> Result<Reply, Failure> {
        (self.context.language.interpret)(words, globals)
    }
}
