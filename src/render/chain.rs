//! Chains of events as text: which events a debt or a note is made of, with what each of them added.

use crate::render::names::Names;
use crate::render::page::table;
use engine::money::{Currency, Money};
use ledger::accounts::Party;

/// One event of a chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    pub event: u64,
    /// Its day, in the face's words.
    pub day: String,
    /// The number of its night.
    pub night: Option<u32>,
    /// Its sentence.
    pub text: String,
    /// What it added; below zero it took that off.
    pub amount: Money,
}

/// A debt between two, and the events that make it up.
#[derive(Clone, Copy, Debug)]
pub struct Debt<'a> {
    pub debtor: Party,
    pub creditor: Party,
    pub amount: Money,
    pub links: &'a [Link],
}

/// Why a debt is what it is.
#[must_use]
pub fn why(debt: &Debt<'_>, names: &Names, currency: Currency) -> String {
    let (debtor, creditor) = (names.spoken(debt.debtor), names.spoken(debt.creditor));
    let owed = currency.shown(debt.amount);
    match debt.links {
        [] => format!("{debtor} and {creditor} never owed each other anything in THE BOOK"),
        links if debt.amount.is_zero() => {
            let links = self::links(links, currency);
            format!("{debtor} and {creditor} owe each other nothing any more:\n\n{links}")
        }
        links => format!("{debtor} owes {creditor} {owed}:\n\n{}", self::links(links, currency)),
    }
}

/// The events, one a line, with what each added.
#[must_use]
pub fn links(links: &[Link], currency: Currency) -> String {
    let rows = links.iter().map(|link| {
        [
            format!("#{}", link.event),
            link.day.clone(),
            link.night.map(|night| night.to_string()).unwrap_or_default(),
            link.text.clone(),
            currency.shown(link.amount),
        ]
    });
    table(&["", "day", "night", "what happened", "amount"], &[0, 2, 4], rows)
}
