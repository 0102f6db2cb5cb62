//! A card that fell face up, in a game in which that has consequences.

use crate::cards::Card;

/// A card that fell face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fell {
    /// When: the step, whether it's an extra card (those come later), the round of the deal, the distance from the dealer.
    pub(crate) when: (usize, bool, usize, usize),
    /// Whose card it is.
    pub(crate) seat: usize,
    /// Which of the player's cards.
    pub(crate) place: usize,
    /// The card, if somebody saw it.
    pub(crate) card: Option<Card>,
}
