//! Two columns with one player's name: the second could be more of the same player's results, or a copy.

use crate::formats::past::cells::PastSheet;
use crate::formats::past::layout::{Layout, lettered};
use engine::readable::AsTyped;

impl Layout {
    /// What's said about each column with the same heading as an earlier one.
    pub fn named_twice(&self, sheet: &PastSheet) -> Vec<String> {
        let small = |name: &str| name.to_lowercase();
        let mut said = Vec::new();
        for (place, (name, parts)) in self.players.iter().enumerate() {
            let before = self.players.iter().take(place).any(|(other, _)| small(other) == small(name));
            let (Some(row), Some(at)) = (self.headings.first(), parts.values().flatten().min()) else {
                continue;
            };
            if !before {
                continue;
            }
            let (name, column) = (name.as_typed(), lettered(*at));
            let spot = sheet.cell(*row, *at).map_or_else(|| sheet.called(), |cell| sheet.spot(cell));
            said.push(format!(
                "{spot}: `{name}` has a column already; rename this one, or skip it (--map skip={column})"
            ));
        }
        said
    }
}
