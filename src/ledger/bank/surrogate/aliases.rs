//! Aliases out of several books: one that two people have finds neither, until one of the two is taken back.
//!
//! Both stay, whichever book came in first, so that the order of merging does not matter.

use crate::bank::desk::BankError;
use crate::bank::loaded::roster;
use crate::bank::merged::MergedRecords;
use crate::bank::surrogate::translating::Who;
use crate::ids::PlayerId;
use crate::journal::{Fact, PersonFact};
use crate::people::{Name, Person};
use crate::refusal::Notice;
use crate::store::Reader;
use std::collections::{BTreeMap, BTreeSet};

/// What is said of aliases that were taken in, and that somebody else has too.
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
        let text = match have.iter().find(|person| person.name == *alias) {
            Some(named) if named.id != *player => {
                format!("`{alias}` finds the one who is called so, and not `{}`", called(&have, *player))
            }
            Some(_) => continue,
            None => {
                let names: Vec<String> = have.iter().map(|person| format!("`{}`", person.name)).collect();
                let undo: Vec<String> = have
                    .iter()
                    .filter_map(|person| said.get(&(person.id, alias.to_string())))
                    .map(|seq| format!("`undo {seq}`"))
                    .collect();
                let (names, undo) = (names.join(" and "), undo.join(" or "));
                format!("`{alias}` is an alias of {names} and finds nobody until one is taken back: {undo}")
            }
        };
        notices.insert(text.clone(), Notice::worded(None, text));
    }
    Ok(notices.into_values().collect())
}

/// The event that gave somebody an alias, by the one he is today.
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
