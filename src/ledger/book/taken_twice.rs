//! How much two books took off one debt beyond what was owed. Each book knew what was owed when they parted, and what it wrote
//! itself; it can't have meant what only the other wrote.

use engine::money::{Money, Overflow};

/// What one owes the other, in THE BOOK and privately; below zero, the other way round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Between {
    pub in_book: Money,
    pub private: Money,
}

impl Between {
    pub fn plus(self, by: Self) -> Result<Self, Overflow> {
        Ok(Self { in_book: self.in_book.plus(by.in_book)?, private: self.private.plus(by.private)? })
    }

    pub fn minus(self, by: Self) -> Result<Self, Overflow> {
        self.plus(Self { in_book: by.in_book.negated(), private: by.private.negated() })
    }

    /// What the debtor can pay: what the other side owes is another debt.
    pub fn owed(self) -> Result<Money, Overflow> {
        self.in_book.max(Money::ZERO).plus(self.private.max(Money::ZERO))
    }

    /// The same after a payment or a debt forgiven: first what is owed in THE BOOK, then what is owed privately.
    fn settled(self, by: Self) -> Result<Self, Overflow> {
        let amount = by.in_book.plus(by.private)?.negated();
        let in_book = amount.min(self.in_book.max(Money::ZERO)).max(Money::ZERO);
        let private = amount.minus(in_book)?.min(self.private.max(Money::ZERO));
        let beyond = amount.minus(in_book)?.minus(private)?;
        let off = match by.private.is_zero() {
            true => Self { in_book: in_book.plus(beyond)?, private },
            false => Self { in_book, private: private.plus(beyond)? },
        };
        self.minus(off)
    }
}

/// Whose an event is, from a merge's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Writer {
    /// This book's, or another surrogate's: the surrogate doesn't know it.
    Here,
    /// The surrogate's, and it was merged before.
    Known,
    /// The surrogate's, and it's being merged now.
    New,
}

/// How an event changed what one owes the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DebtStep {
    pub writer: Writer,
    /// True if the debtor paid it, or was forgiven it.
    pub settles: bool,
    pub by: Between,
}

/// What the surrogate's new events took off a debt that was taken off here already, unless one book's view of it makes that less.
///
/// `parted` is what was owed when the two books parted. The changes since then are in the order of this book, with the new ones
/// last.
pub fn taken_twice(parted: Between, changes: &[DebtStep]) -> Result<Money, Overflow> {
    let known_to_both = parted.owed()?;
    let mut debt = Debt {
        here: parted,
        there: parted,
        known_to_both,
        ours: Money::ZERO,
        taken_here: Money::ZERO,
        lacking: Money::ZERO,
    };
    for change in changes {
        match change.writer {
            Writer::Here => debt.of_this_book(change)?,
            Writer::Known => debt.of_both(change)?,
            Writer::New => debt.of_the_surrogate(change)?,
        }
    }
    Ok(debt.lacking.min(debt.taken_here))
}

/// One debt as the two books see it.
struct Debt {
    here: Between,
    there: Between,
    /// What's still owed of what both know about.
    known_to_both: Money,
    /// What's still owed of what only this book knows about.
    ours: Money,
    /// What this book took off what both know about.
    taken_here: Money,
    /// What the surrogate took off although it wasn't owed anymore.
    lacking: Money,
}

impl Debt {
    fn of_this_book(&mut self, change: &DebtStep) -> Result<(), Overflow> {
        let more = moved(&mut self.here, change.by, Between::plus)?;
        if !more.is_negative() {
            self.ours = self.ours.plus(more)?;
        } else if change.settles {
            let rest = take(&mut self.ours, more.negated())?;
            let taken = rest.minus(take(&mut self.known_to_both, rest)?)?;
            self.taken_here = self.taken_here.plus(taken)?;
        } else {
            // Nobody paid what a consolidation turned.
            let rest = take(&mut self.known_to_both, more.negated())?;
            take(&mut self.ours, rest)?;
        }
        Ok(())
    }

    fn of_both(&mut self, change: &DebtStep) -> Result<(), Overflow> {
        moved(&mut self.there, change.by, change.how())?;
        let more = moved(&mut self.here, change.by, Between::plus)?;
        if more.is_negative() {
            let rest = take(&mut self.known_to_both, more.negated())?;
            take(&mut self.ours, rest)?;
        } else {
            self.known_to_both = self.known_to_both.plus(more)?;
        }
        Ok(())
    }

    fn of_the_surrogate(&mut self, change: &DebtStep) -> Result<(), Overflow> {
        let more = moved(&mut self.there, change.by, change.how())?;
        if !more.is_negative() {
            self.known_to_both = self.known_to_both.plus(more)?;
            return Ok(());
        }
        let rest = take(&mut self.known_to_both, more.negated())?;
        if change.settles {
            self.lacking = self.lacking.plus(rest)?;
        }
        Ok(())
    }
}

