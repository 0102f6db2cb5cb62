//! Files that are handed in: looked at before they are opened.

use crate::cli::failure::Failure;
use crate::domain::shown::shown;
use std::fs::{self, File};
use std::path::Path;

/// Opens a file to read. A pipe that nobody writes to would hold the program up, and a device never ends: neither is opened.
pub fn open(path: &Path) -> Result<File, Failure> {
    let bad = |error: std::io::Error| Failure::bad_file(format!("`{}`: {error}", shown(path)));
    let kind = fs::metadata(path).map_err(bad)?;
    if kind.is_dir() {
        return Err(Failure::bad_file(format!("`{}` is a folder", shown(path))));
    }
    if !kind.is_file() {
        return Err(Failure::bad_file(format!("`{}` is no plain file", shown(path))));
    }
    File::open(path).map_err(bad)
}
