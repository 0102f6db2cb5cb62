//! Why the last pot can't be played for this way, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use ledger::refusal::{CardsSilent, LastHandRefused};

pub(super) fn said(why: &LastHandRefused) -> Said {
    match why {
        LastHandRefused::ColdHandsOnly { game } => {
            let message = format!(
                "the last pot is five cards each, face up, and the high hand wins: it can't be `{game}`"
            );
            Said::new("cold-hands-only", message).or("coldhands --deal")
        }
        LastHandRefused::Goalposts => {
            let message = "goal-posting leaves money for the next game, but this is the last hand";
            Said::new("feature-misfit", message)
        }
        LastHandRefused::NotJudged { game, because, player } => {
            let because = match because {
                CardsSilent::Game => "housebook can't judge hands in this game",
                CardsSilent::Stays => "the cards don't show who stayed in",
                CardsSilent::Declared => "the cards don't show who declared what",
            };
            let player = player.as_deref().unwrap_or("Ann");
            Said::new("cards-not-judged", format!("`{game}`: {because}, so say who won"))
                .way(WayOut::line(format!("coldhands --game \"{game}\"")).option("--win", player))
        }
    }
}
