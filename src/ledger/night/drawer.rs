//! Counting the cash box: the count is final, and the difference waits for a decision.

use crate::journal::{ChipFact, Fact};
use crate::night::tonight::Tonight;
use crate::night::usual;
use crate::refusal::{CountRefused, Notice, Refusal};
use engine::money::Money;

/// Takes a count of the drawer as final. Asks about a figure that's probably a mistake.
pub fn count(tonight: &Tonight, found: Money) -> Result<(Fact, Option<Notice>), Refusal> {
    if found.is_negative() {
        return Err(Refusal::new(CountRefused::DrawerBelowZero { found: tonight.amount(found) }));
    }
    let notice = usual::check_drawer(tonight, found)?;
    let (night, expected) = (tonight.evening.id, tonight.evening.drawer());
    Ok((ChipFact::DrawerCounted { night, found, expected }.into(), notice))
}
