//! Reads who dealt in a night, how many hands its tables had, and which of them a player was in.

use crate::ids::{NightId, PlayerId};
use crate::night::void_deals::{self, HandAt};
use crate::night::{Deal, Evening, HandsAt};
use crate::store::failure::StoreError;
use crate::store::read::{Reader, player};
use rusqlite::params;

impl Reader<'_> {
    /// Who dealt, hand by hand, and which of the hands were declared void.
    pub(crate) fn deals(&self, night: NightId) -> Result<Vec<Deal>, StoreError> {
        let mut deals = self.deals_after(night, 0)?;
        // If no hand is void, none is read.
        let columns = "SELECT number, at_table, voided IS NOT NULL FROM hand
             WHERE night = ?1 AND staged = 0
               AND EXISTS (SELECT 1 FROM hand WHERE night = ?1 AND voided IS NOT NULL)
             ORDER BY number";
        let hands: Vec<HandAt> = self.list(columns, [night.to_string()], |row| {
            Ok(HandAt { number: row.get(0)?, table: row.get(1)?, void: row.get(2)? })
        })?;
        void_deals::mark(&mut deals, &hands);
        Ok(deals)
    }

    fn deals_after(&self, night: NightId, number: usize) -> Result<Vec<Deal>, StoreError> {
        // A hand after the tables were merged doesn't belong to a deal before that.
        let columns = "SELECT dealer, at_table, dead, by_turn, after, EXISTS (
                 SELECT 1 FROM hand WHERE hand.night = deal.night AND hand.number > deal.after
                     AND hand.number <= coalesce((
                         SELECT next.noted FROM deal AS next
                         WHERE next.night = deal.night AND next.number > deal.number AND next.at_table = deal.at_table
                         ORDER BY next.number LIMIT 1), hand.number)
                     AND (deal.number > merged_deals OR hand.number <= merged_hands)
                     AND hand.at_table = deal.at_table AND staged = 0), unwritten, noted < after
             FROM deal JOIN night ON night.id = deal.night
             WHERE deal.night = ?1 AND deal.number > ?2 ORDER BY deal.number";
        let mut deals = self.list(columns, params![night.to_string(), number], |row| {
            let (table, dead, by_turn, after) = (row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?);
            let (made, unwritten, again) = (row.get(5)?, row.get(6)?, row.get(7)?);
            let dealer = player(row, 0)?;
            Ok(Deal { dealer, table, dead, by_turn, after, again, made, unwritten, void: false })
        })?;
        void_deals::mark_unwritten(&mut deals);
        Ok(deals)
    }

    /// The hands of each table that are numbered higher than `number`.
    pub(crate) fn hands_at(&self, night: NightId, number: u32) -> Result<Vec<HandsAt>, StoreError> {
        self.list(
            "SELECT at_table, count(*), coalesce(max(CASE WHEN voided IS NULL THEN number END), 0)
             FROM hand WHERE night = ?1 AND number > ?2 AND staged = 0 GROUP BY at_table",
            params![night.to_string(), number],
            |row| Ok(HandsAt { table: row.get(0)?, hands: row.get(1)?, last: row.get(2)? }),
        )
    }

    /// True if a hand of the night was declared void.
    pub fn has_void_hand(&self, night: NightId) -> Result<bool, StoreError> {
        let columns = "SELECT 1 FROM hand WHERE night = ?1 AND voided IS NOT NULL LIMIT 1";
        Ok(!self.list(columns, [night.to_string()], |_| Ok(()))?.is_empty())
    }

    /// Brings the deals and hands of a night without void hands up to date. Of those known before, only the last deal of each
    /// table may have changed, and with it the outcome of the one before.
    pub(crate) fn go_on(&self, evening: &mut Evening, known: &Evening) -> Result<(), StoreError> {
        let before_last = |table| {
            let mut here = known.deals.iter().enumerate().rev().filter(|(_, deal)| deal.table == table);
            here.next().map(|last| here.next().unwrap_or(last).0)
        };
        let kept = (1..=evening.tables).filter_map(before_last).min().unwrap_or(0);
        evening.deals = known.deals.get(..kept).unwrap_or_default().to_vec();
        evening.deals.extend(self.deals_after(known.id, kept)?);
        evening.hands_at.clone_from(&known.hands_at);
        for new in self.hands_at(known.id, known.hands.max(evening.merged.hands))? {
            match evening.hands_at.iter_mut().find(|at| at.table == new.table) {
                Some(at) => {
                    at.hands = at.hands.saturating_add(new.hands);
                    at.last = new.last;
                }
                None => evening.hands_at.push(new),
            }
        }
        evening.hands_at.sort_by_key(|at| at.table);
        Ok(())
    }

    /// Hands of the night before event `before` that a player was in and that count, the oldest first; not more than a few.
    pub fn hands_of(&self, night: NightId, player: PlayerId, before: u64) -> Result<Vec<u64>, StoreError> {
        let columns = "SELECT hand.seq FROM hand_seat JOIN hand ON hand.seq = hand_seat.hand
             WHERE player = (SELECT position FROM player WHERE id = ?2)
               AND hand_seat.hand >= (SELECT seq FROM hand WHERE night = ?1 ORDER BY number LIMIT 1)
               AND hand_seat.hand < ?3 AND night = ?1 AND voided IS NULL AND staged = 0
             ORDER BY hand_seat.hand LIMIT 8";
        self.list(columns, params![night.to_string(), player.to_string(), before], |row| row.get(0))
    }

    /// The event of the last hand of the night that a player was in and that counts.
    pub fn last_hand_of(&self, night: NightId, player: PlayerId) -> Result<Option<u64>, StoreError> {
        let columns = "SELECT hand.seq FROM hand_seat JOIN hand ON hand.seq = hand_seat.hand
             WHERE player = (SELECT position FROM player WHERE id = ?2)
               AND hand_seat.hand >= (SELECT seq FROM hand WHERE night = ?1 ORDER BY number LIMIT 1)
               AND night = ?1 AND voided IS NULL AND staged = 0
             ORDER BY hand_seat.hand DESC LIMIT 1";
        let found = self.list(columns, params![night.to_string(), player.to_string()], |row| row.get(0))?;
        Ok(found.into_iter().next())
    }
}
