//! What usually comes next in a night, by where it is.

use crate::accounts::Asset;
use crate::bank::desk::BankError;
use crate::bank::loaded::load_night;
use crate::night::next_step::NextStep;
use crate::night::tonight::Tonight;
use crate::store::Reader;

/// The usual next step for the book as it is; `None` if there isn't one.
///
/// # Errors
///
/// A book that cannot be read.
pub fn next_step(reader: Reader<'_>) -> Result<Option<NextStep>, BankError> {
    if let Some(night) = reader.open_night()? {
        return in_night(reader, &load_night(reader, night)?);
    }
    if reader.people()?.len() < 2 {
        return Ok(Some(NextStep::AddPlayers));
    }
    let played = !reader.nights()?.is_empty();
    let owed = !reader.debts(Asset::Book)?.is_empty();
    Ok(match (played, owed) {
        (false, _) => Some(NextStep::OpenNight),
        (true, true) => Some(NextStep::SettleUp),
        (true, false) => None,
    })
}

fn in_night(reader: Reader<'_>, tonight: &Tonight) -> Result<Option<NextStep>, BankError> {
    let night = Some(tonight.evening.id);
    let open = reader.notes()?.into_iter().filter(|note| note.open.is_positive() && note.night == night);
    Ok(NextStep::of_night(tonight, open.map(|note| note.identifier).collect()))
}
