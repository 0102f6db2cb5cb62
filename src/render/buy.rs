//! Chips that were sold.

use crate::answer::buy::{Bought, Paid};
use crate::render::fund::payment;
use crate::render::page::name;
use ledger::journal::Means;

/// Who has chips now, and how they paid.
#[must_use]
pub fn bought(answer: &Bought) -> String {
    let parts: Vec<String> = answer.paid.iter().map(part).collect();
    let seller = if answer.is_from_player { format!(" from {}", name(&answer.from)) } else { String::new() };
    let colours = answer.colours.as_ref().map(|chips| format!(" ({chips})")).unwrap_or_default();
    let (buyer, stack) = (name(&answer.player), answer.chips);
    let first = format!("{buyer} buys chips{seller}: {}{colours}; stack {stack}", parts.join(", "));
    std::iter::once(first).chain(answer.payments.iter().map(payment)).collect::<Vec<_>>().join("\n")
}

fn part(Paid { means, amount, note }: &Paid) -> String {
    match (means, note) {
        (Means::Note, Some(note)) => format!("{amount} with note {note}"),
        (Means::Book, _) => format!("{amount} on THE BOOK"),
        (Means::Transfer, _) => format!("{amount} by app"),
        _ => format!("{amount} in cash"),
    }
}
