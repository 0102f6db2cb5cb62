//! Whose house it is: a person of the book, apart from tonight's banker.

use crate::bank::desk::{BankError, Session};
use crate::bank::loaded::{load_book, load_night, roster};
use crate::ids::PlayerId;
use crate::journal::Fact;
use crate::store::Reader;
use engine::house::{House, Ruled, key};
use engine::refusal::Refusal;

/// A house and its owner.
pub struct Owned {
    pub house: House,
    /// The owner; none before one was named.
    pub owner: Option<PlayerId>,
    /// Tonight's banker, who stands in.
    pub banker: Option<PlayerId>,
}

/// Tonight's house and its owner, between the nights those of the adopted house.
pub fn look(reader: Reader<'_>) -> Result<Owned, BankError> {
    let (house, banker) = match reader.open_night()? {
        Some(night) => {
            let tonight = load_night(reader, night)?;
            (Some(tonight.house), tonight.evening.banker)
        }
        None => (load_book(reader)?.house, None),
    };
    let none = || Refusal::new("no-house", "no house was chosen").hint("house use mike");
    let house = house.ok_or_else(none)?;
    let owner = reader.owners()?.get(house.name()).copied();
    Ok(Owned { house, owner, banker })
}

/// Says whose house it is.
pub fn name(session: &mut Session<'_, '_>, owner: PlayerId) -> Result<Owned, BankError> {
    let reader = session.journal().reader();
    let owned = look(reader)?;
    if owned.owner == Some(owner) {
        let message = format!(
            "`{}` is the owner of `{}` already",
            roster(reader)?.known(owner)?.name,
            owned.house.name()
        );
        return Err(Refusal::new("owner-already", message).hint("house owner").into());
    }
    session.record(&Fact::OwnerNamed { house: owned.house.name().to_owned(), owner })?;
    Ok(Owned { owner: Some(owner), ..owned })
}

/// What a house keeps for its owner: its note identifier, and THE BOOK, each with the rule.
#[must_use]
pub fn keeps(house: &House) -> (Option<Ruled<String>>, Option<Ruled<bool>>) {
    let reserved = house
        .text(key::CREDIT_NOTE_RESERVED)
        .map(|said| Ruled { value: said.value.to_owned(), rule: said.rule });
    (reserved, house.flag(key::BOOK_SURROGATE).filter(|said| said.value))
}
