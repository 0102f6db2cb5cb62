//! Why no levels are proposed, in words.

use crate::render::refusal::said::Said;
use engine::as_text::counted;
use ledger::refusal::SuggestedLevelsRefused;

pub(super) fn said(why: &SuggestedLevelsRefused) -> Said {
    match why {
        SuggestedLevelsRefused::Nobody => {
            Said::new("suggest-nobody", "a blind schedule needs players with chips")
        }
        SuggestedLevelsRefused::Shallow { chips, big } => Said::new(
            "suggest-shallow",
            format!("{chips} chips in all isn't enough to start with a big blind of {big}"),
        ),
        SuggestedLevelsRefused::Hours { first, last, fewest, most, minutes } => {
            let time = hours(*minutes);
            Said::new(
                "suggest-hours",
                format!(
                    "going from big blind {first} to {last} takes {fewest} to {most} levels, which doesn't fit in {time}"
                ),
            )
        }
    }
}

/// Hours and minutes: `2 hours 30 minutes`.
pub(super) fn hours(minutes: u32) -> String {
    let (whole, rest) = (counted(minutes / 60, "hour"), counted(minutes % 60, "minute"));
    match (minutes / 60, minutes % 60) {
        (0, _) => rest,
        (_, 0) => whole,
        _ => format!("{whole} {rest}"),
    }
}
