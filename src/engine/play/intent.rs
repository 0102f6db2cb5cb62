//! What a player can say before their turn (CAU-026).

use crate::hand::Seats;

/// What a player said they would do; the amount is still up to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Fold.
    Fold,
    /// Check.
    Check,
    /// Call.
    Call,
    /// Bet or raise.
    Raise,
}

impl Intent {
    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Fold => "fold",
            Self::Check => "check",
            Self::Call => "call",
            Self::Raise => "raise",
        }
    }
}

/// What happened to the things players said before their turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct EarlyWords {
    /// Players who did what they had said.
    pub kept: Seats,
    /// Players who couldn't do it any more when their turn came.
    pub lapsed: Seats,
}
