//! What a phrase means at a player's turn.

use crate::house::{House, key};
use crate::money::Money;
use crate::play::act::Act;
use crate::play::procedure::{Which, cited};
use crate::play::spoken::bounds::{bet_to, out_of_bounds, within};
use crate::play::spoken::chips::by_chips;
use crate::play::spoken::facing::{Facing, Moved};
use crate::play::spoken::meaning::{Meaning, Question, Reading};
use crate::play::spoken::phrase::{Figure, Phrase};
use crate::refusal::Refusal;

/// What the phrase means; chips only count if no amount was said.
pub(crate) fn spoken(
    house: &House,
    phrase: Phrase,
    moved: Option<Moved>,
    facing: &Facing,
) -> Result<Reading, Refusal> {
    let seat = facing.turn.seat;
    let by_word = |act| Meaning::by(binding(house), act);
    match phrase {
        Phrase::Fold => Ok(by_word(Act::Fold(seat)).into()),
        Phrase::Check if facing.has_bet() => {
            let rule = cited(house, key::TURN_CHECK, Which::Last).or_else(|| binding(house));
            Err(no_check(facing).by(rule.as_deref()))
        }
        Phrase::Check => Ok(by_word(Act::Call(seat)).into()),
        Phrase::Call(amount) => Ok(call(house, amount, facing).into()),
        Phrase::CallThenRaise(figure) => string(house, figure, facing),
        Phrase::AllIn => all_in(house, facing),
        Phrase::Figure(Figure::To(amount)) if facing.is_bet() && amount == facing.bet => {
            Ok(by_word(Act::Call(seat)).into())
        }
        Phrase::Figure(Figure::Bare(amount))
            if facing.has_bet() && (amount == facing.bet || amount == facing.turn.call) =>
        {
            Ok(by_word(Act::Call(seat)).into())
        }
        Phrase::Figure(figure) | Phrase::Bet(figure) | Phrase::Raise(figure) => {
            wager(house, figure, moved, facing)
        }
    }
}

/// The rule that makes words binding (DAV-48, PIG-31, CAU-025).
fn binding(house: &House) -> Option<String> {
    cited(house, key::WAGER_AMBIGUOUS, Which::First).or_else(|| cited(house, key::WAGER_STRING, Which::First))
}

fn no_check(facing: &Facing) -> Refusal {
    let cost = facing.currency.shown(facing.turn.call);
    Refusal::new("bet-to-call", format!("it's {cost} to call, so nobody can check"))
}

/// A call is a call; a player who named another amount may have misread the bet (DAV-49).
fn call(house: &House, amount: Option<Money>, facing: &Facing) -> Meaning {
    let meaning = Meaning::by(binding(house), Act::Call(facing.turn.seat));
    let cost = facing.currency.shown(facing.turn.call);
    match amount {
        _ if !facing.has_bet() => meaning.remark(None, "there's nothing to call, so it's a check"),
        Some(amount) if amount != facing.turn.call && amount != facing.bet => {
            let rule = cited(house, key::WAGER_MISREAD, Which::First);
            let text = match rule {
                Some(_) => {
                    format!("it's {cost} to call; if the player misread the bet, a ruling can let them off")
                }
                None => format!("it's {cost} to call"),
            };
            meaning.remark(rule, text)
        }
        _ => meaning,
    }
}

/// A raise after a call: only the call stands, if the house says so (CAU-025, DAV-45, PIG-31).
fn string(house: &House, figure: Figure, facing: &Facing) -> Result<Reading, Refusal> {
    let seat = facing.turn.seat;
    if !house.is_unset(key::WAGER_STRING) {
        let rule = cited(house, key::WAGER_STRING, Which::First);
        let text = "you said call first, so you can't raise";
        return Ok(Meaning::by(rule.clone(), Act::Call(seat)).remark(rule, text).into());
    }
    let raise = match figure {
        Figure::Unsaid => None,
        Figure::Bare(amount) | Figure::By(amount) => Some(facing.by(amount)?),
        Figure::To(amount) => Some(amount),
    };
    let raise = raise.map(|total| Act::RaiseTo(seat, total));
    let readings = std::iter::once(Act::Call(seat)).chain(raise).collect();
    let text = "a call or a raise? the house rules don't say which word counts".to_owned();
    Ok(Reading::Ask(Question { rule: None, text, readings }))
}

fn all_in(house: &House, facing: &Facing) -> Result<Reading, Refusal> {
    match facing.all_in()? {
        Some(total) => {
            // If it isn't enough to call, it's all-in on a call; else it's allowed at any turn.
            let short = facing.bet.is_positive() && total <= facing.bet;
            let any = cited(house, key::ALLIN_ANY_TURN, Which::First);
            let call = || cited(house, key::ALLIN, Which::First);
            let any = if short && any.is_some() { call().or(any) } else { any };
            let rule = any.or_else(|| binding(house));
            Ok(bet_to(rule, total, facing).into())
        }
        None => Err(Refusal::new(
            "stack-unknown",
            "nobody knows how big the stack is; give the amount for all-in",
        )),
    }
}

