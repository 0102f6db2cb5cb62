//! Why a pot that waits is not for somebody, and what is said of claims to it, in words.

use crate::render::refusal::said::Said;
use ledger::refusal::{ClaimNoticed, ClaimRefused};

pub(super) fn said(why: &ClaimRefused) -> Said {
    let message = match why {
        ClaimRefused::WasOut { name } => format!("`{name}` is out: the pot is for the players still in"),
        ClaimRefused::NotInTheLastDeal { name } => {
            format!("`{name}` was not in the last deal of this game, and the pot is for the players who were")
        }
        ClaimRefused::Dropped { name } => {
            format!("`{name}` dropped, and the pot is for the players who stayed in")
        }
    };
    Said::new("not-in-this-pot", message)
}

pub(super) fn noticed(what: &ClaimNoticed) -> String {
    match what {
        ClaimNoticed::SitsOut { name } => {
            format!("`{name}` was not in the last deal of this game and waits for another game")
        }
        ClaimNoticed::GivesUp { name, middle } => {
            format!("`{name}` is not dealt in again and gives up his claim to the {middle} in the middle")
        }
        ClaimNoticed::Keeps { name, middle } => format!(
            "`{name}` has a claim to the {middle} in the middle: he has it again if he buys chips before it is played for, \
             else he gives it up"
        ),
    }
}
