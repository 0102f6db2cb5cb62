//! Why somebody doesn't play for a waiting pot, and what's said about claims to it.

use engine::money::Amount;

/// Why a pot isn't for this player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimRefused {
    /// The cards ran out, and the player was out by then.
    WasOut { name: String },
    /// The player didn't start the match game.
    DidNotStart { name: String },
    /// The player dropped, and nobody comes back in.
    Dropped { name: String },
}

/// What the table hears about a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimNoticed {
    /// The player waits for another game.
    SitsOut { name: String },
    /// The player isn't dealt in again and gives it up.
    GivesUp { name: String, middle: Amount },
    /// The player started the match game, isn't in this deal of it and may be in the next.
    MissesDeal { name: String },
    /// The player turned in their chips, and gets the claim back by buying in time.
    Keeps { name: String, middle: Amount },
}
