//! What an undo would do to a closed night: its bank ended with nothing, and its notes ended with it, and that must stay so.

use crate::accounts::Asset;
use crate::bank::desk::{BankError, Session};
use crate::bank::loaded::load_night;
use crate::bank::undo::debts::Obstacle;
use crate::bank::undo::following::followed;
use crate::ids::{NightId, NoteId, PlayerId};
use crate::journal::{BankSettled, Fact, NightFact};
use crate::night::closing;
use crate::night::following::FiguresOff;
use crate::refusal::{Refusal, UndoRefused};
use crate::store::Event;
use std::collections::BTreeSet;

/// How a night ended.
#[derive(Debug, PartialEq)]
struct End {
    banker: Option<PlayerId>,
    /// What would still have to be paid to settle its bank.
    unsettled: Option<BankSettled>,
    /// The notes that would have lost their value.
    lapsing: BTreeSet<NoteId>,
    /// What earlier bankers keep by app and what the drawer was off by, beyond what was written.
    figures: FiguresOff,
}

/// The first night that was closed after an event, and how it ended.
pub struct FirstClosed {
    night: NightId,
    seq: u64,
    end: End,
}

impl FirstClosed {
    /// The first night closed by event `seq` or after it; `None` if there isn't one.
    pub fn since(session: &Session<'_, '_>, seq: u64) -> Result<Option<Self>, BankError> {
        let closes = session.journal().reader().standing_after("night-closed", seq.saturating_sub(1))?;
        let first = closes.into_iter().map(|(_, event)| event).min_by_key(|event| event.seq);
        let Some(Event { fact: Fact::Night(NightFact::NightClosed { night, .. }), seq, .. }) = first else {
            return Ok(None);
        };
        Ok(Some(Self { night, seq, end: end_of(session, night)? }))
    }

    /// The close, as an obstacle, if the night would have ended differently without the undone events.
    pub fn obstacle(
        &self,
        session: &Session<'_, '_>,
        undone: &[Event],
    ) -> Result<Option<Obstacle>, BankError> {
        if undone.iter().any(|event| event.seq == self.seq) || end_of(session, self.night)? == self.end {
            return Ok(None);
        }
        Ok(Some((self.seq, Refusal::new(UndoRefused::SettledWithIt))))
    }
}

fn end_of(session: &Session<'_, '_>, night: NightId) -> Result<End, BankError> {
    let reader = session.journal().reader();
    let tonight = load_night(reader, night)?;
    let lapsing = closing::lapsing(&tonight).into_iter().map(|note| note.id).collect();
    let unsettled = closing::settle_bank(&tonight, &reader.debts(Asset::Book)?)?;
    let figures = followed(reader, night)?.off;
    Ok(End { banker: tonight.evening.banker, unsettled, lapsing, figures })
}
