//! What is agreed before a game of In Between.

use crate::games::party::term::{TermKind, TermRow};
use crate::games::party::terms;

/// What each player pays for a game (CAU-091).
pub(crate) const ANTE: TermRow = TermRow { rule: "CAU-091", ..terms::ANTE };

/// The largest bet until the dealer has played (CAU-093).
pub(crate) const FIRST_LIMIT: TermRow = TermRow {
    name: "first-limit",
    question: "the biggest bet until the dealer has played",
    kind: TermKind::Chips(4),
    rule: "CAU-093",
    open: false,
    key: None,
};

/// The largest bet afterwards (CAU-093).
pub(crate) const LIMIT: TermRow = TermRow {
    name: "limit",
    question: "the biggest bet after the table is open",
    kind: TermKind::Chips(20),
    rule: "CAU-093",
    open: false,
    key: None,
};

/// How an ace as the second card counts; the source's sentence can be read in two ways.
pub(crate) const ACE: TermRow = TermRow {
    name: "ace",
    question: "what an ace dealt second counts as",
    kind: TermKind::Word(&[
        ("second-high", "a second ace is high"),
        ("call", "the player can call it high or low if it's the only ace"),
    ]),
    rule: "CAU-092",
    open: true,
    key: Some("in_between.ace"),
};

/// The price of splitting a pair (CAU-097).
pub(crate) const SPLIT: TermRow = TermRow {
    name: "split",
    question: "what it costs to split a pair",
    kind: TermKind::Chips(2),
    rule: "CAU-097",
    open: false,
    key: None,
};

/// Who pays for a runner; the source charges the neighbors, but in a split the player.
pub(crate) const RUNNER: TermRow = TermRow {
    name: "runner",
    question: "who pays for a runner",
    kind: TermKind::Word(&[("neighbours", "the players on both sides"), ("player", "the player")]),
    rule: "CAU-096",
    open: true,
    key: Some("in_between.runner"),
};

/// What each of them pays for a runner (CAU-096, CAU-098).
pub(crate) const RUNNER_PENALTY: TermRow = TermRow {
    name: "runner-penalty",
    question: "what each of them pays for a runner",
    kind: TermKind::Chips(1),
    rule: "CAU-096",
    open: false,
    key: Some("penalty.runner"),
};

/// When the joker comes in (CAU-099).
pub(crate) const ROUNDS: TermRow = TermRow {
    name: "rounds",
    question: "how many rounds to play before the joker comes in",
    kind: TermKind::Count { least: 1, most: 20, default: 3 },
    rule: "CAU-099",
    open: false,
    key: Some("in_between.rounds"),
};

/// Who begins the next game; turns continue after the joker is in.
pub(crate) const NEXT: TermRow = TermRow {
    name: "next",
    question: "who starts the next game",
    kind: TermKind::Word(&[
        ("regular", "the last player dealt to before the joker was added"),
        ("ordinary", "the last player who had a turn without the joker"),
    ]),
    rule: "CAU-100",
    open: true,
    key: Some("in_between.next"),
};
