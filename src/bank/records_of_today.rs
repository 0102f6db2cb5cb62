//! Facts under the records of today: a merged record gets no new entries.

use crate::domain::journal::Fact;
use crate::domain::people::Merged;

/// The fact under the records of today; none where it speaks of nobody who was merged, or of the merging itself.
#[must_use]
pub fn under(fact: &Fact, merged: &Merged) -> Option<Fact> {
    if merged.is_empty() || matches!(fact, Fact::PlayersMerged { .. } | Fact::PlayerMatched(_)) {
        return None;
    }
    let body = serde_json::to_string(fact).ok()?;
    // Every id is written out in full, whatever field it stands in.
    let now =
        merged.ids().fold(
            body.clone(),
            |body, (gone, kept)| {
                if body.contains(&gone) { body.replace(&gone, &kept) } else { body }
            },
        );
    if now == body { None } else { serde_json::from_str(&now).ok() }
}
