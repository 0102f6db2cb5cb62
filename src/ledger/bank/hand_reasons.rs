//! The reasons kept with a full hand: what was said before and in it, what was taken, and why the pots went where they went.

use crate::night::Tonight;
use crate::night::cash_behind::cash_behind;
use crate::night::hand_full::FullHandOutcome;
use engine::hand::{HouseRules, STANDARD};
use engine::house::key;
use engine::money::Money;
use engine::play::procedure::{Situation, judge};
use engine::play::{End, Setup};

/// A reason with its rule, or the word for a standard one.
type Reason = (String, String);

/// What was bought, by seat, and which seats showed their cards to which others.
type Beforehand<'a> = (&'a [(usize, Money)], &'a [(usize, usize)]);

/// Every reason in words, with tonight's names. Includes what was bought before the deal and who saw which cards.
#[must_use]
pub fn reasons(
    tonight: &Tonight,
    setup: &Setup,
    (bought, shown): Beforehand<'_>,
    outcome: &FullHandOutcome,
    rules: &HouseRules,
) -> Vec<Reason> {
    let mut reasons = declared(tonight, setup, bought);
    reasons.extend(seen_by_one(tonight, setup, shown));
    reasons.extend(why(outcome, tonight, setup, rules));
    reasons
}

/// Cards that one player saw, if the house then shows them to everybody.
fn seen_by_one(tonight: &Tonight, setup: &Setup, shown: &[(usize, usize)]) -> Vec<Reason> {
    let verdict = judge(&tonight.house, Situation::ShownToOne);
    let Some(rule) = verdict.rule else { return Vec::new() };
    let name = |seat: usize| setup.name(seat);
    let told = |(owner, other): &(usize, usize)| {
        let text = format!("`{}` saw `{}`'s cards: {}", name(*other), name(*owner), verdict.text);
        (rule.clone(), text)
    };
    shown.iter().map(told).collect()
}

/// What was bought before the deal, if the house has a rule on cash that plays.
fn declared(tonight: &Tonight, setup: &Setup, bought: &[(usize, Money)]) -> Vec<Reason> {
    let Some(rule) = cash_behind(&tonight.house).and_then(|said| said.rule) else { return Vec::new() };
    let told = |(seat, amount): &(usize, Money)| {
        let (name, amount) = (setup.name(*seat), tonight.shown(*amount));
        (
            rule.clone(),
            format!("`{name}` bought {amount} before anybody looked at the cards, so it was in play"),
        )
    };
    bought.iter().map(told).collect()
}

/// The reasons in words, with tonight's names.
fn why(outcome: &FullHandOutcome, tonight: &Tonight, setup: &Setup, rules: &HouseRules) -> Vec<Reason> {
    let mut reasons = taken(tonight, setup, outcome);
    reasons.extend(told(&outcome.end, setup, rules));
    reasons
}

/// Who was away, and what was taken from them anyway (PIG-64).
fn taken(tonight: &Tonight, setup: &Setup, outcome: &FullHandOutcome) -> Vec<Reason> {
    let rule = tonight.house.word(key::ABSENT).and_then(|said| said.rule);
    let rule = rule.unwrap_or_else(|| STANDARD.to_owned());
    let places = setup.places.iter().enumerate().zip(&outcome.staked);
    let away = places.filter(|((_, place), staked)| !place.dealt && staked.is_positive());
    let told = away.map(|((seat, _), staked)| {
        let (name, staked) = (setup.name(seat), tonight.shown(*staked));
        (
            rule.clone(),
            format!("`{name}` is sitting out and gets no cards, but still puts {staked} in the pot"),
        )
    });
    told.collect()
}

fn told(end: &End, setup: &Setup, rules: &HouseRules) -> Vec<Reason> {
    end.told(setup, rules).into_iter().map(|told| (told.rule, told.text)).collect()
}
