//! The one rule that stands for a choice, where the profile cites several.

use crate::domain::house::{House, Key};

/// The first rule a setting cites.
pub(crate) fn cited(house: &House, key: Key) -> Option<String> {
    let rule = house.setting(key)?.rule.as_deref()?;
    rule.split(',').next().map(|id| id.trim().to_owned())
}
