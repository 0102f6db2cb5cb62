//! Why an amount does not do tonight, or a stack, or the drawer.

use engine::money::Amount;

/// What is wrong with an amount, or with what it is taken from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TonightRefused {
    /// An amount is nothing, or less than nothing.
    NotPositive { amount: Amount },
    /// An amount is finer than the smallest one of the house.
    TooFine { amount: Amount, unit: Amount },
    /// The chips that are there, each kind by its value, do not make an amount.
    NotOfTheChips { amount: Amount, kinds: Vec<Amount>, nearest: Vec<Amount> },
    /// A player does not have so much; `is_gone`: he has not bought in, or turned in all his chips and left;
    /// `is_possible`: so many chips are out that nobody else was counted with.
    StackTooSmall { name: String, stack: Amount, amount: Amount, is_gone: bool, is_possible: bool },
    /// The drawer does not hold so much cash.
    DrawerTooSmall { drawer: Amount, amount: Amount },
    /// A list names a player twice.
    NamedTwice { name: String },
    /// He sits at no table.
    NotInTheGame { name: String },
    /// Nobody said what chips are played with.
    NoChipsKnown,
    /// More chips of one kind are out of the case than can be counted.
    TooManyOut { number: i64 },
}
