//! Records that were merged into others: old hands and nights still refer to them.

use crate::accounts::Party;
use crate::ids::PlayerId;
use std::collections::BTreeMap;

/// The record that's kept for everybody today.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MergedRecords(BTreeMap<PlayerId, PlayerId>);

impl MergedRecords {
    /// Each merged record with the one it went into.
    #[must_use]
    pub const fn new(into: BTreeMap<PlayerId, PlayerId>) -> Self {
        Self(into)
    }

    /// True if nobody was ever merged.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The record that stands for this one; itself if it was never merged.
    #[must_use]
    pub fn of(&self, player: PlayerId) -> PlayerId {
        let mut kept = player;
        // A record is merged into an older or newer one at most once, so the chain ends.
        for _ in 0..self.0.len() {
            match self.0.get(&kept) {
                Some(next) => kept = *next,
                None => break,
            }
        }
        kept
    }

    /// The same for any party: places stand for themselves.
    #[must_use]
    pub fn of_party(&self, party: Party) -> Party {
        party.player().map_or(party, |player| Party::from(self.of(player)))
    }

    /// Every record that `party` stands for: its own, and those merged into it.
    #[must_use]
    pub fn records(&self, party: Party) -> Vec<Party> {
        let gone = self.0.keys().map(|gone| Party::from(*gone));
        std::iter::once(party).chain(gone.filter(|gone| self.of_party(*gone) == party)).collect()
    }
}
