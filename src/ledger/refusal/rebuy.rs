//! Why nobody buys chips a second time.

use engine::money::Amount;

/// What is wrong with buying again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RebuyRefused {
    /// More chips come from other players; `sellers` have as many.
    FromPlayers { name: String, total: Amount, sellers: Vec<String> },
    /// Only who is out buys again.
    NotOut { name: String },
    /// Somebody bought again already, and that is done once.
    DoneOnce { again: String },
    /// Another player was out first.
    NotFirstOut { first: String },
    /// He and another went out by the same hand, so nobody was first.
    OutTogether { name: String, other: String },
    /// Nobody buys a second time at all.
    Never { name: String, bought: Amount },
}
