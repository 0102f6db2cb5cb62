//! Why chips are not right.

use engine::money::Amount;

/// What is wrong with chips.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChipRefused {
    /// A set has no colours, or more than fit.
    Kinds { count: usize, count_max: usize },
    /// A colour is in the set twice.
    ColourTwice { colour: String },
    /// A chip is worth nothing.
    Worthless { colour: String },
    /// More chips of a colour exist than are counted.
    TooManyExist { colour: String, count: u32, count_max: u32 },
    /// More chips of a colour come together than are counted.
    TooMany { colour: String, count: u32, count_max: u32 },
    /// The set has no such colour.
    UnknownColour { colour: String, colours: Vec<String> },
    /// The lowest chips cannot make it.
    NoMultiple { amount: Amount, unit: Amount },
    /// More chips of a colour are asked for than are there.
    Missing { colour: String, asked: u32, there: u32 },
    /// More chips of a colour are out than exist.
    MoreOut { colour: String, out: u32, count: u32 },
    /// The chips are worth something else.
    OtherWorth { chips: Vec<ChipPile>, worth: Amount, amount: Amount },
    /// The two sides of a swap are not worth the same.
    Uneven { gives: Amount, gets: Amount },
    /// Nobody hands out chips for nothing.
    ForNothing { amount: Amount },
    /// The case holds less than is asked for.
    CaseShort { asked: Amount, there: Amount, case: Vec<ChipPile> },
    /// The chips in the case do not make exactly that.
    NotExactly {
        asked: Amount,
        case: Vec<ChipPile>,
        /// The most below it that they make.
        largest: Option<Amount>,
    },
    /// So much is not planned.
    PlanTooLarge { amount: Amount, most: Amount },
}

/// Chips of one colour: how many, if anybody counted them, and what one is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChipPile {
    pub number: Option<u32>,
    pub value: Amount,
}
