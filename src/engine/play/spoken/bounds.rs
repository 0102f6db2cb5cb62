//! How far a wager may go: the minimum and the maximum, whatever was said or moved (DAV-43, IGL-09, PIG-24).

use crate::house::{House, key};
use crate::money::Money;
use crate::play::act::Act;
use crate::play::procedure::{Which, cited};
use crate::play::spoken::facing::Facing;
use crate::play::spoken::meaning::Meaning;
use crate::refusal::Refusal;

/// Checks moved chips against the minimum and the maximum, as if the amount had been said.
pub(crate) fn within(house: &House, meaning: Meaning, facing: &Facing) -> Result<Meaning, Refusal> {
    let Act::RaiseTo(_, total) = meaning.act else { return Ok(meaning) };
    Ok(out_of_bounds(house, total, facing)?.unwrap_or(meaning))
}

/// A wager below the minimum or above the maximum, unless it's all-in (DAV-43). If the house rounds up raises, a small one
/// is rounded up to the minimum; other houses refuse it.
pub(crate) fn out_of_bounds(
    house: &House,
    total: Money,
    facing: &Facing,
) -> Result<Option<Meaning>, Refusal> {
    let Some(raise) = facing.turn.raise else { return Ok(None) };
    if facing.all_in()?.is_some_and(|most| total >= most) || (raise.min..=raise.max).contains(&total) {
        return Ok(None);
    }
    let [said, min, max] = [total, raise.min, raise.max].map(|amount| facing.currency.shown(amount));
    let what = if raise.opens { "bet" } else { "raise" };
    if total > raise.max {
        let rule = cited(house, key::BET_MAX, Which::First);
        let message = format!("{said} is over the maximum {what}, {max}");
        return Err(Refusal::new("over-the-most", message).by(rule.as_deref()));
    }
    let keys =
        if raise.opens { [key::BET_MIN, key::BET_MIN_BB] } else { [key::RAISE_MIN, key::RAISE_MIN_RULE] };
    let rule = keys.into_iter().find_map(|key| cited(house, key, Which::First));
    if house.word(key::WAGER_STRING).is_none_or(|said| said.value != "half-raise") {
        let message = format!("{said} is under the minimum {what}, {min}");
        return Err(Refusal::new("under-the-least", message).by(rule.as_deref()));
    }
    let text = format!("the minimum {what} is {min}, so {said} isn't enough: make it {min}");
    Ok(Some(bet_to(rule.clone(), raise.min, facing).remark(rule, text)))
}

/// This total for the round: a bet or raise, or a call if it isn't more than the bet.
#[must_use]
pub(crate) fn bet_to(rule: Option<String>, total: Money, facing: &Facing) -> Meaning {
    let seat = facing.turn.seat;
    let act = if total > facing.bet { Act::RaiseTo(seat, total) } else { Act::Call(seat) };
    Meaning::by(rule, act)
}
