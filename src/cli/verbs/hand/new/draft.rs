//! A half-entered hand from a terminal: its lines are kept in a file of their own and offered again. They are not in the book.

use crate::cli::clock;
use crate::cli::context::Context;
use crate::cli::environment;
use crate::cli::failure::Failure;
use ledger::bank::BankError;
use ledger::bank::loaded::load_night;
use ledger::store::Reader;
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::{Path, PathBuf};

/// The lines of a half-entered hand.
#[derive(Debug)]
pub struct Draft {
    path: Option<PathBuf>,
    kept: Kept,
    /// True if the file has what was said.
    is_kept: bool,
}

/// The content of the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Kept {
    night: String,
    /// How many hands there were before it.
    hands: u32,
    table: Option<u32>,
    beside: bool,
    /// When it was started, by the banker's clock.
    begun: String,
    lines: Vec<String>,
}

impl Draft {
    /// An empty draft of a hand that starts now.
    pub fn begun(context: &Context, (table, beside): (Option<u32>, bool)) -> Result<Self, Failure> {
        let store = context.look()?;
        let (night, hands) = stands(store.reader())?;
        let begun = clock::when(context.at).hour().to_owned();
        let kept = Kept { night, hands, table, beside, begun, lines: Vec::new() };
        Ok(Self { path: path(store.reader())?, kept, is_kept: false })
    }

    /// The draft of this night, if no hand was recorded since; any other is useless now.
    pub fn found(context: &Context) -> Result<Option<Self>, Failure> {
        let store = context.look()?;
        let Some(path) = path(store.reader())? else { return Ok(None) };
        let kept = fs::read_to_string(&path).ok().and_then(|text| serde_json::from_str::<Kept>(&text).ok());
        let Some(kept) = kept else { return Ok(None) };
        let draft = Self { path: Some(path), kept, is_kept: true };
        let (night, hands) = stands(store.reader())?;
        if (night, hands) == (draft.kept.night.clone(), draft.kept.hands) {
            return Ok(Some(draft));
        }
        draft.forget();
        Ok(None)
    }

    /// The hour the hand was started.
    pub fn hour(&self) -> &str {
        &self.kept.begun
    }

    /// What was typed so far.
    pub fn lines(&self) -> &[String] {
        &self.kept.lines
    }

    /// The table it is played at, if given, and whether it is played beside a tournament.
    pub const fn at(&self) -> (Option<u32>, bool) {
        (self.kept.table, self.kept.beside)
    }

    /// True if the file has what was said.
    pub const fn is_kept(&self) -> bool {
        self.is_kept
    }

    /// Keeps one more line, if there is a place for it.
    pub fn keep(&mut self, line: &str) {
        self.kept.lines.push(line.to_owned());
        self.is_kept = self.path.as_deref().is_some_and(|path| written(path, &self.kept).is_some());
    }

    /// Deletes it: the hand is recorded, or given up.
    pub fn forget(&self) {
        let _ = self.path.as_deref().map(fs::remove_file);
    }
}

/// Writes the file whole or not at all.
fn written(path: &Path, kept: &Kept) -> Option<()> {
    let aside = path.with_extension("new");
    fs::create_dir_all(path.parent()?).ok()?;
    fs::write(&aside, serde_json::to_string(kept).ok()?).ok()?;
    fs::rename(&aside, path).ok()
}

/// The open night, and how many hands it has.
fn stands(reader: Reader<'_>) -> Result<(String, u32), Failure> {
    let night = ledger::bank::loaded::open_night(reader)?;
    Ok((night.to_string(), load_night(reader, night)?.evening.hands))
}

fn path(reader: Reader<'_>) -> Result<Option<PathBuf>, Failure> {
    let book = reader.book().map_err(BankError::from)?.id;
    Ok(environment::drafts().map(|folder| folder.join(format!("{book}.json"))))
}
