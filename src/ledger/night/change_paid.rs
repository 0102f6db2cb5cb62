//! Change that players were paid when they cashed out: it isn't in the last pot, and nobody counted wrong (IGL-45, MIK-30).

use crate::ids::PlayerId;
use crate::night::tonight::Tonight;
use crate::refusal::ChangeTaken;
use engine::money::Money;

/// The change that was paid out tonight, and who got it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChangePaid(Vec<(PlayerId, Money)>);

impl ChangePaid {
    /// Out of the stacks that were turned in.
    pub fn of(tonight: &Tonight, stacks: impl IntoIterator<Item = (PlayerId, Money)>) -> Self {
        let whole = tonight.currency.whole();
        let change = stacks.into_iter().map(|(player, stack)| (player, stack.remainder(whole)));
        Self(change.filter(|(_, change)| change.is_positive()).collect())
    }

    /// Why this pot isn't a whole amount, or why nobody plays against the only player with change: who was paid what's missing.
    /// Nobody if that doesn't explain it and a stack was counted wrong.
    #[must_use]
    pub fn why(&self, tonight: &Tonight, pot: Money) -> Vec<ChangeTaken> {
        let sum = Money::sum(self.0.iter().map(|(_, change)| *change).chain([pot]));
        let explains = sum.is_ok_and(|sum| sum.remainder(tonight.currency.whole()).is_zero());
        let taken = |(player, change): &(PlayerId, Money)| ChangeTaken {
            name: tonight.name(*player).to_owned(),
            change: tonight.amount(*change),
        };
        if explains { self.0.iter().map(taken).collect() } else { Vec::new() }
    }
}
