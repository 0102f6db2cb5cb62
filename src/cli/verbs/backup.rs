//! `backup`: copies the book into a new file, which gets its name once it has been audited.

use crate::answer::audit::Audited;
use crate::answer::file::Copied;
use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use crate::cli::into_file;
use crate::cli::reply::Reply;
use crate::cli::taped;
use crate::cli::verbs::audit::{line, open};
use crate::render::file as render;
use clap::Args;
use engine::refusal::Notice;
use ledger::bank::backup::backup;
use std::path::PathBuf;

/// Copy the book into a new file
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook backup night-2026-11-21.book\n  \
        housebook backup /media/stick/game.book")]
pub struct Backup {
    /// New file for the copy
    file: PathBuf,
}

impl Backup {
    /// Copies, and audits the copy as a book of its own. A copy that isn't in order is deleted.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        into_file::check_free(&context.book, &self.file)?;
        let of = |events| Copied {
            file: self.file.display().to_string(),
            events,
            ok: None,
            dry_run: context.dry_run,
            found: None,
        };
        if context.dry_run {
            let copied = of(context.look()?.reader().last_seq()?);
            return Ok(Reply::look(render::copied(&copied), copied));
        }
        let (store, writable) = open(context)?;
        let mut notices = Vec::new();
        if writable && let Err(error) = store.fold() {
            notices.push(Notice::new(None, format!("{error}, but the copy is complete")));
        }
        // A copy of a book that lost events has lost them too.
        notices.extend(taped::remark(&context.book, context.left_open()));
        let done = backup(&store, &self.file)?;
        let (events, sound) = (done.events, done.is_sound());
        let checks = done.checks.into_iter().map(|check| line(check.name, check.finding)).collect();
        let found = (!sound).then(|| Audited::new(events, checks));
        let copied = Copied { ok: Some(sound), found, ..of(events) };
        let exit = if sound { 0 } else { exit::VIOLATION };
        Ok(Reply { wrote: sound, exit, ..Reply::look(render::copied(&copied), copied).with(notices) })
    }
}
