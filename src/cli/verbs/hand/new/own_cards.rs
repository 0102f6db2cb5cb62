//! Words for what all players do with their own cards: throw some away, pass them on or turn them up.

use crate::cli::verbs::hand::new::asked::{Asked, no_word};
use crate::cli::verbs::hand::new::entered::Entered;
use crate::cli::verbs::hand::new::reading;
use crate::cli::verbs::hand::new::words::Words;
use engine::as_text::counted;
use engine::cards::Card;
use engine::games::Deed;
use engine::hand::Seats;
use engine::play::{Act, Dealt, Next};
use ledger::refusal::Refusal;

/// The cards of the next players, clockwise from the dealer's left, or of the player who is named. Enter: nobody saw them.
pub fn after_word(
    asked: Asked<'_>,
    to: Seats,
    (deed, count): (Deed, usize),
    words: &mut Words,
) -> Result<Entered, Refusal> {
    let act = |seat: usize, cards: Dealt| Act::Own { seat, deed, cards };
    let order = || to.left_of(asked.play.setup().button);
    let Some(word) = words.peek() else {
        let all: Vec<Act> = order().map(|seat| act(seat, Dealt::unseen(count))).collect();
        return asked.hand.with(&all);
    };
    let named = if reading::cards(word).is_none() { asked.names.seat(word, to) } else { None };
    if named.is_some() {
        words.take();
    }
    let seat = named.or_else(|| order().next()).unwrap_or_default();
    let typed = if named.is_some() && words.is_empty() { vec![None; count] } else { typed(words, count)? };
    if typed.len() != count {
        let (due, typed) = (counted(count, "card"), counted(typed.len(), "card"));
        let name = asked.names.name(seat);
        let message = format!("`{name}` {} {due}{}, not {typed}", deed.verb(), deed.whither());
        return Err(Refusal::worded("not-now", message).into());
    }
    asked.hand.with(&[act(seat, Dealt::of(typed).unwrap_or_default())])
}

/// This many cards, in one word or in several.
fn typed(words: &mut Words, count: usize) -> Result<Vec<Option<Card>>, Refusal> {
    let mut cards = Vec::new();
    while cards.len() < count {
        let Some(word) = words.take_if(|next| reading::cards(next).is_some()) else { break };
        cards.extend(reading::cards(&word).unwrap_or_default());
    }
    if cards.is_empty() {
        let word = words.take().unwrap_or_default();
        return Err(no_word(&word, "type the cards, like Ah Td, or ?? for each that nobody saw"));
    }
    Ok(cards)
}

/// True if a name and the cards after it say what that player does with them now: no more cards than needed, or the whole hand.
pub fn is_meant(asked: Asked<'_>, words: &Words) -> bool {
    let Next::Own { to, cards, .. } = asked.play.legal() else { return false };
    let mut ahead = words.ahead();
    let named = ahead.next().is_some_and(|word| asked.names.seat(word, to).is_some());
    let behind: usize = ahead.map_while(reading::cards).map(|cards| cards.len()).sum();
    named && behind <= cards
}
