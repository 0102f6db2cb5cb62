//! Where pages are.

use crate::answer::people::Linked;
use crate::render::page::name;

/// Where they are served.
#[must_use]
pub fn listening(url: &str, only_here: bool) -> String {
    let who = if only_here {
        "\nonly this computer can reach it (serve --addr IP:PORT lets others in)"
    } else {
        ""
    };
    format!("listening on {url}{who}")
}

/// Where the banker records, with the PIN if the banker doesn't know it yet.
#[must_use]
pub fn bank(url: &str, pin: Option<&str>) -> String {
    let pin = pin.map_or_else(|| "the PIN you chose".to_owned(), |pin| format!("PIN {pin}"));
    format!("the banker's page: {url}bank, {pin}")
}

/// A link, or that it no longer exists.
#[must_use]
pub fn linked(Linked { player, link }: &Linked) -> String {
    match link {
        Some(link) => format!("{}'s page: {link}", name(player)),
        None => format!("{}'s link is canceled", name(player)),
    }
}

/// A link to a night.
#[must_use]
pub fn night_of(number: u32, day: &str) -> String {
    format!("night {number} · {day}")
}

/// The heading of a hand.
#[must_use]
pub fn hand_of(hand: u32, night: u32) -> String {
    format!("Hand {hand} of night {night}")
}
