//! What is far more than usual, in words.

use crate::render::refusal::said::Said;
use ledger::refusal::UnusualRefused;

pub(super) fn said(why: &UnusualRefused) -> Said {
    let message = match why {
        UnusualRefused::Purchase { name, total, usual } => {
            format!("`{name}` is buying in for {total}, but the others bought in for {usual}")
        }
        UnusualRefused::FirstPurchase { name, total, usual } => {
            format!("`{name}` is buying in for {total}, but last time people bought in for {usual}")
        }
        UnusualRefused::Count { name, found } => {
            format!("`{name}` hasn't bought any chips tonight but has {found}")
        }
        UnusualRefused::Drawer { found, expected } => {
            format!("the drawer has {found}, but it should have {expected}")
        }
        UnusualRefused::Debt { amount, bought, owed } => {
            let bought = bought.map(|usual| format!("buy-ins are {usual}"));
            let owed = owed.map(|most| format!("the biggest debt is {most}"));
            let known: Vec<String> = bought.into_iter().chain(owed).collect();
            format!("{amount} looks too big for this game: {}", known.join(" and "))
        }
    };
    Said::new("unusual-amount", message)
}
