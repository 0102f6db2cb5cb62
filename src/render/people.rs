//! People as text.

use crate::render::page::{name, table};
use ledger::people::{Person, Roster};

/// Everybody, one line each.
#[must_use]
pub fn list(people: &Roster) -> String {
    if people.people().is_empty() {
        return "nobody is in the book yet".to_owned();
    }
    let rows = people
        .people()
        .iter()
        .map(|person| [name(person.name.as_str()), standing(people, person), aliases(person)]);
    table(&["player", "standing", "also called"], &[], rows)
}

/// One person.
#[must_use]
pub fn one(people: &Roster, person: &Person) -> String {
    let mut text = format!("{}, {}", name(person.name.as_str()), standing(people, person));
    if !person.aliases.is_empty() {
        text.push_str(&format!("\nalso called {}", aliases(person)));
    }
    text
}

fn standing(people: &Roster, person: &Person) -> String {
    if person.standing.is_regular() {
        return "regular".to_owned();
    }
    match person.standing.inviter().and_then(|inviter| people.get(inviter)) {
        Some(inviter) => format!("guest of {}", name(inviter.name.as_str())),
        None => "guest".to_owned(),
    }
}

fn aliases(person: &Person) -> String {
    person.aliases.iter().map(|alias| name(alias.as_str())).collect::<Vec<_>>().join(", ")
}
