//! What was counted.

use crate::answer::{Counted, CountedByOne, Stack};
use crate::render::page::name;
use ledger::journal::CountedBy;

/// A stack whose count is final.
#[must_use]
pub fn counted(answer: &Counted) -> String {
    let (who, found) = (name(&answer.player), stack(&answer.stack));
    let rule = answer.on_request.as_ref().map(|rule| format!(" ({rule})")).unwrap_or_default();
    let difference = answer.difference;
    if difference.money.is_zero() {
        return format!("{who} has {found}, as expected{rule}");
    }
    let side = if difference.money.is_positive() { "up" } else { "down" };
    format!("{who} has {found}: {side} {} in unrecorded hands{rule}", difference.abs())
}

/// One of two counts.
#[must_use]
pub fn counted_by_one(answer: &CountedByOne) -> String {
    let (who, found) = (name(&answer.player), stack(&answer.stack));
    match (answer.by, answer.agreed) {
        (_, true) => format!("both counts of {who}'s stack agree: {found}"),
        (CountedBy::Player, _) => format!("{who} counts {found}"),
        (CountedBy::Banker, _) => format!("the banker counts {found} for {who}"),
    }
}

fn stack(stack: &Stack) -> String {
    match &stack.colours {
        None => stack.worth.to_string(),
        Some((colours, rule)) => {
            let rule = rule.as_ref().map(|rule| format!(", {rule}")).unwrap_or_default();
            format!("{} ({colours}{rule})", stack.worth)
        }
    }
}
