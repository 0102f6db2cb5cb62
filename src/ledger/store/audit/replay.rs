//! The replay: events applied to a fresh book, in a thread of its own while the journal is being read.

use crate::finding::{Finding, Violation};
use crate::store::connection::scratch;
use crate::store::event::Event;
use crate::store::failure::StoreError;
use crate::store::projector::Projector;
use rusqlite::Connection;
use std::sync::mpsc::{Receiver, SyncSender};

/// How many events go to the other thread at once.
const EVENTS: usize = 256;

/// How many such batches may wait.
pub(crate) const LOTS_MAX: usize = 16;

/// Collects events for the replay.
pub(crate) struct Feed {
    lots: SyncSender<Vec<Event>>,
    lot: Vec<Event>,
}

impl Feed {
    pub(crate) fn new(lots: SyncSender<Vec<Event>>) -> Self {
        Self { lots, lot: Vec::with_capacity(EVENTS) }
    }

    pub(crate) fn push(&mut self, event: Event) {
        self.lot.push(event);
        if self.lot.len() == EVENTS {
            self.send();
        }
    }

    /// Sends what is left.
    pub(crate) fn end(mut self) {
        self.send();
    }

    fn send(&mut self) {
        // A replay that stopped at an event doesn't want any more.
        let _ = self.lots.send(std::mem::replace(&mut self.lot, Vec::with_capacity(EVENTS)));
    }
}

/// A book made from events alone.
pub(crate) struct Replayed {
    pub fresh: Connection,
    /// The first event that can't be applied, and why.
    pub obstacle: Option<Finding>,
}

/// Applies every event that comes, in one transaction; otherwise the fresh book would commit every row separately.
pub(crate) fn replay(lots: &Receiver<Vec<Event>>) -> Result<Replayed, StoreError> {
    let mut fresh = scratch()?;
    let transaction = fresh.transaction()?;
    let mut projector = Projector::over_nothing(&transaction);
    let applied = lots
        .iter()
        .flatten()
        .try_for_each(|event| {
            projector
                .apply(event.seq, &event.fact, &event.entry, event.night, event.at)
                .map_err(|obstacle| obstacle.at(event.seq))
        })
        .and_then(|()| projector.flush().map_err(|obstacle| obstacle.at(0)));
    transaction.commit()?;
    let obstacle = match applied {
        Ok(()) => None,
        Err(StoreError::Inapplicable { seq, refusal }) => Some(Finding::Refused { seq, refusal }),
        Err(StoreError::Damaged(what)) => Some(Finding::Violated(Violation::Unread(what))),
        Err(error) => return Err(error),
    };
    Ok(Replayed { fresh, obstacle })
}
