//! Chains of events as text: which events a debt or a note is made of, with what each of them added.

use crate::answer::chain::{Chain, Link, Why};
use crate::render::names::spoken;
use crate::render::page::table;

/// Why one owes another.
#[must_use]
pub fn why(Why { book, private, settled_up }: &Why) -> String {
    let passed_on = settled_up.map(|event| {
        let debtor = spoken(&book.debtor);
        format!(
            "\n\n#{event} settled several debts at once. To see the old debts: book consolidations {event}\n\
             Everything {debtor} owed and paid: book statement {debtor}"
        )
    });
    let private = private.as_ref().map(|chain| format!("\n\nprivate, not in THE BOOK:\n{}", debt(chain)));
    debt(book) + &passed_on.unwrap_or_default() + &private.unwrap_or_default()
}

fn debt(chain: &Chain) -> String {
    let (debtor, creditor) = (spoken(&chain.debtor), spoken(&chain.creditor));
    match chain.events.as_slice() {
        [] => format!("{debtor} and {creditor} never owed each other anything in THE BOOK"),
        links if chain.amount.is_zero() => {
            format!(
                "{debtor} and {creditor} don't owe each other anything anymore:\n\n{}",
                self::links(links)
            )
        }
        links => format!("{debtor} owes {creditor} {}:\n\n{}", chain.amount, self::links(links)),
    }
}

/// The events, one a line, with what each added.
#[must_use]
pub fn links(links: &[Link]) -> String {
    let rows = links.iter().map(|link| {
        [
            format!("#{}", link.event),
            link.at.day().to_owned(),
            link.night.map(|night| night.to_string()).unwrap_or_default(),
            link.text.clone(),
            link.amount.to_string(),
        ]
    });
    table(&["", "day", "night", "what happened", "amount"], &[0, 2, 4], rows)
}
