//! Fines for acting out of turn: first the house's warnings for the session, then fines into the pot (MIK-15, MIK-17).

use crate::ids::PlayerId;
use crate::journal::{Fact, NightFact};
use crate::night::tonight::Tonight;
use crate::refusal::{FineRefused, Refusal};
use engine::house::{House, key};
use engine::money::Money;

/// How an offense ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FineOutcome {
    /// A warning was used up; this many are left for the session.
    Warned(u32),
    /// The player pays into the pot.
    Fined(Money),
    /// Folding out of turn costs nothing.
    Exempt,
}

impl FineOutcome {
    /// The word of the contract.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Warned(_) => "warned",
            Self::Fined(_) => "fined",
            Self::Exempt => "exempt",
        }
    }
}

/// Judges an offense by the house; `amount` only if the house has none or another was agreed, `warned` is how many warnings the
/// session had.
pub fn judge(
    house: &House,
    warned: usize,
    amount: Option<Money>,
    folding: bool,
) -> Result<(FineOutcome, Option<String>), Refusal> {
    let exempt = house.flag(key::PENALTY_FOLDING_EXEMPT);
    if let Some(exempt) = exempt.filter(|exempt| folding && exempt.value) {
        return Ok((FineOutcome::Exempt, exempt.rule));
    }
    let warnings = house.count(key::PENALTY_WARNINGS);
    if let Some(warnings) = warnings {
        let had = u32::try_from(warned).unwrap_or(u32::MAX);
        let left = u32::try_from(warnings.value).unwrap_or_default().saturating_sub(had);
        if left > 0 {
            return Ok((FineOutcome::Warned(left.saturating_sub(1)), warnings.rule));
        }
    }
    let jump = house.amount(key::PENALTY_JUMP);
    let Some(amount) = amount.or(jump.as_ref().map(|jump| jump.value)) else {
        return Err(Refusal::new(FineRefused::NoFine));
    };
    Ok((FineOutcome::Fined(amount), jump.and_then(|jump| jump.rule)))
}

/// Decides an offense of `player` tonight.
pub fn fine(
    tonight: &Tonight,
    player: PlayerId,
    amount: Option<Money>,
    folding: bool,
) -> Result<(Fact, FineOutcome, Option<String>), Refusal> {
    let night = tonight.evening.id;
    if let Some(amount) = amount {
        tonight.check_amount(amount)?;
    }
    let (outcome, rule) = judge(&tonight.house, tonight.evening.warned.len(), amount, folding)?;
    let fact = match outcome {
        FineOutcome::Exempt => NightFact::Exempted { night, player }.into(),
        FineOutcome::Warned(_) => NightFact::Warned { night, player }.into(),
        FineOutcome::Fined(amount) => {
            tonight.check_amount(amount)?;
            tonight.check_stack(player, amount).map_err(|refusal| refusal.by(rule.as_deref()))?;
            NightFact::Fined { night, player, amount }.into()
        }
    };
    Ok((fact, outcome, rule))
}

/// A fine told with a hand is an offense like any other: if the house warns first, somebody was warned before (MIK-17).
pub fn check_warned(tonight: &Tonight, fined: Option<PlayerId>) -> Result<(), Refusal> {
    let warnings = tonight.house.count(key::PENALTY_WARNINGS).filter(|warnings| warnings.value > 0);
    let (Some(player), Some(warnings)) = (fined, warnings) else { return Ok(()) };
    if i64::try_from(tonight.evening.warned.len()).unwrap_or(i64::MAX) >= warnings.value {
        return Ok(());
    }
    let warned_first =
        FineRefused::WarnedFirst { name: tonight.name(player).to_owned(), warnings: warnings.value };
    Err(Refusal::new(warned_first).by(warnings.rule.as_deref()))
}
