//! The hand a dealer still owes the fund for, so that a chip given later goes back if that hand is void (CAU-003).

use crate::bank::desk::BankError;
use crate::bank::hands;
use crate::bank::told_hands::standing;
use crate::ids::{HandId, PlayerId};
use crate::journal::{Fact, FundFact, HandPlayed};
use crate::night::Tonight;
use crate::night::told_spots::noted_for;
use crate::store::{Event, HandFilter, HandRow, Reader};
use engine::games::party::{self, PartyDeals};

/// The last hand of the night that this player dealt and nobody paid for. If nobody knows who dealt it, it's taken to be this
/// player.
pub fn owed(reader: Reader<'_>, tonight: &Tonight, player: PlayerId) -> Result<Option<HandId>, BankError> {
    let filter = HandFilter { night: Some(tonight.evening.number), ..HandFilter::default() };
    let rows = reader.hands(&filter, 0, None)?;
    let rows: Vec<&HandRow> = rows.iter().filter(|row| row.voided.is_none() && !row.staged).collect();
    let paid: Vec<(HandId, PlayerId)> = standing(reader, tonight, 0)?.iter().filter_map(paid_for).collect();
    for row in rows.iter().rev() {
        let (_, hand) = hands::played(reader, row)?;
        let payers = paid.iter().filter(|(paid, _)| *paid == hand.hand).map(|(_, payer)| *payer);
        let payers: Vec<PlayerId> = payers.collect();
        let earlier = rows.iter().filter(|other| other.table == row.table && other.number < row.number);
        let last = earlier.map(|other| other.number).max().unwrap_or_default();
        if !hand.keeps_the_deal() && owes(tonight, (row, &hand, last), player, &payers) {
            return Ok(Some(hand.hand));
        }
    }
    Ok(None)
}

/// True if this player owes for the deal of a hand; `last` is the number of the one before it at its table.
fn owes(
    tonight: &Tonight,
    (row, hand, last): (&HandRow, &HandPlayed, u32),
    player: PlayerId,
    payers: &[PlayerId],
) -> bool {
    if payers.contains(&player) {
        return false;
    }
    match party::find(&hand.game).map(|row| row.deals) {
        Some(PartyDeals::Never) => return false,
        Some(PartyDeals::EachHole) => return hand.seats.iter().any(|seat| seat.player == player),
        Some(PartyDeals::Once) | None => {}
    }
    let here: Vec<_> = tonight.evening.deals.iter().filter(|deal| deal.table == row.table).copied().collect();
    let noted = noted_for(&here, (last, row.number), false);
    payers.is_empty() && noted.is_none_or(|deal| deal.dealer == player)
}

/// The hand a payment was for, and who paid.
fn paid_for(event: &Event) -> Option<(HandId, PlayerId)> {
    let Fact::Fund(FundFact::FundPaid(paid)) = &event.fact else { return None };
    Some((paid.hand?, paid.player))
}
