//! Everybody of a book, and who is meant by a typed name.

use crate::ids::PlayerId;
use crate::people::fold::folded;
use crate::people::name::{Name, reserved};
use crate::people::near::{NEAR_MAX, near};
use crate::people::person::Person;
use crate::people::typed::words;
use crate::refusal::Refusal;
use engine::readable::shown;
use unicode_normalization::UnicodeNormalization;

/// The people of a book, in the order given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roster {
    people: Vec<Person>,
    former: Vec<(PlayerId, Name)>,
}

impl Roster {
    /// A roster of these people.
    #[must_use]
    pub const fn new(people: Vec<Person>) -> Self {
        Self { people, former: Vec::new() }
    }

    /// With the records that were merged into others, each called what the person is called now: old nights speak of them.
    #[must_use]
    pub fn with_former(self, former: Vec<(PlayerId, Name)>) -> Self {
        Self { former, ..self }
    }

    /// What the person of that id is called, whichever of his records it is.
    #[must_use]
    pub fn called(&self, id: PlayerId) -> Option<&Name> {
        let former = || self.former.iter().find(|(former, _)| *former == id).map(|(_, name)| name);
        self.get(id).map(|person| &person.name).or_else(former)
    }

    /// Everybody.
    #[must_use]
    pub fn people(&self) -> &[Person] {
        &self.people
    }

    /// The person of that id.
    #[must_use]
    pub fn get(&self, id: PlayerId) -> Option<&Person> {
        self.people.iter().find(|person| person.id == id)
    }

    /// The person of that id, or the refusal that the book knows none.
    pub fn known(&self, id: PlayerId) -> Result<&Person, Refusal> {
        self.get(id).ok_or_else(|| Refusal::worded("unknown-player", format!("no player has the id `{id}`")))
    }

    /// Who is meant: the name itself, else an alias, else either in other capitals, else any unambiguous beginning.
    ///
    /// An alias that two people have, as after a merge of two books, finds neither. It is never in the way of a name.
    ///
    /// Refuses `unknown-player` and `ambiguous-player` with the near names, `name-reserved` for `bank` and its like.
    pub fn find(&self, typed: &str) -> Result<&Person, Refusal> {
        let wanted: String = typed.trim().nfc().collect();
        if let Some((word, party)) = reserved(&wanted) {
            return Err(Refusal::worded("name-reserved", format!("`{word}` is {party}, not a player")));
        }
        let small = folded(&wanted);
        if small.is_empty() {
            return Err(Refusal::worded("unknown-player", "no player was named").hint("player list"));
        }
        let called = self.people.iter().find(|person| person.name.as_str() == wanted);
        if let Some(person) = called {
            return Ok(person);
        }
        let itself = |name: &Name| name.as_str() == wanted;
        let capitals = |name: &Name| folded(name.as_str()) == small;
        let beginning = |name: &Name| folded(name.as_str()).starts_with(&small);
        let degrees: [&dyn Fn(&Name) -> bool; 3] = [&itself, &capitals, &beginning];
        for fits in degrees {
            let found: Vec<&Person> = self.people.iter().filter(|person| person.names().any(fits)).collect();
            match found.as_slice() {
                [] => {}
                [person] => return Ok(person),
                several => return Err(ambiguous(&wanted, several)),
            }
        }
        Err(self.unknown(&wanted))
    }

    fn unknown(&self, typed: &str) -> Refusal {
        let names = self.people.iter().flat_map(Person::names).map(Name::as_str);
        let near = near(typed, names);
        let typed_shown = shown(typed);
        let message = if near.is_empty() {
            format!("no player is called `{typed_shown}`")
        } else {
            format!("no player is called `{typed_shown}`; near are {}", listed(&near))
        };
        let refusal = Refusal::worded("unknown-player", message);
        match Name::new(typed) {
            Ok(name) => refusal.hint(format!("player add {}", words(&[name.as_str()]))),
            Err(_) => refusal.hint("player list"),
        }
    }
}

fn ambiguous(typed: &str, found: &[&Person]) -> Refusal {
    let names: Vec<&str> = found.iter().take(NEAR_MAX).map(|person| person.name.as_str()).collect();
    let more = match found.len().saturating_sub(names.len()) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    let message = format!("`{}` may be {} players: {}{more}", shown(typed), found.len(), listed(&names));
    Refusal::worded("ambiguous-player", message).hint("player list")
}

