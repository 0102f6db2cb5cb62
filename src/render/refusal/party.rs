//! Why a game that isn't poker can't go on, and what waits for it, in words.

use crate::render::refusal::said::Said;
use engine::readable::AsTyped;
use ledger::refusal::PartyRefused;

pub(super) fn said(why: &PartyRefused) -> Said {
    match why {
        PartyRefused::Unknown { game } => {
            let message = format!("housebook no longer has the rules agreed on for `{}`", game.as_typed());
            Said::new("unknown-game", message).or("games")
        }
        PartyRefused::StackTooSmall { name, needed, has } => {
            let message = format!("`{name}` needs {needed} for this game so far, but only has {has}");
            Said::new("stack-too-small", message).or("buy --help")
        }
        PartyRefused::Running { game } => {
            let message = format!("a game of {game} is still going, and nobody has won the money yet");
            Said::new("game-running", message).or("play")
        }
    }
}
