//! Reads one night: all of it, or starting from an earlier state of it.

use crate::accounts::{AccountKey, Accounts, Counter, Flow, Party};
use crate::ids::{NightId, PlayerId, written};
use crate::night::{Evening, MergedTables, Running, Sitting};
use crate::store::failure::StoreError;
use crate::store::read::{Reader, asset, damaged, optional_player, player, word};
use crate::time::Instant;
use engine::money::Money;
use rusqlite::{OptionalExtension, Row};

impl Reader<'_> {
    /// One night with everything the book knows about it.
    pub fn evening(&self, night: NightId) -> Result<Evening, StoreError> {
        self.evening_since(night, None)
    }

    /// The house of a night as it was when the night opened.
    pub fn profile(&self, night: NightId) -> Result<String, StoreError> {
        let mut profile =
            self.connection().prepare_cached("SELECT profile FROM night_house WHERE night = ?1")?;
        let found = profile.query_row([night.to_string()], |row| row.get(0)).optional()?;
        found.ok_or_else(|| damaged("a night is missing"))
    }

    /// A night without void hands, read from its state before some facts that affect nothing else.
    pub fn evening_from(&self, known: &Evening) -> Result<Evening, StoreError> {
        self.evening_since(known.id, Some(known))
    }

    fn evening_since(&self, night: NightId, known: Option<&Evening>) -> Result<Evening, StoreError> {
        let columns =
            "SELECT number, house, banker, stakes, opened, closed, warned, fines, hands, seed, cold, colours,
                    tables, merged_hands, merged_deals, merged_dealer, day
             FROM night WHERE id = ?1";
        let mut evening = self
            .connection()
            .prepare_cached(columns)?
            .query_row([night.to_string()], |row| evening_row(night, row))
            .optional()?
            .ok_or_else(|| damaged("a night is missing"))?;
        evening.sittings = self.sittings(night)?;
        match known {
            Some(known) => {
                evening.profile.clone_from(&known.profile);
                self.go_on(&mut evening, known)?;
            }
            None => {
                evening.profile = self.profile(night)?;
                evening.deals = self.deals(night)?;
                evening.hands_at = self.hands_at(night, evening.merged.hands)?;
            }
        }
        evening.last_hand = evening.hands_at.iter().map(|at| at.last).max().unwrap_or(0);
        evening.running = self.running(night)?;
        evening.accounts = Accounts::from_rows(self.accounts(&night.to_string())?);
        evening.forget_old_counts();
        evening.colours_out = self
            .list("SELECT colour, count FROM colour_out WHERE night = ?1", [night.to_string()], |row| {
                Ok((row.get(0)?, row.get(1)?))
            })?
            .into_iter()
            .collect();
        evening.under(&self.merged()?).map_err(|error| damaged(&error.to_string()))
    }

    fn running(&self, night: NightId) -> Result<Vec<Running>, StoreError> {
        let columns = "SELECT begun, moves FROM party WHERE night = ?1 ORDER BY hand";
        let rows = self.list(columns, [night.to_string()], |row| {
            Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?))
        })?;
        let unread = |error: serde_json::Error| damaged(&format!("a running game can't be read: {error}"));
        let read = |(begun, moves): (String, String)| {
            let begun = serde_json::from_str(&begun).map_err(unread)?;
            Ok(Running { begun, moves: serde_json::from_str(&moves).map_err(unread)? })
        };
        rows.into_iter().map(read).collect()
    }

    fn sittings(&self, night: NightId) -> Result<Vec<Sitting>, StoreError> {
        let columns = "SELECT player, seat, bought, counted, chips, paid, left_at, banked,
                       at_table, from_table, from_seat, notice_at, notice_deals, left_deals FROM sitting
                       WHERE night = ?1 ORDER BY position, player";
        self.list(columns, [night.to_string()], |row| {
            let chips: Option<String> = row.get(4)?;
            Ok(Sitting {
                player: player(row, 0)?,
                seat: row.get(1)?,
                bought: Money::from_minor(row.get(2)?),
                counted: row.get::<_, Option<i64>>(3)?.map(Money::from_minor),
                chips: chips.and_then(|chips| serde_json::from_str(&chips).ok()),
                paid: Money::from_minor(row.get(5)?),
                left: row.get::<_, Option<i64>>(6)?.map(Instant),
                banked: Money::from_minor(row.get(7)?),
                table: row.get(8)?,
                from: row.get::<_, Option<u32>>(9)?.zip(row.get(10)?),
                notice: row.get::<_, Option<i64>>(11)?.map(Instant).zip(row.get(12)?),
                left_after: row.get(13)?,
            })
        })
    }

    fn accounts(&self, night: &str) -> Result<Vec<(AccountKey, Flow)>, StoreError> {
        let columns = "SELECT party, asset, counter, trade, play, transfer FROM account WHERE night = ?1";
        self.list(columns, [night], |row| {
            let flow = Flow {
                trade: Money::from_minor(row.get(3)?),
                play: Money::from_minor(row.get(4)?),
                transfer: Money::from_minor(row.get(5)?),
            };
            Ok(((word::<Party>(row, 0)?, asset(row, 1)?, word::<Counter>(row, 2)?), flow))
        })
    }
}

fn evening_row(night: NightId, row: &Row<'_>) -> rusqlite::Result<Evening> {
    let (warned, tied) = (players_in(row, 6)?, players_in(row, 10)?);
    let (house, opened) = (row.get(1)?, Instant(row.get(4)?));
    Ok(Evening {
        banker: optional_player(row, 2)?,
        stakes: row.get(3)?,
        closed: row.get::<_, Option<i64>>(5)?.map(Instant),
        warned,
        fines: Money::from_minor(row.get(7)?),
        hands: row.get(8)?,
        seed: row.get(9)?,
        cold: tied,
        colours_known: row.get(11)?,
        tables: row.get(12)?,
        day: row.get(16)?,
        merged: MergedTables { hands: row.get(13)?, deals: row.get(14)?, dealer: optional_player(row, 15)? },
        ..Evening::begun(night, row.get(0)?, house, String::new(), opened)
    })
}

/// The players of a list of ids.
fn players_in(row: &Row<'_>, column: usize) -> rusqlite::Result<Vec<PlayerId>> {
    let text: Option<String> = row.get(column)?;
    let text = text.unwrap_or_default();
    Ok(text.split_whitespace().filter_map(written).map(PlayerId).collect())
}
