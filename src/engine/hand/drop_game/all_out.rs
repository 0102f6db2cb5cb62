//! A deal that everybody dropped: the pot waits, and the next deal begins with the house's re-ante.

use crate::hand::house_rules::{Cite, HouseRules};
use crate::hand::reason::{Reason, ReasonFact};
use crate::hand::seats::Seats;
use crate::money::{Money, Overflow};

/// What follows a deal in which everybody dropped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllOut {
    /// What each seat posts as the ante of the next deal; it is not taken yet.
    pub antes: Vec<(usize, Money)>,
    /// Who is dealt in again.
    pub back: Seats,
    /// The reasons, in order.
    pub why: Vec<Reason>,
}

/// Everybody who was dealt in has dropped: each of them antes again, or the dealer antes for all (CAU-116).
///
/// # Errors
///
/// An amount leaves the range of money.
pub fn all_out(dealt: Seats, button: usize, carry: Money, house: &HouseRules) -> Result<AllOut, Overflow> {
    let each = house.reante.value.unwrap_or_default();
    let antes = match (each.is_zero(), house.reante_by_dealer.value) {
        (true, _) => Vec::new(),
        (_, true) => vec![(button, each.times(i64::from(dealt.count()))?)],
        (_, false) => dealt.iter().map(|seat| (seat, each)).collect(),
    };
    let mut why = vec![Reason { cite: Cite::ReAnte, fact: ReasonFact::AllOut { carry } }];
    why.extend(antes.iter().map(|(seat, amount)| match house.reante_by_dealer.value {
        // Only the table knows who deals next.
        true => Reason { cite: Cite::ReAnteByDealer, fact: ReasonFact::DealerReAntes { each } },
        false => Reason { cite: Cite::ReAnte, fact: ReasonFact::ReAnte { seat: *seat, amount: *amount } },
    }));
    Ok(AllOut { antes, back: dealt, why })
}
