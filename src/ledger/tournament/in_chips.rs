//! Figures of a tournament count in its chips.

use engine::money::{Amount, Currency, Money};

/// This many chips of a tournament.
#[must_use]
pub(crate) const fn chips(amount: Money) -> Amount {
    Amount::new(amount, Currency::CHIPS)
}
