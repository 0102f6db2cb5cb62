//! The money of one game: who put in what, who took what out, what is in the pot, and why.

use crate::money::{Money, Overflow};

/// The pot of a game and every payment into it and out of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Till {
    put_in: Vec<Money>,
    taken: Vec<Money>,
    pot: Money,
    why: Vec<(String, String)>,
}

impl Till {
    /// A pot that begins with what was in the middle before.
    #[must_use]
    pub fn new(seats: usize, carry: Money) -> Self {
        Self {
            put_in: vec![Money::ZERO; seats],
            taken: vec![Money::ZERO; seats],
            pot: carry,
            why: Vec::new(),
        }
    }

    /// A player puts money into the pot.
    ///
    /// # Errors
    ///
    /// An amount leaves the range of money.
    pub fn pay(&mut self, seat: usize, amount: Money) -> Result<(), Overflow> {
        if let Some(put_in) = self.put_in.get_mut(seat) {
            *put_in = put_in.plus(amount)?;
            self.pot = self.pot.plus(amount)?;
        }
        Ok(())
    }

    /// Everybody puts the same amount into the pot.
    ///
    /// # Errors
    ///
    /// An amount leaves the range of money.
    pub fn all_pay(&mut self, amount: Money) -> Result<(), Overflow> {
        (0..self.put_in.len()).try_for_each(|seat| self.pay(seat, amount))
    }

    /// A player takes money out of the pot; never more than is there.
    ///
    /// # Errors
    ///
    /// An amount leaves the range of money.
    pub fn take(&mut self, seat: usize, amount: Money) -> Result<(), Overflow> {
        let amount = amount.min(self.pot);
        if let Some(taken) = self.taken.get_mut(seat) {
            *taken = taken.plus(amount)?;
            self.pot = self.pot.minus(amount)?;
        }
        Ok(())
    }

    /// These players share the pot in whole units; the odd units go one each to the first of them until none is left.
    ///
    /// # Errors
    ///
    /// An amount leaves the range of money.
    pub fn share(&mut self, seats: &[usize], unit: Money) -> Result<(), Overflow> {
        let split = self.pot.split(u32::try_from(seats.len()).unwrap_or(u32::MAX), unit);
        seats.iter().try_for_each(|seat| self.take(*seat, split.share))?;
        seats.iter().try_for_each(|seat| self.take(*seat, unit))
    }

    /// Notes why money moved: the rule's id and a sentence.
    pub fn because(&mut self, rule: &str, text: impl Into<String>) {
        self.why.push((rule.to_owned(), text.into()));
    }

    /// What is in the pot.
    #[must_use]
    pub const fn pot(&self) -> Money {
        self.pot
    }

    /// What a player put in so far.
    #[must_use]
    pub fn put_in(&self, seat: usize) -> Money {
        self.put_in.get(seat).copied().unwrap_or_default()
    }

    /// What a player took out so far.
    #[must_use]
    pub fn taken(&self, seat: usize) -> Money {
        self.taken.get(seat).copied().unwrap_or_default()
    }

    /// Why the money moved, in order.
    #[must_use]
    pub fn why(&self) -> &[(String, String)] {
        &self.why
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn minor(amount: i64) -> Money {
        Money::from_minor(amount)
    }

    #[test]
    fn a_shared_pot_is_gone_and_odd_units_go_to_the_first() {
        let mut till = Till::new(3, minor(50));
        till.all_pay(minor(100)).expect("small amounts");
        till.share(&[2, 0], minor(25)).expect("small amounts");
        assert_eq!((till.taken(2), till.taken(0), till.pot()), (minor(175), minor(175), Money::ZERO));
        let mut till = Till::new(2, minor(75));
        till.share(&[1, 0], minor(25)).expect("small amounts");
        assert_eq!((till.taken(1), till.taken(0)), (minor(50), minor(25)));
    }

    #[test]
    fn nobody_takes_more_than_is_there() {
        let mut till = Till::new(2, minor(75));
        till.take(1, minor(100)).expect("small amounts");
        assert_eq!((till.taken(1), till.pot()), (minor(75), Money::ZERO));
    }
}
