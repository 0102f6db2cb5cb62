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
                    "blinds of {posted} don't work: the small blind must be above zero and no bigger than the big blind"
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
            Said::new("level-break", "a break goes between two levels, not first or last")
        }
        LevelsRefused::BreakAfterTheLast => {
            Said::new("level-break", "no level comes after this break, so pause the clock instead")
                .or("tournament clock pause")
        }
        LevelsRefused::PlayedAlready(posted) => {
            Said::new("level-played", format!("the blinds are {} already", blinds(posted)))
                .or("tournament status")
        }
        LevelsRefused::NotPayable { amount, blinds: posted, step } => {
            let posted = blinds(posted);
            Said::new(
                "level-chips",
                format!("you can't pay the {amount} in {posted}: chip amounts go in steps of {step}"),
            )
        }
        LevelsRefused::Falls { earlier, later } => Said::new(
            "level-falls",
            format!("{} comes after {}: blinds never go down", blinds(later), blinds(earlier)),
        ),
        LevelsRefused::BelowDealt { hands, at, next } => {
            let verb = if *hands == 1 { "was" } else { "were" };
            let (dealt, at, next) = (counted(hands, "hand"), blinds(at), blinds(next));
            Said::new(
                "level-falls",
                format!(
                    "{dealt} {verb} already dealt at {at}, and {next} would come after: blinds never go down"
                ),
            )
        }
    }
}

/// What is posted, as shown in the levels: `100/200, ante 25`.
pub(super) fn blinds(posted: &PostedBlinds) -> String {
    let PostedBlinds { small, big, ante } = posted;
    Blinds { small: small.money, big: big.money, ante: ante.money }.shown()
}
