//! A log whose ledger, or a part of it, came in before: that night is taken back and booked with its hands, and what depended on
//! it is written again as it was.

use crate::accounts::Asset;
use crate::bank::desk::{BankError, Session};
use crate::bank::merged::MergedRecords;
use crate::bank::people::holdings;
use crate::bank::undo::commands::command_at;
use crate::bank::undo::{self, is_set_right};
use crate::ids::{HandId, PlayerId};
use crate::journal::{DebtLine, Fact, HandFact, NightFact, PersonFact, in_words};
use crate::refusal::{ImportNoticed, Notice, Quoted, Refusal, Why};
use crate::store::{Event, Reader};
use std::collections::{BTreeMap, BTreeSet};

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
    /// The record of today of players whose record was merged since, and the one they had: the merge is written again.
    then: BTreeMap<PlayerId, PlayerId>,
    /// The debts at that time: those in THE BOOK, then the private ones.
    debts: [Vec<DebtLine>; 2],
}

impl Joined {
    /// Takes back the night of an event, with what depends on it.
    pub fn take_back(session: &mut Session<'_, '_>, (event, came): (u64, Came)) -> Result<Self, BankError> {
        let debts = debts(session.journal().reader())?;
        let reader = session.journal().reader();
        let (own, records) = (command_at(reader, event)?, MergedRecords::load(reader)?);
        let (undone, _) = undo::undo(session, Some(event), true)?;
        let is_own = |undone: &Event| own.iter().any(|event| event.seq == undone.seq);
        let is_later = |undone: &Event| !is_own(undone) && !is_set_right(&undone.fact);
        let later: Vec<Event> = undone.into_iter().filter(is_later).collect();
        let then = records_then(&own, &later, &records);
        Ok(Self { event, came, later, then, debts })
    }

    /// The record that a player had when the evening came in.
    #[must_use]
    pub fn record_then(&self, player: PlayerId) -> PlayerId {
        self.then.get(&player).copied().unwrap_or(player)
    }

    /// True if something depended on the night.
    #[must_use]
    pub fn has_later(&self) -> bool {
        !self.later.is_empty()
    }

    /// The hands that are written again, each with the event that recorded it.
    #[must_use]
    pub fn hands(&self) -> BTreeMap<HandId, u64> {
        let hands = self.later.iter().filter_map(|event| {
            let Fact::Hand(HandFact::HandPlayed(played)) = &event.fact else { return None };
            Some((played.hand, event.seq))
        });
        hands.collect()
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

/// For players whose record was merged into another one after the evening came in: the record of today, and the one of then. Two
/// who are one person today can't be told apart, so they stay as they are.
fn records_then(own: &[Event], later: &[Event], records: &MergedRecords) -> BTreeMap<PlayerId, PlayerId> {
    let sat = own.iter().find_map(|event| {
        let Fact::Night(NightFact::SessionImported(imported)) = &event.fact else { return None };
        Some(&imported.sittings)
    });
    let sat: BTreeSet<PlayerId> = sat.into_iter().flatten().map(|sitting| sitting.player).collect();
    let is_merged = |player: &PlayerId| {
        later.iter().any(|event| {
            matches!(&event.fact, Fact::Person(PersonFact::PlayersMerged { gone, .. }) if gone == player)
        })
    };
    let mut then: BTreeMap<PlayerId, Vec<PlayerId>> = BTreeMap::new();
    for player in &sat {
        then.entry(records.of(*player)).or_default().push(*player);
    }
    let alone = then.into_iter().filter_map(|(today, all)| match all.as_slice() {
        [only] if is_merged(only) => Some((today, *only)),
        _ => None,
    });
    alone.collect()
}

/// The debts now: those in THE BOOK, then the private ones.
fn debts(reader: Reader<'_>) -> Result<[Vec<DebtLine>; 2], BankError> {
    let mut debts = [reader.debts(Asset::Book)?, reader.debts(Asset::Private)?];
    debts.iter_mut().for_each(|lines| lines.sort());
    Ok(debts)
}
