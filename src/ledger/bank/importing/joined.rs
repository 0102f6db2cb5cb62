//! A log whose ledger, or a part of it, came in before: that night is taken back and booked with its hands, and what depended on
//! it is written again as it was.

use crate::accounts::Asset;
use crate::bank::desk::{BankError, Session};
use crate::bank::people::holdings;
use crate::bank::undo::commands::command_at;
use crate::bank::undo::{self, is_set_right};
use crate::journal::{DebtLine, Fact, PersonFact, in_words};
use crate::refusal::{ImportNoticed, Notice, Quoted, Refusal, Why};
use crate::store::{Event, Reader};

/// What of the evening came in before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Came {
    /// Its ledger.
    Ledger,
    /// Its log, as far as it went then.
    Part,
}

/// What was taken back for a log.
pub struct Joined {
    /// The event by which it came in.
    event: u64,
    came: Came,
    /// What depended on that night, in order.
    later: Vec<Event>,
    /// The debts at that time: those in THE BOOK, then the private ones.
    debts: [Vec<DebtLine>; 2],
}

impl Joined {
    /// Takes back the night of an event, with what depends on it.
    pub fn take_back(session: &mut Session<'_, '_>, (event, came): (u64, Came)) -> Result<Self, BankError> {
        let debts = debts(session.journal().reader())?;
        let own = command_at(session.journal().reader(), event)?;
        let (undone, _) = undo::undo(session, Some(event), true)?;
        let is_own = |undone: &Event| own.iter().any(|event| event.seq == undone.seq);
        let is_later = |undone: &Event| !is_own(undone) && !is_set_right(&undone.fact);
        let later = undone.into_iter().filter(is_later).collect();
        Ok(Self { event, came, later, debts })
    }

    /// True if something depended on the night.
    #[must_use]
    pub fn has_later(&self) -> bool {
        !self.later.is_empty()
    }

    /// Writes what depended on the night again, each at its time; says what was done.
    ///
    /// # Errors
    ///
    /// `dependents` if it doesn't fit the night anymore, or people would owe each other differently.
    pub fn write_again(self, session: &mut Session<'_, '_>) -> Result<Notice, BankError> {
        for event in &self.later {
            let before = session.happens_at(event.at);
            let mut fact = event.fact.clone();
            // The record that goes may have nothing anymore: the hands belong to the record that stays.
            if let Fact::Person(PersonFact::PlayersMerged { gone, holdings: held, .. }) = &mut fact {
                *held = holdings(session.journal().reader(), *gone)?;
            }
            session.record(&fact).map_err(|error| match error {
                BankError::Refused(refusal) => self.in_the_way(event, Some(*refusal.why)),
                error => error,
            })?;
            session.happens_at(before);
        }
        if let Some(last) = self.later.last()
            && debts(session.journal().reader())? != self.debts
        {
            return Err(self.in_the_way(last, None));
        }
        let later = self.later.iter().map(|event| (event.seq, in_words(&event.kind).to_owned())).collect();
        let (is_ledger, event) = (self.came == Came::Ledger, self.event);
        Ok(Notice::new(None, ImportNoticed::BookedAgain { is_ledger, event, later }))
    }

    fn in_the_way(&self, event: &Event, why: Option<Why>) -> BankError {
        let kind = in_words(&event.kind).to_owned();
        let ledger = self.came == Came::Ledger;
        Refusal::new(Quoted::LaterFell { ledger, event: self.event, later: event.seq, kind, why }).into()
    }
}

/// The debts now: those in THE BOOK, then the private ones.
fn debts(reader: Reader<'_>) -> Result<[Vec<DebtLine>; 2], BankError> {
    let mut debts = [reader.debts(Asset::Book)?, reader.debts(Asset::Private)?];
    debts.iter_mut().for_each(|lines| lines.sort());
    Ok(debts)
}
