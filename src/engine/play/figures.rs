//! The figures of a finished hand: what each seat put in, took back and won, what stays in the middle, and why.

use crate::hand::{Cite, HouseRules, Reason, ReasonFact, Told, Voice};
use crate::money::{Money, Overflow};
use crate::play::ending::End;
use crate::play::machine::Play;
use crate::play::setup::Setup;

/// What a seat put in, got back, and was paid.
pub type Figures = (Money, Money, Money);

impl End {
    /// The figures of each seat; what losers pay into the next pot of a drop game counts as put in (MIK-16, CAU-119).
    ///
    /// # Errors
    ///
    /// An amount leaves the range of money.
    pub fn figures(&self, play: &Play<'_>) -> Result<Vec<Figures>, Overflow> {
        (0..play.setup().places.len()).map(|seat| self.figures_of(seat, play)).collect()
    }

    /// The figures of one seat.
    ///
    /// # Errors
    ///
    /// An amount leaves the range of money.
    pub fn figures_of(&self, seat: usize, play: &Play<'_>) -> Result<Figures, Overflow> {
        let back = Money::sum(self.back().filter(|(of, _)| *of == seat).map(|(_, amount)| amount))?;
        let Self::Settled(settled) = self else { return Ok((play.put_in(seat), back, Money::ZERO)) };
        let won = settled.settlement.awards().get(seat).copied().unwrap_or_default();
        let (paid, got) = settled.settlement.bounty(seat)?;
        Ok((play.put_in(seat).plus(settled.settlement.fed(seat))?.plus(paid)?, back, won.plus(got)?))
    }

    /// Pays every seat what it is due: what it gets back and what it won, less what it pays into the next pot.
    ///
    /// # Errors
    ///
    /// An amount leaves the range of money.
    pub fn pay(&self, stacks: &mut [Option<Money>]) -> Result<(), Overflow> {
        let mut pay = |seat: usize, amount: Money| {
            if let Some(Some(stack)) = stacks.get_mut(seat) {
                *stack = stack.plus(amount)?;
            }
            Ok(())
        };
        self.back().try_for_each(|(seat, amount)| pay(seat, amount))?;
        let Self::Settled(settled) = self else { return Ok(()) };
        let mut awards = settled.settlement.awards().iter().enumerate();
        awards.try_for_each(|(seat, won)| pay(seat, *won))?;
        for bounty in settled.settlement.bounties() {
            pay(bounty.from, bounty.amount.negated())?;
            pay(bounty.to, bounty.amount)?;
        }
        let mut owed = settled.settlement.matched().into_iter().flat_map(|matched| &matched.owed);
        owed.try_for_each(|owes| pay(owes.seat, owes.paid.negated()))
    }

    /// Who gets back how much.
    fn back(&self) -> impl Iterator<Item = (usize, Money)> {
        let (bets, dead) = match self {
            Self::Settled(settled) => (settled.settlement.returned(), settled.returned),
            Self::Returned(back) => (back.as_slice(), None),
            Self::Waits { .. } => (Default::default(), None),
        };
        bets.iter().copied().chain(dead)
    }

    /// What is in the middle for the next hand.
    #[must_use]
    pub fn carry(&self, setup: &Setup) -> Money {
        match self {
            Self::Settled(settled) => settled.settlement.next_pot(),
            Self::Returned(_) => setup.carry,
            Self::Waits { carry, .. } => *carry,
        }
    }

    /// How much of it is fines, which nobody matches in the next hand either (MIK-16).
    #[must_use]
    pub fn fines(&self, play: &Play<'_>) -> Money {
        match self {
            Self::Settled(settled) => settled.settlement.fines_left(play.fines()),
            Self::Returned(_) => play.setup().fines,
            Self::Waits { .. } => play.fines(),
        }
    }

    /// The reasons in words, in order.
    #[must_use]
    pub fn told(&self, setup: &Setup, house: &HouseRules) -> Vec<Told> {
        let names: Vec<String> = (0..setup.places.len()).map(|seat| setup.name(seat)).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let scheme = setup.game.scheme(&house.ranking.customs);
        let (unit, sides) = (setup.currency, setup.game.sides());
        let voice = Voice { house, names: &names, unit, scheme: &scheme, sides };
        self.reasons().iter().map(|reason| reason.told(&voice)).collect()
    }

    /// The reasons, in order.
    #[must_use]
    pub fn reasons(&self) -> Vec<Reason> {
        let only = |cite: Cite, fact: ReasonFact| vec![Reason { cite, fact }];
        match self {
            Self::Settled(settled) => {
                settled.course.iter().chain(settled.settlement.reasons()).copied().collect()
            }
            Self::Returned(_) => only(Cite::BadDeal, ReasonFact::BadDeal),
            Self::Waits { all_out: Some(out), .. } => out.why.clone(),
            Self::Waits { only: Some(seats), carry, .. } => {
                only(Cite::Redeal, ReasonFact::RanOut { seats: *seats, carry: *carry })
            }
            Self::Waits { unopened: true, carry, .. } => {
                only(Cite::FirstChecked, ReasonFact::Unopened { carry: *carry })
            }
            Self::Waits { carry, .. } => only(Cite::Nobody, ReasonFact::Waits { carry: *carry }),
        }
    }
}
