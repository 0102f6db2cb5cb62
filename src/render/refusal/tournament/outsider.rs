//! Who doesn't play in a tournament, in words.

use crate::render::ordinal::ordinal;
use crate::render::refusal::said::Said;
use ledger::refusal::{Outside, Outsider};

/// The sentence, and what to look at.
pub(super) fn said(outsider: &Outsider, look: &str) -> Said {
    Said::new("not-in-tournament", sentence(outsider)).or(look)
}

/// The sentence alone.
pub(super) fn sentence(Outsider { name, how }: &Outsider) -> String {
    match how {
        Outside::NotEntered => format!("`{name}` isn't in the tournament"),
        Outside::Out { place: None } => format!("`{name}` is already out"),
        Outside::Out { place: Some(place) } => {
            format!("`{name}` is already out, in {} place", ordinal(*place))
        }
        Outside::Left => format!("`{name}` left the tournament"),
    }
}
