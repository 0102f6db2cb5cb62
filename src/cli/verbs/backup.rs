//! `backup`: copies the book into a new file and audits the copy.

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::verbs::audit::{open, report};
use crate::domain::refusal::Notice;
use crate::store::{Access, Store};
use clap::Args;
use serde_json::json;
use std::path::{Path, PathBuf};

/// Copy the book into a new file
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook backup night-2026-11-21.book")]
pub struct Backup {
    /// Where the copy is to lie; nothing may be there yet
    file: PathBuf,
}

impl Backup {
    /// Copies, then opens the copy and audits it as a book of its own.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let file = self.file.to_string_lossy().escape_debug().to_string();
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
        store.backup(&self.file)?;
        let copy = Store::open(&self.file, Access::Read)?;
        let audit = report(&copy, false)?;
        let events = copy.reader().last_seq()?;
        drop(copy);
        sweep(&self.file);
        let json = json!({ "file": self.file, "events": events, "ok": audit.exit == 0 });
        if audit.exit != 0 {
            let text = format!("copied to `{file}`, but the audit of the copy finds:\n\n{}", audit.text);
            return Ok(Reply { exit: audit.exit, notices, ..Reply::look(text, json) });
        }
        let text = format!("copied {events} events to `{file}` and audited the copy: in order");
        Ok(Reply { notices, wrote: true, ..Reply::look(text, json) })
    }
}

/// Takes away the empty side files that looking at the copy made, so that a backup is one file.
fn sweep(copy: &Path) {
    for suffix in ["-wal", "-shm"] {
        let mut file = copy.to_owned().into_os_string();
        file.push(suffix);
        // They hold nothing: the copy was written whole, and nobody else knows it yet.
        let _ = std::fs::remove_file(file);
    }
}
