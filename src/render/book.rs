//! THE BOOK as text: the debts, the balances, and a consolidation with its reasons.

use crate::answer::book::{Book, Limit, Limited, Owed, Paid, StandingDebt};
use crate::answer::consolidation::{Consolidation, List, Past, Turn, Turned};
use crate::answer::people::PaidAt;
use crate::answer::{Amount, ByName, Debt};
use crate::render::names::spoken;
use crate::render::page::{lines, name, table, together};
use crate::render::parts::{Laid, Part, text};
use crate::render::transit::sentences;
use engine::as_text::counted;

/// THE BOOK.
#[must_use]
pub fn page(book: &Book) -> String {
    text(&parts(book))
}

/// The same in parts.
#[must_use]
pub fn parts(book: &Book) -> Vec<Part> {
    let mut blocks: Vec<Vec<Part>> = Vec::new();
    blocks.extend(book.on.as_ref().map(|on| vec![Part::words(format!("THE BOOK on {}", on.shown))]));
    if book.debts.is_empty() && book.private.is_empty() {
        blocks.push(vec![Part::words("nobody owes anybody")]);
    }
    if !book.debts.is_empty() {
        blocks.extend([vec![standing(&book.debts)], vec![nets(&book.net)]]);
    }
    if !book.private.is_empty() {
        blocks.push(vec![Part::words("private, not in THE BOOK:"), standing(&book.private)]);
    }
    if !book.limits.is_empty() {
        blocks.push(vec![limits(&book.limits)]);
    }
    if !book.in_transit.is_empty() {
        blocks.push(sentences(&book.in_transit).into_iter().map(Part::Words).collect());
    }
    blocks.join(&Part::gap())
}

fn limits(limits: &[Limit]) -> Part {
    let is_over = limits.iter().any(|limit| limit.over.is_some());
    let row = |limit: &Limit| {
        let mut cells = vec![name(&limit.player), limit.owes.to_string(), limit.limit.to_string()];
        if is_over {
            cells.push(limit.over.map(|over| over.to_string()).unwrap_or_default());
        }
        cells
    };
    let header = ["", "owes in all", "limit", "over the limit"];
    let shown = if is_over { header.len() } else { header.len() - 1 };
    let rows: Vec<Vec<String>> = limits.iter().map(row).collect();
    Part::Table(Laid::of(header.get(..shown).unwrap_or_default(), &[1, 2, 3], rows))
}

/// Debts with their age, one line each.
fn standing(debts: &[StandingDebt]) -> Part {
    let row = |standing: &StandingDebt| {
        let [debtor, creditor, owes] = row(&standing.debt);
        let since = standing.since.as_ref().map(|since| since.day().to_owned()).unwrap_or_default();
        [debtor, creditor, owes, since]
    };
    Part::table(&["debtor", "creditor", "owes", "since"], &[2], debts.iter().map(row))
}

/// Debts, one line each.
#[must_use]
pub fn debts(debts: &[Debt]) -> String {
    if debts.is_empty() {
        return "nobody owes anything".to_owned();
    }
    table(&["debtor", "creditor", "owes"], &[2], debts.iter().map(row))
}

fn row(Debt { debtor, creditor, amount }: &Debt) -> [String; 3] {
    [name(&debtor.word), name(&creditor.word), amount.to_string()]
}

fn nets(net: &ByName<Amount>) -> Part {
    let rows = net.iter().map(|(party, amount)| [name(party), amount.to_string()]);
    Part::table(&["", "net"], &[1], rows)
}

/// A debt that was written.
#[must_use]
pub fn owed(Owed { debt: Debt { debtor, creditor, amount }, reason }: &Owed) -> String {
    format!("{} owes {} {amount} more{}", spoken(debtor), spoken(creditor), because(reason))
}

/// A debt that was paid, after the sentence of its event.
#[must_use]
pub fn paid(sentence: &str, paid: &Paid) -> String {
    if paid.credit.is_zero() {
        return sentence.to_owned();
    }
    let how = if paid.credit_is_private { ", privately" } else { "" };
    let (credit, to) = (paid.credit, spoken(&paid.to));
    format!("{sentence}, which is {credit} more than the debt: {to} owes that back{how}")
}

/// A limit that was set.
#[must_use]
pub fn limited(Limited { player, limit, why }: &Limited) -> String {
    let (who, because) = (name(player), because(why));
    match limit {
        Some(most) => format!("{who} can owe up to {most} in THE BOOK from now on{because}"),
        None => format!("{who} has no limit in THE BOOK from now on{because}"),
    }
}

