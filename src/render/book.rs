//! THE BOOK as text: who owes whom, what that comes to, and a consolidation with its reasons.

use crate::render::names::Names;
use crate::render::page::{lines, name, table, together};
use engine::money::{Currency, Money};
use ledger::accounts::Party;
use ledger::book::turned::{Turn, Turned};
use ledger::ids::PlayerId;
use ledger::journal::DebtLine;

/// Everything about THE BOOK that is shown together.
#[derive(Clone, Copy, Debug)]
pub struct Page<'a> {
    /// Debts that THE BOOK carries.
    pub debts: &'a [DebtLine],
    /// Private debts of guests, which it does not.
    pub private: &'a [DebtLine],
    /// What everybody is owed (above zero) or owes.
    pub net: &'a [(Party, Money)],
    /// Who may owe only so much: what he owes, and the most he may owe.
    pub limits: &'a [(PlayerId, Money, Money)],
}

/// THE BOOK.
#[must_use]
pub fn page(page: &Page<'_>, names: &Names, currency: Currency) -> String {
    let mut parts = Vec::new();
    if page.debts.is_empty() && page.private.is_empty() {
        parts.push("nobody owes anybody".to_owned());
    }
    if !page.debts.is_empty() {
        parts.push(debts(page.debts, names, currency));
        parts.push(nets(page.net, names, currency));
    }
    if !page.private.is_empty() {
        let private = debts(page.private, names, currency);
        parts.push(format!("private, not in THE BOOK:\n{private}"));
    }
    if !page.limits.is_empty() {
        parts.push(limits(page.limits, names, currency));
    }
    parts.join("\n\n")
}

fn limits(limits: &[(PlayerId, Money, Money)], names: &Names, currency: Currency) -> String {
    let rows = limits
        .iter()
        .map(|(player, owes, limit)| [names.cell(*player), currency.shown(*owes), currency.shown(*limit)]);
    table(&["", "owes in all", "may owe"], &[1, 2], rows)
}

/// Debts, one line each.
#[must_use]
pub fn debts(debts: &[DebtLine], names: &Names, currency: Currency) -> String {
    if debts.is_empty() {
        return "nothing is owed".to_owned();
    }
    let rows = debts.iter().map(|DebtLine { debtor, creditor, amount }| {
        [names.cell(*debtor), names.cell(*creditor), currency.shown(*amount)]
    });
    table(&["debtor", "creditor", "owes"], &[2], rows)
}

fn nets(net: &[(Party, Money)], names: &Names, currency: Currency) -> String {
    let rows = net.iter().map(|(party, amount)| [names.cell(*party), currency.shown(*amount)]);
    table(&["", "is owed on balance"], &[1], rows)
}

/// Why the debts of one group are as they are: its people come out even among themselves.
#[must_use]
pub fn reason(members: &[String]) -> String {
    match members {
        [_, _] => format!("{} come out even between them", together(members)),
        _ => format!("together {} come out even", together(members)),
    }
}

/// A consolidation: the debts before, the debts after by their groups, and the reason of each group.
#[must_use]
pub fn consolidation(
    before: &[DebtLine],
    after: &[(DebtLine, usize)],
    reasons: &[(usize, String)],
    names: &Names,
    currency: Currency,
) -> String {
    let before = debts(before, names, currency);
    if after.is_empty() {
        return format!("before:\n{before}\n\nafter:\neverybody is even, nothing is owed any more");
    }
    let rows = after.iter().map(|(DebtLine { debtor, creditor, amount }, group)| {
        [names.cell(*debtor), names.cell(*creditor), currency.shown(*amount), group.to_string()]
    });
    let after = table(&["debtor", "creditor", "owes", "group"], &[2, 3], rows);
    let reasons = reasons.iter().map(|(group, reason)| [format!("group {group}:"), reason.clone()]);
    format!("before:\n{before}\n\nafter:\n{after}\n\nbecause\n{}", lines(&[], reasons))
}

/// What a consolidation turned, one line each.
#[must_use]
pub fn turned(turned: &[Turned], names: &Names, currency: Currency) -> String {
    let rows = turned.iter().map(|turned| {
        let who = |party| names.spoken(party);
        let what = match turned.turn {
            Turn::Owes { now, before } => format!("owes {} instead of {}", who(now), who(before)),
            Turn::Has { now, before } => format!("has {} instead of {}", who(now), who(before)),
            Turn::SetOff { owed, had } => {
                format!("owed {} and had {}: set off", who(owed), who(had))
            }
            Turn::Between { owes, has } => format!("owes {} and has it from {}", who(owes), who(has)),
        };
        [names.cell(turned.who), what, currency.shown(turned.amount)]
    });
    table(&["what turns", "", "amount"], &[2], rows)
}

/// A consolidation there was.
#[derive(Clone, Debug)]
pub struct Past {
    pub event: u64,
    /// Its day, in the face's words.
    pub day: String,
    pub night: Option<u32>,
    pub mode: String,
    /// How many debts there were before and after.
    pub debts: (usize, usize),
    /// The event that took it back.
    pub taken_back: Option<u64>,
}

/// The consolidations there were, one line each.
#[must_use]
pub fn consolidations(past: &[Past]) -> String {
    if past.is_empty() {
        return "THE BOOK was never consolidated".to_owned();
    }
    let rows = past.iter().map(|past| {
        [
            format!("#{}", past.event),
            past.day.clone(),
            past.night.map(|night| night.to_string()).unwrap_or_default(),
            name(&past.mode),
            past.debts.0.to_string(),
            past.debts.1.to_string(),
            past.taken_back.map(|by| format!("taken back by #{by}")).unwrap_or_default(),
        ]
    });
    table(&["", "day", "night", "mode", "debts before", "after", ""], &[0, 2, 4, 5], rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_names_the_people_of_its_group() {
        let names = ["Ann", "Cat", "Dan"].map(str::to_owned);
        assert_eq!(reason(&names), "together Ann, Cat and Dan come out even");
        assert_eq!(reason(&names[..2]), "Ann and Cat come out even between them");
    }
}
