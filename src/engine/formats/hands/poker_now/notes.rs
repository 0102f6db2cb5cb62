//! What else a log says about a hand: kept with it, and used for nothing.

use crate::formats::hands::poker_now::message::Start;
use crate::formats::hands::poker_now::roster::Roster;
use crate::formats::hands::poker_now::rows::Row;

/// The notes, in a fixed order.
pub(crate) fn notes<'n>(
    start: &Start<'n>,
    row: &'n Row,
    roster: &Roster,
) -> impl Iterator<Item = (String, String)> + use<> {
    let note = |name: &str, text: String| (name.to_owned(), text);
    let ids: Vec<&str> = roster.ids().collect();
    let notes = [
        Some(note("site", "Poker Now".to_owned())),
        start.id.map(|id| note("hand-id", id.to_owned())),
        Some(note("started", row.at.clone())),
        Some(note("ids", ids.join(" "))),
    ];
    notes.into_iter().flatten()
}
