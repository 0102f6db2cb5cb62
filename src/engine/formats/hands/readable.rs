//! What a hand file calls things: held to the rule for every free text, wherever the hand goes.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::record::{HandRecord, Spot};
use crate::play::Act;
use crate::readable::check_readable;

/// What stands in a note may stretch over lines.
const LAYOUT: [char; 3] = ['\n', '\r', '\t'];

/// Refuses a hand in which a name, a note or a ruling hides something.
///
/// # Errors
///
/// The word, the character and what it is.
pub fn readable(record: &HandRecord) -> Result<(), HandFault> {
    let words = [Some(&record.variant), record.id.as_ref(), record.house.as_ref()];
    let named = ["the variant", "the name of the hand", "the name of the house"].into_iter().zip(words);
    for (what, text) in named.filter_map(|(what, text)| Some((what, text?))) {
        check(record, what, text)?;
    }
    for name in &record.setup.names {
        check(record, "the name of a player", name)?;
    }
    for (key, text) in &record.notes {
        check(record, "the name of a note", key)?;
        check(record, "a note", &text.replace(LAYOUT, " "))?;
    }
    for (number, act) in record.acts.iter().enumerate() {
        if let Act::Rule(ruling) = act {
            let spot = record.spots.get(number).copied().unwrap_or_default();
            for text in [&ruling.by, &ruling.why] {
                check_at(spot, "a ruling", text)
                    .map_err(|fault| fault.of_action(number.saturating_add(1)))?;
            }
        }
    }
    Ok(())
}

fn check(record: &HandRecord, what: &str, text: &str) -> Result<(), HandFault> {
    check_at(record.spots.first().copied().unwrap_or(Spot { line: 1, column: 1 }), what, text)
}

fn check_at(spot: Spot, what: &str, text: &str) -> Result<(), HandFault> {
    check_readable(text).map_err(|hides| HandFault::new(spot, format!("{what} {hides}")))
}
