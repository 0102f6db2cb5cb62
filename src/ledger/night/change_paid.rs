//! Change that players were paid when they cashed out: it does not lie in the last pot, and nobody counted wrong (IGL-45, MIK-30).

use crate::ids::PlayerId;
use crate::night::tonight::Tonight;
use engine::money::Money;

/// The change that was paid out tonight, and to whom.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChangePaid(Vec<(PlayerId, Money)>);

impl ChangePaid {
    /// Out of the stacks that were turned in.
    pub fn of(tonight: &Tonight, stacks: impl IntoIterator<Item = (PlayerId, Money)>) -> Self {
        let whole = tonight.currency.whole();
        let change = stacks.into_iter().map(|(player, stack)| (player, stack.remainder(whole)));
        Self(change.filter(|(_, change)| change.is_positive()).collect())
    }

    /// Why this pot is no whole amount, or nobody plays against the only player with change: who was paid what is missing, or that
    /// a stack was counted wrong.
    #[must_use]
    pub fn why(&self, tonight: &Tonight, pot: Money) -> Option<String> {
        let sum = Money::sum(self.0.iter().map(|(_, change)| *change).chain([pot])).ok()?;
        if self.0.is_empty() || !sum.remainder(tonight.currency.whole()).is_zero() {
            return None;
        }
        let with = |(player, change): &(PlayerId, Money)| {
            format!("`{}` cashed out with {} of change", tonight.name(*player), tonight.shown(*change))
        };
        Some(self.0.iter().map(with).collect::<Vec<_>>().join(", "))
    }
}
