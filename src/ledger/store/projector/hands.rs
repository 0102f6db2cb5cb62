//! What events change about the hands: their rows, who was in them, the words on them, and every player's sums.
//!
//! The sums are kept in memory while events are applied and written once, so that a replay stays fast.

use crate::ids::{NightId, PlayerId};
use crate::journal::{ColdHands, HandFact, HandNoted, HandPlayed, HandSeat, HandTagged, HandVoided};
use crate::night::hand_tally::HandTally;
use crate::store::projector::people::unknown_player;
use crate::store::projector::rows::night_column;
use crate::store::projector::sitting::{Sat, sit};
use crate::store::projector::{Obstacle, deals, party, tournament};
use crate::store::tally_row::{TALLY_COLUMNS, tally};
use engine::money::Money;
use rusqlite::{Connection, OptionalExtension, params};
use std::collections::BTreeMap;

/// The sums read or changed so far, and each player's position in the list of players.
#[derive(Default)]
pub(crate) struct Hands {
    tallies: BTreeMap<(NightId, PlayerId), Vec<(String, HandTally)>>,
    positions: BTreeMap<PlayerId, i64>,
    fresh: bool,
}

impl Hands {
    /// Over empty tables: no sum needs to be read.
    pub(crate) fn fresh() -> Self {
        Self { fresh: true, ..Self::default() }
    }

    /// Applies what a fact does to the hands; what the cold hands change belongs to the night.
    pub(crate) fn apply(
        &mut self,
        connection: &Connection,
        sat: &mut Sat,
        seq: u64,
        (fact, untouched): (&HandFact, Money),
    ) -> Result<(), Obstacle> {
        match fact {
            HandFact::HandPlayed(hand) => {
                if hand.tournament.is_none() && hand.keeps_the_deal() {
                    deals::keep_deal(connection, hand)?;
                }
                self.play(connection, sat, seq, (hand, untouched))?;
                if hand.depth == "game" {
                    party::end(connection, hand.hand)?;
                }
                tournament::count_hand(connection, hand)
            }
            HandFact::HandVoided(voided) => {
                self.void(connection, seq, voided)?;
                if voided.depth == "game" {
                    party::clear(connection, voided.hand)?;
                }
                voided.tournament.map_or(Ok(()), |id| tournament::count_void_hand(connection, id))
            }
            HandFact::HandTagged(tagged) => tag(connection, tagged),
            HandFact::HandNoted(HandNoted { hand, text, .. }) => {
                connection
                    .prepare_cached("INSERT INTO hand_note (hand, seq, text) VALUES (?1, ?2, ?3)")?
                    .execute(params![hand.to_string(), seq, text])?;
                Ok(())
            }
            HandFact::ColdCommitted { night, seed, .. } => {
                night_column(connection, *night, "seed", seed.clone())
            }
            HandFact::ColdHands(cold) => cold_hands(connection, cold),
        }
    }

