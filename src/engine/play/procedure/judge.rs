//! Looks up a situation in the table of procedures: one lookup for every house and every question.

use crate::house::{House, Value, key, row};
use crate::play::procedure::situation::Situation;
use crate::play::procedure::table::{ROWS, Row, Says};
use crate::play::procedure::verdict::{Verdict, cited};

/// What the house says about the situation: its own choice, else a setting's fallback, else it's up to the host.
#[must_use]
pub fn judge(house: &House, situation: Situation) -> Verdict {
    let rows = || ROWS.iter().filter(|row| row.when == situation);
    if let Some(row) = rows().find(|row| chose(house, row)) {
        if row.key == key::BURNS {
            return burns(house, row);
        }
        return Verdict::by(cited(house, row.key, row.which), row.then, row.text);
    }
    match rows().find(|row| falls_back(house, row)) {
        Some(row) => Verdict::by(None, row.then, row.text).by_fallback(),
        None => Verdict::ask(house, &format!("what to do when {}", situation.meaning())),
    }
}

/// How many cards are burned for a board of three streets, and how many it takes with them.
fn burns(house: &House, row: &Row) -> Verdict {
    let rule = house.setting(row.key).and_then(|said| said.rule.clone());
    let streets = [3_u32, 1, 1];
    let burned = if row.says == Says::Word("each-street") { streets.len() } else { 0 };
    let turned: u32 = streets.iter().sum();
    let all = u32::try_from(burned).unwrap_or(0).saturating_add(turned);
    let text = format!("{}: {burned} burned and {turned} turned make {all} cards", row.text);
    Verdict::by(rule, row.then, text)
}

fn chose(house: &House, row: &Row) -> bool {
    match (house.setting(row.key).map(|setting| &setting.value), row.says) {
        (Some(Value::Word(word)), Says::Word(wanted)) => *word == wanted,
        (Some(Value::Words(words)), Says::Among(wanted)) => words.contains(&wanted),
        (Some(Value::Flag(flag)), Says::Flag(wanted)) => *flag == wanted,
        _ => false,
    }
}

fn falls_back(house: &House, entry: &Row) -> bool {
    let fallback = row(entry.key).filter(|row| house.is_unset(row.key)).and_then(|row| row.fallback);
    match entry.says {
        Says::Word(word) | Says::Among(word) => fallback == Some(word),
        Says::Flag(flag) => fallback == Some(if flag { "yes" } else { "no" }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::ValueKind;
    use std::collections::BTreeSet;

    /// True if the row's choice is one its setting can have.
    fn is_sound(entry: &Row) -> bool {
        row(entry.key).is_some_and(|row| match (row.kind, entry.says) {
            (ValueKind::Flag, Says::Flag(_)) => true,
            (ValueKind::Word(_), Says::Word(word)) | (ValueKind::Words(_), Says::Among(word)) => {
                row.choice(word).is_some()
            }
            _ => false,
        })
    }

    #[test]
    fn every_row_names_a_choice_that_exists() {
        for row in ROWS {
            assert!(is_sound(row), "{row:?}");
            assert!(!row.text.ends_with('.') && row.text.starts_with(char::is_lowercase), "{}", row.text);
        }
    }

    #[test]
    fn every_situation_has_a_row_and_no_row_is_said_twice() {
        for situation in Situation::ALL {
            assert!(ROWS.iter().any(|row| row.when == *situation), "{}", situation.word());
            assert_eq!(Situation::find(situation.word()), Some(*situation));
        }
        let said: BTreeSet<_> =
            ROWS.iter().map(|row| (row.when.word(), row.key.name(), format!("{:?}", row.says))).collect();
        assert_eq!(said.len(), ROWS.len());
    }
}
