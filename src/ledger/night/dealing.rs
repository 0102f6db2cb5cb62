//! Cold hands dealt by the program: from a seed nobody chose and a word somebody said, so that anyone can deal again.

use crate::ids::PlayerId;
use crate::night::cold_hands::CARDS_EACH;
use engine::cards::{Card, deck};

/// Deals five cards to each player, one card at a time around the table, from a deck shuffled by `words`.
#[must_use]
pub fn deal(players: &[PlayerId], words: &mut dyn FnMut() -> u32) -> Vec<(PlayerId, Vec<Card>)> {
    let deck = deck::shuffled(words);
    let hand = |seat: usize| -> Vec<Card> {
        deck.iter().copied().skip(seat).step_by(players.len().max(1)).take(CARDS_EACH).collect()
    };
    players.iter().enumerate().map(|(seat, player)| (*player, hand(seat))).collect()
}
