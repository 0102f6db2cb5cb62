//! The settings for match games: what losers pay into the next pot.

use crate::house::row::ValueKind::{Flag, Word};
use crate::house::row::{ABOVE_ZERO, Section, rows, word};

rows! {
    Section::Betting;

    MATCH = "match", Word(&[
            word("fixed", "each loser pays a fixed amount"),
            word("pot-less-penalties", "each loser matches the pot, not counting fines"),
        ]),
        "what losers pay into the next pot in a match game",
        "these pots grow fast",
        fallback = Some("pot-less-penalties"),
        consumer = Some("engine/hand/of_house.rs");

    MATCH_AMOUNT = "match.amount", ABOVE_ZERO,
        "fixed amount a loser pays",
        "with a fixed amount, the game stays affordable",
        serves = &["match"], consumer = Some("engine/hand/of_house.rs");

    MATCH_GOALPOSTERS = "match.goalposters", Flag,
        "whether goal-posters match the pot like the losers",
        "a tie that wins nothing is a loss",
        serves = &["match"], fallback = Some("yes"),
        consumer = Some("engine/hand/of_house.rs");

    MATCH_ENDS = "match.ends", Word(&[
            word("nobody-owes", "when a player takes the pot and nobody owes the next one"),
        ]),
        "when a match game is over",
        "dropping would cost nothing if the last player in just took the pot",
        serves = &["match"], fallback = Some("nobody-owes"),
        consumer = Some("engine/hand/of_house.rs");
}
