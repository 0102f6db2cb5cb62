//! What chips moved without words mean (DAV-45, DAV-46, DAV-47, CAU-025, PIG-34).

use crate::house::{House, key};
use crate::money::{Money, Overflow};
use crate::play::act::Act;
use crate::play::legal::RaiseTo;
use crate::play::procedure::{Which, cited};
use crate::play::spoken::bounds::{bet_to, within};
use crate::play::spoken::facing::{Facing, Moved};
use crate::play::spoken::meaning::{Meaning, Question, Reading};
use crate::refusal::Refusal;

/// Reads chips that were moved without a word.
pub(crate) fn silent(house: &House, moved: Moved, facing: &Facing) -> Result<Reading, Refusal> {
    if !moved.sum.is_positive() || moved.later.is_negative() {
        return Err(Refusal::new("no-chips", "no chips were moved"));
    }
    let reading = match counted(house, moved, facing)? {
        Some(moved) => one_motion(house, moved, facing)?,
        None => {
            let all = Moved { sum: moved.all()?, later: Money::ZERO, ..moved };
            let readings =
                [moved.sum, all.sum].map(|sum| by_value(None, sum, facing).map(|meaning| meaning.act));
            let text = "chips came after a pause: do they count?".to_owned();
            let readings = readings.into_iter().collect::<Result<_, _>>()?;
            Reading::Ask(Question { rule: None, text, readings })
        }
    };
    Ok(match reading {
        Reading::Means(meaning) => {
            let meaning = within(house, meaning, facing)?;
            bound(house, said_aloud(house, paused(house, moved, meaning))).into()
        }
        ask @ Reading::Ask(_) => ask,
    })
}

/// Chips after a pause can only complete a call, if the house has a rule on it (CAU-025, DAV-45); else nobody knows.
fn counted(house: &House, moved: Moved, facing: &Facing) -> Result<Option<Moved>, Overflow> {
    if moved.later.is_zero() {
        return Ok(Some(moved));
    }
    if house.is_unset(key::WAGER_STRING) {
        return Ok(None);
    }
    let sum = moved.all()?.min(moved.sum.max(facing.turn.call));
    // A completed call isn't a single chip any more; chips that go back leave the first motion as it was.
    let pieces = if sum > moved.sum { moved.pieces.max(2) } else { moved.pieces };
    Ok(Some(Moved { sum, pieces, later: Money::ZERO, ..moved }))
}

/// Says why chips added after a pause go back.
fn paused(house: &House, moved: Moved, meaning: Meaning) -> Meaning {
    if moved.later.is_zero() {
        return meaning;
    }
    let rule = cited(house, key::WAGER_STRING, Which::First);
    meaning.remark(rule, "chips added after a pause don't make it a raise")
}

/// Silent chips are binding even if actions must be announced (PIG-31, PIG-34).
fn said_aloud(house: &House, meaning: Meaning) -> Meaning {
    match house.word(key::WAGER_STRING) {
        Some(word) if word.value == "declared" => meaning.remark(word.rule, "say your action out loud"),
        _ => meaning,
    }
}

/// Why a silent move stands, if the house has a rule on it besides what chips are worth.
const BINDS: &[(&str, &str)] = &[
    ("gesture-binds", "a clear gesture counts the same as saying it"),
    ("moved-chips", "you can't take back chips you pushed in"),
];

fn bound(house: &House, meaning: Meaning) -> Meaning {
    let Some(said) = house.word(key::WAGER_UNDECLARED) else { return meaning };
    match BINDS.iter().find(|(word, _)| *word == said.value) {
        Some((_, text)) => meaning.remark(said.rule, *text),
        None => meaning,
    }
}

fn one_motion(house: &House, moved: Moved, facing: &Facing) -> Result<Reading, Overflow> {
    let rule = cited(house, key::WAGER_UNDECLARED, Which::First);
    let call = facing.turn.call;
    if !facing.is_bet() {
        return Ok(by_value(rule, moved.sum, facing)?.into());
    }
    let single = house.word(key::WAGER_SINGLE_CHIP).filter(|word| moved.pieces == 1 && word.value == "call");
    if let Some(single) = single {
        return Ok(Meaning::by(single.rule, Act::Call(facing.turn.seat)).into());
    }
    let is_call = Meaning::by(rule.clone(), Act::Call(facing.turn.seat));
    if moved.sum == call || facing.stack.is_some_and(|stack| moved.sum >= stack && stack <= call) {
        return Ok(is_call.into());
    }
    if moved.sum < call {
        let fold = Act::Fold(facing.turn.seat);
        return Ok(known(
            !house.is_unset(key::WAGER_UNDECLARED),
            is_call,
            fold,
            "that's less than a call: is it a call or a fold?",
        ));
    }
    let full = by_value(rule, moved.sum, facing)?;
    match moved.pieces {
        // A player with nothing to call needs no change.
        1 if !facing.has_bet() => Ok(full.into()),
        1 => Ok(single_chip(house, full, facing)),
        _ => several(house, moved, full, facing),
    }
}

