//! Buying chips.

use crate::bank::desk::{BankError, Session};
use crate::domain::book::notes::Notes;
use crate::domain::ids::NoteId;
use crate::domain::journal::Fact;
use crate::domain::journal::fact::{BoughtIn, NoteUse};
use crate::domain::money::Money;
use crate::domain::night::Tonight;
use crate::domain::night::buy_in::{self, Purchase};
use crate::domain::refusal::{Notice, Refusal};

/// Sells chips to a player, or lets another player sell them.
pub fn buy(
    session: &mut Session<'_, '_>,
    purchase: &Purchase,
    identifier: Option<&str>,
) -> Result<(Tonight, BoughtIn, Vec<Notice>), BankError> {
    let tonight = session.tonight()?;
    let id = NoteId(session.fresh_id());
    let write = |amount: Money| -> Result<NoteUse, Refusal> {
        notes_of(&tonight).write(id, tonight.person(purchase.player)?, amount, identifier)
    };
    let (bought, notices) = buy_in::buy(&tonight, purchase, write)?;
    session.record(&Fact::BoughtIn(bought.clone()))?;
    Ok((session.tonight()?, bought, notices))
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
