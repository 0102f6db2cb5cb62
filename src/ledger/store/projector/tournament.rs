//! What events change about the tournaments: each is stored as its facts have made it so far.

use crate::ids::{NightId, PlayerId, TournamentId};
use crate::journal::{HandPlayed, InTournament};
use crate::refusal::{OrderLaw, Refusal};
use crate::store::failure::StoreError;
use crate::store::projector::{Obstacle, people};
use crate::tournament::did::{Did, Made};
use crate::tournament::{Phase, Tournament};
use rusqlite::{Connection, OptionalExtension, params};

/// Applies what happened in a tournament.
pub(crate) fn apply(connection: &Connection, fact: &InTournament) -> Result<(), Obstacle> {
    let InTournament { night, tournament, did } = fact;
    if let Did::Made(made) = did {
        return make(connection, *night, *tournament, made);
    }
    change(connection, *tournament, |known| known.apply(did))
}

/// Cards picked who has the button first.
pub(crate) fn first_button(
    connection: &Connection,
    id: TournamentId,
    button: PlayerId,
) -> Result<(), Obstacle> {
    change(connection, id, |known| {
        known.apply(&Did::Dealt { button, by: None, dead: false, named: false, unwritten: false })
    })
}

/// Counts a hand that was played in it.
pub(crate) fn count_hand(connection: &Connection, hand: &HandPlayed) -> Result<(), Obstacle> {
    let Some(stage) = &hand.tournament else { return Ok(()) };
    change(connection, stage.id, |known| {
        known.count_hand();
        if hand.keeps_the_deal() {
            known.keep_deal(hand.is_bad_deal());
        }
        Ok(())
    })
}

/// Counts one of its hands that doesn't count.
pub(crate) fn count_void_hand(connection: &Connection, id: TournamentId) -> Result<(), Obstacle> {
    change(connection, id, |known| {
        known.count_void_hand();
        Ok(())
    })
}

fn make(connection: &Connection, night: NightId, id: TournamentId, made: &Made) -> Result<(), Obstacle> {
    for person in [made.terms.host, made.terms.deputy].into_iter().flatten() {
        people::check_known(connection, person)?;
    }
    check_ended(connection, night)?;
    let known = Tournament::made(night, id, made);
    connection
        .prepare_cached(
            "INSERT INTO tournament (id, night, number, phase, body) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![
            id.to_string(),
            night.to_string(),
            made.number,
            known.phase.word(),
            written(&known)?
        ])?;
    Ok(())
}

fn change(
    connection: &Connection,
    id: TournamentId,
    how: impl FnOnce(&mut Tournament) -> Result<(), Refusal>,
) -> Result<(), Obstacle> {
    let body: Option<String> = connection
        .prepare_cached("SELECT body FROM tournament WHERE id = ?1")?
        .query_row([id.to_string()], |row| row.get(0))
        .optional()?;
    let gone = || Refusal::new(OrderLaw::NoTournament);
    let mut known: Tournament = serde_json::from_str(&body.ok_or_else(gone)?).map_err(unread)?;
    how(&mut known)?;
    connection
        .prepare_cached("UPDATE tournament SET phase = ?2, body = ?3 WHERE id = ?1")?
        .execute(params![id.to_string(), known.phase.word(), written(&known)?])?;
    Ok(())
}

/// One tournament at a time, and none when the night is over.
pub(crate) fn check_ended(connection: &Connection, night: NightId) -> Result<(), Obstacle> {
    let open: Option<u32> = connection
        .prepare_cached("SELECT number FROM tournament WHERE night = ?1 AND phase NOT IN (?2, ?3)")?
        .query_row(params![night.to_string(), Phase::Paid.word(), Phase::Cancelled.word()], |row| row.get(0))
        .optional()?;
    match open {
        None => Ok(()),
        Some(number) => Err(Refusal::new(OrderLaw::TournamentOpen { number }).into()),
    }
}

fn written(known: &Tournament) -> Result<String, StoreError> {
    serde_json::to_string(known).map_err(unread)
}

/// A row of the table that isn't a tournament.
pub(crate) fn unread(error: serde_json::Error) -> StoreError {
    StoreError::Damaged(format!("a tournament can't be read: {error}"))
}
