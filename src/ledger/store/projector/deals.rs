//! Who deals the next hand.

use crate::ids::{NightId, PlayerId};
use crate::journal::HandPlayed;
use crate::store::projector::{Obstacle, people};
use rusqlite::{Connection, params};

/// How a deal was noted.
#[derive(Clone, Copy, Default)]
pub(crate) struct Noted {
    /// The deal is for an empty chair.
    pub dead: bool,
    /// It's this dealer's turn, and nobody named them.
    pub by_turn: bool,
    /// The hand before it was played and nobody wrote it down.
    pub unwritten: bool,
    /// The table; otherwise where the dealer is.
    pub table: Option<u32>,
}

/// Somebody deals.
pub(crate) fn deal(
    connection: &Connection,
    night: NightId,
    dealer: PlayerId,
    noted: Noted,
) -> Result<(), Obstacle> {
    people::check_known(connection, dealer)?;
    connection.execute(
        "INSERT INTO deal (night, number, dealer, at_table, dead, by_turn, unwritten, after, noted)
         SELECT ?1, 1 + count(deal.number), ?2,
                coalesce(?4, (SELECT at_table FROM sitting WHERE night = ?1 AND player = ?2), 1), ?3, ?5, ?6,
                night.hands, night.hands
         FROM night LEFT JOIN deal ON deal.night = night.id WHERE night.id = ?1",
        params![
            night.to_string(),
            dealer.to_string(),
            noted.dead,
            noted.table,
            noted.by_turn,
            noted.unwritten
        ],
    )?;
    Ok(())
}

/// A hand that's dealt again leaves the deal where it was noted. After a bad deal it's still a turn if it was one; a pot that's
/// dealt again for some players is one deal with the hand before it.
pub(crate) fn keep_deal(connection: &Connection, hand: &HandPlayed) -> Result<(), Obstacle> {
    let player = hand.seats.first().map(|seat| seat.player.to_string());
    connection
        .prepare_cached(
            "WITH here (at_table) AS (SELECT coalesce(
                 (SELECT at_table FROM sitting WHERE night = ?1 AND player = ?3), 1))
             UPDATE deal SET after = ?2, by_turn = by_turn AND ?4
             WHERE night = ?1
               AND number = (SELECT max(number) FROM deal WHERE night = ?1
                             AND at_table = (SELECT at_table FROM here))
               AND after >= (SELECT coalesce(max(number), 0) FROM hand
                             WHERE night = ?1 AND number < ?2 AND staged = 0 AND voided IS NULL
                               AND at_table = (SELECT at_table FROM here))",
        )?
        .execute(params![hand.night.to_string(), hand.number, player, hand.is_bad_deal()])?;
    Ok(())
}
