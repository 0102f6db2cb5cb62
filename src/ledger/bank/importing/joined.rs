//! A log whose ledger, or a part of it, came in before: that night is taken back and booked with its hands, and what depended on
//! it is written again as it was.

use crate::accounts::Asset;
use crate::bank::begin::{ChosenHouse, NightWanted};
use crate::bank::desk::{BankError, Session};
use crate::bank::loaded::profile;
use crate::bank::merged::MergedRecords;
use crate::bank::people::holdings;
use crate::bank::undo::commands::command_at;
use crate::bank::undo::{self, is_set_right};
use crate::ids::{HandId, NightId, PlayerId};
use crate::journal::{
    DebtLine, Fact, HandFact, HandNoted, HandTagged, NightFact, NightOpened, PersonFact, in_words,
};
use crate::refusal::{ImportNoticed, Notice, Quoted, Refusal, Why};
use crate::store::{Event, HandFilter, HandRow, Reader};
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
    /// How the night was opened.
    opened: Option<NightOpened>,
    /// The hands of that night.
    played: Vec<HandRow>,
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
        let opened = own.iter().find_map(|event| {
            let Fact::Night(NightFact::NightOpened(opened)) = &event.fact else { return None };
            Some(opened.clone())
        });
        let played = opened.as_ref().map(|opened| hands_of(reader, opened.number)).transpose()?;
        let played = played.unwrap_or_default();
        let (undone, _) = undo::undo(session, Some(event), true)?;
        let is_own = |undone: &Event| own.iter().any(|event| event.seq == undone.seq);
        let is_later = |undone: &Event| !is_own(undone) && !is_set_right(&undone.fact);
        let later: Vec<Event> = undone.into_iter().filter(is_later).collect();
        let then = records_then(&own, &later, &records);
        Ok(Self { event, came, opened, played, later, then, debts })
    }

    /// The night as it was opened then, but for what the line says now.
    ///
    /// # Errors
    ///
    /// The house in the book can't be read.
    pub fn night(&self, said: &NightWanted) -> Result<NightWanted, BankError> {
        let Some(opened) = &self.opened else { return Ok(said.clone()) };
        let house = match &said.house {
            Some(house) => house.clone(),
            None => ChosenHouse { house: profile(&opened.profile)?, text: opened.profile.clone() },
        };
        Ok(NightWanted { house: Some(house), banker: said.banker.or(opened.banker), ..said.clone() })
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
    pub fn write_again(&self, session: &mut Session<'_, '_>, night: u32) -> Result<Notice, BankError> {
        let again = self.played_again(session.journal().reader(), night)?;
        let said = said_of(session.journal().reader(), &again)?;
        for event in said.iter().chain(&self.later) {
            let before = session.happens_at(event.at);
            let mut fact = event.fact.clone();
            if let Some((night, hand, number)) = hand_of(&mut fact)
                && let Some(row) = again.get(hand)
            {
                (*night, *hand, *number) = (row.night_id, row.id, row.number);
            }
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

    /// The hands of the night that's booked again, by what they were before.
    fn played_again(&self, reader: Reader<'_>, night: u32) -> Result<BTreeMap<HandId, HandRow>, BankError> {
        let rows = hands_of(reader, night)?;
        // Imported hands keep their own time.
        let is_same = |one: &HandRow, other: &HandRow| {
            (one.at, &one.game, one.pot) == (other.at, &other.game, other.pot)
        };
        let again = |row: &HandRow| Some((row.id, rows.iter().find(|now| is_same(row, now))?.clone()));
        Ok(self.played.iter().filter_map(again).collect())
    }

    fn in_the_way(&self, event: &Event, why: Option<Why>) -> BankError {
        let kind = in_words(&event.kind).to_owned();
        let ledger = self.came == Came::Ledger;
        Refusal::new(Quoted::LaterFell { ledger, event: self.event, later: event.seq, kind, why }).into()
    }
}

fn hands_of(reader: Reader<'_>, night: u32) -> Result<Vec<HandRow>, BankError> {
    Ok(reader.hands(&HandFilter { night: Some(night), ..HandFilter::default() }, 0, None)?)
}

/// Tags and notes of hands that were booked again and still stand.
fn said_of(reader: Reader<'_>, again: &BTreeMap<HandId, HandRow>) -> Result<Vec<Event>, BankError> {
    let mut said = Vec::new();
    for kind in ["hand-tagged", "hand-noted"] {
        let mut standing: Vec<Event> =
            reader.standing_after(kind, 0)?.into_iter().map(|(_, event)| event).collect();
        standing.retain_mut(|event| {
            hand_of(&mut event.fact).is_some_and(|(_, hand, _)| again.contains_key(hand))
        });
        said.extend(standing);
    }
    Ok(said)
}

/// The night, the hand and its number that a tag or a note is about.
fn hand_of(fact: &mut Fact) -> Option<(&mut NightId, &mut HandId, &mut u32)> {
    let Fact::Hand(said) = fact else { return None };
    if let HandFact::HandTagged(HandTagged { night, hand, number, .. }) = said {
        Some((night, hand, number))
    } else if let HandFact::HandNoted(HandNoted { night, hand, number, .. }) = said {
        Some((night, hand, number))
    } else {
        None
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
