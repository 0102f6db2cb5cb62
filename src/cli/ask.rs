//! Asking the banker at a terminal; never in a pipe.

use crate::cli::globals::Globals;
use crate::cli::output;
use std::io::{self, BufRead};

/// Asks whether what the program doubts is meant.
#[must_use]
pub fn means_it(globals: &Globals, doubt: &str) -> bool {
    globals.can_ask() && yes(&format!("{}; do it all the same? [y/N] ", doubt))
}

/// Asks a yes-or-no question; anything but a clear yes is no.
#[must_use]
pub fn yes(question: &str) -> bool {
    if output::beside(question).is_err() {
        return false;
    }
    let mut answer = String::new();
    if io::stdin().lock().read_line(&mut answer).is_err() {
        return false;
    }
    matches!(answer.trim().to_lowercase().as_str(), "y" | "yes")
}
