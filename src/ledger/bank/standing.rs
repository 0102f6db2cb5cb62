//! What counts in a night: its events, without those that were undone.

use crate::accounts::Entry;
use crate::bank::desk::{BankError, Session};
use crate::ids::NightId;
use crate::journal::Fact;
use crate::night::Tonight;
use crate::store::{Event, Reader};
use std::collections::BTreeSet;

/// The events of a night in order, each with whether it still counts.
pub fn events_of(reader: Reader<'_>, night: NightId) -> Result<Vec<(Event, bool)>, BankError> {
    Ok(with_stands(reader.events_of(night)?))
}

/// The same from this event on.
pub fn events_from(reader: Reader<'_>, night: NightId, seq: u64) -> Result<Vec<(Event, bool)>, BankError> {
    let mut events = reader.events_between(seq, reader.last_seq()?)?;
    events.retain(|event| event.night == Some(night));
    Ok(with_stands(events))
}

fn with_stands(events: Vec<Event>) -> Vec<(Event, bool)> {
    let undone: BTreeSet<u64> = events.iter().filter_map(|event| event.reverses).collect();
    let with_stands = |event: Event| {
        let stands = !undone.contains(&event.seq);
        (event, stands)
    };
    events.into_iter().map(with_stands).collect()
}

/// What each event says, if it counts, and what it moved.
pub fn what_stands(events: &[(Event, bool)]) -> impl Iterator<Item = (Option<&Fact>, &Entry)> {
    events.iter().map(|(event, stands)| (stands.then_some(&event.fact), &event.entry))
}

/// The facts of tonight that were not undone, in order.
pub fn standing(session: &Session<'_, '_>, tonight: &Tonight) -> Result<Vec<Fact>, BankError> {
    standing_of(session.journal().reader(), tonight.evening.id)
}

/// The facts of the night that were not undone, in order.
pub fn standing_of(reader: Reader<'_>, night: NightId) -> Result<Vec<Fact>, BankError> {
    let stands = |(event, stands): (Event, bool)| stands.then_some(event.fact);
    Ok(events_of(reader, night)?.into_iter().filter_map(stands).collect())
}
