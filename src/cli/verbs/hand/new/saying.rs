//! Words where everybody says something at once: high, low or both; in or out. One word for each, clockwise.

use crate::cli::verbs::hand::new::asked::{Asked, no_word};
use crate::cli::verbs::hand::new::entered::Entered;
use crate::cli::verbs::hand::new::words::Words;
use crate::domain::hand::{Declares, Seats};
use crate::domain::play::Act;
use crate::domain::refusal::Refusal;

const SIDES: &[(&str, Declares)] = &[
    ("h", Declares::High),
    ("high", Declares::High),
    ("l", Declares::Low),
    ("low", Declares::Low),
    ("b", Declares::Both),
    ("both", Declares::Both),
    ("pig", Declares::Both),
];

/// True stays in. The only single letters are `i` and `o`: `d o` is Dan, who drops.
const CHOICES: &[(&str, bool)] = &[
    ("i", true),
    ("in", true),
    ("stay", true),
    ("stays", true),
    ("o", false),
    ("out", false),
    ("drop", false),
    ("drops", false),
];

/// The next player declares, or the one who is named.
pub fn declare(asked: Asked<'_>, due: Seats, words: &mut Words) -> Result<Entered, Refusal> {
    let (seat, side) = said(asked, due, words, SIDES, "h for high, l for low, b for both")?;
    asked.hand.with(&[Act::Declare(seat, side)])
}

/// The next player stays or drops, or the one who is named.
pub fn stay(asked: Asked<'_>, due: Seats, words: &mut Words) -> Result<Entered, Refusal> {
    let (seat, stays) = said(asked, due, words, CHOICES, "i for in, o for out")?;
    asked.hand.with(&[if stays { Act::Stay(seat) } else { Act::Drop(seat) }])
}

fn said<T: Copy>(
    asked: Asked<'_>,
    due: Seats,
    words: &mut Words,
    meanings: &[(&str, T)],
    wanted: &str,
) -> Result<(usize, T), Refusal> {
    let meaning = |word: &str| meanings.iter().find(|(known, _)| *known == word).map(|(_, meaning)| *meaning);
    let next = due.left_of(asked.play.setup().button).next();
    let mut word = words.take().unwrap_or_default().to_lowercase();
    let letters = word.chars().all(|letter| meaning(&letter.to_string()).is_some());
    if word.len() > 1 && letters && meaning(&word).is_none() && !asked.names.is_name(&word) {
        words.split_last(word.chars().map(String::from).collect::<Vec<_>>().into_iter());
        word = words.take().unwrap_or_default();
    }
    if let (Some(meaning), Some(seat)) = (meaning(&word), next) {
        return Ok((seat, meaning));
    }
    let seat = asked.names.seat(&word, due).ok_or_else(|| no_word(&word, wanted))?;
    let behind = words.take().unwrap_or_default().to_lowercase();
    let meaning = meaning(&behind).ok_or_else(|| no_word(&behind, wanted))?;
    Ok((seat, meaning))
}
