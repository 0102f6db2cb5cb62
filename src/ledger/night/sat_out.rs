//! Checks players who are said to have sat out a hand, or to have a chair at its table: they must be there.

use crate::ids::PlayerId;
use crate::night::evening::Purse;
use crate::night::ring;
use crate::night::tables::{table_of, table_with};
use crate::night::tonight::Tonight;
use crate::night::tournament::outsider::outsider;
use crate::refusal::{Refusal, ResultRefused, TableRefused, TournamentGoingRefused};
use crate::time::Instant;

/// Refuses a player who is said to have sat out a hand of these players but sits at the other table, didn't come tonight, or left
/// before the hand was played `at` that time; and a player who is named twice.
///
/// # Errors
///
/// `player-twice`, `not-in-the-game`, `other-table`.
pub fn check_beside(
    tonight: &Tonight,
    (players, at): (&[PlayerId], Instant),
    aside: &[PlayerId],
) -> Result<(), Refusal> {
    tonight.check_once(aside.iter().copied())?;
    let table = table_with(&tonight.evening, players.iter().copied());
    for player in aside {
        check_at(tonight, table, *player)?;
        if ring::had_left(&tonight.evening, *player, at) {
            return Err(had_left(tonight, *player));
        }
    }
    Ok(())
}

/// The refusal of a player who has left, or is out of the tournament being played.
#[must_use]
pub fn had_left(tonight: &Tonight, player: PlayerId) -> Refusal {
    let on = tonight.tournament().filter(|on| on.entrant(player).is_some());
    match (tonight.evening.purse, on) {
        (Purse::Chips, _) => Refusal::new(ResultRefused::HadLeft { name: tonight.name(player).to_owned() }),
        (Purse::Stacks(_), Some(on)) => {
            Refusal::new(TournamentGoingRefused::NotIn(outsider(tonight, on, player)))
        }
        (Purse::Stacks(_), None) => tonight.not_in_the_game(player),
    }
}

/// Refuses a player who is said to be at a table tonight but sits at the other one or didn't come.
///
/// # Errors
///
/// `not-in-the-game`, `other-table`.
pub fn check_at(tonight: &Tonight, table: u32, player: PlayerId) -> Result<(), Refusal> {
    let evening = &tonight.evening;
    match table_of(evening, player) {
        None => Err(tonight.not_in_the_game(player)),
        Some(at) if evening.tables > 1 && at != table => {
            let name = tonight.name(player).to_owned();
            Err(Refusal::new(TableRefused::AsideElsewhere { name, at, table }))
        }
        Some(_) => Ok(()),
    }
}

/// Refuses the name of a chair at the table of these players if nobody with that name sat there tonight, or the name comes twice.
/// A player who left or changed tables keeps a chair there for a while (DAV-25).
///
/// # Errors
///
/// `player-twice`, `not-in-the-game`, `other-table`.
pub fn check_chairs(tonight: &Tonight, players: &[PlayerId], chairs: &[PlayerId]) -> Result<(), Refusal> {
    if chairs.is_empty() {
        return Ok(());
    }
    tonight.check_once(players.iter().chain(chairs).copied())?;
    let table = table_with(&tonight.evening, players.iter().copied());
    let here = tonight.at_table(table);
    let mut others = chairs.iter().filter(|player| here.evening.sitting(**player).is_none());
    others.try_for_each(|player| check_at(tonight, table, *player))
}
