//! A bundle as it is handed in: a plain file, checked as it is read.

use crate::bank::surrogate::{Checked, check};
use crate::cli::failure::Failure;
use crate::domain::shown::shown;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

/// Reads and checks a bundle.
pub fn read(path: &Path) -> Result<Checked, Failure> {
    let name = shown(path);
    let bad = |error: std::io::Error| Failure::bad_file(format!("`{name}`: {error}"));
    // A pipe nobody writes to would hold the program up before it can be looked at.
    if !std::fs::metadata(path).map_err(bad)?.is_file() {
        return Err(Failure::bad_file(format!("`{name}` is no plain file")));
    }
    let file = path.to_owned();
    let open = move || Ok(Box::new(BufReader::new(File::open(&file)?)) as Box<dyn BufRead>);
    Ok(check(path, Box::new(open))?)
}
