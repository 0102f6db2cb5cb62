//! The outcome of a hand: what each pot paid to whom, what went back, what stays; it cannot be built unbalanced.

use crate::domain::hand::award::Tally;
use crate::domain::hand::pots::Pot;
use crate::domain::hand::seats::Seats;
use crate::domain::hand::why::Reason;
use crate::domain::money::Money;
use crate::domain::refusal::Refusal;

/// A pot and those it was paid to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PotPaid {
    /// The pot.
    pub pot: Pot,
    /// Those paid for the high half, or for the whole pot of a one-way game.
    pub high: Seats,
    /// Those paid for the low half.
    pub low: Seats,
}

/// Who gets what, and why. Seats are numbers of the showdown's contestants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settlement {
    pots: Vec<PotPaid>,
    awards: Vec<Money>,
    returned: Option<(usize, Money)>,
    carry: Money,
    why: Vec<Reason>,
}

impl Settlement {
    /// A settlement of `collected`, all that went in; refused unless awards, returns and carry add up to it.
    pub fn new(
        collected: Money,
        pots: Vec<PotPaid>,
        returned: Option<(usize, Money)>,
        tally: Tally,
    ) -> Result<Self, Refusal> {
        let back = returned.map(|(_, amount)| amount);
        let out = Money::sum(tally.awards.iter().copied().chain(back))?.plus(tally.carry)?;
        if out != collected {
            let (out, collected) = (out.minor(), collected.minor());
            let message = format!("the settlement pays out {out} minor units of {collected} collected");
            return Err(Refusal::new("settlement-unbalanced", message));
        }
        let Tally { awards, carry, why } = tally;
        Ok(Self { pots, awards, returned, carry, why })
    }

    /// The pots, main pot first.
    #[must_use]
    pub fn pots(&self) -> &[PotPaid] {
        &self.pots
    }

    /// What each seat is paid from the pots; zero for those who get nothing.
    #[must_use]
    pub fn awards(&self) -> &[Money] {
        &self.awards
    }

    /// The bet nobody called, if there was one: who gets back what, in no pot and no award.
    #[must_use]
    pub const fn returned(&self) -> &[(usize, Money)] {
        self.returned.as_slice()
    }

    /// What stays for the next game.
    #[must_use]
    pub const fn carry(&self) -> Money {
        self.carry
    }

    /// The reasons, in order.
    #[must_use]
    pub fn why(&self) -> &[Reason] {
        &self.why
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_settlement_that_does_not_add_up_cannot_be_built() {
        let tally =
            Tally { awards: vec![Money::from_minor(95)], carry: Money::from_minor(5), why: Vec::new() };
        let built = |collected| {
            let back = Some((0, Money::from_minor(10)));
            Settlement::new(Money::from_minor(collected), Vec::new(), back, tally.clone())
        };
        assert!(built(110).is_ok());
        assert_eq!(built(111).unwrap_err().code, "settlement-unbalanced");
    }
}
