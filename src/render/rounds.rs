//! The banker's rounds: what is asked at each stop, and how far the round has come.

use crate::answer::cashout::PaidRound;
use crate::answer::{SeatAsked, SoFar};
use crate::render::night::off;
use crate::render::page::name;
use crate::render::page::together;

/// A round of counts in which nothing was entered.
pub const NOTHING_COUNTED: &str = "nobody was counted, so nothing was recorded";

/// A round that was stopped.
pub const GIVEN_UP: &str = "stopped: nothing was recorded";

/// Whether this half-entered hand is the one meant.
#[must_use]
pub fn goes_on(hour: &str) -> String {
    format!("Go on with the hand from {hour}?")
}

/// What is said about a half-entered hand that stays so.
pub const STAYS_KEPT: &str = "the half-entered hand is kept; e goes on with it";

/// What can be typed at a seat of the round of counts.
pub const COUNT_HELP: &str = "an amount (18.50) or chips by color (white=12 red=3); Enter skips, - goes back one\n\
     done or Ctrl-D records what you typed, q or Ctrl-C records nothing";

/// The question at a seat: `3 Cat $20.00 > `.
#[must_use]
pub fn seat(asked: &SeatAsked) -> String {
    let seat = asked.seat.map(|seat| format!("{seat} ")).unwrap_or_default();
    let counted = if asked.counted { " counted" } else { "" };
    format!("{seat}{} {}{counted} > ", name(&asked.player), asked.stack)
}

/// The running total.
#[must_use]
pub fn so_far(so_far: &SoFar) -> String {
    let SoFar { counted, out, difference, left } = so_far;
    let total = format!("  {counted} of {out}");
    match (left.is_empty(), difference.is_zero()) {
        (true, true) => format!("{total}: it adds up"),
        (true, false) => format!("{total}: {}", off(*difference)),
        // More than there is: some count is wrong, whatever the others have.
        (false, _) if difference.is_positive() => {
            format!("{total}: {}, without {}", off(*difference), together(left))
        }
        (false, true) => format!("{total}: that leaves nothing for {}", together(left)),
        (false, false) if left.len() == 1 => {
            format!("{total}; {} should have {}", together(left), difference.abs())
        }
        (false, false) => format!("{total}; {} should have {} together", together(left), difference.abs()),
    }
}

/// What the round could not record; the round goes on.
#[must_use]
pub fn not_recorded(why: &str) -> String {
    format!("not recorded: {why}")
}

/// What can be typed in the round of paying.
pub const PAY_HELP: &str =
    "Enter pays, n leaves the player out, - goes back one and undoes the payment, q stops";

/// What a player gets, and whether it is paid.
#[must_use]
pub fn pays(gets: &str) -> String {
    format!("{gets}\npay? [Y/n] ")
}

/// How a round of paying ended.
#[must_use]
pub fn paid(answer: &PaidRound) -> String {
    let players = if answer.paid == 1 { "player" } else { "players" };
    let mut lines = vec![format!("{} {players} paid; the drawer has {}", answer.paid, answer.drawer)];
    for (names, why) in [(&answer.unpaid, "not paid"), (&answer.uncounted, "not counted and not paid")] {
        if !names.is_empty() {
            lines.push(format!("{why}: {}", together(names)));
        }
    }
    lines.join("\n")
}

/// What is said when no night was opened.
pub const NOT_OPENED: &str = "no night was opened";

/// The banker, as last time.
#[must_use]
pub fn banker(before: Option<&str>) -> String {
    match before {
        Some(banker) => {
            format!("banker: {} like last time? Enter for yes, or a name; - for nobody > ", name(banker))
        }
        None => "banker: who? Enter for nobody > ".to_owned(),
    }
}

/// The stakes, as last time.
#[must_use]
pub fn stakes(before: Option<&str>) -> String {
    match before {
        Some(stakes) => format!("stakes: {stakes} like last time? Enter for yes, or others; - for none > "),
        None => "stakes: like .25/.50? Enter for none > ".to_owned(),
    }
}

/// Who sits where, as last time.
#[must_use]
pub fn seats(before: &[(u32, String)]) -> String {
    let seats: Vec<String> = before.iter().map(|(seat, player)| format!("{seat} {}", name(player))).collect();
    format!("seats: {} like last time? Enter for yes, or who is here; - for nobody > ", seats.join(", "))
}
