//! What events change about THE BOOK besides its balances.

use crate::journal::{DebtFact, DebtLimited};
use crate::store::projector::{Obstacle, people};
use rusqlite::Connection;

/// Applies what a fact does to THE BOOK: a limit is kept with the player, everything else is a balance.
pub(crate) fn apply(connection: &Connection, fact: &DebtFact) -> Result<(), Obstacle> {
    match fact {
        DebtFact::DebtLimited(DebtLimited { player, limit, .. }) => {
            people::limit(connection, *player, *limit)
        }
        DebtFact::DebtOwed { .. }
        | DebtFact::DebtPaid { .. }
        | DebtFact::DebtForgiven { .. }
        | DebtFact::DebtAssumed(_)
        | DebtFact::Consolidated(_)
        | DebtFact::DebtShifted(_)
        | DebtFact::Adjusted(_) => Ok(()),
    }
}
