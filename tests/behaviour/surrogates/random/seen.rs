//! Everything that can be seen of THE BOOK after merging surrogates, except the order they came in; and a second adder.

use crate::surrogates::random::Whole;
use crate::surrogates::random::keeper::ALIASES;
use crate::told::Told;
use ledger::accounts::{Asset, Counter, Party};
use ledger::bank::surrogate::in_transit;
use ledger::bank::{BankError, Session, roster};
use ledger::ids::PlayerId;
use ledger::journal::{Digest, Fact, PersonFact, Written};
use std::collections::BTreeMap;

/// Who owes whom how much.
pub type Debts = BTreeMap<(String, String), i64>;

/// The book as people see it: everybody by name.
#[derive(Debug, PartialEq, Eq)]
pub struct Seen {
    debts: Debts,
    people: Vec<String>,
    /// Who is found by each of the other names.
    found: Vec<Result<String, &'static str>>,
    notes: Vec<String>,
    nights: Vec<String>,
    transit: Vec<String>,
    /// Every event by where it was first written.
    listing: Vec<(String, u64, Digest)>,
    /// The first people of the book, who are known by their ids; the others by their names.
    keys: BTreeMap<String, String>,
}

impl Seen {
    pub fn of(session: &Session<'_, '_>) -> Result<Self, BankError> {
        let reader = session.journal().reader();
        let people: BTreeMap<PlayerId, String> =
            reader.people()?.into_iter().map(|person| (person.id, person.name)).collect();
        let name = |party: Party| match party.player() {
            Some(player) => people.get(&player).cloned().unwrap_or_default(),
            None => party.to_string(),
        };
        let lines = reader.debts(Asset::Book)?.into_iter();
        let debts =
            lines.map(|line| ((name(line.debtor), name(line.creditor)), line.amount.minor())).collect();
        let notes = reader.notes()?.into_iter().map(|note| {
            let (debtor, holder) = (name(note.debtor.into()), note.holder.map(name));
            format!(
                "{} {debtor} {holder:?} {:?} {:?} {:?}",
                note.identifier, note.issued, note.open, note.status
            )
        });
        let transit = in_transit(reader)?.into_iter();
        let transit =
            transit.map(|one| format!("{} {} {:?}", name(one.from.into()), name(one.to.into()), one.amount));
        let mut nights = Vec::new();
        for night in reader.nights()? {
            let evening = reader.evening(night.id)?;
            let mut flows: Vec<String> = evening
                .accounts
                .iter()
                .map(|((party, asset, counter), flow)| {
                    let counter = match counter {
                        Counter::With(other) => name(*other),
                        other => other.to_string(),
                    };
                    format!("{} {asset} {counter} {flow:?}", name(*party))
                })
                .collect();
            flows.sort();
            nights.push(format!("{} {:?} {:?} {flows:?}", night.id, night.closed, night.hands));
        }
        let mut listing = Vec::new();
        reader.each_written::<BankError>(0, |event| {
            if event.kind != "book-merged" {
                listing.push((event.origin.book, event.origin.seq, event.origin.hash.unwrap_or(event.hash)));
            }
            Ok(())
        })?;
        let listed = reader.people()?.into_iter().map(|mut person| {
            person.aliases.sort();
            format!("{} {:?}", person.name, person.aliases)
        });
        let roster = roster(reader)?;
        let found = ALIASES.map(|alias| match roster.find(alias) {
            Ok(person) => Ok(person.name.to_string()),
            Err(refusal) => Err(refusal.told().code),
        });
        let firsts = reader.people()?.into_iter().take(3);
        let keys = firsts.map(|person| (person.name, person.id.to_string())).collect();
        let mut seen = Self {
            debts,
            people: listed.collect(),
            found: found.to_vec(),
            notes: notes.collect(),
            nights,
            transit: transit.collect(),
            listing,
            keys,
        };
        for list in [&mut seen.people, &mut seen.notes, &mut seen.nights, &mut seen.transit] {
            list.sort();
        }
        seen.listing.sort();
        Ok(seen)
    }

    /// True if some other name belongs to two people.
    pub fn has_a_doubt(&self) -> bool {
        self.found.contains(&Err("ambiguous-player"))
    }

    /// The debts under the keys that [`model`] uses.
    pub fn debts(&self) -> Debts {
        let key = |name: &String| self.keys.get(name).unwrap_or(name).clone();
        self.debts
            .iter()
            .map(|((debtor, creditor), amount)| ((key(debtor), key(creditor)), *amount))
            .collect()
    }
}

/// What everybody owes by the postings of all books as they were written, added up without any of our code.
pub fn model(main: &[Written], others: &[Whole]) -> Debts {
    let all = || main.iter().chain(others.iter().flat_map(|other| &other.events));
    let mut keys: BTreeMap<PlayerId, String> = BTreeMap::new();
    for event in all() {
        if let Ok(Fact::Person(PersonFact::PlayerAdded { player, name, .. })) =
            serde_json::from_str(&event.body)
        {
            let is_first = ["Ann", "Bob", "Cat"].contains(&name.as_str());
            keys.insert(player, if is_first { player.to_string() } else { name });
        }
    }
    let key = |party: Party| party.player().map_or_else(|| party.to_string(), |player| keys[&player].clone());
    let mut sums: Debts = BTreeMap::new();
    for posting in all().flat_map(|event| &event.postings).filter(|posting| posting.asset == Asset::Book) {
        let Counter::With(other) = posting.counter else { continue };
        *sums.entry((key(posting.party), key(other))).or_default() -= posting.amount.minor();
    }
    sums.retain(|_, owed| *owed > 0);
    sums
}
