//! Who has a stack to count. Prize money isn't one: nobody has it on the table.

use crate::accounts::Asset;
use crate::bank::desk::{BankError, Session};
use crate::bank::merged::MergedRecords;
use crate::bank::standing::{events_of, what_stands};
use crate::ids::PlayerId;
use crate::journal::Fact;
use crate::night::Tonight;
use engine::money::Money;
use std::collections::BTreeMap;

/// The players among these who have chips other than what a tournament paid.
pub fn with_stacks(
    session: &Session<'_, '_>,
    tonight: &Tonight,
    players: impl IntoIterator<Item = PlayerId>,
) -> Result<Vec<PlayerId>, BankError> {
    let chips = |player: &PlayerId| tonight.evening.chips(*player);
    let with_chips = players.into_iter().filter(|player| chips(player).is_positive());
    let prizes = prizes(session, tonight)?;
    Ok(with_chips.filter(|player| prizes.get(player) != Some(&chips(player))).collect())
}

/// True if a player is one of them.
pub fn has_stack(session: &Session<'_, '_>, tonight: &Tonight, player: PlayerId) -> Result<bool, BankError> {
    Ok(!with_stacks(session, tonight, [player])?.is_empty())
}

/// What the tournaments of the night paid, by player.
fn prizes(session: &Session<'_, '_>, tonight: &Tonight) -> Result<BTreeMap<PlayerId, Money>, BankError> {
    let mut paid = BTreeMap::new();
    if tonight.tournaments.is_empty() {
        return Ok(paid);
    }
    let reader = session.journal().reader();
    let merged = MergedRecords::load(reader)?;
    let events = events_of(reader, tonight.evening.id)?;
    let of_tournaments = what_stands(&events).filter(|(fact, _)| matches!(fact, Some(Fact::Tournament(_))));
    for posting in of_tournaments.flat_map(|(_, entry)| entry.postings()) {
        let Some(player) = posting.party.player() else { continue };
        if posting.asset == Asset::Chips && posting.amount.is_positive() {
            let sum = paid.entry(merged.of(player)).or_insert(Money::ZERO);
            *sum = sum.plus(posting.amount)?;
        }
    }
    Ok(paid)
}
