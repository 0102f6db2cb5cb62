//! Why a hand file is refused: the place, the act if it is about one, and the sentence.

use crate::formats::hands::record::Spot;

/// What is wrong with a hand in a file. Nothing of that hand is taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}:{}: {message}", spot.line, spot.column)]
pub struct HandFault {
    /// Where.
    pub spot: Spot,
    /// Which act of the hand, counted from 1, if it is about an act.
    pub action: Option<usize>,
    /// One lower-case sentence that names the thing.
    pub message: String,
}

impl HandFault {
    /// A fault at a place.
    #[must_use]
    pub fn new(spot: Spot, message: impl Into<String>) -> Self {
        Self { spot, action: None, message: message.into() }
    }

    /// A fault of an act, counted from 1.
    #[must_use]
    pub const fn of_action(mut self, action: usize) -> Self {
        self.action = Some(action);
        self
    }
}
