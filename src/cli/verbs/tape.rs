//! `tape`: keeps a text copy of every event, which survives the book.

use crate::answer::tape::{self as answer, State};
use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use crate::cli::reply::Reply;
use crate::render::shell;
use clap::{Args, Subcommand};
use engine::as_text::counted as in_words;
use engine::refusal::Notice;
use ledger::bank::restore::leaving;
use ledger::bank::tape::{Setting, TapeError, check_lines, setting, standing, writing};
use ledger::refusal::Refusal;
use ledger::shown::shown;
use ledger::store::{Store, check_writable};
use std::path::{Path, PathBuf};

/// Keep a second copy of every event
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook tape\n  housebook tape on /media/stick/night.tape")]
pub struct Tape {
    #[command(subcommand)]
    what: Option<TapeWord>,
}

/// What to do with it.
#[derive(Debug, Subcommand)]
enum TapeWord {
    /// Keep a tape from now on
    #[command(after_help = "Examples:\n  \
            housebook tape on\n  \
            housebook tape on /media/stick/night.tape")]
    On {
        /// File for the tape, best on another disk (else beside the book)
        file: Option<PathBuf>,
        /// Accept leaving behind this many events of the old tape
        #[arg(long, value_name = "N")]
        yes_lose: Option<u64>,
    },
    /// Stop the tape and keep its file
    #[command(after_help = "Examples:\n  housebook tape off\n  housebook tape off --yes-lose 2")]
    Off {
        /// Accept leaving behind this many events only the tape has
        #[arg(long, value_name = "N")]
        yes_lose: Option<u64>,
    },
}

impl Tape {
    /// Runs the verb; without a word it says how the tape stands.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        match self.what {
            None => stands(context),
            Some(TapeWord::On { file, yes_lose }) => on(context, file, yes_lose),
            Some(TapeWord::Off { yes_lose }) => off(context, yes_lose),
        }
    }
}

fn stands(context: &Context) -> Result<Reply, Failure> {
    let store = context.look()?;
    let Setting::At(path) = Setting::of(&context.book)? else {
        return Ok(Reply::look("this book has no tape", answer(None, false)));
    };
    let file = shown(&path);
    let why = match standing::standing(store.reader(), &path) {
        Ok(standing) => match check_lines(&path) {
            Ok(()) => {
                let state = counted(&standing, path);
                return Ok(Reply::look(told(&standing, &file), answer(Some(state), false)));
            }
            Err(error) => format!("can't use the tape: {error}; start a new one with tape on FILE"),
        },
        // The remark that every look gets says what is wrong.
        Err(_) => format!("can't use the tape `{file}` the way it is"),
    };
    let state = State::Unusable { up_to_date: false, file: path };
    // A finding, like an audit's.
    Ok(Reply { exit: exit::VIOLATION, ..Reply::look(why, answer(Some(state), false)) })
}

const fn answer(tape: Option<State>, dry_run: bool) -> answer::Tape {
    answer::Tape { tape, dry_run }
}

fn told(standing: &standing::TapeLag, file: &str) -> String {
    let (seq, behind) = (standing.seq, standing.behind);
    let rest = match (behind, standing.torn) {
        (0, false) => " and is up to date".to_owned(),
        (0, true) => ", but its last line is unfinished; the next thing you record fixes it".to_owned(),
        _ => format!(", {behind} fewer than the book; the next thing you record brings it up to date"),
    };
    let events = in_words(seq, "event");
    format!("the tape `{file}` has {events}{rest}")
}

fn counted(standing: &standing::TapeLag, file: PathBuf) -> State {
    let standing::TapeLag { seq, behind, torn, .. } = *standing;
    State::Stands { events: seq, behind, torn, up_to_date: behind == 0 && !torn, file }
}

fn on(context: &Context, file: Option<PathBuf>, may_lose: Option<u64>) -> Result<Reply, Failure> {
    let store = look(context)?;
    let before = Setting::of(&context.book).unwrap_or(Setting::Off);
    let path = match (file, &before) {
        (Some(file), _) => file,
        (None, Setting::At(path)) => path.clone(),
        (None, Setting::Off) => setting::usual(&context.book),
    };
    let file = shown(&path);
    let lies_there = writing::check(&store, &path).map_err(|error| unusable(error, &path))?;
    let mut notices = Vec::new();
    if let Setting::At(old) = &before
        && *old != path
    {
        notices.extend(leave(&store, old, may_lose, &format!("tape on {}", shell::file(&path)))?);
        notices
            .push(Notice::new(None, format!("from now on nothing is written to the tape `{}`", shown(old))));
    }
    if context.dry_run {
        let events = store.reader().last_seq()?;
        let so_far = in_words(events, "event");
        let text = format!("would write the tape `{file}`: {so_far} so far (dry run: nothing was written)");
        let state = State::Begun { file: path, events, added: None };
        return Ok(Reply::look(text, answer(Some(state), true)).with(notices));
    }
    let added = writing::begin(&store, &path).map_err(|error| unusable(error, &path))?;
    if let Err(error) = Setting::At(path.clone()).say(&context.book) {
        if !lies_there {
            // A tape that nobody writes would only look like one.
            let _ = std::fs::remove_file(&path);
        }
        return Err(error.into());
    }
    let events = store.reader().last_seq()?;
    let so_far = in_words(events, "event");
    let text = format!(
        "the tape `{file}` has the book's {so_far} ({added} just added) and gets every new one from now on"
    );
    let state = State::Begun { file: path, events, added: Some(added) };
    Ok(Reply { wrote: true, ..Reply::look(text, answer(Some(state), false)).with(notices) })
}

fn off(context: &Context, may_lose: Option<u64>) -> Result<Reply, Failure> {
    let store = look(context)?;
    let before = Setting::of(&context.book).unwrap_or(Setting::Off);
    let mut notices = Vec::new();
    let text = match &before {
        Setting::Off => "this book had no tape".to_owned(),
        Setting::At(path) => {
            notices.extend(leave(&store, path, may_lose, "tape off")?);
            let rehearsed = if context.dry_run { " (dry run: nothing was written)" } else { "" };
            format!(
                "from now on nothing is written to the tape `{}`, but the file stays{rehearsed}",
                shown(path)
            )
        }
    };
    if context.dry_run {
        return Ok(Reply::look(text, answer(None, true)).with(notices));
    }
    Setting::Off.say(&context.book)?;
    Ok(Reply { wrote: true, ..Reply::look(text, answer(None, false)).with(notices) })
}

/// The book, for somebody who may write it: nobody else may decide where its tape is.
fn look(context: &Context) -> Result<Store, Failure> {
    let store = context.look()?;
    check_writable(&context.book)?;
    Ok(store)
}

/// What to say about a tape that is abandoned without having been asked.
fn leave(store: &Store, path: &Path, may_lose: Option<u64>, like: &str) -> Result<Option<Notice>, Failure> {
    let unasked = leaving::check(store, path, may_lose, like)?;
    Ok(unasked.map(|error| Notice::new(None, format!("can't check what's on it: {error}"))))
}

/// A file that is something else stays as it is.
fn unusable(error: TapeError, path: &Path) -> Failure {
    match error {
        TapeError::Damaged { .. } => {
            let message = format!("{error}; `{}` wasn't changed", shown(path));
            Refusal::worded("not-this-tape", message).hint("tape on ANOTHER-FILE").into()
        }
        error @ TapeError::NoPlace { .. } => Failure::from(error).hint("tape on ANOTHER-FILE"),
        error => error.into(),
    }
}
