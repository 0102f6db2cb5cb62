//! Builds the projections without what depends on something that was taken back: each command that no longer applies is dropped,
//! with what it says goes with it, and the walk continues after it.

use crate::refusal::Refusal;
use crate::store::event::Event;
use crate::store::failure::StoreError;
use crate::store::projector::{Projector, replay};
use rusqlite::Connection;
use std::collections::BTreeSet;

/// Builds the projections from the journal. An event that can't be applied is passed to `falls`, which says which events go with
/// it, or returns `None` to end the walk there. Returns everything that was dropped.
pub(crate) fn rebuild_without<E: From<StoreError>>(
    connection: &Connection,
    mut falls: impl FnMut(u64, Refusal) -> Result<Option<Vec<u64>>, E>,
) -> Result<BTreeSet<u64>, E> {
    // All at once as long as everything applies: that's fast, and usually all it takes.
    let first = match Projector::new(connection).rebuild() {
        Ok(()) => return Ok(BTreeSet::new()),
        Err(StoreError::Inapplicable { seq, .. }) => seq,
        Err(error) => return Err(error.into()),
    };
    let mut walk = Walk { connection, ahead: Some(Projector::emptied(connection)?), gone: BTreeSet::new() };
    let (mut command, mut ended) = (Vec::<Event>::new(), None);
    replay(connection, |event| {
        if ended.is_some() {
            return Ok(());
        }
        if command.first().is_some_and(|begun| begun.request != event.request) {
            let whole = std::mem::take(&mut command);
            ended = walk.command(&whole, first, &mut falls).err();
        }
        command.push(event);
        Ok(())
    })?;
    if ended.is_none() {
        ended = walk.command(&command, first, &mut falls).err();
    }
    match ended {
        None | Some(End::AtFall) => Ok(walk.gone),
        Some(End::Failed(error)) => Err(error),
    }
}

/// Why a walk ends early.
enum End<E> {
    /// Whether anything else goes has to be checked again.
    AtFall,
    Failed(E),
}

struct Walk<'c> {
    connection: &'c Connection,
    /// Applies what comes before the first dropped event.
    ahead: Option<Projector<'c>>,
    gone: BTreeSet<u64>,
}

impl Walk<'_> {
    /// Applies what's left of a command, once it's known what's dropped.
    fn command<E: From<StoreError>>(
        &mut self,
        events: &[Event],
        first: u64,
        falls: &mut impl FnMut(u64, Refusal) -> Result<Option<Vec<u64>>, E>,
    ) -> Result<(), End<E>> {
        let failed = |error: StoreError| End::Failed(error.into());
        if let Some(ahead) = &mut self.ahead {
            if events.last().is_some_and(|last| last.seq < first) {
                return events.iter().try_for_each(|event| applied(ahead, event)).map_err(failed);
            }
            ahead.flush().map_err(|obstacle| failed(obstacle.at(0)))?;
            self.ahead = None;
        }
        loop {
            self.connection.execute_batch("SAVEPOINT command").map_err(|error| failed(error.into()))?;
            let mut projector = Projector::new(self.connection);
            let mut standing = events.iter().filter(|event| !self.gone.contains(&event.seq));
            let done = standing
                .try_for_each(|event| applied(&mut projector, event))
                .and_then(|()| projector.flush().map_err(|obstacle| obstacle.at(0)));
            let end = if done.is_ok() { "RELEASE command" } else { "ROLLBACK TO command; RELEASE command" };
            self.connection.execute_batch(end).map_err(|error| failed(error.into()))?;
            let (seq, refusal) = match done {
                Ok(()) => return Ok(()),
                Err(StoreError::Inapplicable { seq, refusal }) => (seq, refusal),
                Err(error) => return Err(failed(error)),
            };
            let Some(more) = falls(seq, refusal).map_err(End::Failed)? else { return Err(End::AtFall) };
            self.gone.extend(more);
            if !self.gone.contains(&seq) {
                return Err(End::AtFall);
            }
        }
    }
}

fn applied(projector: &mut Projector<'_>, event: &Event) -> Result<(), StoreError> {
    projector
        .apply(event.seq, &event.fact, &event.entry, event.night, event.at)
        .map_err(|obstacle| obstacle.at(event.seq))
}
