//! The dedicated dealer: the last player out deals for those who are still in (PIG-19, PIG-20, PIG-21).

use crate::ids::PlayerId;
use crate::tournament::field::Tournament;

impl Tournament {
    /// Who deals while another has the button: the last one out who did not come back; none while everybody is in.
    ///
    /// Of several who went out together it is the one with the best place; who has gone home, `here` says no of.
    pub fn dedicated_dealer(&self, here: impl Fn(PlayerId) -> bool) -> Option<PlayerId> {
        let by_place = self.places().into_iter().flat_map(|place| place.players);
        by_place.filter(|player| !self.is_in(*player)).find(|player| here(*player))
    }
}
