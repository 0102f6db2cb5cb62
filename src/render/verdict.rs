//! What the house says about an incident, or about words and chips, as one answer for the table.

use crate::answer::hand_spoken::{Incident, Incidents};
use crate::render::page::{lines, reason};
use engine::hand::STANDARD;
use engine::play::Act;
use engine::play::procedure::Verdict;
use engine::play::spoken::{Facing, Meaning, Question};

/// The ending, and why.
#[must_use]
pub fn verdict(verdict: &Verdict) -> String {
    let text = &verdict.text;
    let why = match (&verdict.rule, verdict.fallback) {
        (Some(rule), _) => reason(text, rule),
        (None, true) => reason(text, STANDARD),
        (None, false) => text.clone(),
    };
    lines(&[], [[verdict.outcome.word().to_owned(), why]])
}

/// The words that can be asked about, with what they take.
#[must_use]
pub fn words(answer: &Incidents) -> String {
    let row = |known: &Incident| {
        let takes =
            if known.takes.is_empty() { String::new() } else { format!(": {}", known.takes.join(" ")) };
        [known.word.to_owned(), format!("{}{takes}", known.meaning)]
    };
    lines(&[], answer.incidents.iter().map(row))
}

/// What the player did.
#[must_use]
pub fn meaning(meaning: &Meaning, facing: &Facing) -> String {
    let act = match &meaning.act {
        Act::Fold(_) => "fold".to_owned(),
        Act::RaiseTo(_, total) => format!("{} in all", facing.currency.shown(*total)),
        _ if facing.has_bet() => format!("call {}", facing.currency.shown(facing.turn.call)),
        _ => "check".to_owned(),
    };
    ruled(act, meaning.rule.as_deref())
}

/// What to ask the player.
#[must_use]
pub fn question(question: &Question) -> String {
    ruled(format!("ask: {}", question.text), question.rule.as_deref())
}

fn ruled(text: String, rule: Option<&str>) -> String {
    match rule {
        Some(rule) => reason(&text, rule),
        None => text,
    }
}
