//! Why no levels are proposed.

use engine::money::Amount;

/// Why nothing fits the wish.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SuggestedLevelsRefused {
    /// No players, no stack, or no chips.
    Nobody,
    /// The stacks are too small for blinds to go up.
    Shallow { chips: Amount, big: Amount },
    /// No level length makes the right number of levels fill the time; `minutes` are wanted.
    Hours { first: Amount, last: Amount, fewest: usize, most: usize, minutes: u32 },
}
