//! What a house says beforehand of its tournaments: the stack of a rebuy and the first levels.

use crate::refusal::Refusal;
use crate::tournament::levels::{BlindStructure, Blinds, Level};
use crate::tournament::prizes::Rounding;
use engine::house::{House, Ruled, key};
use engine::money::Money;

const ROUNDINGS: [(&str, Rounding); 2] =
    [("higher-place", Rounding::HigherPlace), ("exact", Rounding::Exact)];

/// How the house rounds prizes; `None` if it doesn't say, and then [`Rounding::Exact`] is the fallback.
#[must_use]
pub fn rounding(house: &House) -> Option<Ruled<Rounding>> {
    let ruled = house.word(key::TOURNAMENT_ROUNDING)?;
    let (_, rounding) = ROUNDINGS.into_iter().find(|(word, _)| *word == ruled.value)?;
    Some(ruled.with(rounding))
}

/// What a rebuy brings at this house: a part of the starting stack, or all of it if the house doesn't say.
#[must_use]
pub fn rebuy_stack(house: &House, stack: Money) -> Money {
    let part = house.count(key::REBUY_STACK_PART).and_then(|part| u32::try_from(part.value).ok());
    match part {
        // A remainder makes the part unpayable, and that's refused.
        Some(part) => {
            let split = stack.split(part, Money::from_minor(1));
            if split.remainder.is_zero() { split.share } else { Money::ZERO }
        }
        None => stack,
    }
}

/// The levels of a house that names its first blinds: these, until the table agrees on others (PIG-26, PIG-27).
pub fn levels_of_house(house: &House) -> Result<Option<BlindStructure>, Refusal> {
    let whole = house.currency().whole();
    let chips = |key| {
        let amount = house.amount(key)?.value;
        amount.minor().checked_div(whole.minor()).map(Money::from_minor)
    };
    let Some((small, big)) = chips(key::BLINDS_SMALL).zip(chips(key::BLINDS_BIG)) else { return Ok(None) };
    let blinds = Blinds { small, big, ante: Money::ZERO };
    BlindStructure::new(vec![Level::Play { blinds, minutes: None }]).map(Some)
}
