//! The identifiers that tell bank notes apart: `BOF` for a note of Fred.
//!
//! Doesn't know the notes themselves: the caller says which identifiers are in use.

use crate::ids::PlayerId;
use crate::people::name::Name;
use crate::people::person::Person;
use crate::refusal::{NoteIdRefused, Refusal};
use std::fmt;
use unicode_normalization::UnicodeNormalization;

/// The fewest characters of an identifier.
pub const IDENTIFIER_MIN: usize = 2;

/// The most characters of an identifier.
pub const IDENTIFIER_MAX: usize = 12;

/// How identifiers begin unless the house says something else: the bank of …
pub const CUSTOM: &str = "BO";

/// What is written on a bank note to say whose it is: capitals and digits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NoteIdentifier(String);

impl NoteIdentifier {
    /// Reads an identifier, with any capitals.
    pub fn new(text: &str) -> Result<Self, Refusal> {
        let fits = (IDENTIFIER_MIN..=IDENTIFIER_MAX).contains(&text.len())
            && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if fits {
            return Ok(Self(text.to_ascii_uppercase()));
        }
        Err(Refusal::new(NoteIdRefused::NotAnIdentifier {
            typed: text.to_owned(),
            characters_min: IDENTIFIER_MIN,
            characters_max: IDENTIFIER_MAX,
        }))
    }

    /// The identifier as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Identifiers that can't be given to the next note.
#[derive(Clone, Copy, Debug)]
pub struct Identifiers<'a> {
    /// Those in use, with the debtors of their notes.
    pub taken: &'a [(NoteIdentifier, Name)],
    /// Those the house keeps for somebody (`BOG` for its owner); if the owner isn't known, nobody can have it.
    pub reserved: &'a [(&'a str, Option<PlayerId>)],
    /// How they begin in this house.
    pub custom: &'a str,
    /// The house's rule on what marks a note, if it has one.
    pub rule: Option<&'a str>,
    /// The house's rule on those it keeps for somebody.
    pub reserved_rule: Option<&'a str>,
}

impl Identifiers<'_> {
    /// The identifier a note of `debtor` gets if none is named.
    ///
    /// The letters of the house (usually `BO`) and the debtor's initial (or the identifier reserved for the debtor), then further
    /// letters of the name, then numbers.
    #[must_use]
    pub fn propose(&self, debtor: &Person) -> NoteIdentifier {
        let letters = letters(&debtor.name);
        let own = self.reserved.iter().filter(|(_, owner)| *owner == Some(debtor.id)).map(|(word, _)| *word);
        let custom = self.custom;
        let lengths = 1..=letters.len().min(IDENTIFIER_MAX.saturating_sub(custom.len()));
        let lettered =
            lengths.filter_map(|length| letters.get(..length)).map(|part| format!("{custom}{part}"));
        let mut candidates = own.map(str::to_owned).chain(lettered);
        let free =
            candidates.find_map(|text| NoteIdentifier::new(&text).ok().filter(|id| self.free(id, debtor)));
        free.unwrap_or_else(|| self.numbered(letters.get(..1).unwrap_or(""), debtor))
    }

    /// May a note of `debtor` be called `wanted`?
    ///
    /// Refuses `note-id-taken` and `note-id-reserved`, each by the house's rule and with what would do instead.
    pub fn check(&self, wanted: &NoteIdentifier, debtor: &Person) -> Result<(), Refusal> {
        let instead = || self.propose(debtor).to_string();
        if self.is_kept(wanted, debtor) {
            let (wanted, debtor) = (wanted.to_string(), debtor.name.to_string());
            let kept = NoteIdRefused::Kept { wanted, debtor, instead: instead() };
            return Err(Refusal::new(kept).by(self.reserved_rule));
        }
        if let Some((_, holder)) = self.taken.iter().find(|(taken, _)| taken == wanted) {
            let (wanted, holder) = (wanted.to_string(), holder.to_string());
            let taken = NoteIdRefused::Taken { wanted, holder, instead: instead() };
            return Err(Refusal::new(taken).by(self.rule));
        }
        Ok(())
    }

    fn free(&self, id: &NoteIdentifier, debtor: &Person) -> bool {
        !self.is_kept(id, debtor) && !self.taken.iter().any(|(taken, _)| taken == id)
    }

    fn is_kept(&self, id: &NoteIdentifier, debtor: &Person) -> bool {
        let mut reserved = self.reserved.iter();
        reserved.any(|(word, owner)| word.eq_ignore_ascii_case(id.as_str()) && *owner != Some(debtor.id))
    }

    fn numbered(&self, initial: &str, debtor: &Person) -> NoteIdentifier {
        let mut number = 2_u32;
        loop {
            let id = NoteIdentifier(format!("{}{initial}{number}", self.custom));
            if self.free(&id, debtor) {
                return id;
            }
            number = number.saturating_add(1);
        }
    }
}

