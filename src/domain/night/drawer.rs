//! Counting the cash box: the count is believed, the difference waits for a decision.

use crate::domain::journal::fact::Fact;
use crate::domain::money::Money;
use crate::domain::night::tonight::Tonight;
use crate::domain::refusal::Refusal;

/// Believes a count of the drawer.
pub fn count(tonight: &Tonight, found: Money) -> Result<Fact, Refusal> {
    if found.is_negative() {
        let message = format!("{} cannot lie in a drawer", tonight.shown(found));
        return Err(Refusal::new("amount-not-positive", message));
    }
    Ok(Fact::DrawerCounted { night: tonight.evening.id, found, expected: tonight.evening.drawer() })
}
