//! Every chair used tonight, including the chairs of players who left: blinds passed those too.

use crate::ids::PlayerId;
use crate::night::evening::Evening;

/// This ring plus the chairs of everybody else who sat here tonight, in seat order.
#[must_use]
pub fn every_chair(evening: &Evening, ring: &[PlayerId]) -> Vec<PlayerId> {
    let chair = |player: PlayerId| evening.sitting(player).and_then(|sitting| sitting.seat);
    let others = evening.sittings.iter().filter(|sitting| !ring.contains(&sitting.player));
    let mut others: Vec<(u32, PlayerId)> =
        others.filter_map(|sitting| Some((sitting.seat?, sitting.player))).collect();
    others.sort_by_key(|(seat, _)| *seat);
    let mut all = ring.to_vec();
    for (seat, player) in others {
        let chairs = all.iter().enumerate().filter_map(|(at, other)| Some((chair(*other)?, at)));
        // On the right of the lowest chair sits the player in the highest one.
        let right = chairs.max_by_key(|(other, _)| (*other < seat, *other));
        if let Some((_, right)) = right {
            all.insert(right.saturating_add(1).min(all.len()), player);
        }
    }
    all
}
