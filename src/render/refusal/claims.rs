//! Why a player can't have a pot that waits, and what is said about claims to it, in words.

use crate::render::refusal::said::Said;
use ledger::refusal::{ClaimNoticed, ClaimRefused};

pub(super) fn said(why: &ClaimRefused) -> Said {
    let message = match why {
        ClaimRefused::WasOut { name } => format!("`{name}` is out, and the pot is only for players still in"),
        ClaimRefused::DidNotStart { name } => {
            format!("the pot is only for players who were in from the start, and `{name}` wasn't")
        }
        ClaimRefused::Dropped { name } => {
            format!("the pot is only for players who stayed in, and `{name}` dropped")
        }
    };
    Said::new("not-in-this-pot", message)
}

pub(super) fn noticed(what: &ClaimNoticed) -> String {
    match what {
        ClaimNoticed::SitsOut { name } => {
            format!("`{name}` wasn't in this game from the start and sits out until the next one")
        }
        ClaimNoticed::GivesUp { name, middle } => {
            format!("`{name}` won't be dealt in again and gives up any claim to the {middle} in the middle")
        }
        ClaimNoticed::MissesDeal { name } => {
            format!(
                "`{name}` was in this game from the start and can be in the next deal, but not in this one"
            )
        }
        ClaimNoticed::Keeps { name, middle } => format!(
            "`{name}` has to buy chips before anybody plays for the {middle} in the middle, or \
             lose any claim to it"
        ),
    }
}
