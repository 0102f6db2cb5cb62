//! From the log's players to the places of a hand.

use crate::formats::hands::logged::Seating;
use crate::money::Money;

/// Amounts by player as amounts by place.
pub(crate) fn by_place(seating: &Seating, amounts: &[Money]) -> Vec<Money> {
    seating.order.iter().map(|player| amounts.get(*player).copied().unwrap_or_default()).collect()
}
