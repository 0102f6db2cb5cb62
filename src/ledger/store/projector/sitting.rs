//! Who has a place in the list of a night, and what's stored there about them.

use crate::accounts::{Asset, Entry};
use crate::ids::{NightId, PlayerId};
use crate::store::projector::{Obstacle, people};
use engine::money::Money;
use rusqlite::{Connection, OptionalExtension, params};
use std::collections::BTreeSet;

/// Which players have a place in the list of which night: a place is never taken away again.
pub(crate) type Sat = BTreeSet<(NightId, PlayerId)>;

/// Gives a place in the night's list to everybody whose chips an entry moves, however they got them.
pub(crate) fn sit_with_chips(
    connection: &Connection,
    sat: &mut Sat,
    seq: u64,
    night: Option<NightId>,
    entry: &Entry,
) -> Result<(), Obstacle> {
    let Some(night) = night else { return Ok(()) };
    for posting in entry.postings().iter().filter(|posting| posting.asset == Asset::Chips) {
        if let Some(player) = posting.party.player() {
            sit(connection, sat, seq, night, player)?;
        }
    }
    Ok(())
}

/// Makes sure the player has a place in the night's list.
pub(crate) fn sit(
    connection: &Connection,
    sat: &mut Sat,
    seq: u64,
    night: NightId,
    player: PlayerId,
) -> Result<(), Obstacle> {
    if !sat.insert((night, player)) {
        return Ok(());
    }
    let key = (night.to_string(), player.to_string());
    let sits = connection
        .prepare_cached("SELECT 1 FROM sitting WHERE night = ?1 AND player = ?2")?
        .query_row(params![key.0, key.1], |_| Ok(()))
        .optional()?;
    if sits.is_some() {
        return Ok(());
    }
    people::check_known(connection, player)?;
    connection
        .prepare_cached("INSERT INTO sitting (night, player, position) VALUES (?1, ?2, ?3)")?
        .execute(params![night.to_string(), player.to_string(), seq])?;
    Ok(())
}

/// The drawer paid the player.
pub(crate) fn paid(
    connection: &Connection,
    night: NightId,
    player: PlayerId,
    cash: Money,
) -> Result<(), Obstacle> {
    connection
        .prepare_cached("UPDATE sitting SET paid = paid + ?3 WHERE night = ?1 AND player = ?2")?
        .execute(params![night.to_string(), player.to_string(), cash.minor()])?;
    Ok(())
}
