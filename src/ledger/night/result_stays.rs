//! What may stay in the middle after a hand told by its result: only what a rule leaves there.

use crate::journal::HandSeat;
use crate::night::result_told::Told;
use crate::night::tonight::Tonight;
use engine::calling::Called;
use engine::games::Second;
use engine::hand::{Cite, HouseRules, Odd, STANDARD};
use engine::house::key;
use engine::money::Money;
use engine::refusal::Refusal;
use std::collections::BTreeSet;

/// Asks about chips that stay although nothing leaves them there: the best hand takes all of the pot (PIG-55). They stay where tied
/// players goal-post, a half can go to nobody, or nobody may open; where the cards ran out; and where the house leaves odd coins,
/// as many as a tie can leave.
///
/// # Errors
///
/// `nothing-stays`, as a question, by the rule that the best hand wins, or by that of the odd coins.
pub fn check_stays(
    tonight: &Tonight,
    (told, seats): (&Told, &[HandSeat]),
    called: &Called,
    rules: &HouseRules,
) -> Result<(), Refusal> {
    let posts = called.said.goalpost || rules.goalpost.value;
    let halves = called.row.game.second() != Second::None;
    let redeals =
        called.said.redeal || tonight.house.word(key::OPEN_NONE).is_some_and(|none| none.value == "redeal");
    if posts || halves || redeals || !told.only.is_empty() || told.carry.is_zero() {
        return Ok(());
    }
    let odd = rules.odd_pot.value == Odd::NextGame;
    let most = if odd { odd_coins(tonight, seats)? } else { Money::ZERO };
    if told.carry <= most {
        return Ok(());
    }
    let (carry, game) = (tonight.shown(told.carry), told.game.escape_debug());
    let (why, rule) = if most.is_zero() {
        (format!("in `{game}` the best hand takes all of the pot"), rules.rule(Cite::BestHand))
    } else {
        let most = tonight.shown(most);
        (
            format!("what cannot be divided between the winners is {most} at most"),
            rules.odd_pot.rule.as_deref(),
        )
    };
    let message = format!("{carry} can't stay in the middle: {why}");
    tonight.asked(Refusal::new("nothing-stays", message).by(Some(rule.unwrap_or(STANDARD)))).map(|_| ())
}

/// The most that ties leave: of each pot less than one unit for each of its winners.
fn odd_coins(tonight: &Tonight, seats: &[HandSeat]) -> Result<Money, Refusal> {
    let winners = seats.iter().filter(|seat| seat.won.is_positive()).count();
    let stakes =
        seats.iter().map(|seat| seat.put_in.minus(seat.returned)).collect::<Result<BTreeSet<_>, _>>()?;
    let pots = stakes.iter().filter(|stake| stake.is_positive()).count();
    let coins = winners.saturating_sub(1).saturating_mul(pots);
    Ok(tonight.house.unit().times(i64::try_from(coins).unwrap_or(i64::MAX))?)
}
