//! Files: books that were started, copied or restored, and texts that were written.

use crate::answer::audit::Audited;
use serde::Serialize;

/// The answer of a verb that made a text.
#[derive(Clone, Debug, Serialize)]
pub struct Into<'a, A> {
    /// What the text is about.
    #[serde(flatten)]
    pub answer: A,
    /// The text, where no file was named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub written: Option<&'a str>,
    /// The file, where one was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
}

/// Nothing was written: it was a dry run.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Rehearsed {
    /// True.
    pub dry_run: bool,
}

/// A book was started.
#[derive(Clone, Debug, Serialize)]
pub struct Begun {
    /// The file.
    pub book: String,
    /// What it counts in.
    pub currency: &'static str,
    /// The house it adopted.
    pub house: Option<String>,
}

/// A script for a shell.
#[derive(Clone, Debug, Serialize)]
pub struct Script {
    /// Its text.
    pub script: String,
}

/// The manual was written.
#[derive(Clone, Debug, Serialize)]
pub struct Pages {
    /// The folder.
    pub folder: String,
    /// How many pages.
    pub pages: usize,
}

/// A book was copied, or would be.
#[derive(Clone, Debug, Serialize)]
pub struct Copied {
    /// The file.
    pub file: String,
    /// How many events it holds.
    pub events: u64,
    /// True if the copy is in order; none in a dry run.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ok: Option<bool>,
    /// True if it was a dry run.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub dry_run: bool,
    /// What the audit found, where the copy is not in order.
    #[serde(skip)]
    pub found: Option<Audited>,
}

/// A book was restored, or would be.
#[derive(Clone, Debug, Serialize)]
pub struct Restored {
    /// The file.
    pub book: String,
    /// How many events the book has now.
    pub events: u64,
    /// The hash of the last.
    pub hash: String,
    /// How many known events the book no longer has.
    pub lost: usize,
    /// Where the file it replaced is kept.
    pub aside: Option<String>,
    /// Where a tape that knew more is kept.
    pub tape_aside: Option<String>,
    /// True if the last line of the tape was never finished.
    pub torn: bool,
    /// What it was made of.
    #[serde(skip)]
    pub source: String,
    /// True if it was a dry run.
    #[serde(skip)]
    pub rehearsed: bool,
}

/// The whole book was written as a folder.
#[derive(Clone, Debug, Serialize)]
pub struct ExportedFolder {
    /// The folder.
    pub folder: String,
    /// Its files.
    pub files: Vec<String>,
    /// True if it was a dry run.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub dry_run: bool,
}

/// The journal was written for another program.
#[derive(Clone, Debug, Serialize)]
pub struct Exported {
    /// How many events of it.
    pub events: u64,
    /// True if it was a dry run.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub dry_run: bool,
}
