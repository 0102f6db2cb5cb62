//! What a house decides about what beats what: its orders and its kinds of wild cards, ready to judge by.

use crate::rank::ladder::Ladder;
use crate::rank::low_ladder::LowLadder;
use crate::rank::wild::{LowAce, Lowest, Wilds};

/// A house's orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Customs {
    /// Five-card hands.
    pub five: Ladder,
    /// Five-card hands of a short deck.
    pub short: Ladder,
    /// Three-card hands.
    pub three: Ladder,
    /// The house's low.
    pub low: LowLadder,
    /// All wild cards of a low have to be the same rank.
    pub wilds_pair: bool,
    /// Whether an ace can be the lowest card if the lowest card is wild.
    pub low_ace: LowAce,
    /// Cards of the same rank as the lowest hole card are wild in the whole hand, not just in the hole.
    pub like_in_hand: bool,
}

impl Customs {
    /// A game's wild cards by the rules of this house.
    #[must_use]
    pub fn wilds(&self, wilds: Wilds) -> Wilds {
        let lowest = match wilds.lowest {
            Some(Lowest::Hole) if self.like_in_hand => Some(Lowest::HoleAndLike),
            lowest => lowest,
        };
        Wilds { lowest, ace: self.low_ace, ..wilds }
    }
}
