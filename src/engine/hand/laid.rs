//! What is in the middle when a hand is settled: everything that went in, and the pots it makes.

use crate::hand::checks;
use crate::hand::house_rules::HouseRules;
use crate::hand::pots::{Layers, layers};
use crate::hand::seats::Seats;
use crate::hand::showdown::{Named, Showdown};
use crate::money::Money;
use crate::refusal::Refusal;

/// Everything that went in.
pub(crate) fn collected(showdown: &Showdown) -> Result<Money, Refusal> {
    let put_in = showdown.players.iter().flat_map(|player| [player.stake.bet, player.stake.dead]);
    Ok(Money::sum(put_in)?.plus(showdown.carry)?)
}

/// The pots as they stood, if they are known and add up; otherwise laid from the stakes.
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

/// Players who can't win against another because they miscalled and another mucked because of it, taken back or not (DAV-55).
pub(crate) fn barred(showdown: &Showdown, house: &HouseRules) -> Seats {
    showdown.seats_where(|player| house.miscall.value && player.named == Named::Misleadingly)
}

/// Who is left for a pot when players took pots as the last hand in: the others who can win it, else the last of the
/// takers, who put in the least. In both groups, players who miscalled come last.
fn contenders(showdown: &Showdown, house: &HouseRules, eligible: Seats) -> Seats {
    let bet = |seat: &usize| showdown.players.get(*seat).map(|player| player.stake.bet);
    let barred = barred(showdown, house);
    let (takers, others) = (eligible.and(showdown.takers), eligible.without(showdown.takers));
    let last = |of: Seats| of.iter().min_by_key(bet).map_or(Seats::NONE, Seats::one);
    let can_win = if others.without(barred).is_empty() { Seats::NONE } else { others };
    let in_turn = [can_win, last(takers.without(barred)), others, last(takers)];
    in_turn.into_iter().find(|left| !left.is_empty()).unwrap_or_default()
}
