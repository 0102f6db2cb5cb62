//! Why chips are wrong.

use engine::money::Amount;

/// What's wrong with chips.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChipRefused {
    /// A set has no colors, or too many.
    Kinds { count: usize, count_max: usize },
    /// A color is in the set twice.
    ColourTwice { colour: String },
    /// A chip is worth nothing.
    Worthless { colour: String },
    /// More chips of a color exist than can be counted.
    TooManyExist { colour: String, count: u32, count_max: u32 },
    /// More chips of a color come together than can be counted.
    TooMany { colour: String, count: u32, count_max: u32 },
    /// The set has no such color.
    UnknownColour { colour: String, colours: Vec<String> },
    /// The lowest chips can't make it.
    NoMultiple { amount: Amount, unit: Amount },
    /// More chips of a color are asked for than there are.
    Missing { colour: String, asked: u32, there: u32 },
    /// More chips of a color are out than exist.
    MoreOut { colour: String, out: u32, count: u32 },
    /// The chips are worth something else.
    OtherWorth { chips: Vec<ChipPile>, worth: Amount, amount: Amount },
    /// The two sides of a swap are not worth the same.
    Uneven { gives: Amount, gets: Amount },
    /// Nobody hands out chips for nothing.
    ForNothing { amount: Amount },
    /// The case holds less than is asked for.
    CaseShort { asked: Amount, there: Amount, case: Vec<ChipPile> },
    /// The chips in the case don't make exactly this.
    NotExactly {
        asked: Amount,
        case: Vec<ChipPile>,
        /// The largest amount below it that they make.
        largest: Option<Amount>,
    },
    /// An amount too large to plan.
    PlanTooLarge { amount: Amount, most: Amount },
}

/// Chips of one color: how many, if anybody counted them, and what one is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChipPile {
    pub number: Option<u32>,
    pub value: Amount,
}
