//! What events change about the book itself: its currency, the house it's played at, the owner, the case.

use crate::chips::ChipKind;
use crate::journal::HouseFact;
use crate::store::projector::{Obstacle, owners, people};
use rusqlite::{Connection, params};

/// Applies what a fact does to the book and its house.
pub(crate) fn apply(connection: &Connection, fact: &HouseFact) -> Result<(), Obstacle> {
    match fact {
        HouseFact::BookBegun { book, currency } => {
            connection.execute(
                "INSERT INTO book (one, id, currency) VALUES (1, ?1, ?2)",
                params![book.simple().to_string(), currency.code()],
            )?;
            Ok(())
        }
        HouseFact::HouseAdopted { house, profile } => {
            connection.execute("UPDATE book SET house = ?1, profile = ?2", params![house, profile])?;
            Ok(())
        }
        HouseFact::OwnerNamed { house, owner } => {
            people::check_known(connection, *owner)?;
            owners::own(connection, house, *owner)
        }
        HouseFact::HintsTurned { on } => {
            connection.execute("UPDATE book SET hints = ?1", [on])?;
            Ok(())
        }
        HouseFact::CaseSet { chips } => set_case(connection, chips),
    }
}

fn set_case(connection: &Connection, chips: &[ChipKind]) -> Result<(), Obstacle> {
    connection.execute("DELETE FROM chip", [])?;
    for (position, chip) in (0_u32..).zip(chips) {
        connection.execute(
            "INSERT INTO chip (position, colour, value, count, reserve) VALUES (?1, ?2, ?3, ?4, ?5)",
            params![position, chip.colour.as_str(), chip.value.minor(), chip.count, chip.reserve],
        )?;
    }
    Ok(())
}
