//! Why a pot that waits is not for somebody, and what is said of claims to it, in words.

use crate::render::refusal::said::Said;
use ledger::refusal::{ClaimNoticed, ClaimRefused};

pub(super) fn said(why: &ClaimRefused) -> Said {
    let message = match why {
        ClaimRefused::WasOut { name } => format!("`{name}` is out: the pot is for the players still in"),
        ClaimRefused::DidNotStart { name } => {
            format!("`{name}` didn't start this game, and the pot is for the players who did")
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
            format!("`{name}` didn't start this game and sits out until the next one")
        }
        ClaimNoticed::GivesUp { name, middle } => {
            format!("`{name}` isn't dealt in again and gives up the claim to the {middle} in the middle")
        }
        ClaimNoticed::MissesDeal { name } => {
            format!("`{name}` started this game and isn't in this deal, but can be in the next one")
        }
        ClaimNoticed::Keeps { name, middle } => format!(
            "`{name}` keeps the claim to the {middle} in the middle by buying chips before it's played for, and otherwise \
             gives it up"
        ),
    }
}
