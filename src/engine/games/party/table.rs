//! The party games: a new one is a file and a row.

use crate::games::party::row::PartyRow;
use crate::games::party::{
    golf, in_between, left_center_right, low_man_down, pie_face, six_five_four, zilch,
};

/// Every game that isn't poker, in menu order.
pub const ROWS: &[&PartyRow] = &[
    &golf::ROW,
    &low_man_down::ROW,
    &six_five_four::ROW,
    &in_between::ROW,
    &left_center_right::ROW,
    &pie_face::ROW,
    &zilch::ROW,
];

/// Short names people say.
const NICKNAMES: &[(&str, &str)] = &[
    ("3000-zilch", "zilch"),
    ("3-000-zilch", "zilch"),
    ("3000", "zilch"),
    ("lcr", "left-center-right"),
    ("left-right-center", "left-center-right"),
    ("654", "6-5-4"),
    ("six-five-four", "6-5-4"),
    ("red-dog", "in-between"),
    ("acey-deuce", "in-between"),
    ("low-man", "low-man-down"),
    ("pieface", "pie-face"),
];

/// The game with that name or short name.
#[must_use]
pub fn find(word: &str) -> Option<&'static PartyRow> {
    let name = NICKNAMES.iter().find(|(said, _)| *said == word).map_or(word, |(_, name)| name);
    ROWS.iter().copied().find(|row| row.name == name)
}
