//! What's written for other programs: the events of a journal in words, and the names of everybody in it.

use crate::accounts::{Asset, Counter, Entry, Party};
use crate::formats::export::balances::Sums;
use crate::ids::NoteId;
use crate::journal::Fact;
use engine::character::escaped;
use engine::money::{Currency, Money};
use engine::readable::{isolates, revealed};

/// An event with the words for it.
#[derive(Clone, Debug)]
pub struct ToldEvent<'a> {
    pub event: u64,
    /// Its day: `2026-11-21`.
    pub day: String,
    /// The moment it happened, for machines.
    pub at: String,
    /// The moment it was written down, for machines.
    pub recorded: String,
    /// The number of its night.
    pub night: Option<u32>,
    pub kind: &'a str,
    pub request: &'a str,
    pub hash: &'a str,
    /// The event it takes back.
    pub reverses: Option<u64>,
    /// Its sentence.
    pub text: String,
    pub fact: &'a Fact,
    pub entry: &'a Entry,
}

/// What's known about a journal after walking through it: its names, and the totals of its accounts. Its events are passed one at
/// a time, so a journal can be any length.
#[derive(Clone, Debug)]
pub struct ExportedJournal {
    pub currency: Currency,
    /// Every player's name, in the order they came.
    pub players: Vec<(Party, String)>,
    /// The identifiers of the notes, in the order they were written.
    pub notes: Vec<(NoteId, String)>,
    /// Every account's total.
    pub sums: Sums,
    /// The first day on which something moved; `None` if nothing did.
    pub first: Option<String>,
    /// The day after the last event: from then on nothing changes.
    pub after: String,
}

/// A kind of file for another program.
pub trait ExportFormat {
    /// True if events are in the order of their days, without those that moved nothing: an entry may be written down long after
    /// the fact.
    fn is_by_day(&self) -> bool;

    /// What comes before the events.
    fn head(&self, journal: &ExportedJournal) -> String;

    /// An event.
    fn event(&self, journal: &ExportedJournal, told: &ToldEvent<'_>) -> String;

    /// What comes after them.
    fn tail(&self, journal: &ExportedJournal) -> String;
}

impl ExportedJournal {
    /// What a party is called.
    #[must_use]
    pub fn called(&self, party: Party) -> &str {
        let player = || self.players.iter().find(|(one, _)| *one == party).map(|(_, name)| name.as_str());
        party.place().or_else(player).unwrap_or("somebody")
    }

    /// What the other side of a posting is called; empty if there isn't one.
    #[must_use]
    pub fn counter(&self, counter: Counter) -> String {
        match counter {
            Counter::None => String::new(),
            Counter::With(party) => self.called(party).to_owned(),
            Counter::Note(id) => {
                let found = self.notes.iter().find(|(note, _)| *note == id);
                format!("note {}", found.map_or("somebody", |(_, identifier)| identifier))
            }
        }
    }

    /// An amount of an asset as plain figures: tournament chips are counted in chips.
    #[must_use]
    pub fn plain(&self, asset: Asset, amount: Money) -> String {
        asset.counted_in(self.currency).plain(amount)
    }

    /// The unit of an asset the way bookkeeping programs accept it: a word in capital letters.
    #[must_use]
    pub fn unit(&self, asset: Asset) -> String {
        unit(asset.counted_in(self.currency))
    }

    /// The units that the journal counts in: the book's, and chips if a tournament was played.
    #[must_use]
    pub fn counted_in(&self) -> Vec<Currency> {
        let chips = self.sums.accounts().any(|((_, asset, _), _)| !asset.is_money());
        let chips = chips.then_some(Currency::CHIPS);
        std::iter::once(self.currency).chain(chips).collect()
    }
}

/// What a bookkeeping program calls a currency.
#[must_use]
pub fn unit(currency: Currency) -> String {
    currency.code().to_ascii_uppercase()
}

/// Words on one line, with nothing a bookkeeping program would execute: control characters are shown by number.
#[must_use]
pub fn one_line(text: &str) -> String {
    let kept = isolates(text);
    revealed(text, |at, _| kept.contains(&at), |character, out| out.push_str(&escaped(character)))
}
