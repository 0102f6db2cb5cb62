//! The hand in which a player lost their last chips, by the journal: the hand they went out in (PIG-40).

use crate::accounts::Asset;
use crate::bank::desk::BankError;
use crate::ids::PlayerId;
use crate::journal::{Fact, HandFact, HandPlayed};
use crate::night::tonight::Tonight;
use crate::store::{Event, Reader};

/// For players who have no tournament chips: the recorded hand that took the last ones.
///
/// Nothing for a player who lost them in unrecorded hands: that player was counted since, or has chips by the book.
pub fn last_chips(
    reader: Reader<'_>,
    tonight: &Tonight,
    players: &[PlayerId],
) -> Result<Vec<(PlayerId, HandPlayed)>, BankError> {
    let Some(on) = tonight.tournament() else { return Ok(Vec::new()) };
    let events = reader.events_of(tonight.evening.id)?;
    let mut found = Vec::new();
    for player in players {
        let has_none = tonight.evening.accounts.holding((*player).into(), Asset::Stacks).is_zero();
        let moved = events.iter().rev().filter(|event| event.reverses.is_none() && moves(event, *player));
        for event in moved.filter(|_| has_none) {
            if reader.undone_by(event.seq)?.is_some() {
                continue;
            }
            if let Fact::Hand(HandFact::HandPlayed(hand)) = &event.fact
                && hand.tournament.is_some_and(|stage| stage.id == on.id)
            {
                found.push((*player, hand.clone()));
            }
            break;
        }
    }
    Ok(found)
}

/// True if it changed the player's tournament chips.
fn moves(event: &Event, player: PlayerId) -> bool {
    let his = event.entry.postings().iter().filter(|posting| posting.party == player.into());
    his.into_iter().any(|posting| posting.asset == Asset::Stacks && !posting.amount.is_zero())
}
