//! Looking back over nights.

use crate::answer::{Amount, ByName};
use serde::Serialize;

/// Everybody.
#[derive(Clone, Debug, Serialize)]
pub struct Everybody {
    /// Each, the biggest winner first.
    pub players: ByName<Figures>,
}

/// One player, in all and in parts.
#[derive(Clone, Debug, Serialize)]
pub struct OnePlayer {
    /// In all.
    #[serde(flatten)]
    pub whole: Figures,
    /// Who.
    pub player: String,
    /// By game.
    pub games: ByName<Figures>,
    /// By house.
    pub houses: ByName<Figures>,
}

/// How a player did.
#[derive(Clone, Debug, Serialize)]
pub struct Figures {
    /// In how many nights.
    pub nights: u64,
    /// In how many hands.
    pub hands: u64,
    /// Their total from play.
    pub net: Amount,
    /// From hands alone.
    pub net_in_hands: Amount,
    /// The most they won in a hand.
    pub biggest_pot: Amount,
    /// Showdowns won, of those they were in.
    pub showdowns: Share,
    /// How they play, as far as hands are known act by act.
    #[serde(flatten)]
    pub style: Style,
}

/// Shares of hands whose every act is known.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Style {
    /// Put money in by choice before the flop.
    pub vpip: Share,
    /// Raised before the flop.
    pub pfr: Share,
    /// Raised again, of the chances to.
    pub three_bet: Share,
    /// Went to the showdown, of the flops they saw.
    pub went_to_showdown: Share,
    /// Won there.
    pub won_at_showdown: Share,
}

/// So many of so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Share {
    /// How many.
    pub times: u64,
    /// Of how many.
    pub of: u64,
    /// The percent, rounded half up; none if `of` is 0.
    pub percent: Option<u64>,
}

impl Share {
    /// So many of so many.
    #[must_use]
    pub const fn new(times: u64, of: u64) -> Self {
        let percent = match times.checked_mul(100) {
            None => None,
            Some(hundredfold) => hundredfold.saturating_add(of / 2).checked_div(of),
        };
        Self { times, of, percent }
    }
}
