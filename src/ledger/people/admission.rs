//! Whether a name may be taken: by a newcomer, as an alias, as a new name (invariant P6).

use crate::ids::PlayerId;
use crate::people::name::Name;
use crate::people::person::Person;
use crate::people::roster::Roster;
use crate::people::typed::words;
use crate::refusal::Refusal;
use engine::character::escaped;

impl Roster {
    /// May somebody new be called `name`?
    ///
    /// Refuses `name-taken`, and `name-lookalike` unless the banker said that they are `really_different`.
    pub fn may_add(&self, name: &Name, really_different: bool) -> Result<(), Refusal> {
        let again = format!("player add --really-different {}", words(&[name.as_str()]));
        self.may_take(name, None, really_different, again)
    }

    /// May `id` also be found as `alias`? Refuses as [`Roster::may_add`], and a name he already has.
    pub fn may_alias(&self, id: PlayerId, alias: &Name, really_different: bool) -> Result<(), Refusal> {
        let person = self.known(id)?;
        if person.names().any(|own| own == alias) {
            let message = format!("`{}` is already found as `{alias}`", person.name);
            return Err(Refusal::worded("name-unchanged", message));
        }
        let again =
            format!("player alias --really-different {}", words(&[person.name.as_str(), alias.as_str()]));
        self.may_take(alias, Some(id), really_different, again)
    }

    /// May `id` be called `name` from now on? His own aliases are no obstacle.
    pub fn may_rename(&self, id: PlayerId, name: &Name, really_different: bool) -> Result<(), Refusal> {
        let person = self.known(id)?;
        if person.name == *name {
            return Err(Refusal::worded("name-unchanged", format!("`{name}` is his name already")));
        }
        let again =
            format!("player rename --really-different {}", words(&[person.name.as_str(), name.as_str()]));
        self.may_take(name, Some(id), really_different, again)
    }

    fn may_take(
        &self,
        name: &Name,
        himself: Option<PlayerId>,
        really_different: bool,
        again: String,
    ) -> Result<(), Refusal> {
        let others = || self.people().iter().filter(|person| Some(person.id) != himself);
        if let Some(person) = others().find(|person| person.names().any(|taken| taken == name)) {
            let message = format!("the name `{name}` is taken{}", as_alias(person, name));
            return Err(Refusal::worded("name-taken", message));
        }
        if really_different {
            return Ok(());
        }
        let keys = name.keys();
        let mut pairs = others().flat_map(|person| person.names().map(move |taken| (person, taken)));
        match pairs.find(|(_, taken)| taken.keys().resemble(&keys)) {
            Some((person, taken)) => Err(lookalike(name, person, taken).hint(again)),
            None => Ok(()),
        }
    }
}

fn lookalike(name: &Name, person: &Person, taken: &Name) -> Refusal {
    let message =
        format!("`{name}` looks like `{taken}`{}{}", as_alias(person, taken), difference(name, taken));
    Refusal::worded("name-lookalike", message)
}

fn as_alias(person: &Person, name: &Name) -> String {
    if person.name == *name { String::new() } else { format!(", an alias of `{}`", person.name) }
}

/// The letter a reader cannot tell apart, by its number: `Аna` and `Ana` print alike.
fn difference(name: &Name, taken: &Name) -> String {
    let mut pairs = name.as_str().chars().zip(taken.as_str().chars());
    match pairs.find(|(one, other)| one != other) {
        Some((one, _)) if !one.is_ascii() => format!(" (it holds `{}`)", escaped(one)),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::person::Standing;
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

    #[test]
    fn t65_a_lookalike_is_asked_about() {
        for (typed, taken) in [
            ("Аna", "Ana"),
            ("Ａｎａ", "Ana"),
            ("ANA", "Ana"),
            ("JOSÉ", "José"),
            ("раураl", "paypal"),
            ("lan", "Ian"),
            ("1an", "Ian"),
            ("Amold", "Arnold"),
            ("goldie", "Goldie"),
        ] {
            let refusal = roster().may_add(&named(typed), false).expect_err(typed);
            assert_eq!(refusal.told().code, "name-lookalike");
            assert!(
                refusal.told().message.contains(&format!("looks like `{taken}`")),
                "{}",
                refusal.told().message
            );
            assert_eq!(refusal.told().hint, Some(format!("player add --really-different {typed}")));
            assert_eq!(roster().may_add(&named(typed), true), Ok(()));
        }
    }

    #[test]
    fn t65_the_strange_letter_is_named() {
        let message = roster().may_add(&named("Аna"), false).unwrap_err().told().message;
        assert_eq!(message, "`Аna` looks like `Ana` (it holds `\\u{0410}`)");
        let message = roster().may_add(&named("g0ldie"), false).unwrap_err().told().message;
        assert_eq!(message, "`g0ldie` looks like `Goldie`, an alias of `Ana`");
    }

    #[test]
    fn t65_the_same_name_is_taken_whatever_is_said() {
        for (typed, message) in [
            ("Ana", "the name `Ana` is taken"),
            ("Jose\u{301}", "the name `José` is taken"),
            ("Goldie", "the name `Goldie` is taken, an alias of `Ana`"),
        ] {
            let refusal = roster().may_add(&named(typed), true).expect_err(typed);
            assert_eq!((refusal.told().code, refusal.told().message.as_str()), ("name-taken", message));
        }
        assert_eq!(roster().may_add(&named("Anna"), false), Ok(()));
    }

    #[test]
    fn t69_a_rename_meets_the_others_but_not_himself() {
        let roster = roster();
        for own in ["ANA", "Goldie", "Anabel"] {
            assert_eq!(roster.may_rename(id(1), &named(own), false), Ok(()));
        }
        assert_eq!(roster.may_rename(id(1), &named("Ana"), false).unwrap_err().told().code, "name-unchanged");
        assert_eq!(roster.may_rename(id(1), &named("Ian"), true).unwrap_err().told().code, "name-taken");
        let refusal = roster.may_rename(id(1), &named("lan"), false).unwrap_err();
        assert_eq!(refusal.told().hint.as_deref(), Some("player rename --really-different Ana lan"));
        assert_eq!(roster.may_rename(id(9), &named("Zed"), false).unwrap_err().told().code, "unknown-player");
    }

    #[test]
    fn an_alias_is_a_name_like_any_other() {
        let roster = roster();
        assert_eq!(roster.may_alias(id(1), &named("Annie"), false), Ok(()));
        assert_eq!(roster.may_alias(id(1), &named("Ana"), true).unwrap_err().told().code, "name-unchanged");
        assert_eq!(roster.may_alias(id(2), &named("Goldie"), true).unwrap_err().told().code, "name-taken");
        assert_eq!(
            roster.may_alias(id(2), &named("G0ldie"), false).unwrap_err().told().code,
            "name-lookalike"
        );
    }
}
