//! Past nights that were imported.

use crate::answer::past::{Past, PastLine, PastTotal};
use crate::render::book::debts;
use crate::render::page::{name, table};
use ledger::refusal::PastWhen;

/// What was imported: the nights in a line, everybody's total, the debts that come from it.
#[must_use]
pub fn taken(past: &Past) -> String {
    let mut lines = vec![nights(&past.nights, past.known)];
    let off: Vec<&PastLine> = past.nights.iter().filter(|night| !night.off.is_zero()).collect();
    lines.extend(off.iter().map(|night| {
        let day = said(&night.day, night.game.as_deref(), night.place.as_deref());
        format!("  night {}, {day}, was off by {}", night.night, night.off)
    }));
    if !past.added.is_empty() {
        lines.push(format!("new players: {}", past.added.join(", ")));
    }
    if !past.totals.is_empty() {
        let row = |total: &PastTotal| [total.player.clone(), total.nights.to_string(), total.net.to_string()];
        let rows = past.totals.iter().map(row);
        lines.extend([String::new(), table(&["player", "nights", "net"], &[1, 2], rows)]);
    }
    if let (Some(after), false) = (&past.after, past.nights.is_empty()) {
        let heading = if after.is_empty() { "THE BOOK: nobody owes anything" } else { "THE BOOK:" };
        lines.extend([String::new(), heading.to_owned()]);
        lines.extend((!after.is_empty()).then(|| debts(after)));
    }
    lines.join("\n")
}

/// A past night by its day, with game and place if known: two nights of one day differ by them.
#[must_use]
pub fn which(night: &PastWhen) -> String {
    said(&night.day, night.game.as_deref(), night.place.as_deref())
}

fn said(day: &str, game: Option<&str>, place: Option<&str>) -> String {
    let place = place.map(|place| format!("at {}", name(place)));
    let more: Vec<String> = game.map(name).into_iter().chain(place).collect();
    if more.is_empty() { day.to_owned() } else { format!("{day} ({})", more.join(" ")) }
}

fn nights(nights: &[PastLine], known: usize) -> String {
    let before = match known {
        0 => String::new(),
        1 => "1 night is already in the book".to_owned(),
        known => format!("{known} nights are already in the book"),
    };
    let (Some(first), Some(last)) = (nights.first(), nights.last()) else {
        return if before.is_empty() {
            "no nights found".to_owned()
        } else {
            format!("nothing new: {before}, and what people owe stays as it is")
        };
    };
    let new = match nights.len() {
        1 => format!("1 night, {} (night {})", first.day, first.night),
        count if first.day == last.day => {
            format!("{count} nights, {} (nights {} to {})", first.day, first.night, last.night)
        }
        count => {
            format!(
                "{count} nights, {} to {} (nights {} to {})",
                first.day, last.day, first.night, last.night
            )
        }
    };
    if before.is_empty() { new } else { format!("{new}; {before}") }
}
