//! Books as files, as text.

use crate::answer::file::{Begun, Copied, ExportedFolder, Pages, Restored};
use crate::render::audit::findings;
use ledger::shown::shown;
use std::path::Path;

/// A book that was started.
#[must_use]
pub fn begun(Begun { currency, house, .. }: &Begun) -> String {
    let under = house.as_ref().map(|house| format!(" with `{house}` rules")).unwrap_or_default();
    format!("started a new book in {currency}{under}")
}

/// The manual, written.
#[must_use]
pub fn pages(Pages { folder, pages }: &Pages) -> String {
    let folder = shown(Path::new(folder));
    format!("{pages} pages in `{folder}`; read one with man -l {folder}/housebook.1")
}

/// The whole book, written as a folder.
#[must_use]
pub fn exported_folder(ExportedFolder { folder, files, dry_run }: &ExportedFolder) -> String {
    let (folder, files) = (shown(Path::new(folder)), files.len());
    match dry_run {
        true => format!("would write {files} files to `{folder}` (dry run: nothing was written)"),
        false => format!("the whole book is in `{folder}`: {files} files; start with README.txt"),
    }
}

/// A book that was copied.
#[must_use]
pub fn copied(Copied { file, events, dry_run, found, .. }: &Copied) -> String {
    let file = shown(Path::new(file));
    match found {
        _ if *dry_run => {
            format!("would copy {events} events to `{file}` (dry run: nothing was written)")
        }
        None => format!("copied {events} events to `{file}` and audited the copy: it's in order"),
        Some(found) => format!(
            "no copy was kept, because its audit found:\n\n{}\n\nyou can still copy the book as a file",
            findings(found)
        ),
    }
}

/// A book that was restored.
#[must_use]
pub fn restored(answer: &Restored) -> String {
    let (book, source) = (shown(Path::new(&answer.book)), shown(Path::new(&answer.source)));
    let (events, head) = (answer.events, answer.hash.get(..8).unwrap_or_default());
    let done = if answer.rehearsed { "would restore" } else { "restored" };
    let rehearsed = if answer.rehearsed { "\n(dry run: nothing was written)" } else { "" };
    format!(
        "{done} `{book}` from `{source}`: {events} events, audited and in order\nit ends at #{events} {head}{rehearsed}"
    )
}
