//! What is agreed before a party game: the table's answers, else the house's, else the defaults by name.

use crate::as_text::listed;
use crate::calling::joker_stays_out;
use crate::games::party::{PartyRow, Term, TermKind, TermRow, TermSource, TermValue, Terms};
use crate::house::{House, Key, Ruled, Value, key};
use crate::money::Money;
use crate::readable::AsTyped;
use crate::refusal::{Instead, Refusal};
use crate::rules::{named, played_by};

/// The settings with which a house answers.
const KEYS: &[Key] = &[
    key::ANTE_PARTY,
    key::ANTE_REANTE_PARTY,
    key::PENALTY_DICE_OFF,
    key::PENALTY_NO_QUALIFIER,
    key::PENALTY_RUNNER,
    key::GOLF_HOLES,
    key::GOLF_FOURS,
    key::LOW_MAN_SIXES,
    key::SIX_FIVE_FOUR_NOBODY,
    key::SIX_FIVE_FOUR_STOP,
    key::IN_BETWEEN_ACE,
    key::IN_BETWEEN_RUNNER,
    key::IN_BETWEEN_ROUNDS,
    key::IN_BETWEEN_NEXT,
    key::LCR_UNITS,
    key::LCR_UNIT,
    key::LCR_DOT,
    key::LCR_GAMES,
    key::PIE_FACE_NOBODY,
    key::ZILCH_TARGET,
    key::ZILCH_BOARD,
    key::ZILCH_THREE_ONES,
    key::ZILCH_TIE,
];

/// What one chip is worth here (CAU-001).
#[must_use]
pub fn chip(house: &House) -> Money {
    house.amount(key::PARTY_CHIP).map_or_else(|| house.unit(), |chip| chip.value)
}

/// Everything a game needs agreed, in the order of its row; `told` are the table's own answers by name.
///
/// # Errors
///
/// `no-joker-here` if the house keeps the joker out of its decks; `unknown-option` for a name the game does not ask about,
/// `bad-option` for an answer it cannot take.
pub fn agreed(row: &PartyRow, house: &House, told: &[(String, String)]) -> Result<Terms, Refusal> {
    if row.has_joker() {
        joker_stays_out(house).map_or(Ok(()), Err)?;
    }
    for (name, _) in told {
        if !row.terms.iter().any(|term| term.name == name) {
            let known: Vec<&str> = row.terms.iter().map(|term| term.name).collect();
            let message = format!(
                "{} has no option `{}`; it has {}",
                row.name,
                name.as_typed(),
                listed(&known, "and").unwrap_or_default()
            );
            return Err(
                Refusal::new("unknown-option", message).instead(Instead::ShowGame(row.name.to_owned()))
            );
        }
    }
    row.terms.iter().map(|term| one(term, house, told)).collect::<Result<_, _>>().map(Terms)
}

fn one(row: &'static TermRow, house: &House, told: &[(String, String)]) -> Result<Term, Refusal> {
    let named = |ids: &str| named(&played_by(house), ids).unwrap_or_default();
    if let Some((_, typed)) = told.iter().find(|(name, _)| name == row.name) {
        let value = answer(row, house, typed)?;
        return Ok(Term { row, value, source: TermSource::Table, rule: named(row.rule) });
    }
    if let Some(Ruled { value, rule }) = of_house(row, house) {
        // A setting that serves several games cites a rule for each of them; take the rule of this game instead.
        let rule = rule.filter(|rule| !rule.contains(", "));
        let rule = rule.unwrap_or_else(|| named(row.rule));
        return Ok(Term { row, value, source: TermSource::House, rule });
    }
    let value = row.default(chip(house));
    Ok(Term { row, value, source: TermSource::Default, rule: named(row.rule) })
}

/// An answer as it was typed.
fn answer(row: &'static TermRow, house: &House, typed: &str) -> Result<TermValue, Refusal> {
    let value = match row.kind {
        TermKind::Chips(_) => house.currency().parse(typed).ok().map(TermValue::Amount),
        TermKind::Count { .. } => typed.parse().ok().map(TermValue::Count),
        TermKind::Word(_) => row.word(typed).map(TermValue::Word),
    };
    let unit = house.unit();
    let payable = |value: &TermValue| match value {
        TermValue::Amount(amount) => amount.remainder(unit).is_zero(),
        _ => true,
    };
    value.filter(|value| row.admits(*value) && payable(value)).ok_or_else(|| {
        let message = format!(
            "`{}` isn't a choice for {}; use {}",
            typed.as_typed(),
            row.question,
            choices(row, house)
        );
        Refusal::new("bad-option", message).by(named(&played_by(house), row.rule).as_deref())
    })
}

/// What may be answered, in the amounts of the house.
fn choices(row: &TermRow, house: &House) -> String {
    match row.kind {
        TermKind::Chips(_) => format!("a multiple of {}", house.currency().shown(house.unit())),
        TermKind::Word(words) => {
            listed(&words.iter().map(|(word, _)| *word).collect::<Vec<_>>(), "or").unwrap_or_default()
        }
        TermKind::Count { .. } => row.choices(),
    }
}

/// What the house says.
fn of_house(row: &TermRow, house: &House) -> Option<Ruled<TermValue>> {
    let key = KEYS.iter().find(|key| Some(key.name()) == row.key)?;
    let setting = house.setting(*key)?;
    let value = match &setting.value {
        Value::Amount(amount) => Some(TermValue::Amount(*amount)),
        Value::Count(count) => u32::try_from(*count).ok().map(TermValue::Count),
        Value::Word(word) => row.word(word).map(TermValue::Word),
        _ => None,
    };
    value.filter(|value| row.admits(*value)).map(|value| Ruled { value, rule: setting.rule.clone() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::party::ROWS;
    use crate::house::{ValueKind, row as setting};

    /// What a house may set and what the game asks are in two tables; they agree word for word.
    #[test]
    fn every_term_of_a_house_has_its_setting_and_the_same_words() {
        for term in ROWS.iter().flat_map(|row| row.terms) {
            let Some(name) = term.key else { continue };
            let key = KEYS.iter().find(|key| key.name() == name).unwrap_or_else(|| panic!("no key {name}"));
            match (term.kind, setting(*key).expect("a row").kind) {
                (TermKind::Word(words), ValueKind::Word(choices)) => {
                    let choices: Vec<_> =
                        choices.iter().map(|choice| (choice.word, choice.meaning)).collect();
                    assert_eq!(words, choices, "{name}");
                }
                (TermKind::Count { least, most, .. }, ValueKind::Count(bounds)) => {
                    assert_eq!((i64::from(least), i64::from(most)), (bounds.min, bounds.max), "{name}");
                }
                (TermKind::Chips(_), ValueKind::Amount(_)) => {}
                (term, kind) => panic!("{name}: {term:?} and {kind:?}"),
            }
        }
    }
}