/// The plain letters and digits of a name, without accents: `José` gives `JOSE`.
fn letters(name: &Name) -> String {
    let capitals = name.as_str().nfkd().flat_map(char::to_uppercase);
    capitals.filter(char::is_ascii_alphanumeric).collect()
}

impl fmt::Display for NoteIdentifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::person::Standing;
    use uuid::Uuid;

    const RULED: Identifiers<'static> = Identifiers {
        taken: &[],
        reserved: &[],
        custom: CUSTOM,
        rule: Some("OUR-05"),
        reserved_rule: Some("OUR-06"),
    };

    fn person(number: u128, name: &str) -> Person {
        let id = PlayerId(Uuid::from_u128(number));
        Person { id, name: Name::new(name).unwrap(), standing: Standing::Regular, aliases: vec![] }
    }

    fn mark(text: &str) -> NoteIdentifier {
        NoteIdentifier::new(text).unwrap()
    }

    fn kept(debtor: &str, instead: &str) -> Refusal {
        let (wanted, debtor, instead) = ("BOG".to_owned(), debtor.to_owned(), instead.to_owned());
        Refusal::new(NoteIdRefused::Kept { wanted, debtor, instead }).by_rule("OUR-06")
    }

    fn taken(ids: &[&str]) -> Vec<(NoteIdentifier, Name)> {
        ids.iter().map(|id| (mark(id), Name::new("Fred").unwrap())).collect()
    }

    #[track_caller]
    fn proposes(name: &str, ids: &[&str], expected: &str) {
        let marks = Identifiers { taken: &taken(ids), reserved: &[("BOG", None)], custom: CUSTOM, ..RULED };
        let debtor = person(1, name);
        let proposed = marks.propose(&debtor);
        assert_eq!(proposed.as_str(), expected);
        assert_eq!(marks.check(&proposed, &debtor), Ok(()));
    }

    #[test]
    fn a_note_of_foobar_is_bof() {
        proposes("Foobar", &[], "BOF");
    }

    #[test]
    fn a_taken_identifier_grows_by_letters_then_numbers() {
        proposes("Foobar", &["BOF"], "BOFO");
        proposes("Foobar", &["BOF", "BOFO"], "BOFOO");
        proposes("Al", &["BOA", "BOAL"], "BOA2");
        proposes("Al", &["BOA", "BOAL", "BOA2"], "BOA3");
        proposes("Bartholomew-Smith", &["BOB", "BOBA"], "BOBAR");
        proposes("Gil", &[], "BOGI");
        proposes("José", &["BOJ", "BOJO", "BOJOS"], "BOJOSE");
        proposes("Élan", &[], "BOE");
        proposes("Иван", &[], "BO2");
        proposes("Straße", &["BOS", "BOST", "BOSTR", "BOSTRA", "BOSTRAS"], "BOSTRASS");
    }

    #[test]
    fn a_second_f_cannot_be_bof_and_only_the_owner_is_bog() {
        let (owner, fritz) = (person(1, "Gus"), person(2, "Fritz"));
        let marks = Identifiers {
            taken: &taken(&["BOF"]),
            reserved: &[("BOG", Some(owner.id))],
            custom: CUSTOM,
            ..RULED
        };
        let (wanted, holder, instead) = ("BOF".to_owned(), "Fred".to_owned(), "BOFR".to_owned());
        let taken = NoteIdRefused::Taken { wanted, holder, instead };
        assert_eq!(marks.check(&mark("bof"), &fritz), Err(Refusal::new(taken).by_rule("OUR-05")));
        assert_eq!(marks.check(&mark("BOG"), &fritz), Err(kept("Fritz", "BOFR")));
        assert_eq!(marks.check(&mark("BOG"), &owner), Ok(()));
    }

    #[test]
    fn the_owner_gets_the_owners_identifier_first() {
        let owner = person(1, "Mike");
        let reserved = [("BOG", Some(owner.id))];
        assert_eq!(
            Identifiers { taken: &[], reserved: &reserved, custom: CUSTOM, ..RULED }.propose(&owner).as_str(),
            "BOG"
        );
        assert_eq!(
            Identifiers { taken: &taken(&["BOG"]), reserved: &reserved, custom: CUSTOM, ..RULED }
                .propose(&owner)
                .as_str(),
            "BOM"
        );
    }

    #[test]
    fn without_a_known_owner_nobody_is_bog() {
        let marks = Identifiers { taken: &[], reserved: &[("BOG", None)], custom: CUSTOM, ..RULED };
        assert_eq!(marks.check(&mark("BOG"), &person(1, "Gus")), Err(kept("Gus", "BOGU")));
    }

    #[test]
    fn identifiers_are_capitals_and_digits() {
        assert_eq!(NoteIdentifier::new("bof2").unwrap().as_str(), "BOF2");
        for text in ["", "B", "BO F", "BOÉ", "BO-F", "ABCDEFGHIJKLM", "BO\u{202E}"] {
            assert!(NoteIdentifier::new(text).is_err(), "{text}");
        }
    }
}
