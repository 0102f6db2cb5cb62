//! The house a hand of a file is held to: the one it names, or the one the caller says.

use crate::calling::{listed_game, say};
use crate::formats::hands::fault::HandFault;
use crate::formats::hands::record::Spot;
use crate::formats::line::Houses;
use crate::games::GameRow;
use crate::house::{House, InChips};
use crate::money::Currency;

/// What hands of a house are held to. PHH variants aren't: they are card-room games.
#[derive(Clone, Copy, Debug)]
pub struct Held<'h> {
    houses: &'h Houses,
    house: Option<&'h House>,
    stakes: Option<&'h str>,
    /// True if the house is taken as it plays tonight, whatever the file says.
    tonight: bool,
}

impl<'h> Held<'h> {
    /// Hands that name one of these houses are held to it.
    #[must_use]
    pub const fn by_name(houses: &'h Houses) -> Self {
        Self { houses, house: None, stakes: None, tonight: false }
    }

    /// Every hand is held to the usual one of these houses, at the stakes agreed for the night.
    #[must_use]
    pub fn to_usual(houses: &'h Houses, stakes: Option<&'h str>) -> Self {
        Self { houses, house: houses.find(None).ok().map(|rules| &*rules.house), stakes, tonight: true }
    }

    /// The same for a hand that may name a house; `None` if no house applies, or the name is unknown here.
    pub(super) fn at(self, named: Option<&str>) -> Option<Self> {
        let house = match named {
            Some(named) => Some(&*self.houses.find(Some(named)).ok()?.house),
            None => self.house,
        };
        house.map(|_| Self { house, ..self })
    }

    /// The house as it was for a hand in tournament chips (PIG-08); `None` if it stays as it is.
    ///
    /// # Errors
    ///
    /// Tonight is played for money.
    pub(super) fn in_chips(self, level: InChips, spot: Spot) -> Result<Option<House>, HandFault> {
        let Some(house) = self.house else { return Ok(None) };
        if self.tonight {
            if house.currency() == Currency::CHIPS {
                return Ok(None);
            }
            let message = "the hand was played with tournament chips, but this is a cash game";
            return Err(HandFault::new(spot, message));
        }
        house.in_chips(level).map(Some).map_err(|misfit| HandFault::new(spot, misfit.to_string()))
    }

    /// Held to this house.
    pub(super) const fn under(self, house: &'h House) -> Self {
        Self { house: Some(house), ..self }
    }

    /// The house, once it is known.
    pub(super) const fn house(self) -> Option<&'h House> {
        self.house
    }

    /// What was agreed for the night.
    pub(super) const fn stakes(self) -> Option<&'h str> {
        self.stakes
    }

    /// A game of the table, or one the house wrote down.
    pub(super) fn game(self, name: &str) -> Option<&'h GameRow> {
        let house = self.house?;
        let alone = || say(name, house).ok().filter(|called| called.features.is_empty());
        listed_game(name, house).or_else(|| listed_game(alone()?.row.name(), house))
    }

    /// How many decimals amounts have here; refused if the file has more.
    pub(super) fn decimals(self, file: u8, spot: Spot) -> Result<u8, HandFault> {
        let Some(house) = self.house else { return Ok(file) };
        let here = house.currency().decimals();
        if file <= here {
            return Ok(here);
        }
        let message =
            format!("the hand has amounts with {file} decimals, but `{}` uses {here}", house.name());
        Err(HandFault::new(spot, message))
    }
}
