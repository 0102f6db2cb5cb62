//! The book to put in place: built under a name of its own, from a tape or a backup, and audited.

use crate::bank::audit;
use crate::bank::desk::BankError;
use crate::bank::restore::losing::Lost;
use crate::bank::restore::mending::{Mended, mended, violated};
use crate::bank::tape::TapeError;
use crate::bank::tape::file::TapeEnd;
use crate::bank::tape::reading::Lines;
use crate::finding::{Check, Finding, Violation};
use crate::refusal::Quoted;
use crate::shown::shown;
use crate::store::{Access, Building, Stamp, Store, StoreError};
use std::path::{Path, PathBuf};

/// What a book is built from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RestoreSource {
    /// The tape of a book.
    Tape(PathBuf),
    /// A copy that `backup` made.
    Backup(PathBuf),
}

impl RestoreSource {
    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        match self {
            Self::Tape(path) | Self::Backup(path) => path,
        }
    }
}

/// A finished book, ready to put in place.
pub struct Built {
    pub store: Store,
    pub building: Building,
    /// The event whose line on the tape was never finished.
    pub torn: Option<u64>,
    /// Events of a request whose end isn't on the tape; they were left out.
    pub unfinished: Lost,
    /// What was wrong with the copy, if the book had to be built again from its events.
    pub mended: Option<Check>,
    /// Events that are gone from that copy.
    pub gone: Lost,
}

/// Builds it beside `target`.
pub fn build(source: &RestoreSource, target: &Path, stamp: &Stamp) -> Result<Built, BankError> {
    let building = Building::beside(target, ".restoring")?;
    let built = match source {
        RestoreSource::Tape(tape) => from_tape(tape, building, stamp)?,
        RestoreSource::Backup(file) => from_backup(file, building, stamp)?,
    };
    built.store.checkpoint()?;
    Ok(built)
}

fn from_tape(tape: &Path, building: Building, stamp: &Stamp) -> Result<Built, BankError> {
    let mut laid = lay(tape, building.path(), stamp, u64::MAX)?;
    if let Some((first, _)) = laid.unfinished.first_key_value() {
        // A request is complete or not there: half of one couldn't be answered again, and couldn't be made again either.
        let whole = first.saturating_sub(1);
        drop(laid.store);
        Store::discard(building.path());
        laid = Laid { unfinished: laid.unfinished, ..lay(tape, building.path(), stamp, whole)? };
    }
    let Laid { store, end, unfinished } = laid;
    let wrong = |why: String| BankError::BadFile(format!("{}: {why}", shown(tape)));
    if store.reader().last_seq()? == 0 {
        return Err(wrong("there's no complete request on this tape".to_owned()));
    }
    let book = store.reader().book()?.id;
    if book != end.book {
        let tape = tape.to_owned();
        return Err(TapeError::OtherBook { path: tape, tape: end.book }.into());
    }
    if let Some(check) = violated(audit::audit(&store, false)?) {
        return Err(BankError::NoBookOfTape { tape: tape.to_owned(), check: Box::new(check) });
    }
    let torn = (end.torn > 0).then(|| end.seq.saturating_add(1));
    Ok(Built { store, building, torn, unfinished, mended: None, gone: Lost::new() })
}

/// What was written from a tape.
struct Laid {
    store: Store,
    end: TapeEnd,
    /// The events after the last one that carries its request.
    unfinished: Lost,
}

/// Writes the events of a tape, up to number `last`. The tables are built if the events end with a complete request.
fn lay(tape: &Path, path: &Path, stamp: &Stamp, last: u64) -> Result<Laid, BankError> {
    let (book, lines) = Lines::open(tape)?;
    let mut store = Store::create(path)?;
    let mut unfinished = Lost::new();
    let end = store.write(stamp, true, |journal| -> Result<TapeEnd, BankError> {
        let end = lines.each(book, |line, number| -> Result<(), BankError> {
            if line.event.seq > last {
                return Ok(());
            }
            let laid = journal.lay(&line.event);
            laid.and_then(|()| line.request.iter().try_for_each(|asked| journal.lay_asked(asked)))
                .map_err(|error| told_at(tape, &number, error))?;
            match line.request {
                Some(_) => unfinished.clear(),
                None => _ = unfinished.insert(line.event.seq, line.event.kind),
            }
            Ok(())
        })?;
        if unfinished.is_empty() {
            journal.rebuild().map_err(|error| told_at(tape, &"end", error))?;
        }
        Ok(end)
    })?;
    Ok(Laid { store, end, unfinished })
}

fn from_backup(file: &Path, building: Building, stamp: &Stamp) -> Result<Built, BankError> {
    if !file.exists() {
        return Err(BankError::BadFile(format!("there's no backup at `{}`", shown(file))));
    }
    Store::open(file, Access::Read)?.backup(building.path())?;
    let store = Store::open(building.path(), Access::Write)?;
    let check = match audit::audit(&store, false) {
        Ok(checks) => violated(checks),
        Err(BankError::Store(StoreError::Damaged(what))) => {
            Some(Check { name: "file", finding: Finding::Violated(Violation::Unread(what)) })
        }
        Err(error) => return Err(error),
    };
    let (torn, unfinished) = (None, Lost::new());
    let Some(check) = check else {
        return Ok(Built { store, building, torn, unfinished, mended: None, gone: Lost::new() });
    };
    drop(store);
    Store::discard(building.path());
    match mended(file, building.path(), stamp)? {
        Some(Mended { store, unfinished, gone }) => {
            Ok(Built { store, building, torn, unfinished, mended: Some(check), gone })
        }
        None => Err(StoreError::DamagedCopy { file: file.to_owned(), check: Box::new(check) }.into()),
    }
}

/// If the ledger refuses, the tape is at fault; if the disk refuses, it isn't.
fn told_at(tape: &Path, line: &dyn std::fmt::Display, error: StoreError) -> BankError {
    match error {
        StoreError::Damaged(_) => BankError::BadFile(format!("{}:{line}: {error}", shown(tape))),
        StoreError::Inapplicable { seq: event, refusal } => {
            let place = format!("{}:{line}", shown(tape));
            BankError::BadLine(refusal.seen_from(|why| Quoted::NotApplied { place, event, why }))
        }
        error => error.into(),
    }
}
