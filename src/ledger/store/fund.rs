//! Reads the fund: what it has, who paid what, and whose deal is paid already.

use crate::ids::{NightId, PlayerId};
use crate::journal::FundWhy;
use crate::store::failure::StoreError;
use crate::store::read::{Reader, player};
use engine::money::Money;
use rusqlite::params;

/// What one player paid into the fund and got from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FundRow {
    pub player: PlayerId,
    /// Paid in during the night asked for.
    pub tonight: Money,
    /// Paid in over all nights.
    pub paid: Money,
    /// Received from it over all nights.
    pub received: Money,
}

impl Reader<'_> {
    /// The fund's cash, over all nights.
    pub fn fund_cash(&self) -> Result<Money, StoreError> {
        let sums = self.list("SELECT coalesce(sum(cash), 0) FROM fund", [], |row| row.get(0))?;
        Ok(Money::from_minor(sums.into_iter().next().unwrap_or(0)))
    }

    /// Everybody who ever paid in or got something, in order of their first time.
    pub fn fund_rows(&self, night: Option<NightId>) -> Result<Vec<FundRow>, StoreError> {
        let columns = "SELECT player,
                coalesce(sum(chips) FILTER (WHERE why <> 'spent' AND night = ?1), 0),
                coalesce(sum(chips) FILTER (WHERE why <> 'spent'), 0),
                -coalesce(sum(chips + cash) FILTER (WHERE why = 'spent'), 0)
             FROM fund WHERE player IS NOT NULL GROUP BY player ORDER BY min(seq)";
        let night = night.map(|night| night.to_string()).unwrap_or_default();
        self.list(columns, params![night], |row| {
            Ok(FundRow {
                player: player(row, 0)?,
                tonight: Money::from_minor(row.get(1)?),
                paid: Money::from_minor(row.get(2)?),
                received: Money::from_minor(row.get(3)?),
            })
        })
    }

    /// Who paid for a place at the table and hasn't left it.
    pub fn fund_joined(&self, night: NightId) -> Result<Vec<PlayerId>, StoreError> {
        let columns = "SELECT player FROM fund WHERE night = ?1 AND why = ?2 AND open = 1
             GROUP BY player HAVING sum(chips) > 0 ORDER BY min(seq)";
        self.list(columns, params![night.to_string(), FundWhy::Joined.word()], |row| player(row, 0))
    }
}
