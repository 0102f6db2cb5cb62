//! What an undo would do to a guest and the host: two records can be merged when neither is the other's guest anymore, and after
//! that, an undo can't make one the other's guest again (decision 0044).

#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

use crate::bank::desk::BankError;
use crate::bank::undo::debts::Obstacle;
use crate::ids::PlayerId;
use crate::journal::{Fact, PersonFact, SurrogateFact};
use crate::people::Standing;
use crate::refusal::{PersonRefused, Refusal};
use crate::store::{Event, PersonRow, Reader};
use std::collections::{BTreeMap, BTreeSet};

/// The kinds of events that say who is whose guest, and who is one person.
const KINDS: [&str; 4] = ["player-added", "player-standing", "player-matched", "players-merged"];

/// The events that make somebody their own guest in the journal as it is now, each with the guest and the host.
pub fn own_guests(reader: Reader<'_>) -> Result<BTreeMap<u64, (PlayerId, PlayerId)>, BankError> {
    let mut events = Vec::new();
    for kind in KINDS {
        events.extend(reader.standing_after(kind, 0)?.into_iter().map(|(_, event)| event));
    }
    events.sort_by_key(|event| event.seq);
    let (mut guests, mut found) = (Guests::default(), BTreeMap::new());
    for event in &events {
        guests.after(event);
        if let Some(pair) = guests.own_guest() {
            found.insert(event.seq, pair);
        }
    }
    Ok(found)
}

/// The first event that would make somebody their own guest who wasn't before.
pub fn made_own_guest(
    reader: Reader<'_>,
    before: &BTreeMap<u64, (PlayerId, PlayerId)>,
) -> Result<Option<Obstacle>, BankError> {
    let now = own_guests(reader)?;
    let Some((seq, (guest, host))) = now.into_iter().find(|(seq, _)| !before.contains_key(seq)) else {
        return Ok(None);
    };
    let people = reader.people()?;
    let name = |player: PlayerId| {
        people.iter().find(|row| row.id == player).map_or("somebody", |row: &PersonRow| row.name.as_str())
    };
    let (guest, host) = (name(guest).to_owned(), name(host).to_owned());
    Ok(Some((seq, Refusal::new(PersonRefused::GuestAndHost { guest, host }))))
}

/// Who is whose guest, record by record, and which records are one person.
#[derive(Default)]
struct Guests {
    hosts: BTreeMap<PlayerId, PlayerId>,
    kept: BTreeMap<PlayerId, PlayerId>,
}

impl Guests {
    fn after(&mut self, event: &Event) {
        if let Fact::Surrogate(SurrogateFact::PlayerMatched(matched)) = &event.fact
            && let Some(host) = matched.host
        {
            self.hosts.entry(matched.player).or_insert(host);
        }
        let Fact::Person(fact) = &event.fact else { return };
        match fact {
            PersonFact::PlayerAdded { player, standing, .. }
            | PersonFact::PlayerStanding { player, standing } => self.stands(*player, *standing),
            PersonFact::PlayersMerged { kept, gone, .. } => {
                self.kept.insert(*gone, *kept);
            }
            PersonFact::PlayerRenamed { .. }
            | PersonFact::PlayerAliased { .. }
            | PersonFact::PlayerPaidAt { .. }
            | PersonFact::PlayerLinked { .. } => {}
        }
    }

    /// A regular has no host, even if one of their records had one.
    fn stands(&mut self, player: PlayerId, standing: Standing) {
        match standing {
            Standing::Regular => {
                let his: Vec<PlayerId> =
                    self.hosts.keys().copied().filter(|record| self.person(*record) == player).collect();
                self.hosts.retain(|record, _| !his.contains(record));
            }
            Standing::Guest { inviter: Some(host) } => {
                self.hosts.insert(player, host);
            }
            Standing::Guest { inviter: None } => {
                self.hosts.remove(&player);
            }
        }
    }

    /// The record that's kept for a person.
    fn person(&self, record: PlayerId) -> PlayerId {
        let mut person = record;
        let mut seen = BTreeSet::new();
        while let Some(kept) = self.kept.get(&person).filter(|_| seen.insert(person)) {
            person = *kept;
        }
        person
    }

    /// A record that came as its own person's guest, directly or through others.
    fn own_guest(&self) -> Option<(PlayerId, PlayerId)> {
        let hosts = || self.hosts.iter().map(|(guest, host)| (*guest, *host));
        hosts().find(|(guest, host)| {
            let (person, mut reached) = (self.person(*guest), BTreeSet::from([self.person(*host)]));
            loop {
                let before = reached.len();
                let next: Vec<PlayerId> = hosts()
                    .filter(|(guest, _)| reached.contains(&self.person(*guest)))
                    .map(|(_, host)| self.person(host))
                    .collect();
                reached.extend(next);
                if reached.contains(&person) || reached.len() == before {
                    return reached.contains(&person);
                }
            }
        })
    }
}
