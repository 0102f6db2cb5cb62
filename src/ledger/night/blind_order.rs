//! The order in which the big blind comes to the players of a table, and how many hands away it is from a chair (DAV-10).

use crate::ids::PlayerId;
use crate::night::next_hand::NextHand;
use crate::night::ring::{last_noted, noted_dealer, seated};
use crate::night::tonight::Tonight;

/// The players of a table with chips, from the player with the big blind in the next hand to the player who had it last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlindOrder {
    /// The chair of the last big blind: the order begins on its left.
    from: u32,
    players: Vec<(u32, PlayerId)>,
}

impl BlindOrder {
    /// The order at a table ([`Tonight::at_table`]) after its last hand, or else by the dealer noted there.
    ///
    /// `None` while neither is known.
    #[must_use]
    pub fn of(table: &Tonight, next: &NextHand) -> Option<Self> {
        let has_chips = |player: &PlayerId| table.evening.chips(*player).is_positive();
        let mut players = seated(&table.evening);
        players.retain(|(_, player)| has_chips(player));
        let from = after_hand(table, next).or_else(|| after_deal(table, &players))?;
        players.sort_by_key(|(chair, _)| way(from, *chair));
        Some(Self { from, players })
    }

    /// The players, starting with the next big blind.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> {
        self.players.iter().map(|(_, player)| *player)
    }

    /// How many hands are dealt before the big blind comes to a chair: 0 if it is there in the next one.
    #[must_use]
    pub fn hands_until(&self, chair: u32) -> usize {
        let far = way(self.from, chair);
        self.players.iter().filter(|(other, _)| way(self.from, *other) < far).count()
    }

    /// The one of these chairs with the big blind as far away as `hands`, or the next farther one; otherwise the farthest.
    #[must_use]
    pub fn chair_for(&self, hands: usize, chairs: &[u32]) -> Option<u32> {
        let nearest = |least: usize| {
            let later = chairs.iter().copied().filter(move |chair| self.hands_until(*chair) >= least);
            later.min_by_key(|chair| way(self.from, *chair))
        };
        // Free chairs side by side are all the same to the big blind: then it's the first of the farthest.
        nearest(hands).or_else(|| nearest(chairs.iter().map(|chair| self.hands_until(*chair)).max()?))
    }
}

/// How far a chair is to the left of another; the chair itself is the farthest.
const fn way(from: u32, chair: u32) -> u64 {
    let turn = 1_u64 << 32;
    let (from, chair) = (from as u64, chair as u64);
    if chair > from { chair.saturating_sub(from) } else { chair.saturating_add(turn).saturating_sub(from) }
}

/// The chair of the last recorded big blind; if the button was bought, the one to the right of the player who posts it next
/// (DAV-29).
fn after_hand(table: &Tonight, next: &NextHand) -> Option<u32> {
    let last = next.latest().next()?;
    let (small, big) = last.spots.blinds?;
    let place = if last.bought.is_some() { small } else { big };
    let player = (*last.players.get(place)?)?;
    table.evening.sitting(player)?.seat
}

/// By the noted dealer: the next big blind is two to the left of the next dealer.
fn after_deal(table: &Tonight, players: &[(u32, PlayerId)]) -> Option<u32> {
    let dealer = last_noted(&table.evening)?;
    let chair = table.evening.sitting(dealer)?.seat?;
    let mut round: Vec<u32> = players.iter().map(|(chair, _)| *chair).collect();
    round.sort_by_key(|other| way(chair, *other));
    // If no hand is recorded, the noted deal is a hand that was played.
    let is_played = !table.evening.records_hands() || noted_dealer(&table.evening).is_none();
    let steps = usize::from(is_played);
    round.get(steps.checked_rem(round.len())?).copied()
}
