//! A log whose ledger came in before: that night is taken back and booked with its hands, and what came after it and stood on it is
//! written again as it was.

use crate::bank::desk::{BankError, Session};
use crate::bank::people::holdings;
use crate::bank::undo;
use crate::domain::journal::{DebtLine, Fact};
use crate::domain::ledger::Asset;
use crate::domain::refusal::{Notice, Refusal};
use crate::store::{Event, Reader};

/// What was taken back for a log.
pub struct Joined {
    /// The event of the ledger.
    ledger: u64,
    /// What stood on the ledger's night, in its order.
    later: Vec<Event>,
    /// The debts there were: those in THE BOOK, then the private ones.
    debts: [Vec<DebtLine>; 2],
}

impl Joined {
    /// Takes the night of the ledger back, with what stands on it.
    pub fn take_back(session: &mut Session<'_, '_>, ledger: u64) -> Result<Self, BankError> {
        let debts = debts(session.journal().reader())?;
        let undone = undo::undo(session, Some(ledger), true)?;
        let own = undone.iter().find(|event| event.seq == ledger).map(|event| event.request.clone());
        let later = undone.into_iter().filter(|event| Some(&event.request) != own.as_ref()).collect();
        Ok(Self { ledger, later, debts })
    }

    /// True if something stood on the night.
    #[must_use]
    pub fn has_later(&self) -> bool {
        !self.later.is_empty()
    }

    /// Writes again what stood on the night, each at its hour; says what was done.
    ///
    /// # Errors
    ///
    /// `dependents` where it does not fit the night any more, or somebody would owe somebody else.
    pub fn write_again(self, session: &mut Session<'_, '_>) -> Result<Notice, BankError> {
        for event in &self.later {
            let before = session.happens_at(event.at);
            let fact = match event.fact {
                // The record that goes may have nothing any more: the hands are of the one that stays.
                Fact::PlayersMerged { kept, gone, .. } => {
                    let holdings = holdings(session.journal().reader(), gone)?;
                    Fact::PlayersMerged { kept, gone, holdings }
                }
                ref fact => fact.clone(),
            };
            session.record(&fact).map_err(|error| match error {
                BankError::Refused(refusal) => self.in_the_way(event, &refusal.message),
                error => error,
            })?;
            session.happens_at(before);
        }
        if let Some(last) = self.later.last()
            && debts(session.journal().reader())? != self.debts
        {
            return Err(self.in_the_way(last, "debts would be other ones than they are now"));
        }
        let again: Vec<String> =
            self.later.iter().map(|event| format!("event {} ({})", event.seq, event.kind)).collect();
        let text =
            format!("the ledger came in before, by event {}: it is booked again with its hands", self.ledger);
        Ok(Notice::new(
            None,
            match again.as_slice() {
                [] => text,
                again => format!("{text}, and as before what came after it: {}", again.join(", ")),
            },
        ))
    }

    fn in_the_way(&self, event: &Event, why: &str) -> BankError {
        let message = format!(
            "the ledger of this log came in by event {}, and event {} ({}) stands on it: {why}; after `undo {}` it \
             has to be entered again",
            self.ledger, event.seq, event.kind, event.seq
        );
        Refusal::new("dependents", message).hint(format!("show {}", event.seq)).into()
    }
}

/// The debts there are: those in THE BOOK, then the private ones.
fn debts(reader: Reader<'_>) -> Result<[Vec<DebtLine>; 2], BankError> {
    let mut debts = [reader.debts(Asset::Book)?, reader.debts(Asset::Private)?];
    debts.iter_mut().for_each(|lines| lines.sort());
    Ok(debts)
}
