//! The names of accounts in a bookkeeping journal: one for each party, asset and other side, and no two alike.

use crate::accounts::{AccountKey, Counter, Party};
use crate::formats::export::journal::ExportedJournal;
use crate::ids::NoteId;
use std::collections::{BTreeMap, BTreeSet};

/// The letters an account may be written with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letters {
    /// Those of every script.
    All,
    /// Those without accents only.
    Plain,
}

/// The words that account names are made of.
#[derive(Clone, Debug)]
pub struct AccountWords {
    parties: BTreeMap<Party, String>,
    notes: BTreeMap<NoteId, String>,
}

/// The places of the table get their words before any player does.
const PLACES: [Party; 9] = [
    Party::Bank,
    Party::Pot,
    Party::Table,
    Party::Drawer,
    Party::House,
    Party::Fund,
    Party::Pool,
    Party::Transit,
    Party::Outside,
];

impl AccountWords {
    /// Names the accounts of a journal. Players whose names give the same word are numbered in the order they came.
    #[must_use]
    pub fn of(journal: &ExportedJournal, letters: Letters) -> Self {
        let places = PLACES.iter().map(|place| (*place, place.place().unwrap_or_default()));
        let players = journal.players.iter().map(|(party, name)| (*party, name.as_str()));
        let notes = journal.notes.iter().map(|(note, identifier)| (*note, identifier.as_str()));
        // A player who was taken out of the book again has no name in it, but needs an account of their own anyway.
        let (gone, lost) = nameless(journal);
        let parties = places.chain(players).chain(gone.into_iter().map(|party| (party, "")));
        let notes = notes.chain(lost.into_iter().map(|note| (note, "")));
        Self { parties: distinct(parties, letters), notes: distinct(notes, letters) }
    }

    /// The account for a party's holding of an asset towards another side.
    #[must_use]
    pub fn account(&self, (party, asset, counter): AccountKey) -> String {
        let class = if party.player().is_some() { "Players" } else { "Places" };
        let asset = capital(asset.word());
        let account = format!("Assets:{class}:{}:{asset}", self.party(party));
        match counter {
            Counter::None => account,
            Counter::With(other) => format!("{account}:{}", self.party(other)),
            Counter::Note(note) => {
                format!("{account}:{}", self.notes.get(&note).map_or(NAMELESS, String::as_str))
            }
        }
    }

    fn party(&self, party: Party) -> &str {
        self.parties.get(&party).map_or(NAMELESS, String::as_str)
    }
}

/// Used for a name without a letter that can be written.
const NAMELESS: &str = "Nameless";

/// The parties and notes of postings that the journal has no names for.
fn nameless(journal: &ExportedJournal) -> (BTreeSet<Party>, BTreeSet<NoteId>) {
    let mut parties: BTreeSet<Party> = BTreeSet::new();
    let mut notes: BTreeSet<NoteId> = BTreeSet::new();
    for ((party, _, counter), _) in journal.sums.accounts() {
        parties.insert(party);
        match counter {
            Counter::None => {}
            Counter::With(party) => {
                parties.insert(party);
            }
            Counter::Note(note) => {
                notes.insert(note);
            }
        }
    }
    parties.retain(|party| party.player().is_some());
    for (party, _) in &journal.players {
        parties.remove(party);
    }
    for (note, _) in &journal.notes {
        notes.remove(note);
    }
    (parties, notes)
}

fn distinct<'a, K: Ord>(
    named: impl IntoIterator<Item = (K, &'a str)>,
    letters: Letters,
) -> BTreeMap<K, String> {
    let mut taken: BTreeSet<String> = BTreeSet::new();
    let mut words = BTreeMap::new();
    for (key, name) in named {
        let plain = word(name, letters);
        let numbered = (2_u64..).map(|number| format!("{plain}-{number}"));
        let mut free = std::iter::once(plain.clone()).chain(numbered).filter(|word| !taken.contains(word));
        let word = free.next().unwrap_or(plain);
        taken.insert(word.clone());
        words.insert(key, word);
    }
    words
}

/// A name as one word that begins with a capital letter or a digit.
fn word(name: &str, letters: Letters) -> String {
    let keeps = |letter: char| match letters {
        Letters::All => letter.is_alphanumeric(),
        Letters::Plain => letter.is_ascii_alphanumeric(),
    };
    let parts: Vec<&str> = name.split(|letter| !keeps(letter)).filter(|part| !part.is_empty()).collect();
    if parts.is_empty() { NAMELESS.to_owned() } else { capital(&parts.join("-")) }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_becomes_one_word() {
        let cases = [
            ("Ann", "Ann"),
            ("ann lee", "Ann-lee"),
            ("A:b; c  d", "A-b-c-d"),
            ("José", "José"),
            ("דנה", "דנה"),
            ("=1+1", "1-1"),
            ("…", "Nameless"),
        ];
        for (name, expected) in cases {
            assert_eq!(word(name, Letters::All), expected);
        }
        assert_eq!(word("José", Letters::Plain), "Jos");
        assert_eq!(word("דנה", Letters::Plain), "Nameless");
    }

    #[test]
    fn no_two_share_an_account() {
        let named = [(1, "Ann"), (2, "ann"), (3, "Ann-2"), (4, "Ann "), (5, "דנה"), (6, "רות")];
        let words: Vec<String> = distinct(named, Letters::Plain).into_values().collect();
        assert_eq!(words, ["Ann", "Ann-2", "Ann-2-2", "Ann-3", "Nameless", "Nameless-2"]);
    }
}
