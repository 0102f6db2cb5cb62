//! What events change about a night as a whole: it opens, its banker changes, somebody is fined, it ends.

use crate::ids::NightId;
use crate::journal::{NightAmended, NightFact, NightOpened};
use crate::refusal::{OrderLaw, Refusal};
use crate::store::failure::StoreError;
use crate::store::projector::rows::night_column;
use crate::store::projector::{Obstacle, online, people, places, tournament};
use crate::time::Instant;
use rusqlite::{Connection, OptionalExtension, params};

/// Applies what a fact does to its night.
pub(crate) fn apply(
    connection: &Connection,
    seq: u64,
    fact: &NightFact,
    at: Instant,
) -> Result<(), Obstacle> {
    match fact {
        NightFact::NightOpened(opened) => open(connection, opened),
        NightFact::NightAmended(NightAmended { night, stakes, .. }) => match stakes {
            Some(stakes) => night_column(connection, *night, "stakes", stakes),
            None => Ok(()),
        },
        NightFact::BankerChanged { night, banker, .. } => {
            people::check_known(connection, *banker)?;
            night_column(connection, *night, "banker", banker.to_string())
        }
        NightFact::SessionImported(imported) => online::keep(connection, seq, imported),
        NightFact::Warned { night, player } => {
            people::check_known(connection, *player)?;
            let add = "UPDATE night SET warned = trim(coalesce(warned, '') || ' ' || ?2) WHERE id = ?1";
            connection.execute(add, params![night.to_string(), player.to_string()])?;
            Ok(())
        }
        NightFact::Exempted { player, .. } => people::check_known(connection, *player),
        NightFact::Fined { night, amount, .. } => {
            let add = "UPDATE night SET fines = fines + ?2 WHERE id = ?1";
            connection.execute(add, params![night.to_string(), amount.minor()])?;
            Ok(())
        }
        // Who was there is stored with the places; the rest is balances.
        NightFact::PastPlayed(_) | NightFact::PastSettled(_) => Ok(()),
        // A ruling is looked up in the journal, and what somebody keeps by app is a balance.
        NightFact::Ruled { .. } | NightFact::AppFollowed { .. } => Ok(()),
        NightFact::NightClosed { night, .. } => {
            places::forget_reservations(connection, *night)?;
            night_column(connection, *night, "closed", at.0)?;
            tournament::check_ended(connection, *night)
        }
    }
}

/// Refuses a night that isn't open.
pub(crate) fn check_open(connection: &Connection, night: NightId) -> Result<(), Obstacle> {
    match closed_at(connection, night)? {
        Some(None) => Ok(()),
        Some(Some(_)) => Err(Refusal::new(OrderLaw::NightClosed).into()),
        None => Err(Refusal::new(OrderLaw::NoNight).into()),
    }
}

/// Why the bank doesn't pay or take anything between nights.
pub(crate) fn no_drawer() -> Refusal {
    Refusal::new(OrderLaw::NoDrawer)
}

/// Refuses a night that is still open, or never was.
pub(crate) fn check_closed(connection: &Connection, night: NightId) -> Result<(), Obstacle> {
    match closed_at(connection, night)? {
        Some(Some(_)) => Ok(()),
        Some(None) => Err(Refusal::new(OrderLaw::NightOpen).into()),
        None => Err(Refusal::new(OrderLaw::NoNight).into()),
    }
}

/// Refuses a second open night in one book; another book may have had a night open at the same time.
fn check_none_open(connection: &Connection, kept_in: Option<&str>) -> Result<(), Obstacle> {
    let mut statement =
        connection.prepare_cached("SELECT number FROM night WHERE closed IS NULL AND kept_in IS ?1")?;
    match statement.query_row([kept_in], |row| row.get::<_, u32>(0)).optional()? {
        None => Ok(()),
        Some(number) => Err(still_open(number).into()),
    }
}

/// Refuses a book that ends with two open nights, whichever book they were kept in.
pub(crate) fn check_one_open(connection: &Connection) -> Result<(), StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT number, (SELECT max(seq) FROM event WHERE event.night = night.id AND kind = 'night-opened')
         FROM night WHERE closed IS NULL ORDER BY 2",
    )?;
    let open = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let open = open.collect::<rusqlite::Result<Vec<(u32, Option<u64>)>>>()?;
    match open.as_slice() {
        [(number, _), (_, seq), ..] => {
            Err(StoreError::Inapplicable { seq: seq.unwrap_or_default(), refusal: still_open(*number) })
        }
        _ => Ok(()),
    }
}

fn still_open(night: u32) -> Refusal {
    Refusal::new(OrderLaw::EarlierNightOpen { night })
}

fn closed_at(connection: &Connection, night: NightId) -> Result<Option<Option<i64>>, Obstacle> {
    let mut statement = connection.prepare_cached("SELECT closed FROM night WHERE id = ?1")?;
    Ok(statement.query_row([night.to_string()], |row| row.get(0)).optional()?)
}

fn open(connection: &Connection, opened: &NightOpened) -> Result<(), Obstacle> {
    let kept_in = opened.kept_in.map(|book| book.to_string());
    check_none_open(connection, kept_in.as_deref())?;
    if let Some(banker) = opened.banker {
        people::check_known(connection, banker)?;
    }
    let night = opened.night.to_string();
    connection.execute(
        "INSERT INTO night (id, number, house, banker, stakes, opened, kept_in)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        params![
            night,
            opened.number,
            opened.house,
            opened.banker.map(|banker| banker.to_string()),
            opened.stakes,
            opened.opened.0,
            kept_in
        ],
    )?;
    connection.execute(
        "INSERT INTO night_house (night, profile) VALUES (?1, ?2)",
        params![night, opened.profile],
    )?;
    Ok(())
}