fn wager(house: &House, figure: Figure, moved: Option<Moved>, facing: &Facing) -> Result<Reading, Refusal> {
    let opens = facing.bet.is_zero();
    match (figure, moved) {
        (Figure::Unsaid, Some(moved)) => {
            let meaning = by_chips(house, binding(house), moved, facing)?;
            Ok(within(house, meaning, facing)?.into())
        }
        (Figure::Unsaid, None) => unsaid(house, facing),
        (Figure::Bare(amount) | Figure::By(amount) | Figure::To(amount), _) if opens && amount.is_zero() => {
            nothing(house, facing)
        }
        (Figure::Bare(amount) | Figure::To(amount), _) if opens => to(house, amount, facing),
        (Figure::Bare(amount), _) => bare(house, amount, facing),
        (Figure::By(amount), _) => to(house, facing.by(amount)?, facing),
        (Figure::To(amount), _) => to(house, amount, facing),
    }
}

/// A bet or raise without an amount: the only possible one, else ask for it (PIG-31).
fn unsaid(house: &House, facing: &Facing) -> Result<Reading, Refusal> {
    let rule = binding(house);
    match facing.turn.raise {
        None => Err(Refusal::new("no-raise", "you can't raise now").by(rule.as_deref())),
        Some(raise) if raise.min == raise.max => to(house, raise.min, facing),
        Some(raise) => {
            let (min, max) = (facing.currency.shown(raise.min), facing.currency.shown(raise.max));
            let text = format!("raise to how much? {min} to {max} in total");
            Ok(Reading::Ask(Question { rule, text, readings: Vec::new() }))
        }
    }
}

/// A bet of zero is a check if the minimum bet is zero (MIK-62).
fn nothing(house: &House, facing: &Facing) -> Result<Reading, Refusal> {
    let rule = cited(house, key::BET_MIN, Which::First);
    match house.amount(key::BET_MIN) {
        Some(least) if least.value.is_zero() => {
            Ok(Meaning::by(rule, Act::Call(facing.turn.seat)).remark(None, "a bet of zero is a check").into())
        }
        _ => Err(Refusal::new("bet-of-nothing", "a bet of zero isn't a bet; say check").by(rule.as_deref())),
    }
}

/// `raise Z`: ask if the house wants that; elsewhere only if both readings are possible (DAV-48).
fn bare(house: &House, amount: Money, facing: &Facing) -> Result<Reading, Refusal> {
    let (to_it, by_it) = (amount, facing.by(amount)?);
    let strict = house.word(key::WAGER_AMBIGUOUS).is_some_and(|word| word.value == "ask");
    match (facing.allows(to_it), facing.allows(by_it)) {
        (true, false) if !strict => to(house, to_it, facing),
        (false, true) if !strict => to(house, by_it, facing),
        _ => {
            let shown = |amount| facing.currency.shown(amount);
            let text = format!("raise to {}, or by {} to {}?", shown(to_it), shown(amount), shown(by_it));
            let readings = [to_it, by_it].map(|total| Act::RaiseTo(facing.turn.seat, total)).to_vec();
            Ok(Reading::Ask(Question { rule: binding(house), text, readings }))
        }
    }
}

/// A total that was said, limited to the player's chips if the house plays like that (DAV-14).
fn to(house: &House, total: Money, facing: &Facing) -> Result<Reading, Refusal> {
    if total <= facing.bet && facing.is_bet() {
        let (said, bet) = (facing.currency.shown(total), facing.currency.shown(facing.bet));
        let refusal = Refusal::new("no-raise", format!("{said} isn't a raise: the bet is already {bet}"));
        return Err(refusal.by(binding(house).as_deref()));
    }
    if let Some(meaning) = out_of_bounds(house, total, facing)? {
        return Ok(meaning.into());
    }
    let pauses = house.word(key::ALLIN).is_some_and(|word| word.value == "pause-and-buy");
    match facing.all_in()?.filter(|most| total > *most && !pauses) {
        None => Ok(Meaning::by(binding(house), Act::RaiseTo(facing.turn.seat, total)).into()),
        Some(most) => {
            let rule = cited(house, key::ALLIN, Which::First);
            let has = facing.stack.map(|stack| facing.currency.shown(stack)).unwrap_or_default();
            Ok(bet_to(rule, most, facing).remark(None, format!("the stack is {has}, so it's all-in")).into())
        }
    }
}
