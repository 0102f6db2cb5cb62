//! How somebody stands who doesn't play in the tournament.

use crate::ids::PlayerId;
use crate::night::evening::Purse;
use crate::night::tonight::Tonight;
use crate::night::tournament::untold::without_chips;
use crate::refusal::{Outside, Outsider, Refusal, TournamentGoingRefused};
use crate::tournament::{EntrantState, Phase, Tournament};

/// Says it of a player who isn't in it.
#[must_use]
pub fn outsider(tonight: &Tonight, on: &Tournament, player: PlayerId) -> Outsider {
    let how = match on.entrant(player).map(|entrant| entrant.standing) {
        Some(EntrantState::Out) => {
            // Who has no chips left and is not told out yet may still be put before or behind him.
            let place = on.place_of(player).filter(|_| without_chips(tonight).is_empty());
            Outside::Out { place }
        }
        Some(EntrantState::Left) => Outside::Left,
        Some(EntrantState::In) | None => Outside::NotEntered,
    };
    Outsider { name: tonight.name(player).to_owned(), how }
}

/// Why somebody without chips at the table of the night has none, if a tournament is the reason: where chips are a tournament's
/// alone it has to be on, it has to start, and who isn't in it any more plays for none.
#[must_use]
pub fn without_chips_of_it(tonight: &Tonight, player: PlayerId) -> Option<Refusal> {
    if tonight.evening.purse != Purse::Chips || !tonight.evening.chips(player).is_zero() {
        return None;
    }
    let Some(on) = tonight.tournament() else {
        return tonight.the_tournament().err().filter(|_| tonight.is_tournament());
    };
    let is_its = on.entrant(player).is_some() || tonight.is_tournament();
    match on.phase {
        Phase::Entering if is_its => on.check_running(tonight).err(),
        Phase::Running if is_its && !on.is_in(player) => {
            Some(Refusal::new(TournamentGoingRefused::NotIn(outsider(tonight, on, player))))
        }
        _ => None,
    }
}
