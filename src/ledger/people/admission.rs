//! Whether a name may be taken: by a newcomer, as an alias, as a new name.

use crate::ids::PlayerId;
use crate::people::name::Name;
use crate::people::person::Person;
use crate::people::roster::Roster;
use crate::refusal::{NameRefused, NameWanted, Refusal};

impl Roster {
    /// May somebody new be called `name`?
    ///
    /// Refuses `name-taken`, and `name-lookalike` unless the banker said they're `really_different`.
    pub fn may_add(&self, name: &Name, really_different: bool) -> Result<(), Refusal> {
        self.may_take(name, None, really_different, NameWanted::Newcomer)
    }

    /// May `id` also be found as `alias`? Refuses like [`Roster::may_add`], and also a name they already have.
    pub fn may_alias(&self, id: PlayerId, alias: &Name, really_different: bool) -> Result<(), Refusal> {
        let person = self.known(id)?;
        if person.names().any(|own| own == alias) {
            let (name, alias) = (person.name.to_string(), alias.to_string());
            return Err(Refusal::new(NameRefused::AliasAlready { name, alias }));
        }
        self.may_take(alias, Some(id), really_different, NameWanted::AliasOf(person.name.to_string()))
    }

    /// May `id` be called `name` from now on? Their own aliases don't matter.
    pub fn may_rename(&self, id: PlayerId, name: &Name, really_different: bool) -> Result<(), Refusal> {
        let person = self.known(id)?;
        if person.name == *name {
            return Err(Refusal::new(NameRefused::NameAlready { name: name.to_string() }));
        }
        self.may_take(name, Some(id), really_different, NameWanted::RenameOf(person.name.to_string()))
    }

    fn may_take(
        &self,
        name: &Name,
        himself: Option<PlayerId>,
        really_different: bool,
        wanted: NameWanted,
    ) -> Result<(), Refusal> {
        let others = || self.people().iter().filter(|person| Some(person.id) != himself);
        if let Some(person) = others().find(|person| person.names().any(|taken| taken == name)) {
            let alias_of = alias_of(person, name);
            return Err(Refusal::new(NameRefused::Taken { name: name.to_string(), alias_of }));
        }
        if really_different {
            return Ok(());
        }
        let keys = name.keys();
        let mut pairs = others().flat_map(|person| person.names().map(move |taken| (person, taken)));
        match pairs.find(|(_, taken)| taken.keys().resemble(&keys)) {
            Some((person, taken)) => Err(lookalike(name, person, taken, wanted)),
            None => Ok(()),
        }
    }
}

fn lookalike(name: &Name, person: &Person, taken: &Name, wanted: NameWanted) -> Refusal {
    Refusal::new(NameRefused::Lookalike {
        name: name.to_string(),
        taken: taken.to_string(),
        alias_of: alias_of(person, taken),
        strange: strange(name, taken),
        wanted,
    })
}

/// Whose alias a name is.
fn alias_of(person: &Person, name: &Name) -> Option<String> {
    (person.name != *name).then(|| person.name.to_string())
}

