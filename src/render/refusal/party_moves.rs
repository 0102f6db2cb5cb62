//! Why a move in a game that isn't poker is refused, in words.

use crate::render::refusal::quoted::GIVE_UP;
use crate::render::refusal::said::Said;
use engine::readable::AsTyped;
use ledger::refusal::PartyMoveRefused;

pub(super) fn said(why: &PartyMoveRefused) -> Said {
    match why {
        PartyMoveRefused::NotInTheGame { name } => {
            Said::new("not-in-the-game", format!("`{name}` isn't in this game")).or("games")
        }
        PartyMoveRefused::ProgramThrows => {
            Said::new("program-throws", "only the program rolls and deals in this game").or("throw")
        }
        PartyMoveRefused::OneChoiceALine => {
            Said::new("program-throws", "when the program rolls and deals, put each choice on its own line")
        }
        PartyMoveRefused::NoMoveYet => {
            Said::new("nothing-to-take-back", "there's no move to undo yet").or(GIVE_UP)
        }
        PartyMoveRefused::ThrownStays => {
            Said::new("nothing-to-take-back", "you can't undo what the program rolled or dealt").or(GIVE_UP)
        }
        PartyMoveRefused::NoGame { game } => {
            let of = game.as_ref().map(|game| format!(" of {}", game.as_typed())).unwrap_or_default();
            Said::new("no-game", format!("there's no game{of} going")).or("games")
        }
    }
}
