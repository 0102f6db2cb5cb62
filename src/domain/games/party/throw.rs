//! Dice on the table: what lies there, and how many fell off and are thrown again.

use crate::domain::games::party::moves::Face;

/// A throw that may need more than one go, because dice fell off the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Throw {
    lying: Vec<u8>,
    missing: u8,
}

impl Throw {
    /// A throw of so many dice, not made yet.
    #[must_use]
    pub const fn of(dice: u8) -> Self {
        Self { lying: Vec::new(), missing: dice }
    }

    /// How many dice are still to be thrown.
    #[must_use]
    pub const fn missing(&self) -> u8 {
        self.missing
    }

    /// Takes dice as they fell; gives how many fell off the table.
    pub fn add(&mut self, faces: &[Face]) -> u8 {
        let pips =
            faces.iter().filter_map(|face| if let Face::Pips(pips) = face { Some(*pips) } else { None });
        self.lying.extend(pips);
        self.lying.sort_unstable();
        self.missing = u8::try_from(faces.iter().filter(|face| **face == Face::Off).count()).unwrap_or(0);
        self.missing
    }

    /// The dice that lie there, in rising order.
    #[must_use]
    pub fn dice(&self) -> &[u8] {
        &self.lying
    }
}

/// Dice in words: `1 1 5`.
#[must_use]
pub fn told(dice: &[u8]) -> String {
    dice.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
