//! Money of a night that changed hands without play: what the bank paid players, and cash that one banker handed another.

use crate::accounts::Party;
use crate::ids::PlayerId;
use crate::journal::{CashHanded, CashOutFact, CashedOut, DebtFact, Fact, HandOverSide, SurrogateFact};
use engine::money::{Money, Overflow};
use std::collections::BTreeMap;

/// Totals by player; a player without one is left out.
pub type PlayerSums = BTreeMap<PlayerId, Money>;

/// What the bank paid in a night, and what was handed over in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PaidOut {
    /// Cash out of the drawer: for chips, for claims, and for what the bank owed.
    pub in_cash: PlayerSums,
    /// The same by app.
    pub by_app: PlayerSums,
    /// Cash a banker handed to another book's banker (below zero) or received from one. It's on its way, and isn't a gift.
    pub handed: PlayerSums,
    /// The same between two records that turned out to be one person: it has arrived, and is nobody's.
    pub arrived: PlayerSums,
}

impl PaidOut {
    /// The totals of a night's facts; `of` names the player a record stands for.
    ///
    /// # Errors
    ///
    /// A total too large to count.
    pub fn of<'f>(
        facts: impl IntoIterator<Item = &'f Fact>,
        of: impl Fn(PlayerId) -> PlayerId,
    ) -> Result<Self, Overflow> {
        let mut paid = Self::default();
        for fact in facts {
            if let Fact::CashOut(CashOutFact::CashedOut(CashedOut { player, cash, app, .. })) = fact {
                more(&mut paid.in_cash, of(*player), *cash)?;
                more(&mut paid.by_app, of(*player), *app)?;
            }
            if let Fact::CashOut(CashOutFact::ClaimPaid { player, amount, .. }) = fact {
                more(&mut paid.in_cash, of(*player), *amount)?;
            }
            if let Fact::Debt(DebtFact::DebtPaid { from: Party::Bank, to, amount, app, .. }) = fact
                && let Some(player) = to.player()
            {
                more(if *app { &mut paid.by_app } else { &mut paid.in_cash }, of(player), *amount)?;
            }
            if let Fact::Surrogate(SurrogateFact::CashHanded(handed)) = fact {
                let CashHanded { from, to, amount, side } = handed;
                let is_given = *side == HandOverSide::Given;
                let (who, sum) = if is_given { (*from, amount.negated()) } else { (*to, *amount) };
                let has_come = of(*from) == of(*to);
                more(if has_come { &mut paid.arrived } else { &mut paid.handed }, of(who), sum)?;
            }
        }
        Ok(paid)
    }

    /// Everybody who has a total.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> {
        [&self.in_cash, &self.by_app, &self.handed].into_iter().flat_map(|sums| sums.keys().copied())
    }
}

fn more(sums: &mut PlayerSums, player: PlayerId, amount: Money) -> Result<(), Overflow> {
    if !amount.is_zero() {
        let sum = sums.entry(player).or_default();
        *sum = sum.plus(amount)?;
    }
    Ok(())
}
