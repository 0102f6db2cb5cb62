//! What events change about the games being played.

use crate::ids::HandId;
use crate::journal::{PartyFact, PartyMoved};
use crate::refusal::{OrderLaw, Refusal};
use crate::store::failure::StoreError;
use crate::store::projector::Obstacle;
use rusqlite::{Connection, OptionalExtension, params};

/// Applies what a fact does to the running games; the end of one is a hand.
pub(crate) fn apply(connection: &Connection, fact: &PartyFact) -> Result<(), Obstacle> {
    match fact {
        PartyFact::PartyBegun(begun) => {
            let kept = serde_json::to_string(begun).map_err(unkept)?;
            connection
                .prepare_cached("INSERT INTO party (hand, night, begun, moves) VALUES (?1, ?2, ?3, '[]')")?
                .execute(params![begun.hand.to_string(), begun.night.to_string(), kept])?;
            Ok(())
        }
        PartyFact::PartyMoved(moved) => play(connection, moved),
        PartyFact::PartyGivenUp(given_up) => end(connection, given_up.hand),
    }
}

/// Keeps the first moves and adds the new ones.
fn play(connection: &Connection, moved: &PartyMoved) -> Result<(), Obstacle> {
    let hand = moved.hand.to_string();
    let known: Option<String> = connection
        .prepare_cached("SELECT moves FROM party WHERE hand = ?1")?
        .query_row([&hand], |row| row.get(0))
        .optional()?;
    let mut moves: Vec<String> = serde_json::from_str(&known.ok_or_else(gone)?).map_err(unkept)?;
    if moves.len() < moved.kept {
        return Err(Refusal::new(OrderLaw::MovesGone).into());
    }
    moves.truncate(moved.kept);
    moves.extend(moved.moves.iter().cloned());
    let moves = serde_json::to_string(&moves).map_err(unkept)?;
    connection.prepare_cached("UPDATE party SET moves = ?2 WHERE hand = ?1")?.execute([hand, moves])?;
    Ok(())
}

/// The game is over.
pub(crate) fn end(connection: &Connection, hand: HandId) -> Result<(), Obstacle> {
    if clear(connection, hand)? { Ok(()) } else { Err(gone().into()) }
}

/// True if the game was running.
pub(crate) fn clear(connection: &Connection, hand: HandId) -> Result<bool, Obstacle> {
    let gone = connection.prepare_cached("DELETE FROM party WHERE hand = ?1")?.execute([hand.to_string()])?;
    Ok(gone > 0)
}

fn gone() -> Refusal {
    Refusal::new(OrderLaw::NoGame)
}

fn unkept(error: serde_json::Error) -> StoreError {
    StoreError::Damaged(format!("a running game can't be read: {error}"))
}
