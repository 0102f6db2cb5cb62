//! A night read under the records of today: a player with two records counts as one person in every figure.

use crate::night::evening::{Evening, Sitting};
use crate::people::MergedRecords;
use engine::money::{Money, Overflow};

impl Evening {
    /// The night under the records of today.
    pub fn under(mut self, merged: &MergedRecords) -> Result<Self, Overflow> {
        if merged.is_empty() {
            return Ok(self);
        }
        let now = |player: &mut _| *player = merged.of(*player);
        self.banker.iter_mut().for_each(now);
        self.warned.iter_mut().for_each(now);
        self.cold.iter_mut().for_each(now);
        self.merged.dealer.iter_mut().for_each(now);
        self.deals.iter_mut().for_each(|deal| now(&mut deal.dealer));
        let mut sittings: Vec<Sitting> = Vec::with_capacity(self.sittings.len());
        for mut sitting in self.sittings {
            now(&mut sitting.player);
            match sittings.iter_mut().find(|known| known.player == sitting.player) {
                Some(known) => join(known, sitting)?,
                None => sittings.push(sitting),
            }
        }
        self.sittings = sittings;
        self.accounts = self.accounts.under(|party| merged.of_party(party))?;
        Ok(self)
    }
}

/// Adds up two sittings of one player.
fn join(known: &mut Sitting, other: Sitting) -> Result<(), Overflow> {
    let both = |one: Option<Money>, other: Option<Money>| match (one, other) {
        (Some(one), Some(other)) => one.plus(other).map(Some),
        (one, other) => Ok(one.or(other)),
    };
    known.bought = known.bought.plus(other.bought)?;
    known.banked = known.banked.plus(other.banked)?;
    known.paid = known.paid.plus(other.paid)?;
    known.counted = both(known.counted, other.counted)?;
    known.seat = known.seat.or(other.seat);
    known.left = known.left.max(other.left);
    // Chips by color are for one stack.
    known.chips = None;
    Ok(())
}
