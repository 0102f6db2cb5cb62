//! A bundle as the user passes it: a plain file, checked as it is read.

use crate::cli::failure::Failure;
use crate::cli::plain_file;
use ledger::bank::surrogate::{Checked, check};
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

/// Reads and checks a bundle.
pub fn read(path: &Path) -> Result<Checked, Failure> {
    plain_file::open(path)?;
    let file = path.to_owned();
    let open = move || Ok(Box::new(BufReader::new(File::open(&file)?)) as Box<dyn BufRead>);
    Ok(check(path, Box::new(open))?)
}
