//! Checks what a hand says is in the middle against what is really there.

use crate::money::{Currency, Money};
use crate::refusal::Refusal;

/// What is in the middle before a hand.
#[derive(Clone, Copy, Debug)]
pub struct InMiddle {
    /// All of it: carried money and fines.
    pub pot: Money,
    /// How much of that is fines.
    pub fines: Money,
}

impl InMiddle {
    /// The hand must say what is really in the middle; a hand that says nothing takes what is there.
    ///
    /// # Errors
    /// `other-carry`, `other-fines`.
    pub fn check_said(&self, said: Self, currency: Currency) -> Result<(), Refusal> {
        let shown = |amount| currency.shown(amount);
        if !said.pot.is_zero() && said.pot != self.pot {
            let message = format!("the pot has {}, not {}", shown(self.pot), shown(said.pot));
            return Err(Refusal::new("other-carry", message));
        }
        if !said.fines.is_zero() && said.fines != self.fines {
            let message =
                format!("the fines in the pot add up to {}, not {}", shown(self.fines), shown(said.fines));
            return Err(Refusal::new("other-fines", message));
        }
        Ok(())
    }
}
