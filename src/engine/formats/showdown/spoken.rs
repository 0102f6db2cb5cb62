//! What players say at a showdown, as words of its object: what they go for, and what they call their hand.

use crate::hand::{Declares, HiLo};
use crate::rank::Category;
use serde::Deserialize;

/// What a player goes for.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Direction {
    High,
    Low,
    Both,
}

/// What players may call their hand.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Called {
    HighCard,
    Pair,
    TwoPair,
    ThreeOfAKind,
    Straight,
    Flush,
    FullHouse,
    FourOfAKind,
    StraightFlush,
    FiveOfAKind,
}

/// How a pot is halved.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Mode {
    Declare,
    Cards,
}

impl From<Direction> for Declares {
    fn from(direction: Direction) -> Self {
        match direction {
            Direction::High => Self::High,
            Direction::Low => Self::Low,
            Direction::Both => Self::Both,
        }
    }
}

impl From<Called> for Category {
    fn from(called: Called) -> Self {
        match called {
            Called::HighCard => Self::HighCard,
            Called::Pair => Self::Pair,
            Called::TwoPair => Self::TwoPair,
            Called::ThreeOfAKind => Self::ThreeOfAKind,
            Called::Straight => Self::Straight,
            Called::Flush => Self::Flush,
            Called::FullHouse => Self::FullHouse,
            Called::FourOfAKind => Self::FourOfAKind,
            Called::StraightFlush => Self::StraightFlush,
            Called::FiveOfAKind => Self::FiveOfAKind,
        }
    }
}

impl From<Mode> for HiLo {
    fn from(mode: Mode) -> Self {
        match mode {
            Mode::Declare => Self::Declare,
            Mode::Cards => Self::Cards,
        }
    }
}
