//! What is far above what is usual, in words.

use crate::render::refusal::said::Said;
use ledger::refusal::UnusualRefused;

pub(super) fn said(why: &UnusualRefused) -> Said {
    let message = match why {
        UnusualRefused::Purchase { name, total, usual } => {
            format!("`{name}` buys {total}, where the others bought {usual}")
        }
        UnusualRefused::Count { name, found } => format!("`{name}` bought no chips tonight and has {found}"),
        UnusualRefused::Drawer { found, expected } => {
            format!("{found} lie in the drawer, which should hold {expected}")
        }
        UnusualRefused::Debt { amount, bought, owed } => {
            let bought = bought.map(|usual| format!("people buy {usual}"));
            let owed = owed.map(|most| format!("the largest debt is {most}"));
            let known: Vec<String> = bought.into_iter().chain(owed).collect();
            format!("{amount} is far from what is played for: {}", known.join(", and "))
        }
    };
    Said::new("unusual-amount", message)
}
