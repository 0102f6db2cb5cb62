//! Settles a recorded showdown again under the house of its night.

use crate::journal::HandPlayed;
use crate::night::hand_result::ENGINE;
use crate::night::hand_shown;
use engine::formats::line::{Houses, Rejected};
use engine::formats::showdown::{Middle, SettledShowdown, settled_over};
use engine::house::House;

/// Settles a recorded showdown under a house again.
pub fn settled_again<'r>(
    hand: &HandPlayed,
    record: &'r str,
    house: &House,
) -> Result<SettledShowdown<'r>, Rejected> {
    let middle = Middle { pot: hand.carried_in, fines: None, stack: None };
    settled_over(record, &Houses::only(house), &middle)
}

/// Whether a recorded hand settles today as it did then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettledAgain {
    /// To the same figures.
    Same,
    /// To different figures, by another version of the engine: said, never applied.
    OtherEngine,
    /// To different figures, by the same version: something is wrong.
    Different,
}

impl SettledAgain {
    /// What it means whether a hand settles to the same figures.
    #[must_use]
    pub const fn of(hand: &HandPlayed, same: bool) -> Self {
        match (same, hand.engine == ENGINE) {
            (true, _) => Self::Same,
            (false, true) => Self::Different,
            (false, false) => Self::OtherEngine,
        }
    }
}

/// Settles a recorded showdown again under the house of its night.
#[must_use]
pub fn again(hand: &HandPlayed, record: &str, house: &House) -> SettledAgain {
    let same = settled_again(hand, record, house).is_ok_and(|settled| {
        let figures = hand_shown::figures(&settled.showdown, &settled.settlement).unwrap_or_default();
        let stored: Vec<_> = hand.seats.iter().map(|seat| (seat.put_in, seat.returned, seat.won)).collect();
        figures == stored && settled.settlement.next_pot() == hand.carried_out
    });
    SettledAgain::of(hand, same)
}
