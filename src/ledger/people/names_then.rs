//! What everybody was called at a moment of the past, by the record kept for them today.

use crate::ids::PlayerId;
use crate::people::merged::MergedRecords;
use std::collections::BTreeMap;

/// The names of everybody at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NamesThen(Vec<(PlayerId, String)>);

/// A name that somebody got.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Naming {
    /// The event that gave it.
    pub seq: u64,
    /// The event that took it back.
    pub undone: Option<u64>,
    /// Whose name it is.
    pub player: PlayerId,
    /// The name.
    pub name: String,
    /// True if it's an alias; false if it's their name from then on.
    pub also: bool,
}

impl NamesThen {
    /// What everybody was called before event `seq`, from every name ever given, in order.
    #[must_use]
    pub fn at(seq: u64, namings: &[Naming], merged: &MergedRecords) -> Self {
        let stood = |naming: &&Naming| naming.seq < seq && naming.undone.is_none_or(|undone| undone > seq);
        let mut names: BTreeMap<PlayerId, &str> = BTreeMap::new();
        let mut also = Vec::new();
        for naming in namings.iter().filter(stood) {
            match naming.also {
                true => also.push((naming.player, naming.name.as_str())),
                false => drop(names.insert(naming.player, &naming.name)),
            }
        }
        names.into_iter().chain(also).map(|(player, name)| (merged.of(player), name.to_owned())).collect()
    }

    /// Every name, with whose it was.
    pub fn all(&self) -> impl Iterator<Item = (PlayerId, &str)> {
        self.0.iter().map(|(player, name)| (*player, name.as_str()))
    }
}

impl FromIterator<(PlayerId, String)> for NamesThen {
    fn from_iter<I: IntoIterator<Item = (PlayerId, String)>>(names: I) -> Self {
        Self(names.into_iter().collect())
    }
}
