//! Typed words that cannot be read as chips.

use engine::money::NotAnAmount;

/// The most characters of a wrong word that are repeated.
/// A typed word that is no colour, no number of chips, no kind of chip.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotChips {
    /// No word for a colour.
    #[error("`{0}` isn't a valid color: use one word with only a-z, 0-9 and `-`, starting with a letter")]
    Colour(String),
    /// Not of the form asked for.
    #[error("can't read `{typed}` as chips (write it like {example})")]
    Form {
        /// What was typed.
        typed: String,
        /// How it could look.
        example: &'static str,
    },
    /// No whole number of chips.
    #[error("`{0}` isn't a valid number of chips (use whole numbers up to 1000000)")]
    Number(String),
    /// Below zero, so refused as an amount below zero would be.
    #[error("you can't have `{0}` chips")]
    Negative(String),
    /// One colour with two numbers.
    #[error("`{0}` appears twice")]
    Twice(String),
    /// The value of a kind of chip cannot be read.
    #[error(transparent)]
    Value(#[from] NotAnAmount),
}