fn listed(names: &[&str]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::people::person::Standing;
    use uuid::Uuid;

    /// A regular.
    pub(crate) fn person(number: u128, name: &str, aliases: &[&str]) -> Person {
        Person {
            id: PlayerId(Uuid::from_u128(number)),
            name: Name::new(name).unwrap(),
            standing: Standing::Regular,
            aliases: aliases.iter().map(|alias| Name::new(alias).unwrap()).collect(),
        }
    }

    fn roster() -> Roster {
        Roster::new(vec![
            person(1, "Ana", &["Gold"]),
            person(2, "Anastasia", &["Stacy"]),
            person(3, "José", &["J.R."]),
            person(4, "Potter", &["Harry", "Pottery"]),
            person(5, "--help", &[]),
            person(6, "ANA", &[]),
        ])
    }

    #[track_caller]
    fn finds(typed: &str, name: &str) {
        assert_eq!(roster().find(typed).map(|person| person.name.as_str().to_owned()), Ok(name.to_owned()));
    }

    #[track_caller]
    fn refuses(typed: &str) -> Refusal {
        roster().find(typed).expect_err(typed)
    }

    #[test]
    fn a_player_is_found_by_name_alias_or_beginning() {
        finds("Ana", "Ana");
        finds("ANA", "ANA");
        finds("Anas", "Anastasia");
        finds("anasTASIA", "Anastasia");
        finds("stacy", "Anastasia");
        finds("gO", "Ana");
        finds("jose\u{301}", "José");
        finds("JO", "José");
        finds(" j.r. ", "José");
        finds("pott", "Potter");
        finds("--h", "--help");
    }

    #[test]
    fn an_ambiguous_beginning_lists_who_it_may_be() {
        let refusal = refuses("an");
        assert_eq!(refusal.told().code, "ambiguous-player");
        assert_eq!(refusal.told().message, "`an` may be 3 players: `Ana`, `Anastasia`, `ANA`");
        assert_eq!(refuses("ana").told().code, "ambiguous-player");
        let crowd = Roster::new((0..9).map(|n| person(n, &format!("Max {n}"), &[])).collect());
        let message = crowd.find("max").unwrap_err().told().message;
        assert!(message.ends_with("`Max 4` and 4 more"), "{message}");
    }

    #[test]
    fn an_alias_of_two_people_finds_neither_and_a_name_is_found_all_the_same() {
        let roster = Roster::new(vec![
            person(1, "Ann", &["Gold", "Bob"]),
            person(2, "Bob", &[]),
            person(3, "Cat", &["Gold"]),
        ]);
        assert_eq!(roster.find("Gold").unwrap_err().told().message, "`Gold` may be 2 players: `Ann`, `Cat`");
        assert_eq!(roster.find("Bob").map(|person| person.id), Ok(PlayerId(Uuid::from_u128(2))));
    }

    #[test]
    fn an_unknown_name_lists_the_near_ones() {
        let refusal = refuses("Jsoé");
        assert_eq!(refusal.told().code, "unknown-player");
        assert_eq!(refusal.told().message, "no player is called `Jsoé`; near are `José`");
        assert_eq!(refusal.told().hint.as_deref(), Some("player add Jsoé"));
        assert_eq!(refuses("Zed Zee").told().message, "no player is called `Zed Zee`");
        assert_eq!(refuses("Zed Zee").told().hint.as_deref(), Some("player add 'Zed Zee'"));
    }

    #[test]
    fn t66_what_cannot_be_a_name_is_shown_escaped_and_not_offered() {
        let refusal = refuses("x\u{202E}");
        assert_eq!(refusal.told().message, "no player is called `x\\u{202E}`");
        assert_eq!(refusal.told().hint.as_deref(), Some("player list"));
        assert!(refuses(&"x".repeat(1_000_000)).told().message.len() < 100);
    }

    #[test]
    fn nothing_typed_names_nobody_even_in_a_book_of_one() {
        let alone = Roster::new(vec![person(1, "Ana", &[])]);
        for typed in ["", "  "] {
            assert_eq!(alone.find(typed).unwrap_err().told().code, "unknown-player");
        }
    }

    #[test]
    fn reserved_words_name_no_player() {
        for typed in ["bank", "POT", " house ", "Table", "fund"] {
            assert_eq!(refuses(typed).told().code, "name-reserved", "{typed}");
        }
        assert_eq!(
            refuses("Pot").told().message,
            "`pot` is the money that is being played for, not a player"
        );
    }

    #[test]
    fn an_id_finds_its_person() {
        let id = PlayerId(Uuid::from_u128(3));
        assert_eq!(roster().known(id).unwrap().name.as_str(), "José");
        assert_eq!(roster().known(PlayerId(Uuid::from_u128(99))).unwrap_err().told().code, "unknown-player");
    }
}
