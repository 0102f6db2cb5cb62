//! What is wrong with a debt, and what is to be heard of those who owe, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use engine::as_text::with_the;
use engine::money::Amount;
use ledger::refusal::{DebtNoticed, DebtRefused, GuestWay};

pub(super) fn said(why: &DebtRefused) -> Said {
    match why {
        DebtRefused::ToHimself => Said::new("same-party", "nobody can owe himself"),
        DebtRefused::NotOfPoker { reason } => {
            let message =
                format!("THE BOOK holds poker debts only, and `{}` is not one", reason.escape_debug());
            Said::new("not-a-poker-debt", message).or("book owe --help")
        }
        DebtRefused::NotAPlayer => Said::new("not-a-player", "only a player's debt is written by hand"),
        DebtRefused::Guest { name, way } => {
            Said::new("guest-in-book", format!("`{name}` is a guest, and only regulars owe in THE BOOK"))
                .way(of_guest(name, way))
        }
        DebtRefused::OwesThere { name, owes } => {
            let message = format!("`{name}` owes {owes} in THE BOOK, and no guest owes there");
            Said::new("guest-in-book", message).way(WayOut::line("book statement").who(&[name]))
        }
        DebtRefused::PaysMuchMore { payer, paid, due, amount, owed_back } => {
            let back = owed_back.map(|back| format!("; `{paid}` owes `{payer}` {back}")).unwrap_or_default();
            Said::new("unusual-amount", format!("`{payer}` owes `{paid}` {due} and pays {amount}{back}"))
        }
        DebtRefused::ForgivesMore { owed, amount } => {
            let owed = if owed.money.is_zero() { "nothing".to_owned() } else { format!("only {owed}") };
            Said::new("more-than-owed", format!("{owed} is owed, so {amount} cannot be forgiven"))
                .or("book show")
        }
        DebtRefused::NoPhone { purse, from, to, amount } => no_phone(purse, [from, to], *amount),
        DebtRefused::OverLimit { name, limit, owes, more, after } => {
            let message =
                format!("`{name}` may owe {limit} in THE BOOK and owes {owes}, so {more} more is too much");
            let raised = WayOut::line("book limit").who(&[name]).amount(*after);
            Said::new("over-limit", message).or(format!("{raised} --why \"as agreed\""))
        }
    }
}

fn of_guest(name: &str, way: &GuestWay) -> WayOut {
    match way {
        GuestWay::InvitedBy(inviter) => WayOut::line("player show").who(&[inviter]),
        GuestWay::MadeRegular => WayOut::line("player regular").who(&[name]),
        GuestWay::ConsolidatedOtherwise => WayOut::line("book consolidate --help"),
    }
}

fn no_phone(purse: &str, [from, to]: [&str; 2], amount: Amount) -> Said {
    let message = format!("{} is cash and has no phone: nothing goes there by app", with_the(purse));
    Said::new("no-phone", message).way(WayOut::line("book pay").who(&[from, to]).amount(amount))
}

pub(super) fn noticed(what: &DebtNoticed) -> String {
    match what {
        DebtNoticed::PastLimit { name, owes, limit } => {
            format!("`{name}` owes {owes} in THE BOOK now, and may owe {limit}")
        }
        DebtNoticed::AtLimit { name, owes, limit } => {
            format!("`{name}` owes {owes} in THE BOOK, and may owe {limit}")
        }
        DebtNoticed::Old { name, owes, days } => {
            format!("`{name}` owes {owes} in THE BOOK, some of it for {days} days")
        }
    }
}
