//! The status of a player who isn't playing in the tournament.

use crate::ids::PlayerId;
use crate::night::evening::Purse;
use crate::night::tonight::Tonight;
use crate::night::tournament::untold::without_chips;
use crate::refusal::{Outside, Outsider, Refusal, TournamentGoingRefused};
use crate::tournament::{EntrantState, Phase, Tournament};

/// The same, for a player who isn't in it.
#[must_use]
pub fn outsider(tonight: &Tonight, on: &Tournament, player: PlayerId) -> Outsider {
    let how = match on.entrant(player).map(|entrant| entrant.standing) {
        Some(EntrantState::Out) => {
            // A player who has no chips left and hasn't been reported out may still get a place before or behind this one.
            let place = on.place_of(player).filter(|_| without_chips(tonight).is_empty());
            Outside::Out { place }
        }
        Some(EntrantState::Left) => Outside::Left,
        Some(EntrantState::In) | None => Outside::NotEntered,
    };
    Outsider { name: tonight.name(player).to_owned(), how }
}

/// Why a player without chips at the night's table has none, if a tournament is the reason. If the only chips are a tournament's,
/// it has to be on and has to start; and a player who isn't in it anymore doesn't play for any.
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
