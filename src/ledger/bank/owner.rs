//! Who owns the house: a person in the book, not necessarily tonight's banker.

use crate::accounts::{Asset, Party};
use crate::bank::desk::{BankError, Session};
use crate::bank::loaded::{load_book, load_night, load_tonight, roster};
use crate::ids::PlayerId;
use crate::journal::HouseFact;
use crate::refusal::{HouseRefused, Refusal};
use crate::store::Reader;
use engine::house::{House, Ruled, key};

/// A house and its owner.
pub struct Owned {
    pub house: House,
    /// The owner; `None` before one was named.
    pub owner: Option<PlayerId>,
    /// Tonight's banker, who stands in.
    pub banker: Option<PlayerId>,
}

/// Tonight's house and its owner; between nights, the adopted house and its owner.
pub fn look(reader: Reader<'_>) -> Result<Owned, BankError> {
    let (house, banker) = match reader.open_night()? {
        Some(night) => {
            let tonight = load_night(reader, night)?;
            (Some(tonight.house), tonight.evening.banker)
        }
        None => (load_book(reader)?.house, None),
    };
    let none = HouseRefused::NotChosen { like: "mike", opens: false };
    let house = house.ok_or_else(|| Refusal::new(none))?;
    let owner = reader.owners()?.get(house.name()).copied();
    Ok(Owned { house, owner, banker })
}

/// Who `house` means now, for new entries: on an open night as [`Tonight::house_party`] says, between nights the owner of the
/// adopted house.
///
/// # Errors
///
/// `no-house-owner` between nights, if no owner was named.
///
/// [`Tonight::house_party`]: crate::night::Tonight::house_party
pub fn house_party(reader: Reader<'_>) -> Result<Party, BankError> {
    if reader.open_night()?.is_some() {
        return Ok(load_tonight(reader)?.house_party());
    }
    let Owned { house, owner, .. } = look(reader)?;
    if let Some(owner) = owner {
        return Ok(Party::from(owner));
    }
    let somebody = roster(reader)?.people().first().map(|person| person.name.to_string());
    Err(Refusal::new(HouseRefused::NoOwner { house: house.name().to_owned(), somebody }).into())
}

/// Who `house` means for debts that exist: its own purse, if a night without owner and banker left any there.
///
/// # Errors
///
/// Those of [`house_party`].
pub fn house_in_the_book(reader: Reader<'_>) -> Result<Party, BankError> {
    let debts = reader.debts(Asset::Book)?;
    if debts.iter().any(|line| [line.debtor, line.creditor].contains(&Party::House)) {
        return Ok(Party::House);
    }
    house_party(reader)
}

/// Names the house's owner.
pub fn name(session: &mut Session<'_, '_>, owner: PlayerId) -> Result<Owned, BankError> {
    let reader = session.journal().reader();
    let owned = look(reader)?;
    if owned.owner == Some(owner) {
        let name = roster(reader)?.known(owner)?.name.to_string();
        let house = owned.house.name().to_owned();
        return Err(Refusal::new(HouseRefused::OwnerAlready { name, house }).into());
    }
    session.record(&HouseFact::OwnerNamed { house: owned.house.name().to_owned(), owner }.into())?;
    Ok(Owned { owner: Some(owner), ..owned })
}

/// What the owner keeps at a house: its note identifier, and THE BOOK, each with the rule.
#[must_use]
pub fn keeps(house: &House) -> (Option<Ruled<String>>, Option<Ruled<bool>>) {
    let reserved = house
        .text(key::CREDIT_NOTE_RESERVED)
        .map(|said| Ruled { value: said.value.to_owned(), rule: said.rule });
    (reserved, house.flag(key::BOOK_SURROGATE).filter(|said| said.value))
}
