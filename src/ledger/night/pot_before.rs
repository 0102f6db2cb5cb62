//! What happened to the last pot of a table: who won it, or that it waits.

use crate::ids::PlayerId;
use crate::journal::HandPlayed;
use engine::play::End;

/// What happened to the last pot, by who won it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PotBefore {
    /// These won some of it, and this one dealt, if that's known.
    Won(Vec<PlayerId>, Option<PlayerId>),
    /// It waits.
    Waits,
}

impl PotBefore {
    /// What happened to a pot; `None` if nothing was played for, as in a bad deal.
    #[must_use]
    pub fn of(hand: &HandPlayed, end: Option<&End>, dealer: Option<PlayerId>) -> Option<Self> {
        match end {
            Some(End::Returned(_)) => return None,
            Some(End::Waits { carry, .. }) => return carry.is_positive().then_some(Self::Waits),
            Some(End::Settled(_)) | None => {}
        }
        let winners: Vec<PlayerId> =
            hand.seats.iter().filter(|seat| seat.won.is_positive()).map(|seat| seat.player).collect();
        match (winners.is_empty(), hand.carried_out.is_positive()) {
            (false, _) => Some(Self::Won(winners, dealer)),
            (true, true) => Some(Self::Waits),
            (true, false) => None,
        }
    }
}
