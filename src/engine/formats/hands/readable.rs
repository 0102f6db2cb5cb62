//! The names and notes of a hand file: held to the rule for every free text, wherever the hand goes.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::record::{HandRecord, Spot};
use crate::play::Act;
use crate::readable::{check_readable, shown};

/// A note may have several lines.
const LAYOUT: [char; 3] = ['\n', '\r', '\t'];

/// Refuses a hand in which a name, a note or a ruling hides something.
///
/// # Errors
///
/// The word, the character and what it is.
pub fn readable(record: &HandRecord) -> Result<(), HandFault> {
    let words = &record.words;
    check(record, words.variant, || "the variant".to_owned(), &record.variant)?;
    if let Some(id) = &record.id {
        check(record, words.id, || "the hand's name".to_owned(), id)?;
    }
    if let Some(house) = &record.house {
        check(record, words.house, || "the house's name".to_owned(), house)?;
    }
    for name in &record.setup.names {
        check(record, words.names, || format!("a player's name, `{}`,", shown(name)), name)?;
    }
    for (number, (key, text)) in record.notes.iter().enumerate() {
        let spot = words.notes.get(number).copied();
        check(record, spot, || format!("a note's name, `{}`,", shown(key)), key)?;
        check(record, spot, || format!("the note `{}`", shown(key)), &text.replace(LAYOUT, " "))?;
    }
    for (number, act) in record.acts.iter().enumerate() {
        if let Act::Rule(ruling) = act {
            let spot = record.spots.get(number).copied().unwrap_or_default();
            for text in [&ruling.by, &ruling.why] {
                check_at(spot, || "a ruling".to_owned(), text)
                    .map_err(|fault| fault.of_action(number.saturating_add(1)))?;
            }
        }
    }
    Ok(())
}

/// A text whose place in the file isn't known is reported at the first act.
fn check(
    record: &HandRecord,
    spot: Option<Spot>,
    what: impl FnOnce() -> String,
    text: &str,
) -> Result<(), HandFault> {
    let first = || record.spots.first().copied();
    check_at(spot.or_else(first).unwrap_or(Spot { line: 1, column: 1 }), what, text)
}

fn check_at(spot: Spot, what: impl FnOnce() -> String, text: &str) -> Result<(), HandFault> {
    check_readable(text).map_err(|hides| HandFault::new(spot, format!("{} {hides}", what())))
}
