//! The line that restores a book from its tape, where a failure offers it.

use crate::render::shell;
use ledger::bank::tape::check_lines;
use std::path::Path;

/// That line; `None` if the tape can't be read through, because then it can't work.
#[must_use]
pub fn from_tape(tape: &Path) -> Option<String> {
    check_lines(tape).ok().map(|()| format!("housebook restore --from-tape {}", shell::file(tape)))
}
