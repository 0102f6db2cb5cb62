//! A move in the words it is typed with; they read back as the same move.

use crate::games::party::{Choice, Face, Move};
use crate::money::Currency;

/// The words of a move; the game knows who made it.
#[must_use]
pub fn word(done: &Move, unit: Currency) -> String {
    match done {
        Move::Threw(faces) => faces.iter().map(|face| face_word(*face)).collect::<Vec<_>>().join(" "),
        Move::Dealt(card) => card.to_string(),
        Move::Chose(choice) => choice_word(choice, unit),
        Move::Aside(seat, choice) => format!("{} #{}", choice_word(choice, unit), seat.saturating_add(1)),
    }
}

/// What a die shows, in one character.
#[must_use]
pub(crate) fn face_word(face: Face) -> String {
    match face {
        Face::Pips(pips) => pips.to_string(),
        Face::Left => "L".to_owned(),
        Face::Center => "C".to_owned(),
        Face::Right => "R".to_owned(),
        Face::Dot => ".".to_owned(),
        Face::Off => "x".to_owned(),
    }
}

fn choice_word(choice: &Choice, unit: Currency) -> String {
    match choice {
        Choice::Word(word) => word.word().to_owned(),
        Choice::Keep(dice) => {
            format!("keep {}", dice.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
        }
        Choice::Bet(amount) => format!("bet {}", unit.plain(*amount)),
        Choice::Place(place) => format!("place {place}"),
        Choice::Turn(place) => format!("turn {place}"),
        Choice::Saw(place) => format!("saw {place}"),
    }
}
