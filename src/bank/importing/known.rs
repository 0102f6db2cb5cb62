//! Whether an evening came in before: as the same files, as its ledger alone, or hand by hand.

use crate::bank::desk::BankError;
use crate::bank::importing::Handed;
use crate::bank::importing::evening::Logged;
use crate::bank::known_hand::{essence, known};
use crate::bank::merged::Merged;
use crate::domain::journal::{Fact, OnlineSitting};
use crate::domain::night::online::{self, Known};
use crate::domain::refusal::Refusal;
use crate::domain::time::Instant;
use crate::store::Reader;

/// What the book has of an evening.
pub enum Before {
    /// Nothing.
    New,
    /// The same, by this event.
    Same(u64),
    /// Its ledger without a hand, by this event.
    Ledger(u64, Vec<OnlineSitting>),
}

/// Looks whether the evening is in the book.
///
/// # Errors
///
/// `imported-otherwise` if it came in with other figures.
pub fn before(reader: Reader<'_>, handed: &Handed) -> Result<Before, BankError> {
    let known = reader.online_sittings(handed.source)?;
    let currency = reader.book()?.currency;
    let logged = handed.log.as_ref().map(Logged::sittings).transpose()?.unwrap_or_default();
    let wanted = if handed.sittings.is_empty() { &logged } else { &handed.sittings };
    let Some(event) = same_evening(wanted, &known) else {
        // Rows of one ledger are known by their hours, however far apart its sittings lie.
        return Ok(match online::compare(wanted, &known, currency)? {
            Known::New => Before::New,
            Known::Same(event) => Before::Same(event),
        });
    };
    let has_hands = has_hands(reader, event)?;
    if handed.log.is_some() && !has_hands {
        let sittings = known.into_iter().filter(|(seq, _)| *seq == event).map(|(_, sitting)| sitting);
        let sittings = if handed.sittings.is_empty() { sittings.collect() } else { handed.sittings.clone() };
        return Ok(Before::Ledger(event, sittings));
    }
    if handed.log.is_none() && !has_hands {
        return Ok(match online::compare(wanted, &known, currency)? {
            Known::New => Before::New,
            Known::Same(event) => Before::Same(event),
        });
    }
    let own: Vec<OnlineSitting> =
        known.into_iter().filter(|(seq, _)| *seq == event).map(|(_, sitting)| sitting).collect();
    online::check_totals(event, wanted, &own, currency)?;
    Ok(Before::Same(event))
}

fn has_hands(reader: Reader<'_>, event: u64) -> Result<bool, BankError> {
    Ok(match reader.event(event)?.map(|event| event.fact) {
        Some(Fact::SessionImported(imported)) => reader.evening(imported.night)?.hands > 0,
        _ => false,
    })
}

/// The event of an evening at which one of these players sat at the same hours.
fn same_evening(wanted: &[OnlineSitting], known: &[(u64, OnlineSitting)]) -> Option<u64> {
    let here = span(wanted.iter())?;
    let sat = |sitting: &OnlineSitting| wanted.iter().any(|other| other.foreign == sitting.foreign);
    let meets = |event: u64| {
        let there = known.iter().filter(|(seq, _)| *seq == event).map(|(_, sitting)| sitting);
        span(there).is_some_and(|there| here.0 <= there.1 && there.0 <= here.1)
    };
    known.iter().find(|(event, sitting)| sat(sitting) && meets(*event)).map(|(event, _)| *event)
}

fn span<'s>(sittings: impl Iterator<Item = &'s OnlineSitting> + Clone) -> Option<(Instant, Instant)> {
    let moments = || sittings.clone().flat_map(|sitting| [sitting.began, sitting.ended]).flatten();
    Some((moments().min()?, moments().max()?))
}

/// Refuses hands that are recorded in another night already: their money is in the book.
pub fn check_hands(reader: Reader<'_>, log: &Logged) -> Result<(), BankError> {
    let (kept, currency) = (Merged::load(reader)?, reader.book()?.currency);
    for hand in &log.hands {
        let Ok(record) = &hand.record else { continue };
        let found = known(reader, &essence(record, &hand.players, &kept), (&kept, currency))?;
        if let Some(row) = found.filter(|row| row.voided.is_none()) {
            let message = format!(
                "{}: this is hand {} of night {} (event {}) already",
                hand.place, row.number, row.night, row.seq
            );
            let hint = format!("hand show {} --night {}\n--really-different", row.number, row.night);
            return Err(BankError::BadLine(Refusal::new("bad-file", message).hint(hint)));
        }
    }
    Ok(())
}
