//! What events change about the tournaments: each is kept as its facts made it so far.

use crate::ids::{NightId, TournamentId};
use crate::journal::{Fact, FirstDealt, HandPlayed, HandVoided};
use crate::store::failure::StoreError;
use crate::store::projector::{Obstacle, people};
use crate::tournament::did::{Did, InTournament, Made};
use crate::tournament::{Phase, Tournament};
use engine::refusal::Refusal;
use rusqlite::{Connection, OptionalExtension, params};

/// Applies what a fact does to its tournament; other facts change nothing.
pub(crate) fn apply(connection: &Connection, fact: &Fact) -> Result<(), Obstacle> {
    match fact {
        Fact::Tournament(InTournament { night, tournament, did: Did::Made(made) }) => {
            make(connection, *night, *tournament, made)
        }
        Fact::Tournament(InTournament { tournament, did, .. }) => {
            change(connection, *tournament, |known| known.apply(did))
        }
        Fact::FirstDealt(FirstDealt { tournament: Some(id), dealer, .. }) => {
            change(connection, *id, |known| {
                known.apply(&Did::Dealt { button: *dealer, by: None, dead: false })
            })
        }
        Fact::HandPlayed(hand @ HandPlayed { tournament: Some(stage), .. }) => {
            change(connection, stage.id, |known| {
                known.count_hand();
                if hand.keeps_the_deal() {
                    known.keep_deal();
                }
                Ok(())
            })
        }
        Fact::HandVoided(HandVoided { tournament: Some(id), .. }) => change(connection, *id, |known| {
            known.count_void_hand();
            Ok(())
        }),
        Fact::NightClosed { night, .. } => check_ended(connection, *night),
        _ => Ok(()),
    }
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
    let gone = || Refusal::new("no-tournament", "its tournament would not have been announced");
    let mut known: Tournament = serde_json::from_str(&body.ok_or_else(gone)?).map_err(unread)?;
    how(&mut known)?;
    connection
        .prepare_cached("UPDATE tournament SET phase = ?2, body = ?3 WHERE id = ?1")?
        .execute(params![id.to_string(), known.phase.word(), written(&known)?])?;
    Ok(())
}

/// One tournament at a time, and none when the night is over.
fn check_ended(connection: &Connection, night: NightId) -> Result<(), Obstacle> {
    let open: Option<u32> = connection
        .prepare_cached("SELECT number FROM tournament WHERE night = ?1 AND phase NOT IN (?2, ?3)")?
        .query_row(params![night.to_string(), Phase::Paid.word(), Phase::Cancelled.word()], |row| row.get(0))
        .optional()?;
    match open {
        None => Ok(()),
        Some(number) => {
            Err(Refusal::new("tournament-open", format!("tournament {number} would not be over")).into())
        }
    }
}

fn written(known: &Tournament) -> Result<String, StoreError> {
    serde_json::to_string(known).map_err(unread)
}

/// A row of the table that is no tournament.
pub(crate) fn unread(error: serde_json::Error) -> StoreError {
    StoreError::Damaged(format!("a tournament cannot be read: {error}"))
}
