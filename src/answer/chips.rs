//! The chip case.

use crate::answer::{Amount, ByName};
use engine::money::Currency;
use ledger::chips::{ChipCount, ChipKind};
use serde::Serialize;

/// The colors in the case.
#[derive(Clone, Debug, Serialize)]
pub struct Case {
    /// Each of them.
    pub chips: Vec<Chip>,
}

/// One color.
#[derive(Clone, Debug, Serialize)]
pub struct Chip {
    /// The color.
    pub colour: String,
    /// What a chip of it is worth.
    pub value: Amount,
    /// How many there are; none if nobody counted them.
    pub count: Option<u32>,
    /// True if they come out last.
    pub reserve: bool,
    /// Where they are, where that was asked.
    #[serde(flatten)]
    pub whereabouts: Option<Whereabouts>,
}

/// Where the chips of a color are.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Whereabouts {
    /// How many are in the case; none if nobody counted them.
    pub in_case: Option<u32>,
    /// How many left it tonight, as far as their color was named.
    pub out: i64,
}

impl Chip {
    /// A color in a book that counts in this currency.
    #[must_use]
    pub fn of(kind: &ChipKind, currency: Currency) -> Self {
        Self {
            colour: kind.colour.to_string(),
            value: Amount::new(kind.value, currency),
            count: kind.count,
            reserve: kind.reserve,
            whereabouts: None,
        }
    }
}

/// What may be handed out for an amount.
#[derive(Clone, Debug, Serialize)]
pub struct Plan {
    /// The amount.
    pub amount: Amount,
    /// The chips by color.
    pub chips: ByName<u32>,
}

/// Chips were changed for others worth the same.
#[derive(Clone, Debug, Serialize)]
pub struct Swapped {
    /// Whose they were.
    pub player: String,
    /// What they gave.
    pub gave: ByName<u32>,
    /// What they got.
    pub got: ByName<u32>,
    /// What each side is worth.
    pub worth: Amount,
}

/// Chips by color.
#[must_use]
pub fn by_colour(chips: &ChipCount) -> ByName<u32> {
    chips.iter().map(|(colour, number)| (colour.to_string(), number)).collect()
}
