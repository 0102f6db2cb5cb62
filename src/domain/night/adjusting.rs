//! A fact found after the close: an event of today that names its night and changes its results.

use crate::domain::ids::PlayerId;
use crate::domain::journal::fact::{Adjusted, Fact};
use crate::domain::ledger::Party;
use crate::domain::money::Money;
use crate::domain::night::evening::Evening;
use crate::domain::refusal::Refusal;

/// Books `amount` more (or less) for `player`, owed by `against`; the night must be closed.
pub fn adjust(
    evening: &Evening,
    player: PlayerId,
    against: Option<Party>,
    amount: Money,
    why: String,
) -> Result<Fact, Refusal> {
    if evening.closed.is_none() {
        let message = format!("night {} is still open: a count or an undo does it", evening.number);
        return Err(Refusal::new("night-open", message).hint("undo, or count PLAYER AMOUNT"));
    }
    if amount.is_zero() {
        return Err(Refusal::new("amount-not-positive", "an adjustment of nothing changes nothing"));
    }
    let against = against.or(evening.banker.map(Party::from)).unwrap_or(Party::House);
    if against == Party::Bank {
        let message =
            format!("the bank of night {} is wound up, and its banker answers for it", evening.number);
        return Err(Refusal::new("bank-wound-up", message).hint("adjust … --against BANKER"));
    }
    if against == Party::from(player) {
        return Err(Refusal::new("same-party", "an adjustment needs somebody else on its other side")
            .hint("adjust … --against PLAYER"));
    }
    Ok(Fact::Adjusted(Adjusted { night: evening.id, player, against, amount, why }))
}
