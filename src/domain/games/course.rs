//! The course of a game: what is dealt, when it is bet, drawn, declared. A new game is a new list of these steps.

use std::borrow::Cow;

/// One step of a hand. The showdown follows the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Cards to every player still in, those face down first.
    Deal { down: u8, up: u8 },
    /// Cards to an extra hand that nobody plays (CAU-114).
    Blind(u8),
    /// Shared cards, after a burn where the house burns.
    Board(u8),
    /// A round of betting.
    Bet(Size),
    /// Every player still in exchanges up to so many cards.
    Draw { most: u8 },
    /// Every player still in says what he goes for, all at once (IGL-28, MIK-43).
    Declare,
    /// Every player still in stays or drops, all at once (CAU-115, MIK-23).
    Drop,
}

/// Which of the two sizes of a fixed limit a round is played at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Size {
    /// The small bet.
    Small,
    /// The big bet.
    Big,
}

/// The steps of a game, in order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Course(Cow<'static, [Step]>);

impl Course {
    /// A course written in the program.
    #[must_use]
    pub const fn fixed(steps: &'static [Step]) -> Self {
        Self(Cow::Borrowed(steps))
    }

    /// A course somebody wrote down.
    #[must_use]
    pub const fn written(steps: Vec<Step>) -> Self {
        Self(Cow::Owned(steps))
    }

    /// The steps.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.0
    }
}
