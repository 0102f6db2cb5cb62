//! What is wrong with drawing lots, in words.

use crate::render::page::together;
use crate::render::refusal::dealing::DEAL;
use crate::render::refusal::said::Said;
use engine::as_text::counted;
use ledger::refusal::{DrawRefused, Lots};

pub(super) fn said(why: &DrawRefused) -> Said {
    match why {
        DrawRefused::WrongCards { cards, names, lots } => {
            let players = names.len();
            let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
            let names = together(&names);
            Said::new(
                "wrong-cards",
                format!("you gave {} for {}: {names}", counted(cards, "card"), counted(players, "player")),
            )
            .or(draws(*lots))
        }
        DrawRefused::SeedDrawn => seed_waits(
            "the seed is set and its hash was shown; now a player has to add a word (`--deal --salt`)",
        ),
        DrawRefused::SeedWaits => seed_waits(
            "the seed is set and its hash was shown; to deal, a player has to add a word (`--deal --salt`)",
        ),
    }
}

const fn draws(lots: Lots) -> &'static str {
    match lots {
        Lots::Dealer => DEAL,
        Lots::Seats => "seats draw",
        Lots::Split => "seats split",
        Lots::Merge => "seats merge",
    }
}

fn seed_waits(message: &str) -> Said {
    Said::new("seed-waits", message).or("coldhands --help").or("deal --help")
}
