//! Past nights from a spreadsheet: whether they add up, and the debts they leave.

use crate::accounts::Party;
use crate::book::netting::{Mode, plan};
use crate::ids::PlayerId;
use crate::journal::{DebtLine, PastBorne, PastKey, PastPlayed, PastResult, PastSettled};
use crate::night::tonight::Tonight;
use crate::refusal::{BalanceAmount, PastFault, Refusal};
use crate::time::Instant;
use engine::money::{Amount, Currency, Money, Overflow};
use std::collections::BTreeMap;

/// A night as it was read; `W` identifies its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastNight<W> {
    /// Where it is: file and line.
    pub spot: String,
    pub key: PastKey,
    /// When its day begins, and when the next one does.
    pub hours: (Instant, Instant),
    pub rows: Vec<PastRow<W>>,
}

/// One player of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastRow<W> {
    pub who: W,
    pub bought: Option<Money>,
    pub net: Money,
}

impl<W> PastNight<W> {
    /// What all results add up to: zero, if they're right.
    ///
    /// # Errors
    ///
    /// A sum too large for a book.
    pub fn off(&self) -> Result<Money, Overflow> {
        Money::sum(self.rows.iter().map(|row| row.net))
    }

    /// The same night with other identifiers for its players.
    pub fn known_by<V>(&self, who: impl Fn(&W) -> Option<V>) -> Option<PastNight<V>> {
        let row = |row: &PastRow<W>| Some(PastRow { who: who(&row.who)?, bought: row.bought, net: row.net });
        let rows = self.rows.iter().map(row).collect::<Option<Vec<_>>>()?;
        Some(PastNight { spot: self.spot.clone(), key: self.key.clone(), hours: self.hours, rows })
    }
}

/// The nights that don't add up.
///
/// # Errors
///
/// A sum too large for a book.
pub fn uneven<W>(nights: &[PastNight<W>], currency: Currency) -> Result<Vec<PastFault>, Overflow> {
    let mut faults = Vec::new();
    for night in nights {
        let off = night.off()?;
        if !off.is_zero() {
            let (spot, when) = (night.spot.clone(), night.key.told());
            let are_results = night.rows.iter().all(|row| row.bought.is_none());
            faults.push(PastFault::Off { spot, when, by: Amount::new(off, currency), are_results });
        }
    }
    Ok(faults)
}

/// Everybody once: a player who is listed twice, for example under a second name, has both results.
///
/// # Errors
///
/// A sum too large for a book.
pub fn joined(rows: &[PastRow<PlayerId>]) -> Result<Vec<PastResult>, Overflow> {
    let mut results: Vec<PastResult> = Vec::new();
    for PastRow { who, bought, net } in rows {
        match results.iter_mut().find(|result| result.player == *who) {
            Some(result) => {
                result.net = result.net.plus(*net)?;
                result.bought = match (result.bought, *bought) {
                    (Some(one), Some(other)) => Some(one.plus(other)?),
                    (one, other) => one.or(other),
                };
            }
            None => results.push(PastResult { player: *who, bought: *bought, net: *net }),
        }
    }
    Ok(results)
}

/// What's left to write about a night after its results: who covers what they're off by, and, unless everything was paid, the
/// debts. The fewest payments of that night alone; what the house's purse covers, it pays or keeps in cash.
///
/// # Errors
///
/// A sum that's too large for a book; more players than a plan is made for.
pub fn settle(
    tonight: &Tonight,
    results: &[PastResult],
    (bearer, settled): (Option<Party>, bool),
) -> Result<Option<PastSettled>, Refusal> {
    let night = tonight.evening.id;
    let off = Money::sum(results.iter().map(|result| result.net))?;
    let borne = bearer.filter(|_| !off.is_zero()).map(|by| PastBorne { by, amount: off });
    let mut nets: BTreeMap<Party, Money> = BTreeMap::new();
    for result in results {
        nets.insert(result.player.into(), result.net);
    }
    if let Some(PastBorne { by, amount }) = borne {
        let net = nets.entry(by).or_default();
        *net = net.minus(amount)?;
    }
    let payments = if settled { Vec::new() } else { payments(tonight, &nets)? };
    let is_debt = |line: &DebtLine| line.debtor.player().is_some() && line.creditor.player().is_some();
    let debts: Vec<DebtLine> = payments.into_iter().filter(is_debt).collect();
    Ok((borne.is_some() || !debts.is_empty()).then_some(PastSettled { night, borne, debts }))
}

fn payments(tonight: &Tonight, nets: &BTreeMap<Party, Money>) -> Result<Vec<DebtLine>, Refusal> {
    let name = |party| tonight.party_name(party).to_owned();
    let counted = |money| BalanceAmount::Counted(tonight.amount(money));
    let planned =
        plan(nets, &[], Mode::Fewest, &[]).map_err(|impasse| impasse.refusal(name, counted))?.payments;
    let line = |debtor, creditor, amount| DebtLine { debtor, creditor, amount };
    Ok(planned.into_iter().map(|payment| line(payment.from, payment.to, payment.amount)).collect())
}

/// True if the debts of a night match its results: nobody owes more than they lost, or is owed more than they won.
///
/// # Errors
///
/// A sum too large for a book.
pub fn is_rightly_owed(played: &PastPlayed, settled: &PastSettled) -> Result<bool, Overflow> {
    let mut left: BTreeMap<Party, Money> = BTreeMap::new();
    for result in &played.results {
        left.insert(result.player.into(), result.net);
    }
    let borne = settled.borne.map(|borne| (borne.by, borne.amount));
    let given = borne.into_iter().chain(settled.debts.iter().map(|debt| (debt.creditor, debt.amount)));
    for (party, amount) in given {
        let net = left.entry(party).or_default();
        *net = net.minus(amount)?;
    }
    for DebtLine { debtor, amount, .. } in &settled.debts {
        let net = left.entry(*debtor).or_default();
        *net = net.plus(*amount)?;
    }
    let is_even = Money::sum(left.values().copied())?.is_zero();
    // With debts, whatever is left was paid to the house's purse or by it.
    let house = left.remove(&Party::House).unwrap_or_default();
    let is_paid = |net: &Money| net.is_zero() || net.is_negative() != house.is_negative();
    Ok(is_even && (settled.debts.is_empty() || left.values().all(is_paid)))
}
