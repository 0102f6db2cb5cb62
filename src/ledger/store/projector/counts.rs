//! Counts of stacks that were taken as final, and what makes them out of date.

use crate::accounts::{Asset, Entry};
use crate::ids::{NightId, PlayerId};
use crate::journal::{ChipFact, Fact, HandFact, PersonFact};
use crate::store::projector::Obstacle;
use rusqlite::{Connection, params};

/// If a stack changed, its count is out of date, and so is the count of anybody who played a hand. The last hand moves what was
/// counted together with the chips: it's played only for odd change.
pub(crate) fn pass(
    connection: &Connection,
    night: Option<NightId>,
    fact: &Fact,
    entry: &Entry,
) -> Result<(), Obstacle> {
    let Some(night) = night else { return Ok(()) };
    // Two merged records bring their counts together.
    if matches!(fact, Fact::Chip(ChipFact::Counted(_)) | Fact::Person(PersonFact::PlayersMerged { .. })) {
        return Ok(());
    }
    let chips = entry.postings().iter().filter(|posting| posting.asset == Asset::Chips);
    let moved = chips.filter_map(|posting| Some((posting.party.player()?, posting.amount)));
    if matches!(fact, Fact::Hand(HandFact::ColdHands(_))) {
        let mut update = connection
            .prepare_cached("UPDATE sitting SET counted = counted + ?3 WHERE night = ?1 AND player = ?2")?;
        for (player, amount) in moved {
            update.execute(params![night.to_string(), player.to_string(), amount.minor()])?;
        }
        return Ok(());
    }
    let mut stale: Vec<PlayerId> = moved.map(|(player, _)| player).collect();
    if let Fact::Hand(HandFact::HandPlayed(hand)) = fact
        && hand.tournament.is_none()
    {
        stale.extend(hand.seats.iter().map(|seat| seat.player));
    }
    stale.sort_unstable();
    stale.dedup();
    let mut update = connection.prepare_cached(
        "UPDATE sitting SET counted = NULL, chips = NULL
         WHERE night = ?1 AND player = ?2 AND counted IS NOT NULL",
    )?;
    for player in stale {
        update.execute(params![night.to_string(), player.to_string()])?;
    }
    Ok(())
}
