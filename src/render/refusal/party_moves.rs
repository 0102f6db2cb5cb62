//! Why a game that is no poker does not go on so, in words.

use crate::render::refusal::quoted::GIVE_UP;
use crate::render::refusal::said::Said;
use ledger::refusal::PartyMoveRefused;

pub(super) fn said(why: &PartyMoveRefused) -> Said {
    match why {
        PartyMoveRefused::NotInTheGame { name } => {
            Said::new("not-in-the-game", format!("`{name}` does not play in this game")).or("games")
        }
        PartyMoveRefused::ProgramThrows => {
            Said::new("program-throws", "the program throws and deals in this game, and nobody else does")
                .or("throw")
        }
        PartyMoveRefused::OneChoiceALine => Said::new(
            "program-throws",
            "where the program throws and deals, each choice has a line of its own",
        ),
        PartyMoveRefused::NoMoveYet => {
            Said::new("nothing-to-take-back", "no move was made yet that could be taken back").or(GIVE_UP)
        }
        PartyMoveRefused::ThrownStays => {
            Said::new("nothing-to-take-back", "what the program threw or dealt is not taken back").or(GIVE_UP)
        }
        PartyMoveRefused::NoGame { game } => {
            let of = game.as_ref().map(|game| format!(" of {}", game.escape_debug())).unwrap_or_default();
            Said::new("no-game", format!("no game{of} is being played")).or("games")
        }
    }
}
