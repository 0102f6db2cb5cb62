//! Why somebody cannot have a name, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use engine::character::escaped;
use ledger::refusal::{NameRefused, NameWanted, NotAName};

pub(super) fn said(why: &NameRefused) -> Said {
    match why {
        NameRefused::NotAName(why) => not_a_name(why),
        NameRefused::AliasAlready { name, alias } => {
            Said::new("name-unchanged", format!("`{name}` already has the alias `{alias}`"))
        }
        NameRefused::NameAlready { name } => {
            Said::new("name-unchanged", format!("that player is already called `{name}`"))
        }
        NameRefused::Taken { name, alias_of } => Said::new("name-taken", taken(name, alias_of.as_deref())),
        NameRefused::Lookalike { name, taken, alias_of, strange, wanted } => {
            let strange = strange.map(|letter| format!(" (it contains `{}`)", escaped(letter)));
            let like = looks_like(name, taken, alias_of.as_deref());
            let message = format!("{like}{}", strange.unwrap_or_default());
            Said::new("name-lookalike", message).way(all_the_same(name, wanted))
        }
    }
}

fn not_a_name(why: &NotAName) -> Said {
    match why {
        NotAName::Reserved { .. } => Said::new("name-reserved", why.to_string()),
        NotAName::Empty
        | NotAName::TooLong { .. }
        | NotAName::TooMany { .. }
        | NotAName::Holds { .. }
        | NotAName::MarkFirst { .. }
        | NotAName::Marks { .. } => Said::new("not-a-name", why.to_string()),
    }
}

pub(super) fn taken(name: &str, alias_of: Option<&str>) -> String {
    format!("the name `{name}` is taken{}", alias(alias_of))
}

pub(super) fn looks_like(name: &str, other: &str, alias_of: Option<&str>) -> String {
    format!("`{name}` looks like `{other}`{}", alias(alias_of))
}

/// Whose alias a name is, if it is one.
pub(super) fn alias(of: Option<&str>) -> String {
    of.map(|name| format!(", an alias for `{name}`")).unwrap_or_default()
}

/// The same line for somebody who is a different person.
fn all_the_same(name: &str, wanted: &NameWanted) -> WayOut {
    match wanted {
        NameWanted::Newcomer => WayOut::line("player add --really-different").who(&[name]),
        NameWanted::AliasOf(person) => {
            WayOut::line("player alias --really-different").who(&[person.as_str(), name])
        }
        NameWanted::RenameOf(person) => {
            WayOut::line("player rename --really-different").who(&[person.as_str(), name])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_strange_letter_is_named() {
        let looks = |name: &str, strange, alias_of: Option<&str>| NameRefused::Lookalike {
            name: name.to_owned(),
            taken: "Ana".to_owned(),
            alias_of: alias_of.map(str::to_owned),
            strange,
            wanted: NameWanted::RenameOf("Bob B".to_owned()),
        };
        let told = said(&looks("\u{410}na", Some('\u{410}'), None));
        assert_eq!(told.message, "`\u{410}na` looks like `Ana` (it contains `\\u{0410}`)");
        assert_eq!(told.hint().as_deref(), Some("player rename --really-different 'Bob B' \u{410}na"));
        assert_eq!(
            said(&looks("ana", None, Some("Eve"))).message,
            "`ana` looks like `Ana`, an alias for `Eve`"
        );
    }
}
