//! Events of the fund: who paid into it, and what came out of it.

use crate::render::fund::what_for;
use crate::render::journal::Teller;
use crate::render::page::{name as shown, together};
use ledger::accounts::Party;
use ledger::journal::{FundCashedOut, FundFact, FundPaid, FundSpent};

impl Teller<'_> {
    /// The fund.
    pub(super) fn fund(&self, fact: &FundFact) -> String {
        match fact {
            FundFact::FundPaid(FundPaid { player, amount, .. }) if amount.is_negative() => {
                let (who, sum) = (self.who(*player), self.sum(amount.abs()));
                format!("{who} got {sum} back from {} because somebody else dealt", self.who(Party::Fund))
            }
            FundFact::FundPaid(FundPaid { player, amount, why, .. }) => {
                let (who, sum) = (self.who(*player), self.sum(*amount));
                format!("{who} paid {sum} into {} {}", self.who(Party::Fund), what_for(*why))
            }
            FundFact::FundCashedOut(cashed) => self.fund_cashed(cashed),
            FundFact::FundSpent(spent) => {
                let FundSpent { player, amount, why, .. } = spent;
                let why = if why.is_empty() { String::new() } else { format!(": {}", shown(why)) };
                let (who, sum, means) = (self.who(*player), self.sum(*amount), spent.means());
                format!("{who} got {sum} in {means} from {}{why}", self.who(Party::Fund))
            }
        }
    }

    fn fund_cashed(&self, FundCashedOut { stack, cash, claim, .. }: &FundCashedOut) -> String {
        let cash = (!cash.is_zero()).then(|| format!("{} in cash", self.sum(*cash)));
        let claim = (!claim.is_zero()).then(|| format!("the bank owes it {}", self.sum(*claim)));
        let parts: Vec<String> = cash.into_iter().chain(claim).collect();
        format!("{} cashed out {}: {}", self.who(Party::Fund), self.sum(*stack), together(&parts))
    }
}
