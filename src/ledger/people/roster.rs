//! Everybody in a book, and who a typed name means.

use crate::ids::PlayerId;
use crate::people::fold::folded;
use crate::people::name::{Name, reserved};
use crate::people::near::{NEAR_MAX, near};
use crate::people::person::Person;
use crate::refusal::{PersonRefused, RecordRefused, Refusal};
use std::collections::BTreeSet;
use unicode_normalization::UnicodeNormalization;

/// How people say that they mean all players at once.
pub const EVERYBODY: [&str; 4] = ["all", "each", "everybody", "everyone"];

/// The people in a book, in the order given.
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

    /// Adds records that were merged into others, each with the person's name of today: old nights refer to them.
    #[must_use]
    pub fn with_former(self, former: Vec<(PlayerId, Name)>) -> Self {
        Self { former, ..self }
    }

    /// The name of the person with that id, whichever of their records it is.
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

    /// Refuses two people of one name: nobody could say which of them is meant.
    ///
    /// # Errors
    ///
    /// `name-taken` with the name.
    pub fn check_names(&self) -> Result<(), Refusal> {
        let mut names = BTreeSet::new();
        match self.people.iter().find(|person| !names.insert(folded(person.name.as_str()))) {
            None => Ok(()),
            Some(person) => Err(Refusal::new(RecordRefused::TwoOfOneName { name: person.name.to_string() })),
        }
    }

    /// The person of that id.
    #[must_use]
    pub fn get(&self, id: PlayerId) -> Option<&Person> {
        self.people.iter().find(|person| person.id == id)
    }

    /// The person with that id, or the refusal that the book has none.
    pub fn known(&self, id: PlayerId) -> Result<&Person, Refusal> {
        self.get(id).ok_or_else(|| Refusal::new(PersonRefused::UnknownId { id: id.to_string() }))
    }

    /// Who a name means: the name itself, or else an alias, or else either with other capitals, or else any unambiguous beginning
    /// of the name or of one of its words: `mike` finds Big Mike.
    ///
    /// An alias that two people have, as after a merge of two books, finds neither. It never gets in the way of a name.
    ///
    /// Refuses `unknown-player` and `ambiguous-player` with the near names, `name-reserved` for `bank` and its like.
    pub fn find(&self, typed: &str) -> Result<&Person, Refusal> {
        let wanted: String = typed.trim().nfc().collect();
        if let Some((word, _)) = reserved(&wanted) {
            return Err(Refusal::new(PersonRefused::NoPlayer { word }));
        }
        let small = folded(&wanted);
        if small.is_empty() {
            return Err(Refusal::new(PersonRefused::NobodyNamed));
        }
        let called = self.people.iter().find(|person| person.name.as_str() == wanted);
        if let Some(person) = called {
            return Ok(person);
        }
        let itself = |name: &Name| name.as_str() == wanted;
        let capitals = |name: &Name| folded(name.as_str()) == small;
        let beginning = |name: &Name| folded(name.as_str()).starts_with(&small);
        let word =
            |name: &Name| folded(name.as_str()).split_whitespace().any(|word| word.starts_with(&small));
        let degrees: [&dyn Fn(&Name) -> bool; 4] = [&itself, &capitals, &beginning, &word];
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
        Refusal::new(PersonRefused::Unknown {
            typed: typed.to_owned(),
            near: near(typed, names).into_iter().map(str::to_owned).collect(),
            newcomer: Name::new(typed).ok().filter(|_| !is_nobodys_name(typed)).map(String::from),
        })
    }
}

/// True for a word that means something other than one person at the table: a figure like `20`, `$2.50` or `35c`, or everybody.
fn is_nobodys_name(typed: &str) -> bool {
    let word = folded(typed.trim());
    let is_figure = word.contains(|sign: char| sign.is_ascii_digit())
        && word.trim_end_matches('c').chars().all(|sign| sign.is_ascii_digit() || "$€£.,-+".contains(sign));
    is_figure || EVERYBODY.contains(&word.as_str())
}

fn ambiguous(typed: &str, found: &[&Person]) -> Refusal {
    let names = found.iter().take(NEAR_MAX).map(|person| person.name.to_string()).collect();
    Refusal::new(PersonRefused::Ambiguous { typed: typed.to_owned(), count: found.len(), names })
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
    fn refuses(typed: &str, why: PersonRefused) {
        assert_eq!(roster().find(typed), Err(Refusal::new(why)));
    }

    fn ambiguous(typed: &str, count: usize, names: &[&str]) -> PersonRefused {
        let names = names.iter().copied().map(str::to_owned).collect();
        PersonRefused::Ambiguous { typed: typed.to_owned(), count, names }
    }

    fn unknown(typed: &str, near: &[&str], newcomer: Option<&str>) -> PersonRefused {
        PersonRefused::Unknown {
            typed: typed.to_owned(),
            near: near.iter().copied().map(str::to_owned).collect(),
            newcomer: newcomer.map(str::to_owned),
        }
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
        refuses("an", ambiguous("an", 3, &["Ana", "Anastasia", "ANA"]));
        refuses("ana", ambiguous("ana", 2, &["Ana", "ANA"]));
        let crowd = Roster::new((0..9).map(|n| person(n, &format!("Max {n}"), &[])).collect());
        let first = ambiguous("max", 9, &["Max 0", "Max 1", "Max 2", "Max 3", "Max 4"]);
        assert_eq!(crowd.find("max"), Err(Refusal::new(first)));
    }

    #[test]
    fn an_alias_of_two_people_finds_neither_but_a_name_is_still_found() {
        let roster = Roster::new(vec![
            person(1, "Ann", &["Gold", "Bob"]),
            person(2, "Bob", &[]),
            person(3, "Cat", &["Gold"]),
        ]);
        assert_eq!(roster.find("Gold"), Err(Refusal::new(ambiguous("Gold", 2, &["Ann", "Cat"]))));
        assert_eq!(roster.find("Bob").map(|person| person.id), Ok(PlayerId(Uuid::from_u128(2))));
    }

    #[test]
    fn an_unknown_name_lists_the_near_ones() {
        refuses("Jsoé", unknown("Jsoé", &["José"], Some("Jsoé")));
        refuses("Zed Zee", unknown("Zed Zee", &[], Some("Zed Zee")));
    }

    #[test]
    fn what_cannot_be_a_name_is_not_offered() {
        for typed in ["x\u{202E}", &"x".repeat(1_000_000)] {
            refuses(typed, unknown(typed, &[], None));
        }
    }

    #[test]
    fn nothing_typed_names_nobody_even_in_a_book_of_one() {
        let alone = Roster::new(vec![person(1, "Ana", &[])]);
        for typed in ["", "  "] {
            assert_eq!(alone.find(typed), Err(Refusal::new(PersonRefused::NobodyNamed)));
        }
    }

    #[test]
    fn reserved_words_name_no_player() {
        let reserved =
            [("bank", "bank"), ("POT", "pot"), (" house ", "house"), ("Table", "table"), ("fund", "fund")];
        for (typed, word) in reserved {
            refuses(typed, PersonRefused::NoPlayer { word });
        }
    }

    #[test]
    fn an_id_finds_its_person() {
        let id = PlayerId(Uuid::from_u128(3));
        assert_eq!(roster().known(id).unwrap().name.as_str(), "José");
        let nobody = PlayerId(Uuid::from_u128(99));
        let unknown = PersonRefused::UnknownId { id: nobody.to_string() };
        assert_eq!(roster().known(nobody), Err(Refusal::new(unknown)));
    }
}
