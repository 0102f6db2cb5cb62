//! What events change about chips: bought, swapped, counted.

use crate::chips::ChipCount;
use crate::ids::NightId;
use crate::journal::{BoughtIn, ChipFact, Counted};
use crate::store::failure::StoreError;
use crate::store::projector::rows::{night_column, sitting_column};
use crate::store::projector::sitting::{Sat, sit};
use crate::store::projector::{Obstacle, colours, notes, places};
use engine::money::Money;
use rusqlite::{Connection, params};

/// Applies what a fact of chips does.
pub(crate) fn apply(
    connection: &Connection,
    sat: &mut Sat,
    seq: u64,
    fact: &ChipFact,
    within: Option<NightId>,
) -> Result<(), Obstacle> {
    match fact {
        ChipFact::BoughtIn(bought) => {
            places::come_to_buy(connection, bought.night, bought.player)?;
            buy_in(connection, sat, seq, bought)?;
            let mut written = bought.parts.iter().filter_map(|part| part.note.as_ref());
            written.try_for_each(|note| notes::issue(connection, seq, note, bought.player, within))
        }
        ChipFact::Swapped { night, gave, got, .. } => {
            colours::back(connection, *night, gave)?;
            colours::out(connection, *night, got)
        }
        ChipFact::Counted(counted) => count(connection, sat, seq, counted),
        // What one of the two said is looked up in the journal, and what the drawer has is a balance.
        ChipFact::CountSaid(_) | ChipFact::DrawerCounted { .. } | ChipFact::DrawerFollowed { .. } => Ok(()),
    }
}

fn buy_in(connection: &Connection, sat: &mut Sat, seq: u64, bought: &BoughtIn) -> Result<(), Obstacle> {
    sit(connection, sat, seq, bought.night, bought.player)?;
    let total = Money::sum(bought.parts.iter().map(|part| part.amount))?;
    connection
        .prepare_cached(
            "UPDATE sitting SET bought = bought + ?3, banked = banked + ?4,
             notice_at = CASE WHEN left_at IS NULL THEN notice_at END,
             notice_deals = CASE WHEN left_at IS NULL THEN notice_deals END, left_at = NULL
             WHERE night = ?1 AND player = ?2",
        )?
        .execute(params![
            bought.night.to_string(),
            bought.player.to_string(),
            total.minor(),
            if sold_by_bank(bought) { total.minor() } else { 0 }
        ])?;
    if let Some(seller) = bought.seller {
        sit(connection, sat, seq, bought.night, seller)?;
        return Ok(());
    }
    match &bought.chips {
        Some(chips) => colours::out(connection, bought.night, chips),
        None => night_column(connection, bought.night, "colours", 0),
    }
}

/// Tournament chips are counted, but nobody turns them in.
fn count(connection: &Connection, sat: &mut Sat, seq: u64, counted: &Counted) -> Result<(), Obstacle> {
    if counted.tournament.is_some() {
        return Ok(());
    }
    let Counted { night, player, found, chips, .. } = counted;
    sit(connection, sat, seq, *night, *player)?;
    sitting_column(connection, *night, *player, "counted", found.minor())?;
    sitting_column(connection, *night, *player, "chips", written(chips.as_ref())?)
}

/// True if the bank sold chips; a payment for something else, as for a tournament, comes without any.
fn sold_by_bank(bought: &BoughtIn) -> bool {
    bought.seller.is_none() && !bought.chips.as_ref().is_some_and(ChipCount::is_empty)
}

fn written(chips: Option<&ChipCount>) -> Result<Option<String>, Obstacle> {
    chips
        .map(serde_json::to_string)
        .transpose()
        .map_err(|error| Obstacle::Store(StoreError::Failed(error.to_string())))
}
