//! A card that fell face up in a game in which something follows from that.

use crate::cards::Card;

/// A card that fell face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fell {
    /// When: the step, behind it what came for cards that fell in it, the round of the deal, how far from the dealer.
    pub(crate) when: (usize, bool, usize, usize),
    /// Whose card it is.
    pub(crate) seat: usize,
    /// Which of his.
    pub(crate) place: usize,
    /// What it is, if that was seen.
    pub(crate) card: Option<Card>,
}
