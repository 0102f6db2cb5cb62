//! Why a game that isn't poker can't go on, and what has to wait for it.

use engine::money::Amount;

/// What's wrong with such a game, or with something else while it's being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PartyRefused {
    /// The game isn't known the way it was agreed.
    Unknown { game: String },
    /// The player has less than the game may cost.
    StackTooSmall { name: String, needed: Amount, has: Amount },
    /// A game is on the table, and its money is nobody's yet.
    Running { game: String },
}
