//! Who doesn't play in a tournament, in words.

use crate::render::ordinal::ordinal;
use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use ledger::refusal::{Outside, Outsider};

/// The sentence, and the way back where there is one; else `instead`.
pub(super) fn said(outsider: &Outsider, instead: &str) -> Said {
    let said = Said::new("not-in-tournament", sentence(outsider));
    match outsider.how {
        Outside::Out { comes_back: true, .. } => {
            said.way(WayOut::line("tournament rebuy").who(&[&outsider.name]))
        }
        _ => said.or(instead),
    }
}

/// The sentence alone.
pub(super) fn sentence(Outsider { name, how }: &Outsider) -> String {
    match how {
        Outside::NotEntered => format!("`{name}` isn't in the tournament"),
        Outside::Out { place: None, .. } => format!("`{name}` is already out"),
        Outside::Out { place: Some(place), .. } => {
            format!("`{name}` is already out, in {} place", ordinal(*place))
        }
        Outside::Left => format!("`{name}` left the tournament"),
    }
}
