//! Two houses compared: only what differs.

use crate::house::catalogue::rows;
use crate::house::profile::House;
use crate::house::row::SettingRow;
use crate::house::value::{Ruled, Value};

/// One setting that differs between two houses; `None` if a house doesn't set it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference<'a> {
    /// The setting.
    pub row: &'static SettingRow,
    /// What the first house chose.
    pub left: Option<&'a Ruled<Value>>,
    /// What the second house chose.
    pub right: Option<&'a Ruled<Value>>,
}

/// The settings that differ between two houses, in the order of the catalogue; the rules cited don't matter.
///
/// ```
/// # use housebook_engine::{formats::house::preset, house::{diff, key}};
/// let (mike, dave) = (preset("mike").expect("comes along"), preset("dave").expect("comes along"));
/// let differs = diff(&mike, &dave);
/// assert!(differs.iter().any(|pair| pair.row.key == key::BUYIN_MULTIPLE));
/// assert!(diff(&mike, &mike).is_empty());
/// ```
#[must_use]
pub fn diff<'a>(left: &'a House, right: &'a House) -> Vec<Difference<'a>> {
    let same_unit = left.currency() == right.currency();
    rows()
        .map(|row| Difference { row, left: left.setting(row.key), right: right.setting(row.key) })
        .filter(|pair| {
            pair.left.map(|l| &l.value) != pair.right.map(|r| &r.value) || (!same_unit && pair.is_amount())
        })
        .collect()
}

impl Difference<'_> {
    /// Five dollars and five hundred points have the same minor units, but aren't the same.
    fn is_amount(&self) -> bool {
        self.left.is_some_and(|ruled| matches!(ruled.value, Value::Amount(_) | Value::Chips(_)))
    }
}
