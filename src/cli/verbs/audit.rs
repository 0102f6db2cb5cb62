//! `audit`: works everything out again and compares.

use crate::answer::audit::{Audited, Check};
use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use crate::cli::reply::Reply;
use crate::cli::taped;
use crate::render::audit::{detail, findings};
use crate::render::shell;
use clap::Args;
use engine::readable::AsTyped;
use engine::refusal::Notice;
use ledger::bank::tape::reading;
use ledger::bank::tape::setting::{Setting, beside};
use ledger::bank::{BankError, anchoring, audit};
use ledger::finding::{Finding, Violation};
use ledger::journal::Receipt;
use ledger::store::{Access, Store, StoreError, check_writable};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Recheck every figure
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook audit\n  housebook audit --deep")]
pub struct Audit {
    /// Also check every page of the file
    #[arg(long)]
    deep: bool,
    /// Also check this receipt (repeatable)
    #[arg(long, value_name = "RECEIPT", allow_hyphen_values = true)]
    anchor: Vec<String>,
    /// Check this tape, event by event (else the book's own)
    #[arg(long, value_name = "FILE")]
    tape: Option<PathBuf>,
}

impl Audit {
    /// Runs the verb. A violation is a finding, not a failure: it is reported in full and exits with 3.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let anchors = anchors(&self.anchor)?;
        let (store, writable) = open(context).map_err(|failure| taped::with_hint(failure, &context.book))?;
        let mut checks = checks(&store, self.deep)?;
        for anchor in &anchors {
            checks.push(line("receipt", anchoring::held(store.reader(), anchor)?));
        }
        checks.extend(tape(&store, &context.book, self.tape)?);
        let audited = Audited::new(store.reader().last_seq().unwrap_or(0), checks);
        let exit = if audited.ok { 0 } else { exit::VIOLATION };
        let mut reply = Reply { exit, ..Reply::look(findings(&audited), audited) };
        if reply.exit == 0 && writable && !context.dry_run {
            fold(&store, &mut reply)?;
        }
        Ok(reply)
    }
}

/// Folds the log back into a book that is in order. If another program is using it, a later command does that.
fn fold(store: &Store, reply: &mut Reply) -> Result<(), Failure> {
    match store.checkpoint() {
        Ok(()) => Ok(()),
        Err(StoreError::Busy) => {
            let text = "another program has the book open, so its log gets folded back later";
            reply.remark(Notice::new(None, text));
            Ok(())
        }
        Err(error) => {
            // The disk may read back less than it did for the checks.
            let why = match &error {
                StoreError::Failed(why) | StoreError::Unknown(why) => why.clone(),
                error => error.to_string(),
            };
            let message = format!("nothing is wrong, but the log couldn't be folded into the book: {why}");
            let failure = Failure { message, ..Failure::from(error) };
            let (book, log) = (shell::file(store.path()), shell::file(&beside(store.path(), "-wal")));
            Err(failure.hint(format!("cp {book} {log} ANOTHER-DISK")))
        }
    }
}

/// The book for writing, so that it can be folded afterwards; else only to look. A book nobody can write needs no folding:
/// its log is read where it is.
pub fn open(context: &Context) -> Result<(Store, bool), Failure> {
    if check_writable(&context.book).is_ok()
        && let Ok(store) = context.open(Access::Write)
        && !store.is_read_only()
    {
        return Ok((store, true));
    }
    Ok((context.open(Access::Read)?, false))
}

/// The receipts that were typed. Something else entirely gets another answer than a receipt with a typo.
fn anchors(typed: &[String]) -> Result<Vec<Receipt>, Failure> {
    let read = |text: &String| {
        text.parse().map_err(|why| Failure::usage(format!("`{}` isn't a receipt: {why}", text.as_typed())))
    };
    typed.iter().map(read).collect()
}

/// The book against its tape: the one named, else its own.
fn tape(store: &Store, book: &Path, named: Option<PathBuf>) -> Result<Option<Check>, Failure> {
    let path = match (named, Setting::of(book)) {
        (Some(path), _) => return Ok(Some(line("tape", reading::compared(store.reader(), &path)?))),
        (None, Ok(Setting::At(path))) => path,
        (None, Ok(Setting::Off)) => return Ok(None),
        (None, Err(error)) => return Ok(Some(line("tape", unread(error)))),
    };
    let mut found = compared(store, &path);
    if matches!(found, Finding::Violated(_)) {
        // Another program that is writing has it in the book a moment before the tape.
        std::thread::sleep(A_MOMENT);
        found = compared(store, &path);
    }
    Ok(Some(line("tape", found)))
}

/// How long another program may take between the book and the tape.
const A_MOMENT: Duration = Duration::from_millis(100);

fn compared(store: &Store, path: &Path) -> Finding {
    reading::compared(store.reader(), path).unwrap_or_else(unread)
}

fn unread(error: impl ToString) -> Finding {
    Finding::Violated(Violation::Unread(error.to_string()))
}

fn checks(store: &Store, deep: bool) -> Result<Vec<Check>, Failure> {
    match audit::audit(store, deep) {
        Ok(checks) => Ok(checks.into_iter().map(|check| line(check.name, check.finding)).collect()),
        Err(BankError::Store(StoreError::Damaged(what))) => {
            Ok(vec![line("file", Finding::Violated(Violation::Unread(what)))])
        }
        Err(error) => Err(error.into()),
    }
}

/// One check, for the answer.
pub fn line(name: &'static str, finding: Finding) -> Check {
    Check { name, ok: matches!(finding, Finding::Sound(_)), detail: detail(&finding) }
}
