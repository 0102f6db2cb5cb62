//! The rules a hand of a file was played by.

use crate::formats::hands::record::HandRecord;
use crate::formats::line::Houses;
use crate::hand::HouseRules;
use crate::house::InChips;
use crate::money::{Currency, Money};
use crate::refusal::Refusal;
use std::borrow::Cow;

/// The rules of the house a hand names, else of the usual house. A hand in tournament chips was played by the rules as they are
/// in a tournament (PIG-08).
///
/// # Errors
///
/// `unknown-house`: none of these houses has that name.
pub fn rules_of<'h>(record: &HandRecord, houses: &'h Houses) -> Result<Cow<'h, HouseRules>, Refusal> {
    let rules = houses.find(record.house.as_deref())?;
    if record.setup.currency != Currency::CHIPS {
        return Ok(Cow::Borrowed(&rules.hand));
    }
    let level = InChips { unit: record.setup.unit, ante: Money::ZERO, blinds: None };
    let house = rules.house.in_chips(level).map_err(|misfit| Refusal::new("house", misfit.to_string()))?;
    Ok(Cow::Owned(HouseRules::of(&house)))
}
