//! Buying chips.

use crate::bank::book::check_first;
use crate::bank::desk::{BankError, Session};
use crate::bank::fund::{self, FundBooked};
use crate::bank::reserving::Loaded;
use crate::bank::{limits, standing};
use crate::book::notes::Notes;
use crate::ids::{NoteId, PlayerId};
use crate::journal::{BoughtIn, ChipFact, Fact, NoteUse};
use crate::night::buy_in::{self, Purchase};
use crate::night::ring::sits;
use crate::night::seats::{self, SeatWish};
use crate::night::tables;
use crate::night::{Tonight, buying_again};
use crate::refusal::{EveningNoticed, Notice, Refusal};
use engine::house::key;
use engine::money::Money;

/// What a sale brought.
pub struct Sale {
    pub tonight: Tonight,
    pub bought: BoughtIn,
    /// What the buyer paid for joining the table (CAU-003).
    pub fund: FundBooked,
    pub notices: Vec<Notice>,
}

/// Sells chips to a player, or lets another player sell them. A purchase can seat the buyer.
pub fn buy(
    session: &mut Session<'_, '_>,
    purchase: &Purchase,
    identifier: Option<&str>,
) -> Result<Sale, BankError> {
    let joins = fund::joins(session, purchase.player)?;
    let tonight = session.tonight()?;
    let comes = !sits(&tonight.evening, purchase.player);
    let chair = if comes { chair(&tonight, purchase.player)? } else { None };
    let (bought, mut notices) = sell(session, purchase, identifier)?;
    if comes {
        let expected = Loaded::of(session.journal().reader())?;
        notices.extend(expected.place().passes_over(purchase.player));
    }
    if let Some((fact, notice)) = chair {
        session.record(&fact)?;
        notices.push(notice);
    }
    notices.extend(tables::due(&session.tonight()?).filter(|_| comes));
    let fund = if joins { fund::join(session, purchase.player)? } else { FundBooked::default() };
    notices.extend(fund.short.iter().cloned());
    Ok(Sale { tonight: session.tonight()?, bought, fund, notices })
}

/// If two tables play, a player who buys in without a seat gets one at the smaller table (DAV-09).
fn chair(tonight: &Tonight, player: PlayerId) -> Result<Option<(Fact, Notice)>, Refusal> {
    if tonight.evening.tables == 1 {
        return Ok(None);
    }
    let (fact, place, _) = seats::seat(tonight, player, SeatWish::default())?;
    let name = tonight.name(player).to_owned();
    let sits = EveningNoticed::HasSeat { name, seat: place.seat, table: place.table };
    let rule = tables::newcomer_rule(tonight);
    Ok(Some((fact, Notice::new(rule.as_deref(), sits))))
}

/// The sale alone, for a hand that's being recorded: joining is paid after the hand.
pub fn sell(
    session: &mut Session<'_, '_>,
    purchase: &Purchase,
    identifier: Option<&str>,
) -> Result<(BoughtIn, Vec<Notice>), BankError> {
    let tonight = session.tonight()?;
    let id = NoteId(session.fresh_id());
    let write = |amount: Money| -> Result<NoteUse, Refusal> {
        notes_of(&tonight).write(id, tonight.person(purchase.player)?, amount, identifier)
    };
    let (bought, mut notices) = buy_in::buy(&tonight, purchase, write)?;
    let total = Money::sum(purchase.parts.iter().map(|(_, amount)| *amount))?;
    notices.extend(check_first(session, purchase.player, total)?);
    check_rebuy(session, &tonight, (purchase.player, purchase.seller))?;
    limits::check_purchase(session, &bought)?;
    notices.extend(limits::may_sit(session, purchase.player)?);
    session.record(&ChipFact::BoughtIn(bought.clone()).into())?;
    Ok((bought, notices))
}

/// If only the first player out can rebuy, the bank checks who that was.
pub fn check_rebuy(
    session: &Session<'_, '_>,
    tonight: &Tonight,
    (buyer, seller): (PlayerId, Option<PlayerId>),
) -> Result<(), BankError> {
    if seller.is_none() && tonight.house.word(key::REBUY).is_some_and(|said| said.value == "first-out-once") {
        let facts = standing::standing(session, tonight)?;
        buying_again::check_first_out(tonight, buyer, facts.iter())?;
    }
    Ok(())
}

/// Tonight's view of the notes.
#[must_use]
pub fn notes_of(tonight: &Tonight) -> Notes<'_> {
    Notes {
        all: &tonight.notes,
        people: &tonight.people,
        house: Some(&tonight.house),
        owner: tonight.owner_or_banker(),
        currency: tonight.currency,
    }
}
