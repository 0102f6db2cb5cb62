//! Words for everybody speaking at once: high, low or both; in or out. One word each, clockwise.

use crate::cli::verbs::hand::new::asked::{Asked, no_word};
use crate::cli::verbs::hand::new::entered::Entered;
use crate::cli::verbs::hand::new::one_too_many;
use crate::cli::verbs::hand::new::words::Words;
use engine::games::Step;
use engine::hand::{Declares, Seats};
use engine::house::key;
use engine::play::{Act, Next};
use ledger::refusal::Refusal;

const SIDES: &[(&str, Declares)] = &[
    ("h", Declares::High),
    ("high", Declares::High),
    ("l", Declares::Low),
    ("low", Declares::Low),
    ("b", Declares::Both),
    ("both", Declares::Both),
    ("pig", Declares::Both),
    ("0", Declares::Low),
    ("1", Declares::High),
    ("2", Declares::Both),
];

/// True means staying in. The only single letters are `i` and `o`: `d o` is Dan, who drops.
const CHOICES: &[(&str, bool)] = &[
    ("i", true),
    ("in", true),
    ("stay", true),
    ("stays", true),
    ("hesitates", true),
    ("o", false),
    ("out", false),
    ("drop", false),
    ("drops", false),
];

/// True for a word that declares.
pub fn is_side(word: &str) -> bool {
    SIDES.iter().any(|(known, _)| *known == word)
}

/// True for a word that stays in or drops.
pub fn is_choice(word: &str) -> bool {
    CHOICES.iter().any(|(known, _)| *known == word)
}

/// The next player declares, or the player who is named.
pub fn declare(asked: Asked<'_>, due: Seats, words: &mut Words) -> Result<Entered, Refusal> {
    check_chips(asked, words)?;
    let (seat, side) = said(asked, due, words, SIDES, "type h for high, l for low or b for both")?;
    asked.hand.with(&[Act::Declare(seat, side)])
}

/// Chips in a fist: none, one or two; more means nothing (MIK-44).
fn check_chips(asked: Asked<'_>, words: &Words) -> Result<(), Refusal> {
    let word = words.peek().unwrap_or_default();
    let more = word.parse::<u32>().is_ok_and(|chips| chips > 2) && word.len() == 1;
    let Some(signal) = asked.house.setting(key::HILO_SIGNAL).filter(|_| more) else { return Ok(()) };
    let rule = signal.rule.as_deref().and_then(|ids| ids.rsplit(", ").next());
    let message = format!("{word} chips isn't a declaration: no chips is low, one is high, two is both");
    Err(Refusal::worded("no-such-word", message).by(rule))
}

/// The next player stays or drops, or the player who is named.
pub fn stay(asked: Asked<'_>, due: Seats, words: &mut Words) -> Result<Entered, Refusal> {
    let (seat, stays) = said(asked, due, words, CHOICES, "type i for in or o for out")?;
    asked.hand.with(&[if stays { Act::Stay(seat) } else { Act::Drop(seat) }])
}

/// `bob o` after Bob already said in or out: the house decides if that can still change (MIK-24, MIK-25).
pub fn after_the_drop(asked: Asked<'_>, words: &mut Words) -> Option<Result<Entered, Refusal>> {
    let setup = asked.play.setup();
    let due = match asked.play.legal() {
        Next::Drop(due) => due,
        _ => Seats::NONE,
    };
    if !setup.course.steps().contains(&Step::Drop) {
        return None;
    }
    let dealt = setup.places.iter().enumerate().filter(|(_, place)| place.dealt).map(|(seat, _)| seat);
    let seat = asked.names.seat(words.peek()?, dealt.collect()).filter(|seat| !due.contains(*seat))?;
    let mut ahead = words.clone();
    ahead.take();
    let word = ahead.take()?.to_lowercase();
    let (_, stays) = CHOICES.iter().find(|(known, _)| *known == word)?;
    *words = ahead;
    Some(asked.hand.with(&[if *stays { Act::Stay(seat) } else { Act::Drop(seat) }]))
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
    let before = words.last().map(str::to_owned);
    let mut word = words.take().unwrap_or_default().to_lowercase();
    one_too_many::check(&word, before.as_deref())?;
    let letters = word.chars().all(|letter| meaning(&letter.to_string()).is_some());
    if word.len() > 1 && letters && meaning(&word).is_none() && !asked.names.is_name(&word) {
        words.split_last(word.chars().map(String::from).collect::<Vec<_>>().into_iter());
        word = words.take().unwrap_or_default();
    }
    if let (Some(meaning), Some(seat)) = (meaning(&word), next) {
        return Ok((seat, meaning));
    }
    // Players who already spoke are found too: the hand refuses a second word by its rule.
    let places = asked.play.setup().places.iter().enumerate();
    let dealt: Seats = places.filter(|(_, place)| place.dealt).map(|(seat, _)| seat).collect();
    let seat = asked.names.seat(&word, due).or_else(|| asked.names.seat(&word, dealt));
    let seat = seat.ok_or_else(|| no_word(&word, wanted))?;
    let behind = words.take().unwrap_or_default().to_lowercase();
    let meaning = meaning(&behind).ok_or_else(|| no_word(&behind, wanted))?;
    Ok((seat, meaning))
}
