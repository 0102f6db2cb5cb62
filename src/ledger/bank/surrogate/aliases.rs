//! Aliases from several books: if two people have the same one, it finds neither, until one of the two is taken back.
//!
//! Both stay, no matter which book came in first, so that the order of merging doesn't matter.

use crate::bank::desk::BankError;
use crate::bank::loaded::roster;
use crate::bank::merged::MergedRecords;
use crate::bank::surrogate::translating::Who;
use crate::ids::PlayerId;
use crate::journal::{Fact, PersonFact};
use crate::people::{Name, Person};
use crate::refusal::{Notice, SurrogateNoticed};
use crate::store::Reader;
use std::collections::{BTreeMap, BTreeSet};

/// What to say about aliases that came in and that somebody else has too.
pub fn shared(
    reader: Reader<'_>,
    who: &Who,
    taken: &BTreeSet<(PlayerId, Name)>,
) -> Result<Vec<Notice>, BankError> {
    if taken.is_empty() {
        return Ok(Vec::new());
    }
    let people = roster(reader)?;
    let said = said_by(reader)?;
    let mut notices = BTreeMap::new();
    for (player, alias) in taken {
        let player = who.get(player).unwrap_or(player);
        let have: Vec<&Person> =
            people.people().iter().filter(|person| person.names().any(|name| name == alias)).collect();
        if have.len() < 2 {
            continue;
        }
        let (key, alias) = (alias.to_string(), alias.to_string());
        match have.iter().find(|person| person.name.as_str() == key) {
            Some(named) if named.id != *player => {
                let name = called(&have, *player);
                notices.insert((key, name.clone()), SurrogateNoticed::FindsAnother { alias, name });
            }
            Some(_) => {}
            None => {
                let names = have.iter().map(|person| person.name.to_string()).collect();
                let events = have.iter().filter_map(|person| said.get(&(person.id, alias.clone()))).copied();
                let events = events.collect();
                let nobody = SurrogateNoticed::FindsNobody { alias, names, events };
                notices.insert((key, String::new()), nobody);
            }
        }
    }
    Ok(notices.into_values().map(|heard| Notice::new(None, heard)).collect())
}

/// The event that gave somebody an alias, by the person's record of today.
fn said_by(reader: Reader<'_>) -> Result<BTreeMap<(PlayerId, String), u64>, BankError> {
    let merged = MergedRecords::load(reader)?;
    let events = reader.standing_after("player-aliased", 0)?.into_iter();
    let said = events.filter_map(|(_, event)| {
        let Fact::Person(PersonFact::PlayerAliased { player, alias }) = event.fact else { return None };
        Some(((merged.of(player), alias), event.seq))
    });
    Ok(said.collect())
}

fn called(have: &[&Person], player: PlayerId) -> String {
    let person = have.iter().find(|person| person.id == player);
    person.map(|person| person.name.to_string()).unwrap_or_default()
}
