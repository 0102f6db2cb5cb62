//! Why somebody does not play for a pot that waits, and what is said of claims to it.

use engine::money::Amount;

/// Why a pot is not for him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimRefused {
    /// The cards ran out, and he was out by then.
    WasOut { name: String },
    /// He did not start the match game.
    DidNotStart { name: String },
    /// He dropped, and nobody comes back in.
    Dropped { name: String },
}

/// What the table hears of a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimNoticed {
    /// He waits for another game.
    SitsOut { name: String },
    /// He is not dealt in again and gives it up.
    GivesUp { name: String, middle: Amount },
    /// He started the match game, is not in this deal of it and may be in the next.
    MissesDeal { name: String },
    /// He turned in his chips and has it again if he buys in time.
    Keeps { name: String, middle: Amount },
}
