//! The two end cards of In Between: how much room they leave, and where a third card falls.

use crate::cards::{Card, Rank};

/// An end card, with how it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct End {
    pub card: Card,
    /// True for an ace that was called low.
    pub is_low: bool,
}

/// What two ends leave between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Room {
    /// The ends are equal: no card ranks between them.
    Pair,
    /// One follows the other: no card ranks between them.
    Runner,
    /// Some ranks are between them.
    Open,
}

/// Where a third card falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fall {
    Inside,
    Outside,
    /// On the rank of an end card.
    Post,
}

impl End {
    /// An end card; an ace counts high.
    #[must_use]
    pub(crate) const fn high(card: Card) -> Self {
        Self { card, is_low: false }
    }

    /// True for an ace, called either way.
    #[must_use]
    pub(crate) fn is_ace(self) -> bool {
        self.card.rank() == Some(Rank::Ace)
    }

    /// 2 to 14; an ace called low is 1.
    fn value(self) -> usize {
        let high = self.card.rank().map_or(0, |rank| rank.index().saturating_add(2));
        if self.is_low && self.is_ace() { 1 } else { high }
    }

    /// The card, and how an ace counts: `Ac low`.
    #[must_use]
    pub(crate) fn told(self) -> String {
        match (self.is_ace(), self.is_low) {
            (true, true) => format!("{} low", self.card),
            (true, false) => format!("{} high", self.card),
            _ => self.card.to_string(),
        }
    }
}

/// The room between two ends.
#[must_use]
pub(crate) fn room(one: End, other: End) -> Room {
    match one.value().abs_diff(other.value()) {
        0 => Room::Pair,
        1 => Room::Runner,
        _ => Room::Open,
    }
}

/// Where `third` falls; an ace that doesn't match an end is outside.
#[must_use]
pub(crate) fn fall(one: End, other: End, third: Card) -> Fall {
    if [one.card.rank(), other.card.rank()].contains(&third.rank()) {
        return Fall::Post;
    }
    let (low, high) = (one.value().min(other.value()), one.value().max(other.value()));
    let third = End::high(third).value();
    if low < third && third < high { Fall::Inside } else { Fall::Outside }
}
