//! What is wrong with the people who were named, in words.

use crate::render::page::{either, together};
use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use engine::readable::shown;
use ledger::people::RESERVED_NAMES;
use ledger::refusal::{HandleFault, PersonRefused};

pub(super) fn said(why: &PersonRefused) -> Said {
    match why {
        PersonRefused::UnknownId { id } => {
            Said::new("unknown-player", format!("no player has the id `{id}`"))
        }
        PersonRefused::NoPlayer { word } => {
            let party = RESERVED_NAMES.iter().find(|(reserved, _)| reserved == word);
            let party = party.map_or("a word of the table", |(_, party)| party);
            Said::new("name-reserved", format!("`{word}` is {party}, not a player")).or("player list")
        }
        PersonRefused::NobodyNamed => {
            Said::new("unknown-player", "you didn't name a player").or("player list")
        }
        PersonRefused::Unknown { typed, near, newcomer } => unknown(typed, near, newcomer.as_deref()),
        PersonRefused::Ambiguous { typed, count, names } => {
            let names = quoted(names);
            let names = match count.saturating_sub(names.len()) {
                0 => together(&names),
                more => format!("{} and {more} more", names.join(", ")),
            };
            let message = format!("`{}` matches {count} players: {names}", shown(typed));
            Said::new("ambiguous-player", message).or("player list")
        }
        PersonRefused::OwnGuest { name } => {
            Said::new("own-guest", format!("`{name}` can't be a guest of `{name}`"))
        }
        PersonRefused::HostIsGuest { name } => {
            let message = format!("`{name}` is a guest too, and only a regular can bring a guest");
            Said::new("inviter-not-regular", message).way(regular(name))
        }
        PersonRefused::NoInviter { name } => {
            let message =
                format!("`{name}` isn't a regular, and there's no record of a regular who invited `{name}`");
            Said::new("no-inviter", message).way(regular(name))
        }
        PersonRefused::MergedWithHimself { name } => {
            Said::new("merge-itself", format!("`{name}` can't be merged with `{name}`"))
        }
        PersonRefused::GuestAndHost { guest, host } => {
            let message = format!("`{guest}` came as `{host}`'s guest, so they can't be the same person");
            Said::new("merge-inviter", message).way(regular(guest))
        }
        PersonRefused::BadHandle(fault) => Said::new("bad-handle", handle(fault)),
    }
}

fn unknown(typed: &str, near: &[String], newcomer: Option<&str>) -> Said {
    let near =
        if near.is_empty() { String::new() } else { format!("; did you mean {}?", either(&quoted(near))) };
    let said = Said::new("unknown-player", format!("no player is called `{}`{near}", shown(typed)));
    match newcomer {
        Some(name) => said.way(WayOut::line("player add").who(&[name])),
        None => said.or("player list"),
    }
}

fn quoted(names: &[String]) -> Vec<String> {
    names.iter().map(|name| format!("`{name}`")).collect()
}

fn regular(name: &str) -> WayOut {
    WayOut::line("player regular").who(&[name])
}

fn handle(fault: &HandleFault) -> String {
    match fault {
        HandleFault::Blank => "a handle can't be empty or have spaces around it".to_owned(),
        HandleFault::TooLong { characters, characters_max } => {
            format!("the handle has {characters} characters; the limit is {characters_max}")
        }
        HandleFault::Hides(hides) => format!("the handle {hides}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_a_name_is_shown_escaped_and_short() {
        let told = |typed: &str| unknown(typed, &[], None).message;
        assert_eq!(told("x\u{202E}"), "no player is called `x\\u{202E}`");
        assert!(told(&"x".repeat(1_000_000)).len() < 100);
    }

    #[test]
    fn some_of_many_are_named() {
        let names = ["Ana", "Ann"].map(str::to_owned).to_vec();
        let many = PersonRefused::Ambiguous { typed: "an".to_owned(), count: 6, names };
        assert_eq!(said(&many).message, "`an` matches 6 players: `Ana`, `Ann` and 4 more");
    }
}
