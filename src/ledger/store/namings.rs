//! Every name that anybody got, in the order of the journal.

#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

use crate::journal::{Fact, PersonFact};
use crate::people::Naming;
use crate::store::event::EVENT_COLUMNS;
use crate::store::failure::StoreError;
use crate::store::read::Reader;

impl Reader<'_> {
    /// Every name that was given, including those that were taken back.
    pub fn namings(&self) -> Result<Vec<Naming>, StoreError> {
        let columns = format!(
            "SELECT {EVENT_COLUMNS} FROM event
             WHERE kind IN ('player-added', 'player-renamed', 'player-aliased') AND reverses IS NULL ORDER BY seq"
        );
        let mut namings = Vec::new();
        for event in self.events(&columns, [])? {
            let Fact::Person(fact) = event.fact else { continue };
            let (player, name, also) = match fact {
                PersonFact::PlayerAdded { player, name, .. } | PersonFact::PlayerRenamed { player, name } => {
                    (player, name, false)
                }
                PersonFact::PlayerAliased { player, alias } => (player, alias, true),
                PersonFact::PlayerStanding { .. }
                | PersonFact::PlayerPaidAt { .. }
                | PersonFact::PlayerLinked { .. }
                | PersonFact::PlayersMerged { .. } => continue,
            };
            namings.push(Naming { seq: event.seq, undone: self.undone_by(event.seq)?, player, name, also });
        }
        Ok(namings)
    }
}