/// The one reading if the house has a rule; else both, as a question.
fn known(ruled: bool, meaning: Meaning, other: Act, text: &str) -> Reading {
    match ruled {
        true => meaning.into(),
        false => {
            let readings = vec![meaning.act, other];
            Reading::Ask(Question { rule: None, text: text.to_owned(), readings })
        }
    }
}

/// One chip worth more than a call, if it isn't automatically a call. If the dealer makes change from the pot, it is (PIG-32).
fn single_chip(house: &House, full: Meaning, facing: &Facing) -> Reading {
    let seat = facing.turn.seat;
    let single = house.word(key::WAGER_SINGLE_CHIP);
    let change = house.word(key::WAGER_CHANGE).filter(|word| word.value == "from-pot");
    match (single, change) {
        (Some(single), _) => Meaning { rule: single.rule, ..full }.into(),
        (None, Some(change)) => Meaning::by(change.rule, Act::Call(seat)).into(),
        (None, None) => {
            known(false, Meaning::plain(Act::Call(seat)), full.act, "one chip: just a call, or a raise?")
        }
    }
}

/// Several chips worth more than a call.
fn several(house: &House, moved: Moved, full: Meaning, facing: &Facing) -> Result<Reading, Overflow> {
    let half = house.word(key::WAGER_STRING).filter(|word| word.value == "half-raise");
    match half {
        Some(half) => Ok(half_raise(half.rule, moved, full, facing)?.into()),
        None if !house.is_unset(key::WAGER_UNDECLARED) || !facing.has_bet() => Ok(full.into()),
        None => {
            let call = Meaning::plain(Act::Call(facing.turn.seat));
            Ok(known(false, call, full.act, "just a call, or a raise?"))
        }
    }
}

/// Half a raise or more is completed to a full raise; less is a call (DAV-45).
fn half_raise(
    rule: Option<String>,
    moved: Moved,
    full: Meaning,
    facing: &Facing,
) -> Result<Meaning, Overflow> {
    let call = |why: &str| {
        let act = if facing.has_bet() { "call" } else { "check" };
        let text = format!("{why}, so it's a {act}");
        Meaning::by(rule.clone(), Act::Call(facing.turn.seat)).remark(rule.clone(), text)
    };
    let Some(RaiseTo { min, .. }) = facing.turn.raise else {
        return Ok(call("you can't raise now"));
    };
    let total = facing.own.plus(moved.sum)?;
    if total >= min || facing.all_in()? == Some(total) {
        return Ok(full);
    }
    let (excess, whole) = (total.minus(facing.bet)?, min.minus(facing.bet)?);
    if excess.times(2)? < whole {
        return Ok(call(if facing.has_bet() {
            "that's less than half a raise"
        } else {
            "that's less than half the minimum bet"
        }));
    }
    let shown = facing.currency.shown(min);
    let text = format!("it's half a raise or more, so it has to be a full raise, to {shown}");
    Ok(bet_to(rule.clone(), facing.all_in()?.map_or(min, |most| most.min(min)), facing).remark(rule, text))
}

/// A raise without an amount, but with chips put in: all of these chips, completed to the minimum.
pub(crate) fn by_chips(
    house: &House,
    rule: Option<String>,
    moved: Moved,
    facing: &Facing,
) -> Result<Meaning, Overflow> {
    let sum = counted(house, moved, facing)?.unwrap_or(moved).sum;
    let least = facing.turn.raise.map_or(Money::ZERO, |raise| raise.min);
    let total = facing.own.plus(sum)?.max(least);
    Ok(bet_to(rule, facing.all_in()?.map_or(total, |most| most.min(total)), facing))
}

fn by_value(rule: Option<String>, sum: Money, facing: &Facing) -> Result<Meaning, Overflow> {
    let total = facing.own.plus(sum)?;
    Ok(bet_to(rule, facing.all_in()?.map_or(total, |most| most.min(total)), facing))
}
