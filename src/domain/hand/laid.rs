//! What lies in the middle when a hand is settled: all that went in, and the pots it makes.

use crate::domain::hand::checks;
use crate::domain::hand::house_rules::HouseRules;
use crate::domain::hand::pots::{Layers, layers};
use crate::domain::hand::showdown::Showdown;
use crate::domain::money::Money;
use crate::domain::refusal::Refusal;

/// All that went in.
pub(crate) fn collected(showdown: &Showdown) -> Result<Money, Refusal> {
    let put_in = showdown.players.iter().flat_map(|player| [player.stake.bet, player.stake.dead]);
    Ok(Money::sum(put_in)?.plus(showdown.carry)?)
}

/// The pots as they stood, if they are known and add up, else as the stakes make them.
pub(crate) fn laid(showdown: &Showdown, house: &HouseRules) -> Result<Layers, Refusal> {
    let Some(pots) = &showdown.pots else {
        let stakes = showdown.players.iter().map(|player| &player.stake);
        return Ok(layers(stakes, showdown.carry)?);
    };
    checks::given_pots(showdown, house, pots, collected(showdown)?)?;
    Ok(Layers { pots: pots.clone(), uncalled: None })
}
