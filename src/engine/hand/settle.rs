//! Settles a hand from contributions and cards, by its pots alone or as a drop game.
//!
//! Bets aren't checked here, only what is in the middle and what was shown.

use crate::hand::bounty::seven_deuce;
use crate::hand::drop_game::settle_drop;
use crate::hand::house_rules::HouseRules;
use crate::hand::paying::settle_pots;
use crate::hand::settlement::Settlement;
use crate::hand::showdown::Showdown;
use crate::refusal::Refusal;

/// Settles the hand, or says why it can't be settled; for a drop game, also says what losers owe.
///
/// # Errors
///
/// `nobody-in`, `too-many-players`, `player-twice`, `not-a-multiple`, `card-twice`, `wrong-card-count`,
/// `not-declared` and the like, in the order of the checks: what makes the showdown impossible, with the house's
/// rule if it has one.
pub fn settle(showdown: &Showdown, house: &HouseRules) -> Result<Settlement, Refusal> {
    let settlement = match &showdown.drop {
        Some(drop) if showdown.agreed.is_none() => settle_drop(showdown, drop, house)?,
        _ => settle_pots(showdown, house)?,
    };
    let Some(each) = house.seven_deuce.value else { return Ok(settlement) };
    let (bounties, why) = seven_deuce(showdown, (settlement.awards(), settlement.returned()), each)?;
    Ok(settlement.and_bounties(bounties, why))
}
