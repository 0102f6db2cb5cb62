//! Reading who dealt in a night.

use crate::ids::NightId;
use crate::night::Deal;
use crate::night::void_deals::{self, HandAt};
use crate::store::failure::StoreError;
use crate::store::read::{Reader, player};

impl Reader<'_> {
    /// Who dealt, hand by hand, and which of the hands were declared void.
    pub(crate) fn deals(&self, night: NightId) -> Result<Vec<Deal>, StoreError> {
        let columns = "SELECT dealer, at_table, dead, after FROM deal WHERE night = ?1 ORDER BY number";
        let mut deals = self.list(columns, [night.to_string()], |row| {
            let (table, dead, after) = (row.get(1)?, row.get(2)?, row.get(3)?);
            Ok(Deal { dealer: player(row, 0)?, table, dead, after, void: false })
        })?;
        // Where no hand is void, none is read.
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
}
