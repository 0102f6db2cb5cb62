//! What lies in the middle when a hand is settled: all that went in, and the pots it makes.

use crate::hand::checks;
use crate::hand::house_rules::HouseRules;
use crate::hand::pots::{Layers, layers};
use crate::hand::seats::Seats;
use crate::hand::showdown::{Named, Showdown};
use crate::money::Money;
use crate::refusal::Refusal;

/// All that went in.
pub(crate) fn collected(showdown: &Showdown) -> Result<Money, Refusal> {
    let put_in = showdown.players.iter().flat_map(|player| [player.stake.bet, player.stake.dead]);
    Ok(Money::sum(put_in)?.plus(showdown.carry)?)
}

/// The pots as they stood, if they are known and add up, else as the stakes make them.
pub(crate) fn laid(showdown: &Showdown, house: &HouseRules) -> Result<Layers, Refusal> {
    let Some(pots) = &showdown.pots else {
        let stakes = showdown.players.iter().map(|player| &player.stake);
        let mut laid = layers(stakes, showdown.carry)?;
        for pot in laid.pots.iter_mut().filter(|_| !showdown.takers.is_empty()) {
            pot.eligible = contenders(showdown, house, pot.eligible);
        }
        return Ok(laid);
    };
    checks::given_pots(showdown, house, pots, collected(showdown)?)?;
    Ok(Layers { pots: pots.clone(), uncalled: None })
}

/// Who cannot win against another because he named his hand wrongly and another threw his away for it, found again or not (DAV-55).
pub(crate) fn barred(showdown: &Showdown, house: &HouseRules) -> Seats {
    showdown.seats_where(|player| house.miscall.value && player.named == Named::Misleadingly)
}

/// Who is left for a pot where some were taken by the last hand in for them: those others who can win it, else the
/// last of the takers, who put in the least; among each those who named their hands wrongly come behind.
fn contenders(showdown: &Showdown, house: &HouseRules, eligible: Seats) -> Seats {
    let bet = |seat: &usize| showdown.players.get(*seat).map(|player| player.stake.bet);
    let barred = barred(showdown, house);
    let (takers, others) = (eligible.and(showdown.takers), eligible.without(showdown.takers));
    let last = |of: Seats| of.iter().min_by_key(bet).map_or(Seats::NONE, Seats::one);
    let can_win = if others.without(barred).is_empty() { Seats::NONE } else { others };
    let in_turn = [can_win, last(takers.without(barred)), others, last(takers)];
    in_turn.into_iter().find(|left| !left.is_empty()).unwrap_or_default()
}
