//! Which game of the table a log means, and how it is bet.

use crate::games::{Course, Game, course, find};
use crate::money::Money;
use crate::play::{BetLimits, Structure};

/// A game of the table with its limits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LoggedGame {
    /// The game.
    pub game: Game,
    /// Its steps.
    pub course: Course,
    /// How it is bet.
    pub limits: BetLimits,
    /// What the log calls it.
    pub variant: String,
}

/// The game of the table with that name and limit, with `bet` as the smallest bet; `None` if there isn't one.
#[must_use]
pub(crate) fn game_for(name: &str, structure: Structure, bet: Money, variant: &str) -> Option<LoggedGame> {
    let limits = match structure {
        Structure::Fixed => BetLimits::fixed(bet, bet.times(2).ok()?),
        _ => BetLimits { structure, ..BetLimits::no_limit(bet) },
    };
    Some(LoggedGame {
        game: *find(name)?,
        course: course(name)?.clone(),
        limits,
        variant: variant.to_owned(),
    })
}
