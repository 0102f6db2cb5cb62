//! Errors at a place in a file, the times it gives, and what it leaves open.

use crate::cli::clock;
use crate::cli::failure::Failure;
use engine::formats::hands::Spot;
use engine::readable::AsTyped;
use ledger::refusal::Refusal;
use ledger::time::Instant;

/// An error at a place in a file.
pub fn bad(name: &str, spot: Spot, message: &str) -> Failure {
    Failure::bad_file(format!("{name}:{}:{}: {message}", spot.line, spot.column))
}

/// A moment as the site writes it.
pub fn moment(name: &str, spot: Spot, text: &str) -> Result<Instant, Failure> {
    let message = || format!("`{}` isn't a valid time in UTC", text.as_typed());
    clock::parse_machine(text).ok_or_else(|| bad(name, spot, &message()))
}

/// Whole numbers may be cents, or dollars.
pub fn unit_unsaid() -> Failure {
    let message = "the file doesn't say whether 5000 is fifty or five thousand";
    Refusal::worded("unit-unsaid", message).hint("--unit cents\n--unit whole").into()
}
