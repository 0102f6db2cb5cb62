//! Dice and cards thrown by the program: each throw depends on its place in the game and on a stream of words.

use crate::cards::{Card, deck};
use crate::games::party::ask::Ask;
use crate::games::party::moves::Move;

/// What the program throws or deals for `ask`; `None` if a player has to choose, or no card is left.
///
/// `words` is the stream for this place in the game only, so that stepping back and going on brings the same dice: nobody can
/// throw again and again until they like the dice.
#[must_use]
pub fn draw(ask: &Ask, deck: &[Card], words: &mut dyn FnMut() -> u32) -> Option<Move> {
    match ask {
        Ask::Throw { dice, die, .. } => {
            let throw = (0..*dice).map(|_| first(die.faces(), words)).collect::<Option<Vec<_>>>();
            throw.map(Move::Threw)
        }
        Ask::Deal { .. } => first(deck.to_vec(), words).map(Move::Dealt),
        Ask::Choose { .. } | Ask::Over => None,
    }
}

/// The first one after a shuffle: each is equally likely.
fn first<T: Copy>(mut from: impl AsMut<[T]>, words: &mut dyn FnMut() -> u32) -> Option<T> {
    deck::shuffle(from.as_mut(), words);
    from.as_mut().first().copied()
}
