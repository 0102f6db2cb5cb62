//! `tape`: keeps a text copy of every event, which survives the book.

use crate::bank::tape::{Setting, TapeError, setting, standing, writing};
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::domain::refusal::{Notice, Refusal};
use clap::{Args, Subcommand};
use serde_json::json;
use std::path::{Path, PathBuf};

/// The tape: a text copy of every event, which survives the book
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook tape on /media/stick/night.tape")]
pub struct Tape {
    #[command(subcommand)]
    what: Option<TapeWord>,
}

/// What to do with it.
#[derive(Debug, Subcommand)]
enum TapeWord {
    /// Keep one from now on; it begins with everything the book holds
    On {
        /// Where it is to lie, best on another disk (else beside the book)
        file: Option<PathBuf>,
    },
    /// Keep none from now on; what was written stays where it lies
    Off,
}

impl Tape {
    /// Runs the verb; without a word it says how the tape stands.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        match self.what {
            None => stands(context),
            Some(TapeWord::On { file }) => on(context, file),
            Some(TapeWord::Off) => off(context),
        }
    }
}

fn stands(context: &Context) -> Result<Reply, Failure> {
    let store = context.look()?;
    let Setting::At(path) = Setting::of(&context.book)? else {
        return Ok(Reply::look("no tape is kept", json!({ "tape": null })));
    };
    let file = shown(&path);
    let (text, mut fields) = match standing::standing(store.reader(), &path) {
        Ok(standing) => (told(&standing, &file), counted(&standing)),
        // The remark that every look gets says what is the matter.
        Err(_) => (format!("the tape `{file}` cannot be used as it is"), json!({ "up_to_date": false })),
    };
    if let Some(fields) = fields.as_object_mut() {
        fields.insert("file".to_owned(), json!(path));
    }
    Ok(Reply::look(text, json!({ "tape": fields })))
}

fn told(standing: &standing::Standing, file: &str) -> String {
    let (seq, behind) = (standing.seq, standing.behind);
    let rest = match (behind, standing.torn) {
        (0, false) => "up to date".to_owned(),
        (0, true) => "its last line was never finished; whatever is recorded next mends it".to_owned(),
        _ => format!("{behind} behind the book; whatever is recorded next brings them along"),
    };
    format!("the tape `{file}` has {seq} events: {rest}")
}

fn counted(standing: &standing::Standing) -> serde_json::Value {
    let up_to_date = standing.behind == 0 && !standing.torn;
    json!({ "events": standing.seq, "behind": standing.behind, "torn": standing.torn, "up_to_date": up_to_date })
}

fn on(context: &Context, file: Option<PathBuf>) -> Result<Reply, Failure> {
    let store = context.look()?;
    let before = Setting::of(&context.book).unwrap_or(Setting::Off);
    let path = match (file, &before) {
        (Some(file), _) => file,
        (None, Setting::At(path)) => path.clone(),
        (None, Setting::Off) => setting::usual(&context.book),
    };
    let file = shown(&path);
    if context.dry_run {
        let events = store.reader().last_seq()?;
        let text =
            format!("would keep the tape `{file}`, {events} events now (rehearsed: nothing was written)");
        return Ok(Reply::look(text, json!({ "tape": { "file": path, "events": events }, "dry_run": true })));
    }
    let added = writing::begin(&store, &path).map_err(|error| unusable(error, &path))?;
    Setting::At(path.clone()).say(&context.book)?;
    let events = store.reader().last_seq()?;
    let text =
        format!("the tape `{file}` has all {events} events, {added} of them new, and every one from now on");
    let mut notices = Vec::new();
    if let Setting::At(old) = before
        && old != path
    {
        notices.push(Notice::new(None, format!("the tape `{}` is written no more", shown(&old))));
    }
    let json = json!({ "tape": { "file": path, "events": events, "added": added } });
    Ok(Reply { wrote: true, ..Reply::look(text, json).with(notices) })
}

fn off(context: &Context) -> Result<Reply, Failure> {
    context.look()?;
    let before = Setting::of(&context.book).unwrap_or(Setting::Off);
    if !context.dry_run {
        Setting::Off.say(&context.book)?;
    }
    let text = match &before {
        Setting::Off => "no tape was kept".to_owned(),
        Setting::At(path) => format!("the tape `{}` is written no more; it stays where it lies", shown(path)),
    };
    Ok(Reply { wrote: true, ..Reply::look(text, json!({ "tape": null })) })
}

/// A file that is something else stays what it is.
fn unusable(error: TapeError, path: &Path) -> Failure {
    match error {
        TapeError::Damaged { .. } => {
            let message = format!("{error}; `{}` is left as it is", shown(path));
            Refusal::new("not-this-tape", message).hint("tape on ANOTHER-FILE").into()
        }
        error @ TapeError::NoPlace { .. } => Failure::from(error).hint("tape on ANOTHER-FILE"),
        error => error.into(),
    }
}

fn shown(path: &Path) -> String {
    path.display().to_string().escape_debug().to_string()
}
