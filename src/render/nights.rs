//! Past evenings.

use crate::answer::nights::{Adjusted, Adjustment, Nights};
use crate::answer::results::Results;
use crate::answer::status::State;
use crate::render::close::laid_results;
use crate::render::night::edition;
use crate::render::page::table;
use crate::render::parts::Part;

/// All nights, one line each.
#[must_use]
pub fn list(answer: &Nights) -> String {
    if answer.nights.is_empty() {
        return "no night yet".to_owned();
    }
    let rows = answer.nights.iter().map(|night| {
        let closed = night.closed.as_ref().map_or("open", |closed| &closed.shown).to_owned();
        let (opened, hands) = (night.opened.shown.clone(), night.hands.to_string());
        [night.night.to_string(), night.house.clone(), opened, closed, hands]
    });
    table(&["night", "house", "opened", "closed", "hands"], &[0, 4], rows)
}

/// A night that is over.
#[must_use]
pub fn past(State { night, .. }: &State, everybody: &Results) -> Vec<Part> {
    let (number, house, opened) = (night.number, edition(night), night.opened.shown.as_str());
    let closed = night.closed.as_ref().map(|closed| closed.shown.as_str()).unwrap_or_default();
    let (count, hands) = (night.hands, if night.hands == 1 { "hand" } else { "hands" });
    let first = match opened == closed && count == 0 {
        true => format!("night {number} {house}, {opened}"),
        false => format!("night {number} {house}, {opened} to {closed}, {count} {hands}"),
    };
    vec![Part::words(first), Part::gap(), Part::Table(laid_results(everybody))]
}

/// What was found after the close, under its heading.
#[must_use]
pub fn adjustments(found: &[Adjustment]) -> Vec<String> {
    let heading = ["", "found after the night closed (already in the results above):"].map(str::to_owned);
    let lines = found.iter().map(|Adjustment { player, against, amount, why, .. }| {
        let (sum, is_down) = (amount.abs(), amount.is_negative());
        let [way, other_way] = if is_down { ["down", "up"] } else { ["up", "down"] };
        let other = |other: &String| format!(", {other} {other_way} {sum}");
        let other = against.as_ref().map_or_else(|| " in cash".to_owned(), other);
        format!("  {player} {way} {sum}{other}: {why}")
    });
    heading.into_iter().filter(|_| !found.is_empty()).chain(lines).collect()
}

/// A result that changed.
#[must_use]
pub fn adjusted(Adjusted { night, player, before, after }: &Adjusted) -> String {
    format!("night {night}: {player}'s result was {before}, now it's {after}")
}
