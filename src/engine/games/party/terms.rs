//! The points that several games agree on before they begin.

use crate::games::party::term::{TermKind, TermRow};

/// What each player puts into the pot before the first move: four chips.
pub(crate) const ANTE: TermRow = TermRow {
    name: "ante",
    question: "the ante",
    kind: TermKind::Chips(4),
    rule: "CAU-079",
    open: false,
    key: Some("ante.party"),
};

/// What each player adds when the best are tied and everybody plays again: four chips.
pub(crate) const REANTE: TermRow = TermRow {
    name: "reante",
    question: "what everybody adds after a tie",
    kind: TermKind::Chips(4),
    rule: "CAU-084",
    open: false,
    key: Some("ante.reante_party"),
};

/// What a die off the table costs: four chips.
pub(crate) const DICE_OFF: TermRow = TermRow {
    name: "dice-off",
    question: "what a die that falls off the table costs",
    kind: TermKind::Chips(4),
    rule: "CAU-083",
    open: false,
    key: Some("penalty.dice_off"),
};
