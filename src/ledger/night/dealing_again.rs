//! A waiting pot is dealt again for some players only: who deals it, and who gives up a claim.

use crate::ids::PlayerId;
use crate::night::ring::seated;
use crate::night::tonight::Tonight;
use crate::refusal::{ClaimNoticed, Notice, RecordedHandRefused, Refusal};
use engine::house::{House, key};
use engine::money::Amount;

/// What a player is told who turns in chips while a pot waits for them.
#[must_use]
pub fn keeps_claim(house: &House, name: &str, middle: Amount) -> Notice {
    let rule = house.word(key::MISDEAL_REMEDY).and_then(|said| said.rule);
    let keeps = ClaimNoticed::Keeps { name: name.to_owned(), middle };
    Notice::new(rule.as_deref(), keeps)
}

/// Who deals a pot again for some players only: the dealer, or, if the dealer antes for everybody (IGL-08), the next player on
/// the left who plays for it.
#[must_use]
pub fn dealer_again(tonight: &Tonight, only: Option<&[PlayerId]>, dealer: PlayerId) -> PlayerId {
    let for_all = tonight.house.word(key::ANTE_PAYER).is_some_and(|payer| payer.value == "dealer-for-all");
    let Some(only) = only.filter(|only| for_all && !only.contains(&dealer)) else { return dealer };
    let chairs = seated(&tonight.evening).into_iter().map(|(_, player)| player);
    let ring: Vec<PlayerId> = chairs.collect();
    let from = ring.iter().position(|player| *player == dealer).unwrap_or_default();
    let mut left = ring.iter().cycle().skip(from).take(ring.len());
    left.find(|player| only.contains(player)).copied().unwrap_or(dealer)
}

/// Refuses a dealer who was named for a pot they don't play for, if they'd ante for the players who do (IGL-08).
///
/// # Errors
///
/// `no-dealer`.
pub fn check_named(tonight: &Tonight, only: Option<&[PlayerId]>, named: PlayerId) -> Result<(), Refusal> {
    let dealer = dealer_again(tonight, only, named);
    if dealer == named {
        return Ok(());
    }
    let [named, dealer] = [named, dealer].map(|player| tonight.name(player).to_owned());
    let rule = tonight.house.word(key::ANTE_PAYER).and_then(|said| said.rule);
    Err(Refusal::new(RecordedHandRefused::DealerIsOut { named, dealer }).by(rule.as_deref()))
}
