//! Who has a stack to count. What a tournament paid is none: nobody has it on the table.

use crate::accounts::{Asset, Party};
use crate::bank::desk::{BankError, Session};
use crate::bank::merged::MergedRecords;
use crate::bank::standing::{events_of, what_stands};
use crate::ids::PlayerId;
use crate::journal::Fact;
use crate::night::Tonight;
use engine::money::Money;

/// The players among these who have a stack to count.
pub fn with_stacks(
    session: &Session<'_, '_>,
    tonight: &Tonight,
    players: impl IntoIterator<Item = PlayerId>,
) -> Result<Vec<PlayerId>, BankError> {
    let mut found = Vec::new();
    for player in players {
        if has_stack(session, tonight, player)? {
            found.push(player);
        }
    }
    Ok(found)
}

/// True if a player has chips beside what a tournament paid.
pub fn has_stack(session: &Session<'_, '_>, tonight: &Tonight, player: PlayerId) -> Result<bool, BankError> {
    let chips = tonight.evening.chips(player);
    if !chips.is_positive() || tonight.tournaments.is_empty() {
        return Ok(chips.is_positive());
    }
    let reader = session.journal().reader();
    let merged = MergedRecords::load(reader)?;
    let events = events_of(reader, tonight.evening.id)?;
    let of_tournaments = what_stands(&events).filter(|(fact, _)| matches!(fact, Some(Fact::Tournament(_))));
    let is_his = |party: Party| party.player().is_some_and(|who| merged.of(who) == player);
    let postings = of_tournaments.flat_map(|(_, entry)| entry.postings());
    let his = postings.filter(|posting| posting.asset == Asset::Chips && is_his(posting.party));
    let prizes = his.map(|posting| posting.amount).filter(|amount| amount.is_positive());
    Ok(chips != Money::sum(prizes)?)
}
