//! The answer to a comparison: the winners, and what each hand is called.

use crate::cards::Card;
use crate::formats::line::{Houses, Id, Rejected, one_line};
use crate::formats::rank::read::{Comparison, Written};
use crate::hand::Compared;
use crate::rank::Seen;
use serde::Serialize;

#[derive(Serialize)]
struct AnswerLine<'a> {
    id: &'a Id<'a>,
    high: Vec<usize>,
    low: Vec<usize>,
    hands: Vec<HandLine>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    why: Vec<WhyLine<'a>>,
}

#[derive(Serialize)]
struct WhyLine<'a> {
    rule: Option<&'a str>,
    text: &'a str,
}

#[derive(Serialize)]
struct HandLine {
    high: Option<String>,
    cards: Option<String>,
    low: Option<String>,
}

/// Compares the hands of one line; the answer is one line of JSON without its end.
///
/// # Errors
///
/// The line's id and the refusal: `bad-json`, `unknown-house`, or what is wrong with the hands.
pub fn answer(line: &str, houses: &Houses) -> Result<String, Rejected> {
    compared(line, houses).map(|(id, comparison)| written_out(&id, &comparison))
}

/// What one line compares, with its id.
fn compared<'a>(line: &'a str, houses: &Houses) -> Result<(Id<'a>, Comparison), Rejected> {
    let written: Written<'a> =
        serde_json::from_str(line).map_err(|error| Rejected::unreadable(line, &error))?;
    let comparison = houses.find(written.house.as_deref()).and_then(|rules| {
        let mut comparison = written.comparison(&rules.hand)?;
        let Comparison { scheme, board, hands, .. } = &comparison;
        let more =
            Compared { house: &rules.house, customs: &rules.hand.ranking.customs, scheme, board, hands }
                .why();
        comparison.why.extend(more);
        Ok(comparison)
    });
    match comparison {
        Ok(comparison) => Ok((written.id, comparison)),
        Err(refusal) => Err(Rejected::new(written.id, refusal)),
    }
}

/// What one line compares, with everything its house says about it.
///
/// # Errors
///
/// As [`answer`].
pub fn explained(line: &str, houses: &Houses) -> Result<Comparison, Rejected> {
    compared(line, houses).map(|(_, comparison)| comparison)
}

fn written_out(id: &Id, comparison: &Comparison) -> String {
    let Comparison { scheme, board, hands, why } = comparison;
    let why = why.iter().map(|told| WhyLine { rule: told.rule.as_deref(), text: &told.text }).collect();
    let seen: Vec<Seen> = hands.iter().map(|hand| Seen::new(hand, board)).collect();
    let highs: Vec<_> = seen.iter().map(|seen| scheme.best_high(seen)).collect();
    let lows: Vec<_> = seen.iter().map(|seen| scheme.best_low(seen)).collect();
    let named = seen.iter().zip(&highs).zip(&lows).map(|((seen, high), low)| HandLine {
        high: high.map(|high| scheme.high_name(high)),
        cards: high.map(|_| spaced(&scheme.high_cards(seen))),
        low: low.map(|low| scheme.low_name(low)),
    });
    let line = AnswerLine { id, high: winners(&highs), low: winners(&lows), hands: named.collect(), why };
    one_line(&line)
}

/// The places of the best hands; none if nobody has anything.
fn winners<T: Ord + Copy>(hands: &[Option<T>]) -> Vec<usize> {
    let best = hands.iter().copied().max().flatten();
    let is_best = |hand: &Option<T>| best.is_some() && *hand == best;
    hands.iter().enumerate().filter(|(_, hand)| is_best(hand)).map(|(place, _)| place).collect()
}

fn spaced(cards: &[Card]) -> String {
    let mut text = String::with_capacity(cards.len().saturating_mul(3));
    for card in cards {
        let space = if text.is_empty() { "" } else { " " };
        text.push_str(space);
        text.push_str(card.name());
    }
    text
}
