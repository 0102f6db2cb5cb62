//! Who wins whose money: hand by hand if one player won alone, and night by night who came out ahead.

use crate::ids::{NightId, PlayerId};
use engine::money::{Money, Overflow};
use std::collections::BTreeMap;

/// How much richer a hand made one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandNet {
    pub night: NightId,
    /// The event that recorded the hand.
    pub hand: u64,
    pub player: PlayerId,
    pub net: Money,
}

/// Two players, seen from one of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rivalry {
    /// Nights both played.
    pub nights: u64,
    /// Those in which this player did better than the other.
    pub ahead: u64,
    /// Those in which this player did worse.
    pub behind: u64,
    /// Hands this player won alone, in which the other lost something.
    pub took: u64,
    /// Hands the other won alone, in which this player lost something.
    pub gave: u64,
    /// What the other lost in the first, minus what this player lost in the second.
    pub net: Money,
}

impl Rivalry {
    /// The same, seen from the other.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self {
            nights: self.nights,
            ahead: self.behind,
            behind: self.ahead,
            took: self.gave,
            gave: self.took,
            net: self.net.negated(),
        }
    }
}

/// Every two players who met, the lower id first. The nets of one hand must be next to each other; each night has everybody's
/// result once.
///
/// A hand with several winners doesn't say which of them a player lost to, so none of its money counts here.
pub fn rivalries(
    hands: &[HandNet],
    nights: &[Vec<(PlayerId, Money)>],
) -> Result<BTreeMap<(PlayerId, PlayerId), Rivalry>, Overflow> {
    let mut met = BTreeMap::new();
    for night in nights {
        for (place, (one, result)) in night.iter().enumerate() {
            for (other, others) in night.iter().skip(place.saturating_add(1)) {
                let order = result.cmp(others);
                change(&mut met, (*one, *other), |of| {
                    of.nights = of.nights.saturating_add(1);
                    of.ahead = of.ahead.saturating_add(u64::from(order.is_gt()));
                    of.behind = of.behind.saturating_add(u64::from(order.is_lt()));
                    Ok(())
                })?;
            }
        }
    }
    for hand in hands.chunk_by(|one, other| one.hand == other.hand) {
        let mut winners = hand.iter().filter(|seat| seat.net.is_positive());
        let (Some(winner), None) = (winners.next(), winners.next()) else { continue };
        for loser in hand.iter().filter(|seat| seat.net.is_negative() && seat.player != winner.player) {
            change(&mut met, (winner.player, loser.player), |of| {
                of.took = of.took.saturating_add(1);
                of.net = of.net.plus(loser.net.abs())?;
                Ok(())
            })?;
        }
    }
    Ok(met)
}

/// Changes what's known about two players, seen from the first.
fn change(
    met: &mut BTreeMap<(PlayerId, PlayerId), Rivalry>,
    (one, other): (PlayerId, PlayerId),
    with: impl FnOnce(&mut Rivalry) -> Result<(), Overflow>,
) -> Result<(), Overflow> {
    let is_turned = other < one;
    let known = met.entry(if is_turned { (other, one) } else { (one, other) }).or_default();
    let mut seen = if is_turned { known.turned() } else { *known };
    with(&mut seen)?;
    *known = if is_turned { seen.turned() } else { seen };
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use uuid::Uuid;

    fn id(number: u128) -> PlayerId {
        PlayerId(Uuid::from_u128(number))
    }

    fn hand(hand: u64, nets: &[(u128, i64)]) -> Vec<HandNet> {
        let night = NightId(Uuid::nil());
        let seat = |(player, net): &(u128, i64)| HandNet {
            night,
            hand,
            player: id(*player),
            net: Money::from_minor(*net),
        };
        nets.iter().map(seat).collect()
    }

    #[test]
    fn only_a_hand_of_one_winner_says_who_lost_to_whom() {
        let hands = [
            hand(1, &[(2, 500), (1, -300), (3, -200)]),
            hand(2, &[(1, 100), (2, -100)]),
            hand(3, &[(1, 50), (3, 50), (2, -100)]),
        ];
        let met = rivalries(&hands.concat(), &[]).unwrap();
        let seen = met[&(id(1), id(2))];
        assert_eq!((seen.took, seen.gave, seen.net), (1, 1, Money::from_minor(-200)));
        assert_eq!(seen.turned().net, Money::from_minor(200));
        assert_eq!(met[&(id(2), id(3))].net, Money::from_minor(200));
        assert_eq!(met.len(), 2);
    }

    #[test]
    fn a_night_has_somebody_ahead_unless_both_did_alike() {
        let night =
            |one: i64, other: i64| vec![(id(2), Money::from_minor(one)), (id(1), Money::from_minor(other))];
        let met = rivalries(&[], &[night(500, -500), night(0, 0), night(-300, -100)]).unwrap();
        let seen = met[&(id(1), id(2))];
        assert_eq!((seen.nights, seen.ahead, seen.behind), (3, 1, 1));
    }
}
