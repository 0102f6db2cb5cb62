//! Who sits where, who is kept apart, who is expected, and who changed places.

use crate::answer::seats::{Expected, Kept, KeptApart, Leaves, Moved, Reserved, Seat, Seated, Seats};
use crate::render::cold_hands::from_seed;
use crate::render::deal::cards_in_a_row;
use crate::render::page::{name, table, together, wrapped};
use ledger::journal::Reserving;

/// Where a player sits now.
#[must_use]
pub fn seated(answer: &Seated) -> String {
    match answer {
        Seated::At { player, seat, table: None, .. } => format!("{player} has seat {seat}"),
        Seated::At { player, seat, table: Some(table), sent } => {
            let sent = sent.as_ref().map(|rule| format!(", where new players sit now ({rule})"));
            format!("{player} has seat {seat} at table {table}{}", sent.unwrap_or_default())
        }
        Seated::Waits { player, .. } => format!("{player} is waiting for a seat"),
    }
}

/// Who leaves.
#[must_use]
pub fn leaves(answer: &Leaves) -> String {
    let what = if answer.leaves.is_some() { "will leave" } else { "leaves the table" };
    format!("{} {what}", answer.player)
}

/// Who is kept apart now.
#[must_use]
pub fn kept_apart(answer: &KeptApart) -> String {
    let what = if answer.apart {
        "can't sit at the same table from now on"
    } else {
        "can sit at the same table again"
    };
    let [one, other] = &answer.pair;
    format!("{} and {} {what}", name(one), name(other))
}

/// The tables, then who is kept apart, then who is expected.
#[must_use]
pub fn seats(answer: &Seats) -> String {
    let mut parts: Vec<String> = (1..=answer.tables).map(|at| a_table(answer, at)).collect();
    let apart = answer.apart.iter();
    parts.extend(apart.map(|[one, other]| format!("kept apart: {} and {}", name(one), name(other))));
    parts.extend(answer.expected.iter().flat_map(expected));
    parts.join("\n")
}

/// One table on a page, with its number if there are two.
fn a_table(answer: &Seats, at: u32) -> String {
    let here = answer.seats.iter().filter(|seat| seat.table.is_none_or(|table| table == at));
    let rows = here.map(|Seat { seat, player, dealt, .. }| {
        let seat = seat.map_or_else(|| "–".to_owned(), |seat| seat.to_string());
        [seat, name(player), dealt.to_string()]
    });
    let page = table(&["seat", "player", "dealt"], &[0, 2], rows);
    if answer.tables > 1 { format!("table {at}\n{page}") } else { page }
}

/// Who is expected and who waits, each on a line of a page.
fn expected(answer: &Expected) -> impl Iterator<Item = String> {
    let called = |kept: &Kept| {
        let said = kept.words.as_ref().map(|words| format!(" ({})", name(words))).unwrap_or_default();
        format!("{}{said}", name(&kept.player))
    };
    let line = |title: &str, kept: &[Kept]| {
        let names: Vec<String> = kept.iter().map(called).collect();
        (!names.is_empty()).then(|| wrapped(&format!("{title}: {}", names.join(", "))))
    };
    let lines = [line("expected", &answer.reserved), line("waiting", &answer.waiting)];
    lines.into_iter().flatten()
}

/// What became of a seat that is kept.
#[must_use]
pub fn reserved(answer: &Reserved) -> String {
    let who = name(&answer.player);
    match answer.what {
        Reserving::Reserved => format!("a seat is saved for {who}"),
        Reserving::Waits => format!("{who} is waiting for a seat"),
        Reserving::Preferred => format!("{who} goes to the front of the list"),
        Reserving::Cancelled => format!("{who} isn't coming"),
        Reserving::NoShow => format!("{who} didn't show up"),
    }
}

/// The draw, who has which chair now, and who deals.
#[must_use]
pub fn moved(answer: &Moved) -> String {
    let mut lines = Vec::new();
    if answer.is_drawn {
        lines.push(cards_in_a_row(&answer.cards));
        lines.extend(answer.dealt_by.as_ref().map(from_seed));
    }
    for table in [1, 2] {
        let here = answer.places.iter().filter(|place| place.table == table);
        let here: Vec<String> =
            here.map(|place| format!("{} in seat {}", name(&place.player), place.seat)).collect();
        if !here.is_empty() {
            lines.push(wrapped(&format!("now at table {table}: {}", together(&here))));
        }
    }
    lines.extend(answer.dealer.as_ref().map(|dealer| format!("{} has the button", name(dealer))));
    lines.extend(answer.reasons.iter().map(|line| wrapped(line)));
    lines.join("\n")
}
