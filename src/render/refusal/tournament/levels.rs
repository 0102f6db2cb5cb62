//! Why levels cannot be played, in words.

use crate::render::refusal::said::Said;
use engine::as_text::counted;
use ledger::refusal::{LevelsRefused, PostedBlinds};
use ledger::tournament::levels::Blinds;

pub(super) fn said(why: &LevelsRefused) -> Said {
    match why {
        LevelsRefused::Blinds(posted) => {
            let posted = blinds(posted);
            Said::new(
                "level-blinds",
                format!(
                    "blinds of {posted} cannot be played: the small one is above nothing and at most the big one"
                ),
            )
        }
        LevelsRefused::Minutes { is_break, minutes, most } => {
            let what = if *is_break { "break" } else { "level" };
            Said::new("level-minutes", format!("a {what} lasts 1 to {most} minutes, not {minutes}"))
        }
        LevelsRefused::Number { levels, most } => {
            Said::new("levels-number", format!("a tournament has 1 to {most} levels, not {levels}"))
        }
        LevelsRefused::BreakAtTheEnds => {
            Said::new("level-break", "a break lies between two levels, so none comes first or last")
        }
        LevelsRefused::NotPayable { amount, blinds: posted, step } => {
            let posted = blinds(posted);
            Said::new(
                "level-chips",
                format!("{amount} of {posted} cannot be paid: the step of the chips is {step}"),
            )
        }
        LevelsRefused::Falls { earlier, later } => Said::new(
            "level-falls",
            format!("after {} come {}: blinds never fall", blinds(earlier), blinds(later)),
        ),
        LevelsRefused::BelowDealt { hands, at, next } => {
            let verb = if *hands == 1 { "was" } else { "were" };
            let (dealt, at, next) = (counted(hands, "hand"), blinds(at), blinds(next));
            Said::new(
                "level-falls",
                format!("{dealt} {verb} dealt at {at}, and {next} come after: blinds never fall"),
            )
        }
    }
}

/// What is posted, as the levels show it: `100/200, ante 25`.
pub(super) fn blinds(posted: &PostedBlinds) -> String {
    let PostedBlinds { small, big, ante } = posted;
    Blinds { small: small.money, big: big.money, ante: ante.money }.shown()
}
