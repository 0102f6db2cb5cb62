//! What events change about tables and chairs, who deals, who will leave, and which seats are kept.

use crate::ids::{NightId, PlayerId};
use crate::journal::{
    Dealing, LeaveAnnounced, PlacesChanged, PlacesWhy, Reservation, Reserving, SeatFact, TakenSeat,
};
use crate::store::projector::deals::Noted;
use crate::store::projector::rows::{night_column, sitting_column};
use crate::store::projector::sitting::{Sat, sit};
use crate::store::projector::{Obstacle, deals, fund, people, seating, tournament};
use crate::time::Instant;
use rusqlite::{Connection, params};

/// Applies what a fact does to the places.
pub(crate) fn apply(
    connection: &Connection,
    sat: &mut Sat,
    seq: u64,
    fact: &SeatFact,
    at: Instant,
) -> Result<(), Obstacle> {
    match fact {
        SeatFact::PairForbidden(pair) => seating::forbid(connection, *pair),
        SeatFact::PairAllowed(pair) => seating::forget(connection, *pair),
        SeatFact::Seated { night, player, seat, table, back, .. } => {
            sit(connection, sat, seq, *night, *player)?;
            arrive(connection, *night, *player)?;
            if *back {
                come_back(connection, *night, *player)?;
            }
            let table = table.map_or_else(|| table_of(connection, *night, *player), Ok)?;
            leave_chair(connection, *night, *player, table)?;
            take_chair(connection, *night, &TakenSeat { player: *player, table, seat: *seat })
        }
        SeatFact::PlacesChanged(changed) => change(connection, sat, seq, changed),
        SeatFact::LeaveAnnounced(LeaveAnnounced { night, player, dealt }) => {
            sit(connection, sat, seq, *night, *player)?;
            sitting_column(connection, *night, *player, "notice_at", at.0)?;
            sitting_column(connection, *night, *player, "notice_deals", *dealt)
        }
        SeatFact::Reservation(reservation) => reserve(connection, seq, reservation, at),
        SeatFact::FirstDealt(first) => {
            spend(connection, first.night, first.dealt_by.as_ref())?;
            match first.tournament {
                None => deals::deal(connection, first.night, first.dealer, Noted::default()),
                Some(id) => tournament::first_button(connection, id, first.dealer),
            }
        }
        SeatFact::SeedCommitted(drawn) => night_column(connection, drawn.night, "seed", drawn.seed.clone()),
        SeatFact::Dealt { night, dealer, dead, by_turn, unwritten, table } => {
            let noted = Noted { dead: *dead, by_turn: *by_turn, unwritten: *unwritten, table: *table };
            deals::deal(connection, *night, *dealer, noted)
        }
        SeatFact::Left { night, player } => leave(connection, sat, seq, (*night, *player), at),
    }
}

/// The player goes home. How much had been dealt by then is stored with it, and a player who comes back pays for a place again.
fn leave(
    connection: &Connection,
    sat: &mut Sat,
    seq: u64,
    (night, player): (NightId, PlayerId),
    at: Instant,
) -> Result<(), Obstacle> {
    sit(connection, sat, seq, night, player)?;
    sitting_column(connection, night, player, "left_at", at.0)?;
    let deals: i64 = connection
        .prepare_cached("SELECT count(*) FROM deal WHERE night = ?1")?
        .query_row([night.to_string()], |row| row.get(0))?;
    sitting_column(connection, night, player, "left_deals", deals)?;
    fund::left(connection, night, player)
}

/// A player who buys chips is there; what was kept for them isn't kept anymore.
pub(crate) fn come_to_buy(connection: &Connection, night: NightId, player: PlayerId) -> Result<(), Obstacle> {
    buy_back(connection, night, player)?;
    arrive(connection, night, player)
}

/// When a night is over, nobody waits for it anymore; a night kept elsewhere isn't the one that people here reserved for.
pub(crate) fn forget_reservations(connection: &Connection, night: NightId) -> Result<(), Obstacle> {
    connection.execute(
        "DELETE FROM reservation WHERE (SELECT kept_in FROM night WHERE id = ?1) IS NULL",
        [night.to_string()],
    )?;
    Ok(())
}

/// Players get other chairs, and a night gets its second table, or has only its first again.
fn change(connection: &Connection, sat: &mut Sat, seq: u64, changed: &PlacesChanged) -> Result<(), Obstacle> {
    let night = changed.night;
    for place in &changed.places {
        sit(connection, sat, seq, night, place.player)?;
        leave_chair(connection, night, place.player, place.table)?;
    }
    for place in &changed.places {
        take_chair(connection, night, place)?;
    }
    let tables = match changed.why {
        PlacesWhy::Split => "UPDATE night SET tables = 2, merged_dealer = ?2 WHERE id = ?1",
        PlacesWhy::Merge => {
            "UPDATE night SET tables = 1, merged_hands = hands, merged_dealer = ?2,
                merged_deals = (SELECT count(*) FROM deal WHERE night = ?1) WHERE id = ?1"
        }
        PlacesWhy::Volunteer | PlacesWhy::BigBlind | PlacesWhy::Asked | PlacesWhy::Draw => "",
    };
    if !tables.is_empty() {
        let dealer = changed.dealer.map(|dealer| dealer.to_string());
        connection.execute(tables, params![night.to_string(), dealer])?;
    }
    spend(connection, night, changed.draw.as_ref().and_then(|draw| draw.dealt_by.as_ref()))
}

