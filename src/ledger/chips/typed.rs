//! Typed words that can't be read as chips.

use engine::money::NotAnAmount;

/// A typed word that isn't a color, a number of chips, or a kind of chip.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotChips {
    /// Not a word for a color.
    #[error("`{0}` isn't a valid color: use one word with only a-z, 0-9 and `-`, starting with a letter")]
    Colour(String),
    /// Not in the form asked for.
    #[error("can't read `{typed}` as chips (write it like {example})")]
    Form {
        /// What was typed.
        typed: String,
        /// What it could look like.
        example: &'static str,
    },
    /// Not a whole number of chips.
    #[error("`{0}` isn't a valid number of chips (use whole numbers up to 1,000,000)")]
    Number(String),
    /// Below zero, so refused like an amount below zero.
    #[error("you can't have `{0}` chips")]
    Negative(String),
    /// One color with two numbers.
    #[error("`{0}` appears twice")]
    Twice(String),
    /// The value of a kind of chip can't be read.
    #[error(transparent)]
    Value(#[from] NotAnAmount),
}