impl DebtStep {
    const fn how(&self) -> fn(Between, Between) -> Result<Between, Overflow> {
        if self.settles { Between::settled } else { Between::plus }
    }
}

/// Changes what's owed. Returns how much more can be paid now; below zero, how much less.
fn moved(
    owed: &mut Between,
    by: Between,
    how: fn(Between, Between) -> Result<Between, Overflow>,
) -> Result<Money, Overflow> {
    let before = owed.owed()?;
    *owed = how(*owed, by)?;
    owed.owed()?.minus(before)
}

/// Takes as much of `amount` as there is. Returns the rest.
fn take(there: &mut Money, amount: Money) -> Result<Money, Overflow> {
    let taken = amount.min(*there);
    *there = there.minus(taken)?;
    amount.minus(taken)
}

#[cfg(test)]
mod tests {
    use super::*;
    use Writer::{Here, Known, New};

    /// What an event does: `+` one more debt, `-` a payment or a debt forgiven, `~` a debt turned by a consolidation.
    fn change(writer: Writer, word: &str) -> DebtStep {
        let (sign, figure) = word.split_at(1);
        let amount = Money::from_minor(figure.parse().expect("a figure"));
        let by = if sign == "+" { amount } else { amount.negated() };
        DebtStep { writer, settles: sign == "-", by: Between { in_book: by, private: Money::ZERO } }
    }

    #[track_caller]
    fn check(parted: i64, events: &[(Writer, &str)], wanted: i64) {
        let parted = Between { in_book: Money::from_minor(parted), private: Money::ZERO };
        let events: Vec<DebtStep> = events.iter().map(|(writer, word)| change(*writer, word)).collect();
        assert_eq!(taken_twice(parted, &events).expect("a sum"), Money::from_minor(wanted), "{events:?}");
    }

    #[test]
    fn what_both_took_beyond_the_debt_is_found_whatever_stands_behind_it() {
        check(5, &[(Here, "-5"), (New, "-4")], 4);
        check(7, &[(Here, "-7"), (New, "-7")], 7);
        check(5, &[(Here, "-2"), (New, "-3")], 0);
        check(5, &[(Here, "-3"), (New, "-4")], 2);
        // A new debt on either side.
        check(3, &[(Here, "-3"), (New, "-1"), (New, "+2")], 1);
        check(3, &[(Here, "-3"), (Here, "+2"), (New, "-1")], 1);
        check(3, &[(Here, "+9"), (Here, "-12"), (New, "-1")], 1);
        check(3, &[(Here, "-3"), (New, "+2"), (New, "-5")], 3);
        check(3, &[(Here, "-3"), (New, "-1"), (New, "+2"), (New, "-2")], 1);
    }

    #[test]
    fn what_may_be_another_debt_is_not_held_to_be_the_same() {
        check(3, &[(Here, "+2"), (Here, "-2"), (New, "-3")], 0);
        check(3, &[(Here, "-3"), (New, "+2"), (New, "-2")], 0);
        check(0, &[(Here, "+2"), (Here, "-2"), (New, "+2"), (New, "-2")], 0);
    }

    #[test]
    fn what_one_book_alone_took_too_much_was_said_there() {
        check(3, &[(Here, "-5"), (New, "+2")], 0);
        check(3, &[(Here, "-1"), (New, "-3"), (New, "-4")], 1);
        check(3, &[(Here, "-5"), (New, "+2"), (New, "-5")], 3);
        check(0, &[(Here, "-5"), (New, "-4")], 0);
    }

    #[test]
    fn what_a_consolidation_turned_nobody_paid() {
        check(3, &[(Here, "~3"), (New, "-3")], 0);
        check(3, &[(Here, "~2"), (Here, "-1"), (New, "-3")], 1);
        check(3, &[(Here, "+2"), (Here, "~3"), (Here, "-2"), (New, "-3")], 0);
        check(3, &[(Here, "-3"), (New, "~3")], 0);
    }

    #[test]
    fn what_was_taken_in_before_is_not_told_again() {
        check(3, &[(Here, "-3"), (Known, "-1"), (Known, "+3"), (New, "-1")], 0);
        check(3, &[(Known, "-1"), (Here, "-2"), (New, "-1")], 1);
        check(3, &[(Known, "+2"), (Here, "-5"), (New, "-5"), (New, "+2")], 5);
        check(3, &[(Here, "-3"), (Known, "-1"), (Known, "+2"), (Here, "-1"), (New, "-2")], 2);
    }

    #[test]
    fn a_private_debt_the_other_way_is_another_debt() {
        let parted = Between { in_book: Money::from_minor(2), private: Money::from_minor(-1) };
        for (here, wanted) in [("-1", 0), ("-2", 1)] {
            let events = [change(Here, here), change(New, "-1")];
            assert_eq!(taken_twice(parted, &events).expect("a sum"), Money::from_minor(wanted), "{here}");
        }
    }
}
