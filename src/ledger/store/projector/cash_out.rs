//! What events change when players go home.

use crate::accounts::Party;
use crate::journal::{CashOutFact, CashedOut};
use crate::night::NoteStatus;
use crate::store::projector::balances::Balances;
use crate::store::projector::sitting::{Sat, paid, sit};
use crate::store::projector::{Obstacle, colours, notes};
use rusqlite::Connection;

/// Applies what a fact of going home does.
pub(crate) fn apply(
    connection: &Connection,
    sat: &mut Sat,
    balances: &mut Balances,
    seq: u64,
    fact: &CashOutFact,
) -> Result<(), Obstacle> {
    match fact {
        CashOutFact::CashedOut(cashed) => cash_out(connection, sat, balances, seq, cashed),
        CashOutFact::ClaimPaid { night, player, amount } => paid(connection, *night, *player, *amount),
        // These change only balances.
        CashOutFact::OverShortBooked { .. } | CashOutFact::BankSettled(_) => Ok(()),
    }
}

fn cash_out(
    connection: &Connection,
    sat: &mut Sat,
    balances: &mut Balances,
    seq: u64,
    cashed: &CashedOut,
) -> Result<(), Obstacle> {
    sit(connection, sat, seq, cashed.night, cashed.player)?;
    paid(connection, cashed.night, cashed.player, cashed.cash)?;
    if let Some(chips) = &cashed.chips {
        colours::back(connection, cashed.night, chips)?;
    }
    let mut redeemed = cashed.notes.iter();
    redeemed.try_for_each(|note| {
        notes::settle(connection, balances, note, (Party::Bank, cashed.player), NoteStatus::Paid)
    })
}
