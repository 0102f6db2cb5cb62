//! `restore`: brings a book back from its tape or a backup.

use crate::answer::file;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::render::file as render;
use clap::Args;
use engine::refusal::Notice;
use ledger::bank::restore::{Damage, RestoreSource, RestoreWish, Restored, restore};
use ledger::bank::tape::Setting;
use ledger::finding::Check;
use ledger::shown::shown;
use ledger::store::Stamp;
use std::path::PathBuf;

/// Restore the book from tape or backup
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook restore --from-tape night.book.tape\n  \
        housebook restore night-2026-11-21.book")]
pub struct Restore {
    /// Copy made by `backup`
    #[arg(required_unless_present = "from_tape", conflicts_with = "from_tape")]
    file: Option<PathBuf>,
    /// Rebuild the book from this tape
    #[arg(long, value_name = "FILE")]
    from_tape: Option<PathBuf>,
    /// Accept losing this many events
    #[arg(long, value_name = "N")]
    yes_lose: Option<u64>,
}

impl Restore {
    /// Runs the verb. What was there before is kept under another name.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let source = match (self.from_tape, self.file) {
            (Some(tape), _) => RestoreSource::Tape(tape),
            (None, Some(file)) => RestoreSource::Backup(file),
            (None, None) => return Err(Failure::usage("restore FILE, or restore --from-tape FILE")),
        };
        let wish = RestoreWish {
            source: &source,
            target: &context.book,
            may_lose: self.yes_lose,
            rehearse: context.dry_run,
        };
        // The journal is written as it was; the stamp is for the transaction only.
        let stamp = Stamp { request: "restore".to_owned(), at: context.at, recorded: context.now };
        let restored = restore(&wish, &stamp)?;
        let notices = notices(&restored, context);
        let place = |path: &PathBuf| path.display().to_string();
        let answer = file::Restored {
            book: place(&context.book),
            events: restored.events,
            lost: restored.lost,
            aside: restored.aside.as_ref().map(place),
            tape_aside: restored.tape_aside.as_ref().map(place),
            torn: restored.torn.is_some(),
            source: source.path().display().to_string(),
            rehearsed: context.dry_run,
            hash: restored.hash,
        };
        Ok(Reply { wrote: true, ..Reply::look(render::restored(&answer), answer).with(notices) })
    }
}

fn is_mended(what: &Damage, restored: &Restored) -> bool {
    matches!(what, Damage::Check(check) if restored.mended.as_ref() == Some(check))
}

fn damage(what: &Damage) -> String {
    let what = match what {
        Damage::Unread(why) => why.clone(),
        Damage::Check(check) => crate::render::audit::failed(check),
    };
    format!("the old book was damaged: {what}")
}

fn notices(restored: &Restored, context: &Context) -> Vec<Notice> {
    let kept = |path: &PathBuf| format!("the old book is kept as `{}`", shown(path));
    let tape = |path: &PathBuf| {
        format!("the old tape, which had more on it, is kept as `{}`, and a new one was started", shown(path))
    };
    let untaped = matches!(Setting::of(&context.book), Ok(Setting::Off));
    let mended = |check: &Check| {
        let failed = crate::render::audit::failed(check);
        format!("the file was damaged ({failed}), so the book was built again from its events")
    };
    [
        // A book rebuilt from itself has one kind of damage, which is reported once.
        restored.damage.as_ref().filter(|what| !is_mended(what, restored)).map(damage),
        restored.mended.as_ref().map(mended),
        restored
            .answered_otherwise
            .then(|| "the old book had the same events, but different answers to requests".to_owned()),
        restored.aside.as_ref().map(kept),
        restored.tape_aside.as_ref().map(tape),
        restored.tape_trouble.as_ref().map(|what| format!("couldn't check the book's tape: {what}")),
        restored.torn.map(|event| {
            format!("the tape ends in the middle of a line, so event {event} may be missing; a receipt would show it")
        }),
        untaped.then(|| "this book has no tape (start one with tape on)".to_owned()),
    ]
    .into_iter()
    .flatten()
    .map(|text| Notice::new(None, text))
    .collect()
}
