//! A tournament is played at one table: none begins across two, and nobody changes tables while one is being played.

use crate::ids::PlayerId;
use crate::night::ring::seated;
use crate::night::tables::{MAIN, SECOND, TableRules, table_of};
use crate::night::tonight::Tonight;
use crate::refusal::{OneTableRefused, Refusal, TournamentTableRefused};
use crate::tournament::{Phase, Tournament};

/// Refuses a second table while a tournament takes entries or is played.
///
/// # Errors
///
/// `tournament-one-table`.
pub fn check_undivided(tonight: &Tonight) -> Result<(), Refusal> {
    let Some(on) = tonight.tournament() else { return Ok(()) };
    Err(divided(OneTableRefused::Undivided { number: on.number, entered: on.entrants.len() }))
}

/// Refuses a change of tables while a tournament is played: players who are out still sit there.
///
/// # Errors
///
/// `tournament-one-table`.
pub fn check_settled(tonight: &Tonight) -> Result<(), Refusal> {
    let Some(on) = tonight.tournament().filter(|on| on.phase == Phase::Running) else { return Ok(()) };
    Err(divided(OneTableRefused::Settled { number: on.number, still_in: on.players().count() }))
}

/// Refuses a tournament of players who sit at two tables.
///
/// # Errors
///
/// `tournament-one-table` with how many sit at which.
pub fn check_together(tonight: &Tonight, on: &Tournament, players: &[PlayerId]) -> Result<(), Refusal> {
    let at =
        |table| players.iter().filter(|player| table_of(&tonight.evening, **player) == Some(table)).count();
    let (at_first, at_second) = (at(MAIN), at(SECOND));
    if at_first == 0 || at_second == 0 {
        return Ok(());
    }
    let all = seated(&tonight.evening).len();
    let few = TableRules::of(&tonight.house).is_some_and(|rules| all <= rules.merge_at.value);
    let merges = few && on.phase != Phase::Running;
    Err(divided(OneTableRefused::Apart { number: on.number, at_first, at_second, merges }))
}

fn divided(why: OneTableRefused) -> Refusal {
    Refusal::new(TournamentTableRefused::OneTable(why))
}
