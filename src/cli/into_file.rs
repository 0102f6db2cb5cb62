//! Writing what was asked for into a new file, or onto the screen where no file was named.

use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use crate::cli::reply::Reply;
use serde_json::{Value, json};
use std::io::{self, Write};
use std::path::Path;

/// Writes a new file; one that is there already is left alone.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let failed = |error: io::Error| {
        let file = path.display().to_string().escape_debug().to_string();
        Failure::new(exit::STORAGE, "storage", format!("`{file}` cannot be written: {error}"))
    };
    let mut file = std::fs::OpenOptions::new().write(true).create_new(true).open(path).map_err(failed)?;
    file.write_all(bytes).and_then(|()| file.sync_all()).map_err(failed)
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
        return Ok(Reply::look(text, json));
    };
    write(path, text.as_bytes())?;
    let file = path.display().to_string();
    if let Some(fields) = json.as_object_mut() {
        fields.insert("file".to_owned(), json!(file));
    }
    Ok(Reply::look(format!("{what} is in `{}`", file.escape_debug()), json))
}
