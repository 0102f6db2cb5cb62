//! A site's id that means one player here and another one in the surrogate: the next import would book the money of one on the
//! other.

use crate::bank::desk::{BankError, Session};
use crate::bank::loaded::roster;
use crate::ids::PlayerId;
use crate::refusal::{Notice, Refusal, SurrogateRefused};
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

/// Asks about every id that stands for more players than before.
///
/// # Errors
///
/// `merge-id` as a question.
pub fn check(session: &mut Session<'_, '_>, before: &SiteIds) -> Result<Vec<Notice>, BankError> {
    let reader = session.journal().reader();
    let (people, mut notices) = (roster(reader)?, Vec::new());
    for (id, players) in SiteIds::load(reader)?.0 {
        if players.len() < 2 || before.0.get(&id).is_some_and(|known| known.len() == players.len()) {
            continue;
        }
        let names =
            players.iter().filter_map(|player| people.called(*player)).map(ToString::to_string).collect();
        let doubt = Refusal::new(SurrogateRefused::IdOfTwo { id: id.1, names });
        notices.push(session.insists().asked(doubt)?);
    }
    Ok(notices)
}
