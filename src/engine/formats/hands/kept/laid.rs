//! The deck and the boards of a game in kept hands: in `Ea4,10,2,47.b8/3.c/10` they come after the cards, as the lowest rank
//! and as sets of places for boards, lines and wild cards. A deck that follows from the order of hands isn't written.

use crate::cards::Rank;
use crate::games::{Boards, Deck, Game, Highs};
use std::fmt::Write;

/// The deck if none is written: short-deck hands were kept before decks were written.
fn unsaid(highs: Highs) -> Deck {
    if highs == Highs::Short { Deck::SHORT } else { Deck::FULL }
}

/// Adds the deck and the boards, if they are not plain.
pub(crate) fn push(line: &mut String, game: &Game) {
    if game.deck == unsaid(game.highs) && game.boards.is_plain() {
        return;
    }
    let sets = |sets: Vec<u16>| sets.into_iter().map(|set| format!("{set:x}")).collect::<Vec<_>>().join(".");
    let boards = &game.boards;
    let (named, lines) = (sets(boards.named_boards().collect()), sets(boards.named_lines().collect()));
    let _ = write!(line, ",{},{named}/{lines}/{:x}", game.deck.lowest().letter(), boards.wild());
}

/// Reads what follows the cards; without it the game is plain.
pub(crate) fn read(game: &mut Game, words: Option<&str>) -> Option<()> {
    let Some(words) = words else {
        (game.deck, game.boards) = (unsaid(game.highs), Boards::PLAIN);
        return Some(());
    };
    let (deck, laid) = words.split_once(',')?;
    let mut letters = deck.chars();
    let lowest = letters.next().and_then(Rank::from_letter).filter(|_| letters.next().is_none())?;
    let (boards, rest) = laid.split_once('/')?;
    let (lines, wild) = rest.split_once('/')?;
    let sets = |text: &str| -> Option<Vec<u16>> {
        let words = text.split('.').filter(|word| !word.is_empty());
        words.map(|word| u16::from_str_radix(word, 16).ok()).collect()
    };
    let wild = u16::from_str_radix(wild, 16).ok()?;
    game.deck = Deck::from_rank(lowest);
    game.boards = Boards::PLAIN.with_boards(&sets(boards)?).with_lines(&sets(lines)?).with_wild(wild);
    Some(())
}

/// The deck that follows from the order of hands, if no other was written.
pub(crate) fn follow(game: &mut Game, before: Highs) {
    if game.deck == unsaid(before) {
        game.deck = unsaid(game.highs);
    }
}
