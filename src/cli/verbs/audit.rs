//! `audit`: works everything out again and compares.

use crate::bank::{BankError, audit};
use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use crate::cli::reply::Reply;
use crate::render::audit::{CheckLine, findings};
use crate::store::{Access, Finding, Store, StoreError};
use clap::Args;
use serde_json::{Value, json};
use std::path::Path;

/// Work everything out again and compare
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook audit --deep")]
pub struct Audit {
    /// Check every page of the file too
    #[arg(long)]
    deep: bool,
}

impl Audit {
    /// Runs the verb. A violation is a finding, not a failure: it is told in full and exits with 3.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let (store, writable) = open(&context.book)?;
        let mut reply = report(&store, self.deep)?;
        if reply.exit == 0 && writable && !context.dry_run {
            reply.aftermath =
                store.checkpoint().err().map(|error| format!("the book is in order, but {error}"));
        }
        Ok(reply)
    }
}

/// The book for writing, so that it can be folded together afterwards; else only to look.
pub fn open(book: &Path) -> Result<(Store, bool), Failure> {
    let locked = std::fs::metadata(book).is_ok_and(|file| file.permissions().readonly());
    if !locked && let Ok(store) = Store::open(book, Access::Write) {
        return Ok((store, true));
    }
    Ok((Store::open(book, Access::Read)?, false))
}

/// Audits an open book.
pub fn report(store: &Store, deep: bool) -> Result<Reply, Failure> {
    let checks = checks(store, deep)?;
    let ok = checks.iter().all(|check| check.ok);
    let events = store.reader().last_seq().unwrap_or(0);
    let rows: Vec<Value> = checks
        .iter()
        .map(|check| json!({ "name": check.name, "ok": check.ok, "detail": check.detail }))
        .collect();
    let json = json!({ "ok": ok, "events": events, "checks": rows });
    let exit = if ok { 0 } else { exit::VIOLATION };
    Ok(Reply { exit, ..Reply::look(findings(&checks, events), json) })
}

fn checks(store: &Store, deep: bool) -> Result<Vec<CheckLine>, Failure> {
    match audit::audit(store, deep) {
        Ok(checks) => Ok(checks.into_iter().map(|check| line(check.name, check.finding)).collect()),
        Err(BankError::Store(StoreError::Damaged(what))) => Ok(vec![line("file", Finding::Violated(what))]),
        Err(error) => Err(error.into()),
    }
}

fn line(name: &'static str, finding: Finding) -> CheckLine {
    match finding {
        Finding::Sound(detail) => CheckLine { name, ok: true, detail },
        Finding::Violated(detail) => CheckLine { name, ok: false, detail },
    }
}
