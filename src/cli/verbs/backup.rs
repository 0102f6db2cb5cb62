//! `backup`: copies the book into a new file, which gets its name once it was audited.

use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use crate::cli::into_file;
use crate::cli::reply::Reply;
use crate::cli::taped;
use crate::cli::verbs::audit::{line, open};
use crate::render::audit::findings;
use clap::Args;
use engine::refusal::Notice;
use ledger::bank::backup::backup;
use ledger::shown::shown;
use serde_json::json;
use std::path::PathBuf;

/// Copy the book into a new file
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook backup night-2026-11-21.book")]
pub struct Backup {
    /// Where the copy is to lie; nothing may be there yet
    file: PathBuf,
}

impl Backup {
    /// Copies, and audits the copy as a book of its own. A copy that is not in order is not kept.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        into_file::check_free(&context.book, &self.file)?;
        let file = shown(&self.file);
        if context.dry_run {
            let events = context.look()?.reader().last_seq()?;
            let text = format!("would copy {events} events to `{file}` (rehearsed: nothing was written)");
            return Ok(Reply::look(text, json!({ "file": self.file, "events": events, "dry_run": true })));
        }
        let (store, writable) = open(&context.book)?;
        let mut notices = Vec::new();
        if writable && let Err(error) = store.checkpoint() {
            notices.push(Notice::new(None, format!("{error}; the copy is complete all the same")));
        }
        // A copy of a book that has gone back has gone back too.
        notices.extend(taped::remark(&context.book));
        let copied = backup(&store, &self.file)?;
        let (events, sound) = (copied.events, copied.is_sound());
        let json = json!({ "file": self.file, "events": events, "ok": sound });
        if sound {
            let text = format!("copied {events} events to `{file}` and audited the copy: in order");
            return Ok(Reply { wrote: true, ..Reply::look(text, json).with(notices) });
        }
        let lines: Vec<_> = copied.checks.into_iter().map(|check| line(check.name, check.finding)).collect();
        let text = format!(
            "no copy was kept, for its audit finds:\n\n{}\n\nthe book can still be copied as a file",
            findings(&lines, events)
        );
        Ok(Reply { exit: exit::VIOLATION, ..Reply::look(text, json).with(notices) })
    }
}
