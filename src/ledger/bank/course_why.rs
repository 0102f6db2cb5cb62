//! What happened in a hand that matters at its end: who shows first, and what a short blind does to the pots.

use crate::night::hand_full::FullHandOutcome;
use crate::refusal::{Notice, RecordedHandNoticed};
use engine::formats::hands::HandRecord;
use engine::hand::{FirstToShow, ReasonFact, STANDARD};
use engine::house::{House, key};
use engine::money::{Amount, Money, Overflow};
use engine::play::{Act, End, Setup};

/// Who showed first and why, if the house lets the bettor begin (PIG-53).
#[must_use]
pub fn shows(house: &House, record: &HandRecord, outcome: &FullHandOutcome) -> Option<(String, String)> {
    let order = house.word(key::SHOW_ORDER).filter(|order| order.value == "bettor")?;
    let shown: Vec<usize> = record.acts.iter().filter_map(shower).collect();
    let (first, _) = shown.split_first()?;
    let End::Settled(settled) = &outcome.end else { return None };
    let due = settled.course.iter().find_map(|reason| match reason.fact {
        ReasonFact::ShowsFirst { seat, why } if seat == *first => Some(why),
        _ => None,
    });
    let why = match due {
        Some(FirstToShow::BetLast) => ", because the last to bet shows first",
        Some(FirstToShow::ActedFirst) => ", because the first to act shows first",
        Some(FirstToShow::OnTheLeft) | None => "",
    };
    let names: Vec<String> = shown.iter().map(|seat| record.setup.name(*seat)).collect();
    let text = format!("the players show in this order: {}{why}", names.join(", "));
    (shown.len() > 1).then(|| (order.rule.unwrap_or_else(|| STANDARD.to_owned()), text))
}

fn shower(act: &Act) -> Option<usize> {
    match act {
        Act::Show(seat, _) | Act::Muck(seat) => Some(*seat),
        _ => None,
    }
}

/// The pots next to a blind that was posted short: as they were made, and as the house's wording alone would make them, with all
/// blinds and calls in the main pot.
#[must_use]
pub fn short_blinds(house: &House, setup: &Setup, outcome: &FullHandOutcome) -> Vec<Notice> {
    let Some(short) = house.word(key::BLINDS_SHORT).filter(|short| short.rule.is_some()) else {
        return Vec::new();
    };
    let End::Settled(settled) = &outcome.end else { return Vec::new() };
    let big = setup.places.iter().map(|place| place.blind).max().unwrap_or_default();
    let Some(seat) = settled.showdown.short_blinds.iter().next() else { return Vec::new() };
    let pots: Vec<Money> = settled.settlement.pots().iter().map(|paid| paid.pot.amount).collect();
    let [main, sides @ ..] = pots.as_slice() else { return Vec::new() };
    let side = Money::sum(sides.iter().copied()).unwrap_or_default();
    let calls = outcome.staked.iter().map(|staked| (*staked).min(big));
    let all = Money::sum(pots.iter().copied()).unwrap_or_default();
    let words = Money::sum(calls).unwrap_or_default().min(all);
    if words == *main {
        return Vec::new();
    }
    let amounts = |main, sides| (Amount::new(main, setup.currency), Amount::new(sides, setup.currency));
    let by_words = amounts(words, all.minus(words).unwrap_or_default());
    let short_blind =
        RecordedHandNoticed::ShortBlind { name: setup.name(seat), pots: amounts(*main, side), by_words };
    vec![Notice::new(short.rule.as_deref(), short_blind)]
}

/// What was added to a seat's stack in the middle of the hand, minus what the seat sold.
pub fn sold(acts: &[Act], seat: usize) -> Result<Money, Overflow> {
    let moved = acts.iter().map(|act| match act {
        Act::Chips(buyer, amount) if *buyer == seat => *amount,
        Act::Sold { seat: buyer, amount, .. } if *buyer == seat => *amount,
        Act::Sold { seller, amount, .. } if *seller == seat => amount.negated(),
        _ => Money::ZERO,
    });
    Money::sum(moved)
}
