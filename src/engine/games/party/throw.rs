//! Dice on the table: what they show, and how many fell off and are thrown again.

use crate::games::party::bar::{self, Bar};
use crate::games::party::moves::Face;
use crate::games::party::setup::PartySetup;
use crate::games::party::terms::DICE_OFF;
use crate::games::party::till::Till;
use crate::money::Overflow;

/// A throw that may need more than one go, because dice fell off the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Throw {
    lying: Vec<u8>,
    missing: u8,
}

impl Throw {
    /// A throw of this many dice, not made yet.
    #[must_use]
    pub(crate) const fn of(dice: u8) -> Self {
        Self { lying: Vec::new(), missing: dice }
    }

    /// How many dice are still to be thrown.
    #[must_use]
    pub(crate) const fn missing(&self) -> u8 {
        self.missing
    }

    /// Adds dice as they fell; returns how many fell off the table.
    pub(crate) fn add(&mut self, faces: &[Face]) -> u8 {
        let pips =
            faces.iter().filter_map(|face| if let Face::Pips(pips) = face { Some(*pips) } else { None });
        self.lying.extend(pips);
        self.lying.sort_unstable();
        self.missing = u8::try_from(faces.iter().filter(|face| **face == Face::Off).count()).unwrap_or(0);
        self.missing
    }

    /// The dice on the table, in rising order.
    #[must_use]
    pub(crate) fn dice(&self) -> &[u8] {
        &self.lying
    }
}

/// Dice in words: `1 1 5`.
#[must_use]
pub(crate) fn told(dice: &[u8]) -> String {
    dice.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// A player whose dice fall off the table pays for each of them (CAU-083, CAU-089).
pub(crate) fn fine(setup: &PartySetup, till: &mut Till, seat: usize, fallen: u8) -> Result<(), Overflow> {
    if fallen == 0 {
        return Ok(());
    }
    let fine = setup.terms.amount(&DICE_OFF).times(i64::from(fallen))?;
    till.pay(seat, fine)?;
    let dice = if fallen == 1 { "a die".to_owned() } else { format!("{fallen} dice") };
    let (name, fine) = (setup.name(seat), setup.shown(fine));
    let text = format!("{dice} rolled by `{name}` fell off the table: {fine} into the pot");
    till.because(setup.terms.rule(&DICE_OFF), text);
    Ok(())
}

/// Only the dice that fell off the table are thrown again.
#[must_use]
pub(crate) fn again(throw: &Throw, rule: &'static str) -> Bar {
    let missing = bar::dice(usize::from(throw.missing()));
    Bar::new(
        rule,
        format!("{} stays on the table: roll only the {missing} that fell off", told(&throw.lying)),
    )
}

/// Every set that can be taken from `dice`, never empty, each in rising order and listed once; `fits` says how many dice of a
/// face may be taken.
pub(crate) fn sets(dice: &[u8], fits: impl Fn(u8, usize) -> bool) -> Vec<Vec<u8>> {
    let mut sets: Vec<Vec<u8>> = vec![Vec::new()];
    for face in 1..=6 {
        let count = dice.iter().filter(|die| **die == face).count();
        let takes: Vec<usize> = (0..=count).filter(|take| *take == 0 || fits(face, *take)).collect();
        let with = |set: &Vec<u8>, take: usize| set.iter().copied().chain(vec![face; take]).collect();
        sets = sets.iter().flat_map(|set| takes.iter().map(move |take| with(set, *take))).collect();
    }
    sets.retain(|set| !set.is_empty());
    sets
}
