//! What a player can say ahead of his turn (CAU-026).

use crate::hand::Seats;

/// What a player said that he would do; how much is still his to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// He folds.
    Fold,
    /// He checks.
    Check,
    /// He calls.
    Call,
    /// He bets or raises.
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

/// What became of the words that were said before a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct EarlyWords {
    /// Who did what he had said.
    pub kept: Seats,
    /// Who could not do it any more when his turn came.
    pub lapsed: Seats,
}