/// The seed that was said out loud has dealt.
fn spend(connection: &Connection, night: NightId, dealt_by: Option<&Dealing>) -> Result<(), Obstacle> {
    let Some(dealing) = dealt_by else { return Ok(()) };
    connection
        .prepare_cached("UPDATE night SET seed = NULL WHERE id = ?1 AND seed = ?2")?
        .execute(params![night.to_string(), dealing.seed])?;
    Ok(())
}

/// The player gets up. If they go to another table, the chair is remembered for the button (DAV-25).
fn leave_chair(
    connection: &Connection,
    night: NightId,
    player: PlayerId,
    table: u32,
) -> Result<(), Obstacle> {
    connection
        .prepare_cached(
            "UPDATE sitting SET
                from_table = CASE WHEN at_table = ?3 THEN from_table ELSE at_table END,
                from_seat = CASE WHEN at_table = ?3 THEN from_seat ELSE seat END,
                seat = NULL, at_table = ?3
             WHERE night = ?1 AND player = ?2",
        )?
        .execute(params![night.to_string(), player.to_string(), table])?;
    Ok(())
}

/// The player gets the chair; the player who left it and went home may have had it in the last hand, so the chair is still
/// remembered for that player.
fn take_chair(connection: &Connection, night: NightId, place: &TakenSeat) -> Result<(), Obstacle> {
    connection
        .prepare_cached("UPDATE sitting SET seat = ?3 WHERE night = ?1 AND player = ?2")?
        .execute(params![night.to_string(), place.player.to_string(), place.seat])?;
    Ok(())
}

/// A player who buys in again gets their old chair only if nobody else took it.
fn buy_back(connection: &Connection, night: NightId, player: PlayerId) -> Result<(), Obstacle> {
    connection
        .prepare_cached(
            "UPDATE sitting SET seat = NULL
             WHERE night = ?1 AND player = ?2 AND left_at IS NOT NULL AND EXISTS (
                SELECT 1 FROM sitting AS other
                WHERE other.night = ?1 AND other.player <> ?2 AND other.left_at IS NULL
                  AND other.at_table = sitting.at_table AND other.seat = sitting.seat)",
        )?
        .execute(params![night.to_string(), player.to_string()])?;
    Ok(())
}

fn table_of(connection: &Connection, night: NightId, player: PlayerId) -> Result<u32, Obstacle> {
    let mut table =
        connection.prepare_cached("SELECT at_table FROM sitting WHERE night = ?1 AND player = ?2")?;
    Ok(table.query_row(params![night.to_string(), player.to_string()], |row| row.get(0))?)
}

/// The player's announcement of leaving no longer counts.
fn come_back(connection: &Connection, night: NightId, player: PlayerId) -> Result<(), Obstacle> {
    connection
        .prepare_cached(
            "UPDATE sitting SET left_at = NULL, notice_at = NULL, notice_deals = NULL
             WHERE night = ?1 AND player = ?2",
        )?
        .execute(params![night.to_string(), player.to_string()])?;
    Ok(())
}

/// A player who comes takes what was kept for them; a night kept elsewhere isn't the one it was kept for.
fn arrive(connection: &Connection, night: NightId, player: PlayerId) -> Result<(), Obstacle> {
    connection
        .prepare_cached(
            "DELETE FROM reservation
             WHERE player = ?1 AND (SELECT kept_in FROM night WHERE id = ?2) IS NULL",
        )?
        .execute(params![player.to_string(), night.to_string()])?;
    Ok(())
}

/// Nothing is kept for the player anymore.
fn come(connection: &Connection, player: PlayerId) -> Result<(), Obstacle> {
    connection.prepare_cached("DELETE FROM reservation WHERE player = ?1")?.execute([player.to_string()])?;
    Ok(())
}

fn reserve(
    connection: &Connection,
    seq: u64,
    reservation: &Reservation,
    at: Instant,
) -> Result<(), Obstacle> {
    let player = reservation.player;
    people::check_known(connection, player)?;
    let waits = match reservation.what {
        Reserving::Reserved => false,
        Reserving::Waits => true,
        Reserving::Preferred => {
            connection
                .prepare_cached("UPDATE reservation SET preferred = ?2 WHERE player = ?1")?
                .execute(params![player.to_string(), seq])?;
            return Ok(());
        }
        Reserving::Cancelled => return come(connection, player),
        Reserving::NoShow => {
            come(connection, player)?;
            let night = reservation.night.map(|night| night.to_string());
            connection
                .prepare_cached(
                    "INSERT INTO no_show (seq, player, night)
                     VALUES (?1, ?2, coalesce((SELECT number FROM night WHERE id = ?3), 0))",
                )?
                .execute(params![seq, player.to_string(), night])?;
            return Ok(());
        }
    };
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO reservation (player, position, at, waits, words) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![player.to_string(), seq, at.0, waits, reservation.words])?;
    Ok(())
}

/// A merged record's reservations and absences go to the record it became.
pub(crate) fn merge(connection: &Connection, kept: PlayerId, gone: PlayerId) -> Result<(), Obstacle> {
    let (kept, gone) = (kept.to_string(), gone.to_string());
    connection
        .execute("UPDATE OR IGNORE reservation SET player = ?1 WHERE player = ?2", params![kept, gone])?;
    connection.execute("DELETE FROM reservation WHERE player = ?1", [&gone])?;
    connection.execute("UPDATE no_show SET player = ?1 WHERE player = ?2", params![kept, gone])?;
    Ok(())
}
