//! Seats at the table by number, clockwise from 0, and sets of them as one integer.

use crate::money::Money;

/// The most seats one hand can have.
pub const SEATS_MAX: usize = 32;

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seats(u32);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// The set of one seat.
    #[must_use]
    pub const fn one(seat: usize) -> Self {
        Self(if seat < SEATS_MAX { 1 << seat } else { 0 })
    }

    /// The set with one more seat.
    #[must_use]
    pub const fn with(self, seat: usize) -> Self {
        Self(self.0 | Self::one(seat).0)
    }

    /// The seats of both sets together.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The seats in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The seats of this set that aren't in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// True if the seat is in the set.
    #[must_use]
    pub const fn contains(self, seat: usize) -> bool {
        self.0 & Self::one(seat).0 != 0
    }

    /// How many seats.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// True if no seat is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The only seat of the set; `None` if there is another number of seats.
    #[must_use]
    pub fn only(self) -> Option<usize> {
        (self.count() == 1).then(|| self.iter().next()).flatten()
    }

    /// The seats in order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (seat < u32::BITS).then_some(seat as usize)
        })
    }

    /// The seats clockwise, from the first on the left of `seat` to `seat` itself.
    pub fn left_of(self, seat: usize) -> impl Iterator<Item = usize> {
        let up_to = Self::one(seat).0 | Self::one(seat).0.wrapping_sub(1);
        Self(self.0 & !up_to).iter().chain(Self(self.0 & up_to).iter())
    }
}

impl FromIterator<usize> for Seats {
    fn from_iter<I: IntoIterator<Item = usize>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

/// What dividing a pot needs to know about the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PotTable {
    /// The seat of the dealer (the button).
    pub button: usize,
    /// The smallest amount that can be paid.
    pub unit: Money,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn left_of_the_dealer_goes_clockwise_and_ends_at_the_dealer() {
        let seats: Seats = [0, 2, 5].into_iter().collect();
        let order = |button| seats.left_of(button).collect::<Vec<_>>();
        assert_eq!(order(2), [5, 0, 2]);
        assert_eq!(order(5), [0, 2, 5]);
        assert_eq!(order(1), [2, 5, 0]);
    }

    #[test]
    fn one_seat_is_the_only_one() {
        assert_eq!(Seats::one(31).only(), Some(31));
        assert_eq!(Seats::one(3).with(4).only(), None);
        assert!(Seats::one(32).is_empty());
        assert_eq!(Seats::one(1).with(2).without(Seats::one(2)), Seats::one(1));
    }
}
