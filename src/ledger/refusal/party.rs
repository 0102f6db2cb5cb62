//! Why a game that is no poker cannot go on, and what waits for it.

use engine::money::Amount;

/// What is wrong with such a game, or with something else while it is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PartyRefused {
    /// The game as it was agreed is not known.
    Unknown { game: String },
    /// He has less than the game may cost him.
    StackTooSmall { name: String, needed: Amount, has: Amount },
    /// A game is on the table, and its money is nobody's yet.
    Running { game: String },
}
