//! A tournament is played at one table: none begins across two, and nobody changes tables while one is played.

use crate::ids::PlayerId;
use crate::night::ring::seated;
use crate::night::tables::{MAIN, SECOND, TableRules, table_of};
use crate::night::tonight::Tonight;
use crate::refusal::Refusal;
use crate::tournament::{Phase, Tournament};

/// Refuses a second table while a tournament takes entries or is played.
///
/// # Errors
///
/// `tournament-one-table`.
pub fn check_undivided(tonight: &Tonight) -> Result<(), Refusal> {
    let Some(on) = tonight.tournament() else { return Ok(()) };
    let message = format!(
        "tournament {} is on, with {} entered, and a tournament is played at one table",
        on.number,
        on.entrants.len()
    );
    Err(Refusal::worded("tournament-one-table", message).hint("tournament status"))
}

/// Refuses a change of tables while a tournament is played: who is out of it still sits there.
///
/// # Errors
///
/// `tournament-one-table`.
pub fn check_settled(tonight: &Tonight) -> Result<(), Refusal> {
    let Some(on) = tonight.tournament().filter(|on| on.phase == Phase::Running) else { return Ok(()) };
    let message = format!(
        "tournament {} is played, with {} still in, and nobody changes tables before it is over",
        on.number,
        on.players().count()
    );
    Err(Refusal::worded("tournament-one-table", message).hint("tournament status"))
}

/// Refuses a tournament of players who sit at two tables.
///
/// # Errors
///
/// `tournament-one-table` with how many sit at which.
pub fn check_together(tonight: &Tonight, on: &Tournament, players: &[PlayerId]) -> Result<(), Refusal> {
    let at =
        |table| players.iter().filter(|player| table_of(&tonight.evening, **player) == Some(table)).count();
    let (main, second) = (at(MAIN), at(SECOND));
    if main == 0 || second == 0 {
        return Ok(());
    }
    let message = format!(
        "{main} of tournament {} sit at table 1 and {second} at table 2, and a tournament is played at one table",
        on.number
    );
    let all = seated(&tonight.evening).len();
    let few = TableRules::of(&tonight.house).is_some_and(|rules| all <= rules.merge_at.value);
    let hint = if on.phase == Phase::Running {
        "tournament status"
    } else if few {
        "seats merge"
    } else {
        "tournament cancel --why \"two tables play\""
    };
    Err(Refusal::worded("tournament-one-table", message).hint(hint))
}
