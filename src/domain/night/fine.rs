//! Fines for acting out of turn: one warning a session, then the pot (MIK-15, MIK-17).

use crate::domain::house::{House, key};
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

/// Judges an offence by the house; `amount` only where it names none or another was agreed, `warned` once its warning is used up.
pub fn judge(
    house: &House,
    warned: bool,
    amount: Option<Money>,
    folding: bool,
) -> Result<(Outcome, Option<String>), Refusal> {
    let exempt = house.flag(key::PENALTY_FOLDING_EXEMPT);
    if let Some(exempt) = exempt.filter(|exempt| folding && exempt.value) {
        return Ok((Outcome::Exempt, exempt.rule));
    }
    let warnings = house.count(key::PENALTY_WARNINGS);
    if let Some(warnings) = warnings.filter(|warnings| warnings.value > 0 && !warned) {
        return Ok((Outcome::Warned, warnings.rule));
    }
    let jump = house.amount(key::PENALTY_JUMP);
    let Some(amount) = amount.or(jump.as_ref().map(|jump| jump.value)) else {
        return Err(Refusal::new("no-fine", "this house has no fine for acting out of turn")
            .hint("fine PLAYER AMOUNT"));
    };
    Ok((Outcome::Fined(amount), jump.and_then(|jump| jump.rule)))
}

/// Decides an offence of `player` tonight.
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
    let (outcome, rule) = judge(&tonight.house, tonight.evening.warned.is_some(), amount, folding)?;
    let fact = match outcome {
        Outcome::Exempt => Fact::Exempted { night, player },
        Outcome::Warned => Fact::Warned { night, player },
        Outcome::Fined(amount) => {
            tonight.check_amount(amount)?;
            tonight.check_stack(player, amount).map_err(|refusal| refusal.by(rule.as_deref()))?;
            Fact::Fined { night, player, amount }
        }
    };
    Ok((fact, outcome, rule))
}

/// A fine told with a hand is an offense like any other: where the house warns first, somebody was warned before (MIK-17).
pub fn check_warned(tonight: &Tonight, fined: Option<PlayerId>) -> Result<(), Refusal> {
    let warnings = tonight.house.count(key::PENALTY_WARNINGS).filter(|warnings| warnings.value > 0);
    let (Some(player), Some(warnings)) = (fined.filter(|_| tonight.evening.warned.is_none()), warnings)
    else {
        return Ok(());
    };
    let name = tonight.name(player);
    let message = format!("`{name}` can't be fined yet: the first offense of the night is only a warning");
    Err(Refusal::new("warning-first", message).by(warnings.rule.as_deref()).hint(format!("fine {name}")))
}
