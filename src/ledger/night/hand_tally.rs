//! What a player's hands add up to: how many, how much, how often the player did what.

use crate::journal::{HandSeat, Marks};
use engine::money::{Money, Overflow};

/// Totals over one player's hands. The counts of play before the flop cover hands whose every act is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HandTally {
    /// Hands the player was in.
    pub hands: u64,
    /// How much richer they made the player.
    pub net: Money,
    /// The most the player won in one of them.
    pub won_max: Money,
    /// Hands in which the player was still in when hands were compared.
    pub showdowns: u64,
    /// Those in which the player won something.
    pub showdowns_won: u64,
    /// Hands whose every act is known, in games with community cards.
    pub counted: u64,
    /// Those in which the player put money in voluntarily before the flop.
    pub entered: u64,
    /// Those in which the player raised before the flop.
    pub raised: u64,
    /// Those in which the player faced one raise and could raise again.
    pub faced: u64,
    /// Those in which the player did.
    pub reraised: u64,
    /// Those in which the player saw the flop.
    pub flops: u64,
    /// Those in which the player then came to a showdown.
    pub went: u64,
    /// Those in which the player then won something.
    pub went_won: u64,
}

impl HandTally {
    /// Adds one hand; its net only if it was played for `money`, not for tournament chips.
    pub fn add(&mut self, seat: &HandSeat, money: bool) -> Result<(), Overflow> {
        let (did, paid) = (seat.did, seat.won.is_positive());
        let flop = did.has(Marks::COUNTED.with(Marks::FLOP));
        if money {
            self.net = self.net.plus(seat.net()?)?;
            self.won_max = self.won_max.max(seat.won);
        }
        for (count, happened) in [
            (&mut self.hands, true),
            (&mut self.showdowns, did.has(Marks::SHOWED)),
            (&mut self.showdowns_won, did.has(Marks::SHOWED) && paid),
            (&mut self.counted, did.has(Marks::COUNTED)),
            (&mut self.entered, did.has(Marks::ENTERED)),
            (&mut self.raised, did.has(Marks::RAISED)),
            (&mut self.faced, did.has(Marks::FACED)),
            (&mut self.reraised, did.has(Marks::RERAISED)),
            (&mut self.flops, flop),
            (&mut self.went, flop && did.has(Marks::SHOWED)),
            (&mut self.went_won, flop && did.has(Marks::SHOWED) && paid),
        ] {
            *count = count.saturating_add(u64::from(happened));
        }
        Ok(())
    }

    /// Adds another player's or another night's hands.
    pub fn join(&mut self, other: &Self) -> Result<(), Overflow> {
        self.net = self.net.plus(other.net)?;
        self.won_max = self.won_max.max(other.won_max);
        for (count, more) in self.counts_mut().into_iter().zip(other.counts()) {
            *count = count.saturating_add(more);
        }
        Ok(())
    }

    /// The counts, in the order of the fields.
    #[must_use]
    pub const fn counts(&self) -> [u64; 11] {
        [
            self.hands,
            self.showdowns,
            self.showdowns_won,
            self.counted,
            self.entered,
            self.raised,
            self.faced,
            self.reraised,
            self.flops,
            self.went,
            self.went_won,
        ]
    }

    /// The same, for setting them.
    pub const fn counts_mut(&mut self) -> [&mut u64; 11] {
        [
            &mut self.hands,
            &mut self.showdowns,
            &mut self.showdowns_won,
            &mut self.counted,
            &mut self.entered,
            &mut self.raised,
            &mut self.faced,
            &mut self.reraised,
            &mut self.flops,
            &mut self.went,
            &mut self.went_won,
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::PlayerId;
    use uuid::Uuid;

    fn seat(put_in: i64, won: i64, did: Marks) -> HandSeat {
        let (put_in, won) = (Money::from_minor(put_in), Money::from_minor(won));
        HandSeat { player: PlayerId(Uuid::nil()), put_in, returned: Money::ZERO, won, did }
    }

    #[test]
    fn hands_add_up_one_by_one_and_together() {
        let saw = Marks::COUNTED.with(Marks::ENTERED).with(Marks::FLOP);
        let hands = [
            seat(100, 0, Marks::COUNTED),
            seat(300, 700, saw.with(Marks::SHOWED)),
            seat(200, 0, saw.with(Marks::SHOWED)),
            seat(50, 90, Marks::SHOWED),
        ];
        let mut all = HandTally::default();
        let mut halves = [HandTally::default(); 2];
        for (number, seat) in hands.iter().enumerate() {
            all.add(seat, true).unwrap();
            halves[number % 2].add(seat, true).unwrap();
        }
        assert_eq!((all.net, all.won_max), (Money::from_minor(140), Money::from_minor(700)));
        assert_eq!((all.hands, all.counted, all.entered, all.flops), (4, 3, 2, 2));
        assert_eq!((all.showdowns, all.showdowns_won, all.went, all.went_won), (3, 2, 2, 1));
        let [mut first, second] = halves;
        first.join(&second).unwrap();
        assert_eq!(first, all);
    }
}
