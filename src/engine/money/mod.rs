//! Money as whole minor units, read and written exactly.
//!
//! No float and no rounding ever touches an amount; what doesn't fit is an error, never a guess.

mod amount;

mod currency;

mod in_currency;

pub use amount::{AMOUNT_MAX, Money, Overflow, Split};
pub use currency::{Currency, NotAnAmount, UnknownCurrency};
pub use in_currency::Amount;
