//! People as text.

use crate::answer::people::{
    Added, Aliased, Everybody, Keeps, Merged, OnePerson, PaidAt, Person, Renamed, Standing,
};
use crate::render::page::{name, table, wrapped};

/// Everybody, one line each.
#[must_use]
pub fn list(people: &Everybody) -> String {
    if people.players.is_empty() {
        return "nobody is in the book yet".to_owned();
    }
    let row = |person: &Person| [name(&person.name), standing(person), aliases(person)];
    table(&["player", "standing", "also called"], &[], people.players.iter().map(row))
}

/// One person.
#[must_use]
pub fn one(OnePerson { person, paid_at, limit, owner_of, keeps }: &OnePerson) -> String {
    let mut lines = vec![format!("{}, {}", name(&person.name), standing(person))];
    if !person.aliases.is_empty() {
        lines.push(format!("also called {}", aliases(person)));
    }
    lines.extend(paid_at.as_ref().map(|handle| format!("payments go to {}", name(handle))));
    lines.extend(limit.map(|limit| format!("can owe up to {limit} in THE BOOK")));
    lines.extend(owner_of.iter().zip(keeps).map(|(house, keeps)| owner(house, keeps)));
    lines.join("\n")
}

fn owner(house: &str, Keeps { marks, book }: &Keeps) -> String {
    let said = format!("owns the house `{}`", name(house));
    let by = |rule: &Option<String>| rule.as_ref().map(|rule| format!(" ({rule})")).unwrap_or_default();
    let marks = marks.as_ref().map(|(value, rule)| format!("marks notes `{value}`{}", by(rule)));
    let book = book.as_ref().map(|rule| format!("keeps THE BOOK{}", by(rule)));
    let parts: Vec<String> = marks.into_iter().chain(book).collect();
    if parts.is_empty() { said } else { wrapped(&format!("{said}; {}", parts.join(" and "))) }
}

fn standing(person: &Person) -> String {
    match &person.guest_of {
        Some(inviter) => format!("guest of {}", name(inviter)),
        None => person.standing.to_owned(),
    }
}

fn aliases(person: &Person) -> String {
    person.aliases.iter().map(|alias| name(alias)).collect::<Vec<_>>().join(", ")
}

/// Somebody new.
#[must_use]
pub fn added(Added { player, guest_of, is_guest, .. }: &Added) -> String {
    match (guest_of, is_guest) {
        (Some(host), _) => format!("{player}, guest of {host}"),
        (None, true) => format!("{player}, a guest"),
        (None, false) => format!("{player}, a regular"),
    }
}

/// Another name.
#[must_use]
pub fn renamed(Renamed { player, was }: &Renamed) -> String {
    format!("{was} is now called {player}")
}

/// Another name added.
#[must_use]
pub fn aliased(Aliased { player, alias }: &Aliased) -> String {
    format!("{player} also goes by {alias}")
}

/// Where to pay a player.
#[must_use]
pub fn paid_at(PaidAt { player, paid_at }: &PaidAt) -> String {
    match paid_at {
        Some(handle) => format!("payments to {player} go to {}", name(handle)),
        None => format!("{player} gets paid in person"),
    }
}

/// Two entries for one player.
#[must_use]
pub fn merged(Merged { player, merged }: &Merged) -> String {
    format!("{merged} was merged into {player}")
}

/// Whether a player is a regular or a guest from now on.
#[must_use]
pub fn stands(Standing { player, guest_of }: &Standing) -> String {
    match guest_of {
        None => format!("{player} is a regular"),
        Some(host) => format!("{player} is a guest of {host}"),
    }
}
