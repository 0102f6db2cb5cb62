//! Where the money of a logged hand goes: what each player has put in, in this round and in total.
//!
//! It adds up what the log says and checks no rule of betting.

use crate::money::{Money, Overflow};

/// The money of one hand, by place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Flow {
    before: Vec<Money>,
    round: Vec<Money>,
    left: Vec<Money>,
    level: Money,
}

impl Flow {
    /// Before anything is put in.
    #[must_use]
    pub(crate) fn new(stacks: Vec<Money>) -> Self {
        let round = vec![Money::ZERO; stacks.len()];
        Self { left: stacks.clone(), before: stacks, round, level: Money::ZERO }
    }

    /// What the place still has in front of it.
    #[must_use]
    pub(crate) fn left(&self, place: usize) -> Money {
        self.left.get(place).copied().unwrap_or_default()
    }

    /// What it put in in this round.
    #[must_use]
    pub(crate) fn round(&self, place: usize) -> Money {
        self.round.get(place).copied().unwrap_or_default()
    }

    /// What has to be matched in this round.
    #[must_use]
    pub(crate) const fn level(&self) -> Money {
        self.level
    }

    /// Puts in money that is nobody's bet; false if the place doesn't have it.
    pub(crate) fn dead(&mut self, place: usize, amount: Money) -> Result<bool, Overflow> {
        let left = self.left(place).minus(amount)?;
        if let Some(slot) = self.left.get_mut(place) {
            *slot = left;
        }
        Ok(!left.is_negative())
    }

    /// Puts in money for a bet; false if the place doesn't have it.
    pub(crate) fn live(&mut self, place: usize, amount: Money) -> Result<bool, Overflow> {
        let round = self.round(place).plus(amount)?;
        if let Some(slot) = self.round.get_mut(place) {
            *slot = round;
        }
        self.level = self.level.max(round);
        self.dead(place, amount)
    }

    /// The others have to match at least this much.
    pub(crate) fn raise_level(&mut self, level: Money) {
        self.level = self.level.max(level);
    }

    /// Ends the round: what nobody matched goes back. Returns the amounts and who gets them.
    pub(crate) fn end_round(&mut self) -> Result<Option<(usize, Money)>, Overflow> {
        let top = self.round.iter().copied().max().unwrap_or_default();
        let leader = self.round.iter().position(|round| *round == top);
        let others = self.round.iter().enumerate().filter(|(place, _)| Some(*place) != leader);
        let second = others.map(|(_, round)| *round).max().unwrap_or_default();
        let back = leader.zip(top.minus(second).ok()).filter(|(_, back)| back.is_positive());
        if let Some((place, amount)) = back {
            self.gain(place, amount)?;
        }
        self.round.fill(Money::ZERO);
        self.level = Money::ZERO;
        Ok(back)
    }

    /// The place gets this much.
    pub(crate) fn gain(&mut self, place: usize, amount: Money) -> Result<(), Overflow> {
        let left = self.left(place).plus(amount)?;
        if let Some(slot) = self.left.get_mut(place) {
            *slot = left;
        }
        Ok(())
    }

    /// What is in the middle, including the bets of this round.
    pub(crate) fn pot(&self) -> Result<Money, Overflow> {
        Money::sum(self.before.iter().copied())?.minus(Money::sum(self.left.iter().copied())?)
    }

    /// What everybody has.
    #[must_use]
    pub(crate) fn into_stacks(self) -> Vec<Money> {
        self.left
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn cents(amount: i64) -> Money {
        Money::from_minor(amount)
    }

    #[test]
    fn what_nobody_matched_goes_back() {
        let mut flow = Flow::new(vec![cents(100), cents(60), cents(100)]);
        assert_eq!((flow.live(0, cents(100)), flow.live(1, cents(60))), (Ok(true), Ok(true)));
        assert_eq!((flow.level(), flow.round(1), flow.left(0)), (cents(100), cents(60), cents(0)));
        assert_eq!(flow.end_round(), Ok(Some((0, cents(40)))));
        assert_eq!(flow.pot(), Ok(cents(120)));
        flow.gain(2, cents(120)).unwrap();
        assert_eq!(flow.into_stacks(), [cents(40), cents(0), cents(220)]);
    }

    #[test]
    fn money_a_player_does_not_have_is_noticed() {
        let mut flow = Flow::new(vec![cents(10), cents(10)]);
        assert_eq!(flow.dead(0, cents(11)), Ok(false));
        assert_eq!(flow.end_round(), Ok(None));
    }
}
