//! The outcome of a hand: what each player won from each pot, what went back, what stays. An unbalanced one can't be built.

use crate::hand::award::Tally;
use crate::hand::bounty::Bounty;
use crate::hand::owed::Matched;
use crate::hand::pots::{Pot, Stake};
use crate::hand::reason::Reason;
use crate::hand::seats::Seats;
use crate::money::{Money, Overflow};
use crate::refusal::Refusal;

/// A pot and the players it was paid to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PotPaid {
    /// The pot.
    pub pot: Pot,
    /// The players paid for the high half, or for the whole pot of a one-way game.
    pub high: Seats,
    /// The players paid for the low half.
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
    matched: Option<Matched>,
    bounties: Vec<Bounty>,
}

impl Settlement {
    /// A settlement of `collected`, everything that went in; refused unless awards, returns and carry add up to it.
    ///
    /// # Errors
    ///
    /// `settlement-unbalanced` with both sums.
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
        Ok(Self { pots, awards, returned, carry, why, matched: None, bounties: Vec::new() })
    }

    /// The same with what the losers of a drop game owe.
    #[must_use]
    pub(crate) fn and_then_owed(self, matched: Matched) -> Self {
        Self { matched: Some(matched), ..self }
    }

    /// The same with what players pay each other besides the pots.
    #[must_use]
    pub(crate) fn and_bounties(mut self, bounties: Vec<Bounty>, why: Vec<Reason>) -> Self {
        self.why.extend(why);
        Self { bounties, ..self }
    }

    /// What players pay each other besides the pots.
    #[must_use]
    pub fn bounties(&self) -> &[Bounty] {
        &self.bounties
    }

    /// What a seat pays others besides the pots, and what others pay that seat.
    ///
    /// # Errors
    ///
    /// An amount leaves the range of money.
    pub fn bounty(&self, seat: usize) -> Result<(Money, Money), Overflow> {
        let paid = self.bounties.iter().filter(|bounty| bounty.from == seat).map(|bounty| bounty.amount);
        let got = self.bounties.iter().filter(|bounty| bounty.to == seat).map(|bounty| bounty.amount);
        Ok((Money::sum(paid)?, Money::sum(got)?))
    }

    /// The pots, main pot first.
    #[must_use]
    pub fn pots(&self) -> &[PotPaid] {
        &self.pots
    }

    /// What each seat is paid from the pots; zero for seats that get nothing.
    #[must_use]
    pub fn awards(&self) -> &[Money] {
        &self.awards
    }

    /// The bet nobody called, if there was one: who gets back what, in no pot and no award.
    #[must_use]
    pub const fn returned(&self) -> &[(usize, Money)] {
        self.returned.as_slice()
    }

    /// Who won the chips that a seat put in last, over all runs: the winners of the highest pot it was in for, or, after a fold,
    /// of the highest pot with its chips in it. Nobody if the seat was paid itself, or put nothing in.
    #[must_use]
    pub fn lost_to(&self, seat: usize, stakes: &[Stake]) -> Seats {
        let is_paid = self.awards.get(seat).is_some_and(|award| award.is_positive());
        let fought =
            self.pots.iter().map(|paid| paid.pot.eligible).filter(|eligible| eligible.contains(seat));
        // The higher a pot, the fewer players are in it.
        let highest = fought.min_by_key(|eligible| eligible.count()).or_else(|| self.left_in(seat, stakes));
        let his = self.pots.iter().filter(|paid| !is_paid && Some(paid.pot.eligible) == highest);
        his.fold(Seats::NONE, |won, paid| won.or(paid.high).or(paid.low))
    }

    /// Who can win the highest pot with chips of a seat that isn't in for any pot: the first pot whose players all bet at
    /// least as much as that seat did, else the last.
    fn left_in(&self, seat: usize, stakes: &[Stake]) -> Option<Seats> {
        let his = stakes.get(seat).filter(|his| his.bet.is_positive() || his.dead.is_positive())?;
        let least = |eligible: Seats| eligible.iter().filter_map(|of| stakes.get(of)).map(|of| of.bet).min();
        let mut pots = self.pots.iter().map(|paid| paid.pot.eligible);
        let filled = pots.clone().find(|eligible| least(*eligible).is_some_and(|least| least >= his.bet));
        filled.or_else(|| pots.next_back())
    }

    /// What stays of the pots.
    #[must_use]
    pub const fn carry(&self) -> Money {
        self.carry
    }

    /// What is in the middle for the next game: what stays, and what losers of a drop game put in.
    #[must_use]
    pub fn next_pot(&self) -> Money {
        self.matched.as_ref().map_or(self.carry, |matched| matched.carry)
    }

    /// What losers owe the next pot, and whether the game goes on; `None` if it isn't a drop game, or everybody dropped.
    #[must_use]
    pub const fn matched(&self) -> Option<&Matched> {
        self.matched.as_ref()
    }

    /// True if the losers of a drop game play on for what they put in.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        self.matched.as_ref().is_some_and(|matched| matched.goes_on)
    }

    /// What a seat pays into the next pot.
    #[must_use]
    pub fn fed(&self, seat: usize) -> Money {
        let owed = self.matched.iter().flat_map(|matched| &matched.owed);
        owed.filter(|owes| owes.seat == seat).map(|owes| owes.paid).next().unwrap_or_default()
    }

    /// How much of what stays is fines: all fines if nobody was paid, nothing otherwise.
    #[must_use]
    pub fn fines_left(&self, fines: Money) -> Money {
        if self.awards.iter().any(|award| award.is_positive()) { Money::ZERO } else { fines.min(self.carry) }
    }

    /// All reasons, in order: those of the pots, then what losers owe.
    pub fn reasons(&self) -> impl Iterator<Item = &Reason> {
        self.why.iter().chain(self.matched.iter().flat_map(|matched| &matched.why))
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
