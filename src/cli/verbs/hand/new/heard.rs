//! What the table hears while a hand is entered: notices, and why a line was not accepted.

use crate::render::page::{by_rule, wrapped};
use crate::render::refusal::said;
use engine::refusal::Notice;
use ledger::refusal::Refusal;

/// How a hint starts that isn't typed into the hand.
const VERBS: [&str; 9] = ["games", "play", "hand", "seat", "seats", "deal", "status", "tournament", "house"];

/// A notice.
pub fn noted(notice: &Notice) -> String {
    wrapped(&format!("note: {}", notice.with_rule()))
}

/// A refusal as the table hears it; `sells` is true if the bank sells chips in the middle of the hand.
fn sentence(refusal: &Refusal, sells: bool) -> String {
    let more = if sells { ", or type $ and the amount bought" } else { "" };
    let said = said(refusal);
    let hint = match said.hint() {
        _ if said.code == "not-enough-chips" => format!("; if the stack is bigger, quit and count it{more}"),
        hint => {
            let ways =
                hint.as_ref().map(|hint| hint.lines().map(said_here).collect::<Vec<_>>().join(", or "));
            ways.map(|ways| format!("; {ways}")).unwrap_or_default()
        }
    };
    format!("{}{hint}", by_rule(&said.message, refusal.rule.as_deref()))
}

/// The line that buys chips, in the words of this dialogue.
fn said_here(line: &str) -> String {
    let sale = line.strip_prefix("buy ").map(|sale| sale.replace(" --from ", " from "));
    sale.filter(|sale| !sale.contains("--")).map_or_else(|| typed(line), |sale| format!("type $ {sale}"))
}

/// Marks what can't be typed into the hand as a command to type outside it.
fn typed(line: &str) -> String {
    let verb = line.split(' ').next().unwrap_or_default();
    let is_outside = VERBS.contains(&verb) || line.ends_with("--help");
    if is_outside { format!("in another window, type `{line}`") } else { line.to_owned() }
}

/// Why a line was not accepted to its end, and how far it was.
pub fn stopped(refusal: &Refusal, taken: Option<String>, sells: bool) -> String {
    let taken = taken.map(|taken| format!("{taken} went in, but ")).unwrap_or_default();
    wrapped(&format!("error: {taken}{}", sentence(refusal, sells)))
}