    /// Writes the sums that were read or changed.
    pub(crate) fn flush(&self, connection: &Connection) -> Result<(), Obstacle> {
        let mut write = connection.prepare_cached(&format!(
            "INSERT OR REPLACE INTO tally (night, player, game, {TALLY_COLUMNS})
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)"
        ))?;
        for ((night, player), games) in &self.tallies {
            let (night, player) = (night.to_string(), player.to_string());
            for (game, tally) in games {
                let [hands, showdowns, showdowns_won, counted, entered, raised, rest @ ..] = tally.counts();
                let [faced, reraised, flops, went, went_won] = rest;
                write.execute(params![
                    night,
                    player,
                    game,
                    tally.net.minor(),
                    tally.won_max.minor(),
                    hands,
                    showdowns,
                    showdowns_won,
                    counted,
                    entered,
                    raised,
                    faced,
                    reraised,
                    flops,
                    went,
                    went_won
                ])?;
            }
        }
        Ok(())
    }

    fn play(
        &mut self,
        connection: &Connection,
        sat: &mut Sat,
        seq: u64,
        (hand, untouched): (&HandPlayed, Money),
    ) -> Result<(), Obstacle> {
        let mut write =
            connection.prepare_cached("INSERT INTO hand_seat (player, hand, net) VALUES (?1, ?2, ?3)")?;
        for seat in &hand.seats {
            sit(connection, sat, seq, hand.night, seat.player)?;
            let position = self.position(connection, seat.player)?;
            write.execute(params![position, seq, seat.net()?.minor()])?;
            self.count(connection, hand, seat)?;
        }
        connection
            .prepare_cached(
                "INSERT INTO hand (seq, id, night, number, game, depth, pot, shown, print, staged, at_table)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, coalesce(
                     (SELECT at_table FROM sitting WHERE night = ?3 AND player = ?11), 1))",
            )?
            .execute(params![
                seq,
                hand.hand.to_string(),
                hand.night.to_string(),
                hand.number,
                hand.game,
                hand.depth,
                hand.pot()?.minor(),
                hand.shown(),
                hand.print,
                hand.tournament.is_some(),
                hand.seats.first().map(|seat| seat.player.to_string())
            ])?;
        // For a hand played for money, its fines wait in the middle, in addition to fines it wasn't played for.
        let fines = hand.tournament.is_none().then(|| hand.fines.minor());
        connection
            .prepare_cached(
                "UPDATE night SET hands = ?2, fines = coalesce(?3 + min(fines, ?4), fines) WHERE id = ?1",
            )?
            .execute(params![hand.night.to_string(), hand.number, fines, untouched.minor()])?;
        Ok(())
    }

    /// The hand stays in the list, moving nothing; its number isn't used again.
    fn void(&mut self, connection: &Connection, seq: u64, voided: &HandVoided) -> Result<(), Obstacle> {
        for player in &voided.players {
            let position = self.position(connection, *player)?;
            connection
                .prepare_cached("INSERT OR REPLACE INTO hand_seat (player, hand, net) VALUES (?1, ?2, 0)")?
                .execute(params![position, voided.seq])?;
        }
        connection
            .prepare_cached(
                "INSERT OR REPLACE INTO hand
                     (seq, id, night, number, game, depth, pot, shown, print, voided, staged, at_table)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 0, ?10, ?8, ?9, coalesce(?11, 1))",
            )?
            .execute(params![
                voided.seq,
                voided.hand.to_string(),
                voided.night.to_string(),
                voided.number,
                voided.game,
                voided.depth,
                voided.pot.minor(),
                seq,
                voided.tournament.is_some(),
                voided.print,
                voided.table
            ])?;
        connection
            .prepare_cached("UPDATE night SET hands = max(hands, ?2) WHERE id = ?1")?
            .execute(params![voided.night.to_string(), voided.number])?;
        Ok(())
    }

    fn count(&mut self, connection: &Connection, hand: &HandPlayed, seat: &HandSeat) -> Result<(), Obstacle> {
        let fresh = self.fresh;
        let games = self.tallies.entry((hand.night, seat.player)).or_default();
        let known = games.iter().position(|(game, _)| *game == hand.game);
        let tally = match known {
            Some(index) => games.get_mut(index),
            None => {
                let read = if fresh { None } else { read(connection, hand, seat.player)? };
                games.push((hand.game.clone(), read.unwrap_or_default()));
                games.last_mut()
            }
        };
        if let Some((_, tally)) = tally {
            tally.add(seat, hand.tournament.is_none())?;
        }
        Ok(())
    }

    fn position(&mut self, connection: &Connection, player: PlayerId) -> Result<i64, Obstacle> {
        if let Some(position) = self.positions.get(&player) {
            return Ok(*position);
        }
        let position = connection
            .prepare_cached("SELECT position FROM player WHERE id = ?1")?
            .query_row([player.to_string()], |row| row.get(0))
            .optional()?
            .ok_or_else(unknown_player)?;
        self.positions.insert(player, position);
        Ok(position)
    }
}

fn read(connection: &Connection, hand: &HandPlayed, player: PlayerId) -> Result<Option<HandTally>, Obstacle> {
    let columns = format!("SELECT {TALLY_COLUMNS} FROM tally WHERE night = ?1 AND player = ?2 AND game = ?3");
    let found = connection
        .prepare_cached(&columns)?
        .query_row(params![hand.night.to_string(), player.to_string(), hand.game], |row| tally(row, 0))
        .optional()?;
    Ok(found)
}

fn tag(connection: &Connection, tagged: &HandTagged) -> Result<(), Obstacle> {
    let words = if tagged.removed {
        "DELETE FROM hand_tag WHERE hand = ?1 AND tag = ?2"
    } else {
        "INSERT OR REPLACE INTO hand_tag (hand, tag) VALUES (?1, ?2)"
    };
    let mut write = connection.prepare_cached(words)?;
    for word in &tagged.tags {
        write.execute(params![tagged.hand.to_string(), word])?;
    }
    Ok(())
}

fn cold_hands(connection: &Connection, cold: &ColdHands) -> Result<(), Obstacle> {
    let tied = if cold.best.len() > 1 {
        Some(cold.best.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
    } else {
        None
    };
    connection.execute(
        "UPDATE night SET cold = ?2, seed = NULL, fines = 0 WHERE id = ?1",
        params![cold.night.to_string(), tied],
    )?;
    Ok(())
}
