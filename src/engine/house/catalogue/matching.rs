//! The settings of match games: what losers pay into the next pot.

use crate::house::row::ValueKind::{Flag, Word};
use crate::house::row::{ABOVE_ZERO, Section, rows, word};

rows! {
    Section::Betting;

    MATCH = "match", Word(&[
            word("fixed", "each loser pays a fixed sum"),
            word("pot-less-penalties", "each loser pays what the pot held, fines left out"),
        ]),
        "what losers pay into the next pot of a match game",
        "such pots grow quickly",
        fallback = Some("pot-less-penalties"),
        consumer = Some("engine/hand/of_house.rs");

    MATCH_AMOUNT = "match.amount", ABOVE_ZERO,
        "fixed sum a loser pays",
        "a fixed sum keeps a growing pot affordable",
        serves = &["match"], consumer = Some("engine/hand/of_house.rs");

    MATCH_GOALPOSTERS = "match.goalposters", Flag,
        "whether goal-posting players match as losers do",
        "a tie that wins nothing is a loss",
        serves = &["match"], fallback = Some("yes"),
        consumer = Some("engine/hand/of_house.rs");

    MATCH_ENDS = "match.ends", Word(&[
            word("nobody-owes", "when who stayed takes the pot and nobody owes the next one"),
        ]),
        "when a match game is over",
        "dropping would be free if the last one in could just take the pot",
        serves = &["match"], fallback = Some("nobody-owes"),
        consumer = Some("engine/hand/of_house.rs");
}
