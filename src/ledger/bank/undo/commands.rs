//! The commands of a request. Usually that's one. A log that replaced an earlier import also wrote again what depended on that
//! import, and each of those is still a command of its own.

use crate::bank::desk::BankError;
use crate::bank::undo::following::is_set_right;
use crate::journal::{Fact, NightFact};
use crate::refusal::{BookVerbRefused, Refusal};
use crate::store::{Event, Reader, StoreError};

/// The events of the command that wrote event `seq`. What an import took back first belongs to that import, but isn't among its
/// events: it stays taken back.
pub fn command_at(reader: Reader<'_>, seq: u64) -> Result<Vec<Event>, BankError> {
    let request = request_of(reader, seq)?;
    let Some(Replacing { took_back, import, again }) = Replacing::of(&request) else { return Ok(request) };
    if again.iter().all(|event| event.seq != seq) {
        return Ok(import.into_iter().cloned().collect());
    }
    let first = later_commands(reader, &took_back)?;
    let commands: Vec<(u64, &Event)> = first.into_iter().zip(again).collect();
    let own = commands.iter().find(|(_, event)| event.seq == seq).map(|(first, _)| *first);
    let events = commands.into_iter().filter(|(first, _)| Some(*first) == own);
    Ok(events.map(|(_, event)| event.clone()).collect())
}

/// The events of the request that wrote event `seq`.
pub fn request_of(reader: Reader<'_>, seq: u64) -> Result<Vec<Event>, BankError> {
    let Some((first, last)) = reader.request_span(seq)? else {
        return Err(Refusal::new(BookVerbRefused::UnknownEvent { event: seq, last: None }).into());
    };
    let events = reader.events_between(first, last)?;
    if events.iter().all(|event| event.seq != seq) {
        return Err(StoreError::Damaged(format!("event {seq} is missing")).into());
    }
    Ok(events)
}

/// The earlier import that the import of event `seq` replaced.
pub fn replaced_by(reader: Reader<'_>, seq: u64) -> Result<Option<u64>, BankError> {
    let request = request_of(reader, seq)?;
    let Some(Replacing { took_back, import, .. }) = Replacing::of(&request) else { return Ok(None) };
    if import.iter().all(|event| event.seq != seq) {
        return Ok(None);
    }
    for before in took_back {
        if reader.event(before)?.is_some_and(|event| is_import(&event.fact)) {
            return Ok(Some(before));
        }
    }
    Ok(None)
}

/// The import whose request wrote event `seq` again, as long as it stands.
pub fn import_before(reader: Reader<'_>, seq: u64) -> Result<Option<u64>, BankError> {
    let request = request_of(reader, seq)?;
    let Some(Replacing { import, again, .. }) = Replacing::of(&request) else { return Ok(None) };
    let Some(first) = import.first().filter(|_| again.iter().any(|event| event.seq == seq)) else {
        return Ok(None);
    };
    Ok(reader.undone_by(first.seq)?.is_none().then_some(first.seq))
}

/// True for the fact that brings an evening in.
#[must_use]
pub const fn is_import(fact: &Fact) -> bool {
    matches!(fact, Fact::Night(NightFact::SessionImported(_)))
}

/// The parts of a request that replaced an earlier import.
struct Replacing<'e> {
    /// The events that were taken back, oldest first.
    took_back: Vec<u64>,
    /// The import itself.
    import: Vec<&'e Event>,
    /// What was written again after it.
    again: Vec<&'e Event>,
}

impl<'e> Replacing<'e> {
    /// `None` if the request didn't replace an import.
    fn of(request: &'e [Event]) -> Option<Self> {
        let mut took_back: Vec<u64> = request.iter().filter_map(|event| event.reverses).collect();
        took_back.sort_unstable();
        let night = request.iter().find(|event| is_import(&event.fact))?.night;
        if took_back.is_empty() {
            return None;
        }
        let closed = request.iter().position(|event| {
            event.night == night && matches!(event.fact, Fact::Night(NightFact::NightClosed { .. }))
        })?;
        let stays = |event: &&Event| event.reverses.is_none() && !is_set_right(&event.fact);
        let (import, again) = request.split_at(closed.saturating_add(1));
        Some(Self {
            took_back,
            import: import.iter().filter(stays).collect(),
            again: again.iter().filter(stays).collect(),
        })
    }
}

/// For each event that depended on an import and was taken back with it, in order: the first event of its command.
fn later_commands(reader: Reader<'_>, took_back: &[u64]) -> Result<Vec<u64>, BankError> {
    let mut commands = Vec::new();
    for seq in took_back {
        let Some(event) = reader.event(*seq)?.filter(|event| !is_set_right(&event.fact)) else { continue };
        let command = command_at(reader, event.seq)?;
        commands.push(command.first().map_or(event.seq, |first| first.seq));
    }
    // The first command is the import that was replaced.
    let import = commands.first().copied();
    commands.retain(|first| Some(*first) != import);
    Ok(commands)
}
