//! What a book remembers about how to talk to people.

use crate::bank::desk::{BankError, Session};
use crate::journal::HouseFact;

/// Turns the hints about what comes next on or off.
pub fn turn_hints(session: &mut Session<'_, '_>, on: bool) -> Result<(), BankError> {
    session.record(&HouseFact::HintsTurned { on }.into())?;
    Ok(())
}
