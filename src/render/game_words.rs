//! What wins each part of a pot, in words.

use engine::games::{Beside, GameRow, Highs, Lows};

pub(super) fn high_words(row: &GameRow) -> Option<&'static str> {
    match row.game.highs {
        Highs::Not => None,
        Highs::Five => Some("the best hand"),
        Highs::Short => Some("the best hand by short-deck ranking"),
        Highs::Three => Some("the best three-card hand"),
        Highs::Points => Some("the hand nearest to 27"),
    }
}

pub(super) fn low_words(row: &GameRow) -> Option<&'static str> {
    match row.game.lows {
        Lows::Not => None,
        Lows::House => Some("the best low by the house ranking"),
        Lows::EightOrBetter => Some("the best low, eight or better"),
        Lows::AceToFive => Some("the lowest hand, ace to five"),
        Lows::DeuceToSeven => Some("the lowest hand, deuce to seven"),
        Lows::Badugi => Some("the best badugi"),
        Lows::AceToSix => Some("the lowest hand, ace to six"),
        Lows::Points => Some("the hand nearest to 7"),
    }
}

pub(super) const fn beside_words(beside: Beside) -> &'static str {
    match beside {
        Beside::HighSpade => "the highest spade in the hole",
        Beside::LowSpade => "the lowest spade in the hole",
        Beside::Badugi => "the best badugi",
        Beside::OwnHand => "the best hand of your own cards alone",
    }
}
