//! Why balances cannot be settled, in words.

use crate::render::page::together;
use crate::render::refusal::said::Said;
use ledger::refusal::{NettingRefused, NotAQuestion};

pub(super) fn said(why: &NettingRefused) -> Said {
    match why {
        NettingRefused::Unbalanced { sum } => {
            Said::new("balances-unbalanced", format!("the balances add up to {sum}, not zero"))
        }
        NettingRefused::TooMany { count, count_max } => {
            let message = format!("{count} balances is too many: the limit is {count_max} at once");
            Said::new("too-many-balances", message)
        }
        NettingRefused::TooLarge => {
            Said::new("amount-too-large", "the debts add up to more than the book can hold")
        }
        NettingRefused::CutOff { names, owe, amount } => {
            let side = match (names.len(), owe) {
                (1, true) => "owes",
                (1, false) => "is owed",
                (_, true) => "owe",
                (_, false) => "are owed",
            };
            let why = match names.len() {
                1 => ", but isn't allowed to settle up with any of the others",
                _ => " altogether, but can only settle up with each other",
            };
            let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
            let message = format!("{} {side} {amount}{why}", together(&names));
            Said::new("cut-off", message)
        }
        NettingRefused::HubBarred { balances } => {
            let each: Vec<String> =
                balances.iter().map(|(name, balance)| format!("`{name}` ({balance})")).collect();
            Said::new(
                "hub-excluded",
                format!("the player everybody settles up with can't settle up with {}", together(&each)),
            )
        }
        NettingRefused::UnknownName { name, count } => {
            Said::new("unknown-name", format!("`{name}` isn't one of the {count} balances"))
        }
        NettingRefused::Malformed(why) => Said::new("bad-json", malformed(why)),
    }
}

fn malformed(why: &NotAQuestion) -> String {
    match why {
        NotAQuestion::Unread { fault } => fault.clone(),
        NotAQuestion::NoHub => "mode `hub` needs `hub`, a name from the balances".to_owned(),
        NotAQuestion::IdleHub => "`hub` only works with mode `hub`".to_owned(),
        NotAQuestion::NoPairs => "mode `pairs` needs `pairs`, the pairs that may pay each other".to_owned(),
        NotAQuestion::PairedWithHimself { name, field } => {
            format!("`{name}` is paired with `{name}` in `{field}`")
        }
    }
}
