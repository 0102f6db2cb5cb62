//! A site's id that means one player here and another one in the surrogate: the next import would book the money of one on the
//! other.

use crate::bank::desk::BankError;
use crate::bank::loaded::roster;
use crate::ids::PlayerId;
use crate::refusal::{Refusal, SurrogateRefused};
use crate::store::Reader;
use std::collections::{BTreeMap, BTreeSet};

/// The players each id of each site stands for.
pub struct SiteIds(BTreeMap<(String, String), BTreeSet<PlayerId>>);

impl SiteIds {
    /// As the book has them now.
    pub fn load(reader: Reader<'_>) -> Result<Self, BankError> {
        let mut ids: BTreeMap<_, BTreeSet<PlayerId>> = BTreeMap::new();
        for source in reader.online_sources()? {
            for (_, sitting) in reader.online_sittings(&source)? {
                ids.entry((source.clone(), sitting.foreign)).or_default().insert(sitting.player);
            }
        }
        Ok(Self(ids))
    }
}

/// The questions about every id that stands for more players than before.
pub fn doubts(reader: Reader<'_>, before: &SiteIds) -> Result<Vec<Refusal>, BankError> {
    let (people, mut doubts) = (roster(reader)?, Vec::new());
    for (id, players) in SiteIds::load(reader)?.0 {
        if players.len() < 2 || before.0.get(&id).is_some_and(|known| known.len() == players.len()) {
            continue;
        }
        let names =
            players.iter().filter_map(|player| people.called(*player)).map(ToString::to_string).collect();
        doubts.push(Refusal::new(SurrogateRefused::IdOfTwo { id: id.1, names }));
    }
    Ok(doubts)
}
