//! Writes the output into a new file, or onto the screen if no file was named.

use crate::answer::file::Into;
use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use crate::cli::reply::Reply;
use crate::render::page::harmless;
use ledger::bank::tape::is_taken;
use ledger::refusal::Refusal;
use ledger::shown::shown;
use ledger::store::said;
use ledger::store::{Building, StoreError};
use serde::Serialize;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

/// Refuses a place where no new file can be made: one of the book's own files under any name, one that exists already,
/// one whose folder doesn't exist. A dry run checks this too.
pub fn check_free(book: &Path, path: &Path) -> Result<(), Failure> {
    match is_taken(book, path) {
        Some(false) => {}
        Some(true) => {
            let message = format!("`{}` is one of the book's own files; use another name", shown(path));
            return Err(Refusal::worded("own-file", message).into());
        }
        None => {
            let message = format!("can't write `{}`: there's no such folder", shown(path));
            return Err(Failure::new(exit::STORAGE, "storage", message));
        }
    }
    match std::fs::symlink_metadata(path) {
        Ok(_) => Err(StoreError::Exists(path.to_owned()).into()),
        Err(_) => Ok(()),
    }
}

/// Writes a new file, whole or not at all; an existing file is left alone.
pub fn write(book: &Path, path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    fill(book, path, |out| out.write_all(bytes).map_err(|error| failed(path, &error)))
}

/// The same for output too long to hold in memory.
pub fn fill<T>(
    book: &Path,
    path: &Path,
    into: impl FnOnce(&mut BufWriter<File>) -> Result<T, Failure>,
) -> Result<T, Failure> {
    check_free(book, path)?;
    let building = Building::beside(path, ".part")?;
    let file = File::create_new(building.path()).map_err(|error| failed(path, &error))?;
    let mut out = BufWriter::new(file);
    let done = into(&mut out)?;
    out.flush().and_then(|()| out.get_ref().sync_all()).map_err(|error| failed(path, &error))?;
    drop(out);
    building.put(path)?;
    Ok(done)
}

/// A file or folder that can't be written.
pub fn failed(path: &Path, error: &io::Error) -> Failure {
    Failure::new(exit::STORAGE, "storage", format!("can't write `{}`: {}", shown(path), said(error)))
}

/// The answer of a verb that made a text: into the file if one was named, else on the screen; `what` says what it is.
///
/// A dry run writes no file, and shows what would be in it.
pub fn told(
    context: &Context,
    text: String,
    what: &str,
    out: Option<&Path>,
    answer: impl Serialize,
) -> Result<Reply, Failure> {
    if let Some(path) = out {
        check_free(&context.book, path)?;
    }
    let text = harmless(&text);
    let Some(path) = out.filter(|_| !context.dry_run) else {
        let into = Into { answer, written: Some(&text), file: None };
        return Ok(Reply::document(&text, into));
    };
    write(&context.book, path, text.as_bytes())?;
    let into = Into { answer, written: None, file: Some(path.display().to_string()) };
    Ok(Reply::look(format!("saved {what} to `{}`", shown(path)), into))
}

/// Takes a part of a text.
pub type Part<'p> = dyn FnMut(&str) -> Result<(), Failure> + 'p;

/// How much of a text goes to the screen at once.
const SCREEN_BYTES: usize = 64 * 1024;

/// The same for a text that may be too long to hold in memory: `write` makes it part by part.
pub fn streamed(
    context: &Context,
    what: &str,
    out: Option<&Path>,
    answer: impl Serialize,
    write: impl FnOnce(&mut Part<'_>) -> Result<(), Failure>,
) -> Result<Reply, Failure> {
    if let Some(path) = out {
        check_free(&context.book, path)?;
    }
    let Some(path) = out.filter(|_| !context.dry_run) else {
        return on_screen(context, answer, write);
    };
    fill(&context.book, path, |file| {
        write(&mut |part| file.write_all(harmless(part).as_bytes()).map_err(|error| failed(path, &error)))
    })?;
    let into = Into { answer, written: None, file: Some(path.display().to_string()) };
    Ok(Reply::look(format!("saved {what} to `{}`", shown(path)), into))
}

fn on_screen(
    context: &Context,
    answer: impl Serialize,
    write: impl FnOnce(&mut Part<'_>) -> Result<(), Failure>,
) -> Result<Reply, Failure> {
    let mut text = String::new();
    if context.json {
        write(&mut |part| {
            text.push_str(&harmless(part));
            Ok(())
        })?;
        let into = Into { answer, written: Some(&text), file: None };
        return Ok(Reply::document("", into));
    }
    let mut is_begun = false;
    write(&mut |part| {
        text.push_str(part);
        if text.len() < SCREEN_BYTES {
            return Ok(());
        }
        // Blank lines at the very end are dropped, so those at the end of a part wait for the next part.
        let end = text.trim_end().len();
        context.out.tell(text.get(..end).unwrap_or_default(), false)?;
        text.drain(..end);
        is_begun = true;
        Ok(())
    })?;
    if is_begun || !text.is_empty() {
        context.out.tell(&format!("{}\n", text.trim_end()), false)?;
    }
    Ok(Reply::default())
}
