//! What is wrong with drawing lots, in words.

use crate::render::refusal::dealing::DEAL;
use crate::render::refusal::said::Said;
use ledger::refusal::{DrawRefused, Lots};

pub(super) fn said(why: &DrawRefused) -> Said {
    match why {
        DrawRefused::WrongCards { cards, names, lots } => {
            let players = names.len();
            let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
            let names = names.join(", ");
            Said::new("wrong-cards", format!("{cards} cards are named for {players} players: {names}"))
                .or(draws(*lots))
        }
        DrawRefused::SeedDrawn => seed_waits(
            "a seed is drawn already, its hash was said, and it waits for a player's word (`--deal --salt`)",
        ),
        DrawRefused::SeedWaits => {
            seed_waits("a seed's hash was said, and its cards come with a player's word (`--deal --salt`)")
        }
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
