//! The dedicated dealer: the last player out deals for the players still in (PIG-19, PIG-20, PIG-21).

use crate::ids::PlayerId;
use crate::tournament::field::Tournament;

impl Tournament {
    /// Who deals while somebody else has the button: the last player out who didn't come back; `None` while everybody is in.
    ///
    /// If several went out together, it's the one with the best place; `here` is false for a player who has gone home.
    pub fn dedicated_dealer(&self, here: impl Fn(PlayerId) -> bool) -> Option<PlayerId> {
        let by_place = self.places().into_iter().flat_map(|place| place.players);
        by_place.filter(|player| !self.is_in(*player)).find(|player| here(*player))
    }
}
