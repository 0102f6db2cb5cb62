//! What is said to players who owe, and the payments of a settle-up: plain lines to paste into a chat.

use crate::answer::Debt;
use crate::answer::book::{Due, DueDebt};
use crate::answer::consolidation::Consolidation;
use crate::render::names::spoken;
use crate::render::page::name;

/// Reminders, one line each.
#[must_use]
pub fn reminders(told: &Due) -> String {
    let Due { older_than_days, due, private } = told;
    if due.is_empty() && private.is_empty() {
        return format!("no debt is older than {}", days(*older_than_days));
    }
    let mut blocks: Vec<String> = Vec::new();
    for (heading, debts) in [("", due), ("private, not in THE BOOK:\n", private)] {
        if !debts.is_empty() {
            let lines: Vec<String> = debts.iter().map(reminder).collect();
            blocks.push(format!("{heading}{}", lines.join("\n")));
        }
    }
    blocks.join("\n\n")
}

fn reminder(due: &DueDebt) -> String {
    let DueDebt { debt: Debt { debtor, creditor, amount }, in_all, since, days: age, paid_at } = due;
    let (debtor, creditor) = (spoken(debtor), spoken(creditor));
    let owed = if in_all == amount {
        format!("has owed {creditor} {amount}")
    } else {
        format!("owes {creditor} {in_all}, {amount} of it")
    };
    let (age, since, handle) = (days(*age), since.day(), pay_at(paid_at.as_deref()));
    format!("{debtor} {owed} for {age}, since {since}{handle}")
}

fn days(count: i64) -> String {
    if count == 1 { "1 day".to_owned() } else { format!("{count} days") }
}

fn pay_at(handle: Option<&str>) -> String {
    handle.map(|handle| format!(" ({})", name(handle))).unwrap_or_default()
}

/// The payments, one line each, with where to pay.
#[must_use]
pub fn settle_up(day: &str, answer: &Consolidation) -> String {
    if answer.after.is_empty() {
        return format!("Settling up, {day}: nobody owes anybody");
    }
    let handle = |who: &str| {
        let paid = answer.paid_at.iter().find(|paid| paid.player == who);
        paid.and_then(|paid| paid.paid_at.as_deref())
    };
    let line = |Debt { debtor, creditor, amount }: &Debt| {
        let (from, to) = (spoken(debtor), spoken(creditor));
        let at = pay_at(handle(&to));
        format!("{from} pays {to} {amount}{at}")
    };
    let lines: Vec<String> = answer.after.iter().map(|grouped| line(&grouped.debt)).collect();
    format!("Settling up, {day}:\n{}", lines.join("\n"))
}
