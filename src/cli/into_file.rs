//! Writing what was asked for into a new file, or onto the screen where no file was named.

use crate::bank::tape::is_own;
use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use crate::cli::reply::Reply;
use crate::domain::refusal::Refusal;
use crate::store::{Building, StoreError};
use serde_json::{Value, json};
use std::io::{self, Write};
use std::path::Path;

/// Refuses a file on one of the book's own, under whatever name.
pub fn check_place(book: &Path, path: &Path) -> Result<(), Failure> {
    if is_own(book, path) != Some(true) {
        return Ok(());
    }
    let file = path.display().to_string().escape_debug().to_string();
    Err(Refusal::new("own-file", format!("`{file}` belongs to the book itself")).into())
}

/// Writes a new file, whole or not at all; one that is there already is left alone.
pub fn write(book: &Path, path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    check_place(book, path)?;
    if std::fs::symlink_metadata(path).is_ok() {
        return Err(StoreError::Exists(path.to_owned()).into());
    }
    let failed = |error: io::Error| {
        let file = path.display().to_string().escape_debug().to_string();
        Failure::new(exit::STORAGE, "storage", format!("`{file}` cannot be written: {error}"))
    };
    let building = Building::beside(path, ".part")?;
    let mut file = std::fs::File::create_new(building.path()).map_err(failed)?;
    file.write_all(bytes).and_then(|()| file.sync_all()).map_err(failed)?;
    drop(file);
    Ok(building.put(path)?)
}

/// The answer of a verb that made a text: into the file if one was named, else on the screen; `what` it is, in words.
///
/// A rehearsal writes no file, and shows what would stand in it.
pub fn told(
    context: &Context,
    text: String,
    what: &str,
    out: Option<&Path>,
    mut json: Value,
) -> Result<Reply, Failure> {
    let Some(path) = out.filter(|_| !context.dry_run) else {
        if let Some(fields) = json.as_object_mut() {
            fields.insert("written".to_owned(), json!(text));
        }
        return Ok(Reply::document(text, json));
    };
    write(&context.book, path, text.as_bytes())?;
    let file = path.display().to_string();
    if let Some(fields) = json.as_object_mut() {
        fields.insert("file".to_owned(), json!(file));
    }
    Ok(Reply::look(format!("{what} is in `{}`", file.escape_debug()), json))
}
