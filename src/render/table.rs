//! What the banker did at the table.

use crate::answer::table::{DrawerCounted, HandedOver, Judged, Opened, Ruled};
use crate::render::names::spoken;
use crate::render::night::{at, off};
use crate::render::page::name;

/// A night that is open.
#[must_use]
pub fn opened(answer: &Opened) -> String {
    let night = answer.night;
    if answer.amended {
        let stakes = answer.stakes.as_ref().map(|stakes| format!("the stakes are {stakes}"));
        let change = answer.float.map(|float| format!("{float} in change in the drawer"));
        let said: Vec<String> = stakes.into_iter().chain(change).collect();
        return format!("night {night}: {}", said.join("; "));
    }
    let keeper = match &answer.banker {
        Some(banker) => format!("{banker} is the banker"),
        None => "nobody is the banker yet (banker PLAYER)".to_owned(),
    };
    format!("night {night} is open {}; {keeper}", at(&answer.title))
}

/// Who the banker is.
#[must_use]
pub fn handed_over(answer: &HandedOver) -> String {
    format!("{} is the banker from now on", answer.banker)
}

/// What the cash box holds.
#[must_use]
pub fn drawer(answer: &DrawerCounted) -> String {
    let holds = format!("the drawer has {}", answer.counted);
    if answer.difference.is_zero() {
        return format!("{holds}, as it should");
    }
    format!("{holds} but should have {}: {}", answer.expected, off(answer.difference))
}

/// Warned, fined or exempt.
#[must_use]
pub fn judged(answer: &Judged) -> String {
    let who = name(&answer.player);
    let by = answer.rule.as_ref().map(|rule| format!(" ({rule})")).unwrap_or_default();
    match (answer.warnings_left, answer.amount) {
        (Some(left), _) => format!("{who} {}{by}", warned(left)),
        (None, Some(fine)) => {
            format!("{who} pays {fine} into the pot{by}; {} is in the middle", answer.pot)
        }
        (None, None) => format!("{who} folded out of turn: no fine this time{by}"),
    }
}

/// What the table hears after the name of the player warned.
#[must_use]
pub fn warned(left: u32) -> String {
    let more =
        if left == 0 { "next time it's a fine".to_owned() } else { format!("{left} more, then it's a fine") };
    format!("gets a warning, and it counts for the whole table: {more}")
}

/// What was ruled.
#[must_use]
pub fn ruled(Ruled { ruling, by, play_goes_on }: &Ruled) -> String {
    let who = by.as_ref().map_or_else(|| "the host".to_owned(), spoken);
    let then = if *play_goes_on { "; play goes on" } else { "" };
    format!("{who} ruled: {}{then}", name(ruling))
}
