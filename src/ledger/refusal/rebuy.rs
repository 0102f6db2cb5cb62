//! Why somebody can't rebuy.

use engine::money::Amount;

/// What's wrong with a rebuy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RebuyRefused {
    /// More chips come from other players; `sellers` have that many.
    FromPlayers { name: String, total: Amount, sellers: Vec<String> },
    /// Only players who are out can rebuy.
    NotOut { name: String },
    /// Somebody already did a rebuy, and there is only one.
    DoneOnce { again: String },
    /// Another player was out first.
    NotFirstOut { first: String },
    /// This player and another went out in the same hand, so nobody was first.
    OutTogether { name: String, other: String },
    /// There are no rebuys at all.
    Never { name: String, bought: Amount },
}
