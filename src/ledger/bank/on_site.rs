//! Hands that were played on a site: by plain card-room rules, no matter which house the night is booked under.

use crate::store::StoreError;
use engine::formats::hands::{HandRecord, SITE_RULES};
use engine::formats::house::preset;
use engine::hand::HouseRules;
use std::sync::OnceLock;

/// The rules for sites.
pub fn rules() -> Result<&'static HouseRules, StoreError> {
    static RULES: OnceLock<Option<HouseRules>> = OnceLock::new();
    let rules = RULES.get_or_init(|| preset(SITE_RULES).map(|house| HouseRules::of(&house)));
    rules.as_ref().ok_or_else(|| StoreError::Damaged(format!("the house `{SITE_RULES}` can't be read")))
}

/// The rules that settle a kept hand: those for sites if it was played on one, otherwise the house's.
pub fn rules_of<'r>(record: &HandRecord, house: &'r HouseRules) -> Result<&'r HouseRules, StoreError>
where
    'static: 'r,
{
    if record.house.as_deref() == Some(SITE_RULES) { rules() } else { Ok(house) }
}
