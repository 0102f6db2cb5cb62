//! Why no levels are proposed, in words.

use crate::render::refusal::said::Said;
use ledger::refusal::SuggestedLevelsRefused;

pub(super) fn said(why: &SuggestedLevelsRefused) -> Said {
    match why {
        SuggestedLevelsRefused::Nobody => {
            Said::new("suggest-nobody", "a blind schedule needs players with chips")
        }
        SuggestedLevelsRefused::Shallow { chips, big } => Said::new(
            "suggest-shallow",
            format!("{chips} chips in all is too few for blinds that start with a big blind of {big}"),
        ),
        SuggestedLevelsRefused::Hours { first, last, fewest, most, minutes } => {
            let time = hours(*minutes);
            Said::new(
                "suggest-hours",
                format!(
                    "a big blind going from {first} to {last} takes {fewest} to {most} levels, which don't fill {time}"
                ),
            )
        }
    }
}

/// Hours and minutes: `4:00 hours`.
pub(super) fn hours(minutes: u32) -> String {
    format!("{}:{:02} hours", minutes / 60, minutes % 60)
}
