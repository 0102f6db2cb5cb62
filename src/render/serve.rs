//! Where pages are.

use crate::answer::people::Linked;
use crate::render::page::name;

/// Where they are served.
#[must_use]
pub fn listening(url: &str, only_here: bool) -> String {
    let who =
        if only_here { "\nonly this machine reaches it (serve --addr IP:PORT lets others in)" } else { "" };
    format!("listening on {url}{who}")
}

/// A link, or that there is none any more.
#[must_use]
pub fn linked(Linked { player, link }: &Linked) -> String {
    match link {
        Some(link) => format!("{}'s page: {link}", name(player)),
        None => format!("{}'s link is taken back", name(player)),
    }
}
