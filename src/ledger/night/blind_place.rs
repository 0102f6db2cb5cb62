//! Where a player sits relative to button and blinds.

use crate::night::hand_before::HandBefore;
use engine::hand::Seats;

/// Where a player sits relative to button and blinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlindPlace {
    /// On the big blind.
    BigBlind,
    /// Between button and small blind, where a player can come in only by buying the button (DAV-29).
    Barred,
    /// Anywhere else, including the button.
    Elsewhere,
}

impl BlindPlace {
    /// The place of `seat` in a hand, by its blinds and this button.
    #[must_use]
    pub fn of(hand: &HandBefore, button: usize, seat: usize) -> Self {
        let Some((small, big)) = hand.spots.blinds else { return Self::Elsewhere };
        let all: Seats = (0..hand.players.len()).collect();
        let mut between = all.left_of(button).take_while(|other| *other != small);
        if seat == big {
            Self::BigBlind
        } else if seat != button && between.any(|other| other == seat) {
            Self::Barred
        } else {
            Self::Elsewhere
        }
    }
}
