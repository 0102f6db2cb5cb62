//! Why levels can't be played.

use engine::money::Amount;

/// What's wrong with the levels of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LevelsRefused {
    /// A small blind of zero or above the big one, or a negative ante.
    Blinds(PostedBlinds),
    /// A level or a break that would be over at once, or last longer than a day.
    Minutes { is_break: bool, minutes: u32, most: u32 },
    /// No level at all, or more than a tournament can have.
    Number { levels: usize, most: usize },
    /// A break before the first level, or after the last one.
    BreakAtTheEnds,
    /// A break that the table agrees on with no level after it.
    BreakAfterTheLast,
    /// The current blinds.
    PlayedAlready(PostedBlinds),
    /// A blind or an ante that the smallest chip can't pay.
    NotPayable { amount: Amount, blinds: PostedBlinds, step: Amount },
    /// The blinds of a level are below those of the one before it.
    Falls { earlier: PostedBlinds, later: PostedBlinds },
    /// Hands were already dealt at higher blinds.
    BelowDealt { hands: u32, at: PostedBlinds, next: PostedBlinds },
}

/// What is posted in one hand, in tournament chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PostedBlinds {
    pub small: Amount,
    pub big: Amount,
    /// The ante of each player, or zero.
    pub ante: Amount,
}
