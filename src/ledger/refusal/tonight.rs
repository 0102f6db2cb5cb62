//! Why an amount isn't possible tonight, or a stack, or the drawer.

use engine::money::Amount;

/// What's wrong with an amount, or with what it's taken from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TonightRefused {
    /// An amount is zero or negative.
    NotPositive { amount: Amount },
    /// An amount is finer than the house's smallest one.
    TooFine { amount: Amount, unit: Amount },
    /// The chips that are there, each kind by its value, can't make an amount.
    NotOfTheChips { amount: Amount, kinds: Vec<Amount>, nearest: Vec<Amount> },
    /// A player doesn't have that much. `is_gone`: the player hasn't bought in, or turned in all chips and left. `is_possible`:
    /// enough chips are out that weren't counted with anybody else.
    StackTooSmall { name: String, stack: Amount, amount: Amount, is_gone: bool, is_possible: bool },
    /// The drawer doesn't have that much cash.
    DrawerTooSmall { drawer: Amount, amount: Amount },
    /// A list names a player twice.
    NamedTwice { name: String },
    /// The player isn't at a table.
    NotInTheGame { name: String },
    /// Nobody said what chips are played with.
    NoChipsKnown,
    /// More chips of one kind are out of the case than can be counted.
    TooManyOut { number: i64 },
}
