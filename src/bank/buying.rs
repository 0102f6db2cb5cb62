//! Buying chips.

use crate::bank::desk::{BankError, Session};
use crate::bank::fund::{self, Booked};
use crate::domain::book::notes::Notes;
use crate::domain::ids::NoteId;
use crate::domain::journal::Fact;
use crate::domain::journal::fact::{BoughtIn, NoteUse};
use crate::domain::money::Money;
use crate::domain::night::Tonight;
use crate::domain::night::buy_in::{self, Purchase};
use crate::domain::refusal::{Notice, Refusal};

/// What a sale brought.
pub struct Sale {
    pub tonight: Tonight,
    pub bought: BoughtIn,
    /// What the buyer paid for joining the table (CAU-003).
    pub fund: Booked,
    pub notices: Vec<Notice>,
}

/// Sells chips to a player, or lets another player sell them; a purchase may bring him to the table.
pub fn buy(
    session: &mut Session<'_, '_>,
    purchase: &Purchase,
    identifier: Option<&str>,
) -> Result<Sale, BankError> {
    let joins = fund::joins(session, purchase.player)?;
    let (bought, mut notices) = sell(session, purchase, identifier)?;
    let fund = if joins { fund::join(session, purchase.player)? } else { Booked::default() };
    notices.extend(fund.short.iter().cloned());
    Ok(Sale { tonight: session.tonight()?, bought, fund, notices })
}

/// The sale alone, for a hand that is being recorded: joining is paid after it.
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
    let (bought, notices) = buy_in::buy(&tonight, purchase, write)?;
    session.record(&Fact::BoughtIn(bought.clone()))?;
    Ok((bought, notices))
}

/// Tonight's view of the notes.
#[must_use]
pub fn notes_of(tonight: &Tonight) -> Notes<'_> {
    Notes {
        all: &tonight.notes,
        people: &tonight.people,
        house: Some(&tonight.house),
        owner: tonight.evening.banker,
        currency: tonight.currency,
    }
}
