//! The entrants as listed: players still in by their chips, then the places.

use crate::accounts::Asset;
use crate::night::Tonight;
use crate::tournament::{Entrant, EntrantState, Tournament};
use engine::money::Money;

/// Players still in first, by chips; then the others by place.
#[must_use]
pub fn ordered<'a>(tonight: &Tonight, on: &'a Tournament) -> Vec<&'a Entrant> {
    let mut order: Vec<&Entrant> = on.entrants.iter().collect();
    order.sort_by_key(|entrant| {
        let rank = on.place_of(entrant.player).unwrap_or(if entrant.standing == EntrantState::Left {
            u32::MAX
        } else {
            0
        });
        (rank, stack(tonight, on, entrant).negated())
    });
    order
}

/// The entrant's tournament chips: by the ledger; the last player has all of them, whether or not the hands were recorded.
#[must_use]
pub fn stack(tonight: &Tonight, on: &Tournament, entrant: &Entrant) -> Money {
    let held = tonight.evening.accounts.holding(entrant.player.into(), Asset::Stacks);
    match on.is_open() {
        true if on.winner() == Some(entrant.player) => on.chips,
        true => held,
        false => Money::ZERO,
    }
}
