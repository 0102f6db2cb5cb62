//! What a hand that ended comes to: what each seat put in, took back and won, what stays in the middle, and why.

use crate::domain::hand::Reason;
use crate::domain::money::{Money, Overflow};
use crate::domain::play::ending::End;
use crate::domain::play::machine::Play;
use crate::domain::play::setup::Setup;

/// What a seat put in, got back, and was paid.
pub type Figures = (Money, Money, Money);

impl End {
    /// The figures of each seat; what losers feed to the next pot of a drop game is put in (MIK-16, CAU-119).
    pub fn figures(&self, play: &Play<'_>) -> Result<Vec<Figures>, Overflow> {
        let seats = play.setup().places.len();
        let mut figures: Vec<Figures> =
            (0..seats).map(|seat| (play.put_in(seat), Money::ZERO, Money::ZERO)).collect();
        for (seat, amount) in self.back() {
            if let Some((_, back, _)) = figures.get_mut(seat) {
                *back = back.plus(amount)?;
            }
        }
        let Self::Settled(settled) = self else { return Ok(figures) };
        for ((_, _, won), award) in figures.iter_mut().zip(settled.settlement.awards()) {
            *won = *award;
        }
        for owes in settled.matched.iter().flat_map(|matched| &matched.owed) {
            if let Some((put_in, ..)) = figures.get_mut(owes.seat) {
                *put_in = put_in.plus(owes.paid)?;
            }
        }
        Ok(figures)
    }

    /// What goes back to whom.
    fn back(&self) -> Vec<(usize, Money)> {
        match self {
            Self::Settled(settled) => {
                settled.settlement.returned().iter().copied().chain(settled.returned).collect()
            }
            Self::Returned(back) => back.clone(),
            Self::Waits { .. } => Vec::new(),
        }
    }

    /// What lies in the middle for the next hand.
    #[must_use]
    pub fn carry(&self, setup: &Setup) -> Money {
        match self {
            Self::Settled(settled) => {
                settled.matched.as_ref().map_or_else(|| settled.settlement.carry(), |matched| matched.carry)
            }
            Self::Returned(_) => setup.carry,
            Self::Waits { carry, .. } => *carry,
        }
    }

    /// The reasons, in order; none for a bad deal, and for a pot that nobody opened.
    #[must_use]
    pub fn reasons(&self) -> Vec<&Reason> {
        match self {
            Self::Settled(settled) => {
                let matched = settled.matched.iter().flat_map(|matched| &matched.why);
                settled.settlement.why().iter().chain(matched).collect()
            }
            Self::Returned(_) => Vec::new(),
            Self::Waits { all_out, .. } => all_out.iter().flat_map(|out| &out.why).collect(),
        }
    }
}
