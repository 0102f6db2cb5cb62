//! Who deals a hand of the night, and what came of it.

use crate::ids::PlayerId;

/// Somebody's deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    pub dealer: PlayerId,
    pub table: u32,
    /// True if the deal was for an empty chair that had the button.
    pub dead: bool,
    /// True if it was this dealer's turn, and nobody named them.
    pub by_turn: bool,
    /// The number of the last hand when it was noted, or of the last one that's dealt again.
    pub after: u32,
    /// True if its hand is dealt again: the deal was bad, or the cards ran out.
    pub again: bool,
    /// True if a hand at its table was recorded after it and before the next deal there.
    pub made: bool,
    /// True if the hand before it was played and nobody wrote it down.
    pub unwritten: bool,
    /// True if the hand of this deal was declared void.
    pub void: bool,
}
