//! Which players may pay each other, and which debts exist already.

use std::collections::BTreeSet;

/// The pairs of a table, lower index first.
#[derive(Clone, Debug, Default)]
pub struct Links {
    /// Pairs that owed each other before.
    known: BTreeSet<(usize, usize)>,
    /// Pairs that must not pay each other.
    barred: BTreeSet<(usize, usize)>,
    /// Only known pairs may pay.
    known_only: bool,
}

impl Links {
    /// Anybody may pay anybody, except barred pairs.
    pub fn any(known: BTreeSet<(usize, usize)>, barred: BTreeSet<(usize, usize)>) -> Self {
        Self { known, barred, known_only: false }
    }

    /// Only known pairs may pay, except barred ones.
    pub fn only_known(known: BTreeSet<(usize, usize)>, barred: BTreeSet<(usize, usize)>) -> Self {
        Self { known, barred, known_only: true }
    }

    /// True if the two may pay each other.
    pub fn allowed(&self, one: usize, other: usize) -> bool {
        let pair = ordered(one, other);
        one != other && !self.barred.contains(&pair) && (!self.known_only || self.known.contains(&pair))
    }

    /// True if the two owed each other before.
    pub fn known(&self, one: usize, other: usize) -> bool {
        self.known.contains(&ordered(one, other))
    }

    /// True if any two of these people may not pay each other.
    pub fn restrict(&self, people: &[usize]) -> bool {
        let inside = |(one, other): &(usize, usize)| people.contains(one) && people.contains(other);
        self.known_only || self.barred.iter().any(inside)
    }

    /// The pairs that owed each other before.
    pub fn known_pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        self.known.iter().copied()
    }
}

/// A pair, lower index first.
pub fn ordered(one: usize, other: usize) -> (usize, usize) {
    (one.min(other), one.max(other))
}
