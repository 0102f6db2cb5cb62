//! Bad deals of one dealer: after too many of them the deal passes on (CAU-012).

use crate::bank::dealer_noted::dealt;
use crate::bank::desk::{BankError, Session};
use crate::bank::{hands, kept_hand};
use crate::ids::{HandId, PlayerId};
use crate::journal::HandPlayed;
use crate::night::Tonight;
use crate::night::ring::left_of;
use crate::night::seats::deals_for;
use crate::refusal::{Notice, RecordedHandNoticed};
use crate::store::{HandFilter, HandRow, Reader};
use engine::house::key;
use engine::play::misdeal::{Repeated, repeated};

/// How many of the night's recorded deals by `dealer` were bad. Doesn't look if the house doesn't count them.
pub fn of_dealer(reader: Reader<'_>, tonight: &Tonight, dealer: PlayerId) -> Result<u32, BankError> {
    before(reader, tonight, (dealer, None))
}

/// The same without this hand.
fn before(
    reader: Reader<'_>,
    tonight: &Tonight,
    (dealer, without): (PlayerId, Option<HandId>),
) -> Result<u32, BankError> {
    if tonight.house.is_unset(key::MISDEAL_LIMIT) {
        return Ok(0);
    }
    let filter = HandFilter { night: Some(tonight.evening.number), ..HandFilter::default() };
    let mut bad = 0_u32;
    for row in reader.hands(&filter, 0, None)?.iter().filter(|row| row.voided.is_none()) {
        let (_, hand) = hands::played(reader, row)?;
        if hand.is_bad_deal() && Some(hand.hand) != without {
            let dealt = dealt_by(reader, tonight, (row, &hand))?;
            bad = bad.saturating_add(u32::from(dealt == Some(dealer)));
        }
    }
    Ok(bad)
}

/// Who dealt a recorded hand: the dealer noted for it who has no cards, or else the button.
fn dealt_by(
    reader: Reader<'_>,
    tonight: &Tonight,
    (row, hand): (&HandRow, &HandPlayed),
) -> Result<Option<PlayerId>, BankError> {
    let noted = kept_hand::noted_dealer(reader, tonight, (row, hand))?.map(|deal| deal.dealer);
    let plays = |dealer: &PlayerId| hand.seats.iter().any(|seat| seat.player == *dealer);
    if let Some(noted) = noted.filter(|noted| !plays(noted)) {
        return Ok(Some(noted));
    }
    let record = kept_hand::read(hand, hand.asset().counted_in(tonight.currency))?;
    Ok(kept_hand::places(&record, hand).get(record.setup.button).copied().flatten())
}

/// What a recorded bad deal means for its dealer: the deal is lost after one more, or goes to the next player now.
pub fn after(
    session: &mut Session<'_, '_>,
    (table, played): (&Tonight, &HandPlayed),
    dealer: Option<PlayerId>,
) -> Result<Vec<Notice>, BankError> {
    let Some(dealer) = dealer.filter(|_| played.is_bad_deal()) else {
        return Ok(Vec::new());
    };
    // The book doesn't tell yet who dealt this one.
    let misdeals = before(session.journal().reader(), table, (dealer, Some(played.hand)))?.saturating_add(1);
    let Some((judged, rule)) = repeated(&table.house, misdeals) else { return Ok(Vec::new()) };
    let next = left_of(&table.evening, dealer).map(|left| deals_for(table, left, (None, &[])));
    let next = next.filter(|next| *next != dealer);
    let name = |player| table.name(player).to_owned();
    let heard = match judged {
        Repeated::OneMore => RecordedHandNoticed::OneMoreMisdeal { name: name(dealer), misdeals },
        Repeated::Passes { most } => {
            let (name, next) = (name(dealer), next.map(name));
            RecordedHandNoticed::TooManyMisdeals { name, misdeals, most, next }
        }
    };
    let notices = vec![Notice::new(rule.as_deref(), heard)];
    let Some(next) = next.filter(|_| judged != Repeated::OneMore) else { return Ok(notices) };
    session.record(&dealt(played, (next, false), false))?;
    Ok(notices)
}
