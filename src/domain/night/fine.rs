//! Fines for acting out of turn: one warning a session, then the pot (MIK-15, MIK-17).

use crate::domain::house::key;
use crate::domain::ids::PlayerId;
use crate::domain::journal::fact::Fact;
use crate::domain::money::Money;
use crate::domain::night::tonight::Tonight;
use crate::domain::refusal::Refusal;

/// How an offence ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The session's warning was used up.
    Warned,
    /// The player pays into the pot.
    Fined(Money),
    /// Folding out of turn costs nothing.
    Exempt,
}

impl Outcome {
    /// The word of the contract.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Warned => "warned",
            Self::Fined(_) => "fined",
            Self::Exempt => "exempt",
        }
    }
}

/// Decides an offence of `player`; `amount` only where the house names none or another was agreed.
pub fn fine(
    tonight: &Tonight,
    player: PlayerId,
    amount: Option<Money>,
    folding: bool,
) -> Result<(Fact, Outcome, Option<String>), Refusal> {
    let night = tonight.evening.id;
    if let Some(amount) = amount {
        tonight.check_amount(amount)?;
    }
    let exempt = tonight.flag_or(key::PENALTY_FOLDING_EXEMPT, false);
    if folding && exempt.value {
        return Ok((Fact::Exempted { night, player }, Outcome::Exempt, exempt.rule));
    }
    let warnings = tonight.house.count(key::PENALTY_WARNINGS);
    if let Some(warnings) = warnings
        && warnings.value > 0
        && tonight.evening.warned.is_none()
    {
        return Ok((Fact::Warned { night, player }, Outcome::Warned, warnings.rule));
    }
    let jump = tonight.house.amount(key::PENALTY_JUMP);
    let Some(amount) = amount.or(jump.as_ref().map(|jump| jump.value)) else {
        return Err(Refusal::new("no-fine", "this house has no fine for acting out of turn")
            .hint("fine PLAYER AMOUNT"));
    };
    tonight.check_amount(amount)?;
    let rule = jump.and_then(|jump| jump.rule);
    tonight.check_stack(player, amount).map_err(|refusal| refusal.by(rule.as_deref()))?;
    Ok((Fact::Fined { night, player, amount }, Outcome::Fined(amount), rule))
}
