//! Bad deals of one dealer: after too many of them the deal passes on (CAU-012).

use crate::bank::dealer_noted::dealt;
use crate::bank::desk::{BankError, Session};
use crate::bank::{hands, kept_hand};
use crate::ids::PlayerId;
use crate::journal::HandPlayed;
use crate::night::Tonight;
use crate::night::ring::left_of;
use crate::night::seats::deals_for;
use crate::night::told_spots::noted_for;
use crate::refusal::{Notice, RecordedHandNoticed};
use crate::store::{HandFilter, Reader};
use engine::house::key;
use engine::play::misdeal::{Repeated, repeated};

/// How many of the night's recorded deals by `dealer` were bad. Doesn't look if the house doesn't count them.
pub fn of_dealer(reader: Reader<'_>, tonight: &Tonight, dealer: PlayerId) -> Result<u32, BankError> {
    if tonight.house.is_unset(key::MISDEAL_LIMIT) {
        return Ok(0);
    }
    let filter = HandFilter { night: Some(tonight.evening.number), ..HandFilter::default() };
    let (mut bad, mut last) = (0_u32, 0);
    for row in reader.hands(&filter, 0, None)?.iter().filter(|row| row.voided.is_none()) {
        let before = std::mem::replace(&mut last, row.number);
        let (_, hand) = hands::played(reader, row)?;
        if !hand.is_bad_deal() {
            continue;
        }
        let record = kept_hand::read(&hand, hand.asset().counted_in(tonight.currency))?;
        let button = kept_hand::places(&record, &hand).get(record.setup.button).copied().flatten();
        // A dealer without cards is in no place of the hand.
        let noted = || noted_for(&tonight.evening.deals, (before, row.number), true).map(|deal| deal.dealer);
        bad = bad.saturating_add(u32::from(button.or_else(noted) == Some(dealer)));
    }
    Ok(bad)
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
    let misdeals = of_dealer(session.journal().reader(), table, dealer)?;
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
