//! What a bundle brings must be in the book's unit: the houses of its nights, and their stakes.

use crate::bank::desk::BankError;
use crate::bank::loaded;
use crate::journal::{Fact, HouseFact, NightAmended, NightFact, NightOpened};
use crate::refusal::{BundleRefused, Refusal};
use engine::money::Currency;
use engine::play::Stakes;

/// Refuses a fact if its amounts would mean different money in a book with this currency.
///
/// # Errors
///
/// `other-unit` for a house with another currency, `stakes` for stakes that aren't amounts of this one.
pub fn check(currency: Currency, seq: u64, fact: &Fact) -> Result<(), BankError> {
    let (mut profile, mut stakes) = (None, None);
    if let Fact::House(HouseFact::HouseAdopted { profile: adopted, .. }) = fact {
        profile = Some(adopted);
    }
    if let Fact::Night(NightFact::NightOpened(NightOpened { profile: opened, stakes: said, .. })) = fact {
        (profile, stakes) = (Some(opened), said.as_deref());
    }
    if let Fact::Night(NightFact::NightAmended(NightAmended { stakes: said, .. })) = fact {
        stakes = said.as_deref();
    }
    if let Some(profile) = profile.filter(|profile| !profile.is_empty()) {
        check_house(currency, seq, profile)?;
    }
    let Some(stakes) = stakes else { return Ok(()) };
    Stakes::parse(stakes, currency).map(|_| ()).map_err(|_| {
        let stakes = stakes.to_owned();
        Refusal::new(BundleRefused::BadStakes { event: seq, stakes, unit: currency }).into()
    })
}

fn check_house(currency: Currency, seq: u64, profile: &str) -> Result<(), BankError> {
    let house = loaded::profile(profile)?;
    if house.currency() == currency {
        return Ok(());
    }
    let (theirs, house) = (house.currency(), house.name().to_owned());
    Err(Refusal::new(BundleRefused::OtherUnit { event: seq, house, theirs, ours: currency }).into())
}
