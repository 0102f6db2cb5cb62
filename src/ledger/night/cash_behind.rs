//! Cash that plays because its owner bought chips for it before looking at their cards; not recorded yet.

use crate::journal::{ChipFact, recipe};
use crate::night::buy_in::{self, Purchase};
use crate::night::evening::{Purse, Sitting};
use crate::night::tonight::Tonight;
use crate::refusal::{BuyingRefused, MeansRefused, Refusal};
use engine::house::{House, Ruled, key};
use engine::money::Money;

/// The rule by which cash plays that was declared before its owner looked (DAV-15); `None` if only chips play.
#[must_use]
pub fn cash_behind(house: &House) -> Option<Ruled<&'static str>> {
    house.word(key::CASH_BEHIND).filter(|said| said.value == "declared")
}

/// Refuses to sell chips that aren't money: tournament chips come with an entry, never in the middle of a hand.
pub fn check_chips_are_money(tonight: &Tonight) -> Result<(), Refusal> {
    if tonight.evening.purse == Purse::Chips {
        return Ok(());
    }
    let rule = tonight.house.word(key::CASH_BEHIND).filter(|_| tonight.is_tournament());
    Err(Refusal::new(BuyingRefused::InTournamentHand).by(rule.and_then(|said| said.rule).as_deref()))
}

/// Decides a purchase for cash and adds it to the evening, so that the next one can be decided.
pub fn buy_ahead(tonight: &mut Tonight, purchase: &Purchase) -> Result<(), Refusal> {
    let no_note = |_| Err(Refusal::new(MeansRefused::OnlyCashInHand));
    let (bought, _) = buy_in::buy(tonight, purchase, no_note)?;
    tonight.evening.accounts.post(&recipe::entry(&ChipFact::BoughtIn(bought).into())?)?;
    let total = Money::sum(purchase.parts.iter().map(|(_, amount)| *amount))?;
    let buyer = |sitting: &&mut Sitting| sitting.player == purchase.player;
    if let Some(sitting) = tonight.evening.sittings.iter_mut().find(buyer) {
        sitting.bought = sitting.bought.plus(total)?;
        if purchase.seller.is_none() {
            sitting.banked = sitting.banked.plus(total)?;
        }
    }
    Ok(())
}