/// The letter that readers can't tell apart: `Аna` and `Ana` look the same.
fn strange(name: &Name, taken: &Name) -> Option<char> {
    let mut pairs = name.as_str().chars().zip(taken.as_str().chars());
    pairs.find(|(one, other)| one != other).map(|(one, _)| one).filter(|one| !one.is_ascii())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::person::Standing;
    use crate::refusal::{PersonRefused, Why};
    use uuid::Uuid;

    fn named(text: &str) -> Name {
        Name::new(text).unwrap()
    }

    fn id(number: u128) -> PlayerId {
        PlayerId(Uuid::from_u128(number))
    }

    fn roster() -> Roster {
        let person = |number, name, aliases: &[&str]| Person {
            id: id(number),
            name: named(name),
            standing: Standing::Regular,
            aliases: aliases.iter().map(|alias| named(alias)).collect(),
        };
        Roster::new(vec![
            person(1, "Ana", &["Goldie"]),
            person(2, "José", &[]),
            person(3, "paypal", &[]),
            person(4, "Ian", &[]),
            person(5, "Arnold", &[]),
        ])
    }

    /// Why a name is refused.
    fn why(asked: Result<(), Refusal>) -> NameRefused {
        match *asked.unwrap_err().why {
            Why::NameRefused(why) => why,
            why => panic!("{why:?}"),
        }
    }

    fn lookalike(name: &str, taken: &str, strange: Option<char>, wanted: NameWanted) -> NameRefused {
        let (name, taken) = (name.to_owned(), taken.to_owned());
        let alias_of = (taken == "Goldie").then(|| "Ana".to_owned());
        NameRefused::Lookalike { name, taken, alias_of, strange, wanted }
    }

    fn taken(name: &str, alias_of: Option<&str>) -> NameRefused {
        NameRefused::Taken { name: name.to_owned(), alias_of: alias_of.map(str::to_owned) }
    }

    #[test]
    fn a_lookalike_is_asked_about() {
        for (typed, taken, strange) in [
            ("Аna", "Ana", Some('\u{0410}')),
            ("Ａｎａ", "Ana", Some('Ａ')),
            ("ANA", "Ana", None),
            ("JOSÉ", "José", None),
            ("раураl", "paypal", Some('р')),
            ("lan", "Ian", None),
            ("1an", "Ian", None),
            ("Amold", "Arnold", None),
            ("goldie", "Goldie", None),
            ("g0ldie", "Goldie", None),
        ] {
            let refused = lookalike(typed, taken, strange, NameWanted::Newcomer);
            assert_eq!(why(roster().may_add(&named(typed), false)), refused);
            assert_eq!(roster().may_add(&named(typed), true), Ok(()));
        }
    }

    #[test]
    fn the_same_name_is_taken_whatever_is_said() {
        for (typed, refused) in [
            ("Ana", taken("Ana", None)),
            ("Jose\u{301}", taken("José", None)),
            ("Goldie", taken("Goldie", Some("Ana"))),
        ] {
            assert_eq!(why(roster().may_add(&named(typed), true)), refused);
        }
        assert_eq!(roster().may_add(&named("Anna"), false), Ok(()));
    }

    #[test]
    fn a_rename_is_checked_against_others_only() {
        let roster = roster();
        for own in ["ANA", "Goldie", "Anabel"] {
            assert_eq!(roster.may_rename(id(1), &named(own), false), Ok(()));
        }
        let already = NameRefused::NameAlready { name: "Ana".to_owned() };
        assert_eq!(why(roster.may_rename(id(1), &named("Ana"), false)), already);
        assert_eq!(why(roster.may_rename(id(1), &named("Ian"), true)), taken("Ian", None));
        let refused = lookalike("lan", "Ian", None, NameWanted::RenameOf("Ana".to_owned()));
        assert_eq!(why(roster.may_rename(id(1), &named("lan"), false)), refused);
        let nobody = PersonRefused::UnknownId { id: id(9).to_string() };
        assert_eq!(roster.may_rename(id(9), &named("Zed"), false), Err(Refusal::new(nobody)));
    }

    #[test]
    fn an_alias_is_a_name_like_any_other() {
        let roster = roster();
        assert_eq!(roster.may_alias(id(1), &named("Annie"), false), Ok(()));
        let already = NameRefused::AliasAlready { name: "Ana".to_owned(), alias: "Ana".to_owned() };
        assert_eq!(why(roster.may_alias(id(1), &named("Ana"), true)), already);
        assert_eq!(why(roster.may_alias(id(2), &named("Goldie"), true)), taken("Goldie", Some("Ana")));
        let refused = lookalike("G0ldie", "Goldie", None, NameWanted::AliasOf("José".to_owned()));
        assert_eq!(why(roster.may_alias(id(2), &named("G0ldie"), false)), refused);
    }
}
