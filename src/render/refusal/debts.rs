//! What is wrong with a debt, and notices about players who owe, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use engine::as_text::{counted, with_the};
use engine::money::Amount;
use engine::readable::AsTyped;
use ledger::refusal::{DebtNoticed, DebtRefused, GuestWay};

pub(super) fn said(why: &DebtRefused) -> Said {
    match why {
        DebtRefused::ToHimself => Said::new("same-party", "players can't owe themselves"),
        DebtRefused::NotOfPoker { reason } => {
            let message = format!("THE BOOK is only for poker debts, and `{}` isn't one", reason.as_typed());
            Said::new("not-a-poker-debt", message).or("book owe --help")
        }
        DebtRefused::NotAPlayer => {
            Said::new("not-a-player", "only debts between players can be entered by hand")
        }
        DebtRefused::Guest { name, way } => Said::new(
            "guest-in-book",
            format!("`{name}` is a guest, and only regulars can run a tab in THE BOOK"),
        )
        .way(of_guest(name, way)),
        DebtRefused::OwesThere { name, owes } => {
            let message = format!("`{name}` owes {owes} in THE BOOK, but guests can't run a tab there");
            Said::new("guest-in-book", message).way(WayOut::line("book statement").who(&[name]))
        }
        DebtRefused::PaysMuchMore { payer, paid, due, amount, owed_back } => {
            let back = owed_back.map(|back| format!("; `{paid}` owes `{payer}` {back}")).unwrap_or_default();
            let owes = match due.is_zero() {
                true => format!("`{payer}` doesn't owe `{paid}` anything"),
                false => format!("`{payer}` owes `{paid}` {due}"),
            };
            Said::new("unusual-amount", format!("{owes}, but is paying {amount}{back}"))
        }
        DebtRefused::ForgivesMore { owed, amount } => {
            let message = match owed.money.is_zero() {
                true => "there's no debt to forgive".to_owned(),
                false => format!("only {owed} is owed, so you can't forgive {amount}"),
            };
            Said::new("more-than-owed", message).or("book show")
        }
        DebtRefused::NoPhone { purse, from, to, amount } => no_phone(purse, [from, to], *amount),
        DebtRefused::OverLimit { name, limit, owes, more } => {
            let message = format!(
                "`{name}` owes {owes} in THE BOOK, so {more} more would be over the limit of {limit}"
            );
            Said::new("over-limit", message)
                .way(WayOut::line("book statement").who(&[name]))
                .or("book limit --help")
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
    let message = format!("{} is cash only, so you can't pay it by app", with_the(purse));
    Said::new("no-phone", message).way(WayOut::line("book pay").who(&[from, to]).amount(amount))
}

pub(super) fn noticed(what: &DebtNoticed) -> String {
    match what {
        DebtNoticed::PastLimit { name, owes, limit } => {
            format!("`{name}` now owes {owes} in THE BOOK, over the limit of {limit}")
        }
        DebtNoticed::AtLimit { name, owes, limit } => {
            format!("`{name}` owes {owes} in THE BOOK; the limit is {limit}")
        }
        DebtNoticed::Old { name, owes, days } => {
            format!("`{name}` owes {owes} in THE BOOK, some of it for {}", counted(days, "day"))
        }
    }
}