fn because(why: &str) -> String {
    if why.is_empty() { String::new() } else { format!(": {}", name(why)) }
}

/// Why one group has these debts: its players come out even among themselves.
#[must_use]
pub fn reason(members: &[String]) -> String {
    match members {
        [_, _] => format!("{} settle up with each other", together(members)),
        _ => format!("{} settle up among themselves", together(members)),
    }
}

/// A consolidation in words: before, after, why, and who owes somebody else now.
#[must_use]
pub fn consolidation(answer: &Consolidation) -> String {
    if answer.is_still {
        return "nothing to consolidate: THE BOOK stays as it is".to_owned();
    }
    let claim = match (answer.proven, answer.mode) {
        (false, _) => "the fewest found, but fewer might be possible",
        (true, "fewest") => "that's the fewest possible",
        (true, _) => "that's the fewest this way of settling up allows",
    };
    let count = match (answer.before.len(), answer.after.len()) {
        (before, after) if before == after => format!("still {}", counted(after, "debt")),
        (before, after) => format!("{} become {after}", counted(before, "debt")),
    };
    let parts = [before_after(answer), turned(&answer.turned), paid_at(&answer.paid_at)];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    format!("{}\n\n{count}: {claim}", parts.join("\n\n"))
}

/// Where to pay whom; empty if nobody said.
fn paid_at(handles: &[PaidAt]) -> String {
    let rows = handles.iter().filter_map(|paid| Some([name(&paid.player), name(paid.paid_at.as_ref()?)]));
    if handles.is_empty() { String::new() } else { table(&["pay", "at"], &[], rows) }
}

/// The debts before, the debts after by group, and the reason of each group.
fn before_after(answer: &Consolidation) -> String {
    let before = debts(&answer.before);
    if answer.after.is_empty() {
        return format!("before:\n{before}\n\nafter:\neverybody is even; nobody owes anything");
    }
    let rows = answer.after.iter().map(|after| {
        let [debtor, creditor, owes] = row(&after.debt);
        [debtor, creditor, owes, after.group.to_string()]
    });
    let after = table(&["debtor", "creditor", "owes", "group"], &[2, 3], rows);
    let why = answer.why.iter().map(|why| [format!("group {}:", why.group), why.text.clone()]);
    format!("before:\n{before}\n\nafter:\n{after}\n\nbecause\n{}", lines(&[], why))
}

/// Who owes, or is owed by, somebody else now, one line each.
fn turned(turned: &[Turned]) -> String {
    let rows = turned.iter().map(|turned| {
        let (one, other) = (spoken(&turned.one), spoken(&turned.other));
        let what = match turned.what {
            Turn::Owes => format!("owes {one} instead of {other}"),
            Turn::Has => format!("is owed by {one} instead of {other}"),
            Turn::SetOff => format!("owed {one} and was owed by {other}: canceled out"),
            Turn::Between => format!("owes {one} and gets it from {other}"),
        };
        [name(&turned.player.word), what, turned.amount.to_string()]
    });
    table(&["what changes", "", "amount"], &[2], rows)
}

/// A past consolidation.
#[must_use]
pub fn past(past: &Past) -> String {
    let night = past.night.map(|night| format!(", night {night}")).unwrap_or_default();
    let taken_back = past.taken_back.map(|by| format!("\nundone by event {by}")).unwrap_or_default();
    let (event, day) = (past.event, past.at.day());
    format!("consolidation #{event}, {day}{night}\n\n{}{taken_back}", consolidation(&past.done))
}

/// The past consolidations, one line each.
#[must_use]
pub fn consolidations(list: &List) -> String {
    if list.consolidations.is_empty() {
        return "THE BOOK has never been consolidated".to_owned();
    }
    let rows = list.consolidations.iter().map(|past| {
        [
            format!("#{}", past.event),
            past.at.day().to_owned(),
            past.night.map(|night| night.to_string()).unwrap_or_default(),
            name(&past.mode),
            past.before.to_string(),
            past.after.to_string(),
            past.taken_back.map(|by| format!("undone by #{by}")).unwrap_or_default(),
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
        assert_eq!(reason(&names), "Ann, Cat and Dan settle up among themselves");
        assert_eq!(reason(&names[..2]), "Ann and Cat settle up with each other");
    }
}
