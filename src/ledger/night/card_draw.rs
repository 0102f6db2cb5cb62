//! Drawing cards to decide: one card each, the highest first; equal ranks go by suit, spades, hearts, diamonds, clubs.

use crate::ids::PlayerId;
use crate::journal::{Dealing, Draw};
use crate::night::tonight::Tonight;
use crate::refusal::{DealRefused, DrawRefused, Lots, Refusal};
use engine::cards::{Card, Suit, deck, parse_cards};

/// The cards of a draw, and how the program dealt them; `None` if the table did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    pub cards: Vec<Card>,
    pub dealt_by: Option<Dealing>,
}

/// One card each, in this order, from a deck shuffled by `words`.
#[must_use]
pub fn deal(players: usize, words: &mut dyn FnMut() -> u32) -> Vec<Card> {
    deck::shuffled(words).iter().copied().take(players).collect()
}

/// The draw of these players, each with their card.
///
/// # Errors
///
/// `wrong-cards` if there isn't one card for each, `card-twice`.
pub fn draw(tonight: &Tonight, players: &[PlayerId], drawn: &Drawn, lots: Lots) -> Result<Draw, Refusal> {
    let cards = &drawn.cards;
    if cards.len() != players.len() {
        let names = players.iter().map(|player| tonight.name(*player).to_owned()).collect();
        return Err(Refusal::new(DrawRefused::WrongCards { cards: cards.len(), names, lots }));
    }
    for (place, card) in cards.iter().enumerate() {
        let before = cards.iter().take(place).position(|other| other == card);
        if let Some((one, other)) = before.and_then(|before| players.get(before).zip(players.get(place))) {
            let [first, again] = [one, other].map(|player| tonight.name(*player).to_owned());
            return Err(Refusal::new(DealRefused::CardTwice { card: *card, first, again }));
        }
    }
    let cards = players.iter().zip(cards).map(|(player, card)| (*player, card.to_string())).collect();
    Ok(Draw { cards, dealt_by: drawn.dealt_by.clone() })
}

/// Who drew what, the highest card first.
#[must_use]
pub fn ranked(cards: &[(PlayerId, String)]) -> Vec<PlayerId> {
    let height = |word: &str| parse_cards(word).ok().and_then(|cards| cards.first().copied()).map(height);
    let mut order: Vec<(PlayerId, _)> = cards.iter().map(|(player, card)| (*player, height(card))).collect();
    order.sort_by(|(_, one), (_, other)| other.cmp(one));
    order.into_iter().map(|(player, _)| player).collect()
}

/// True if `words` deals these cards again.
#[must_use]
pub fn is_same(cards: &[(PlayerId, String)], words: &mut dyn FnMut() -> u32) -> bool {
    let dealt = deal(cards.len(), words).into_iter().map(|card| card.to_string());
    dealt.eq(cards.iter().map(|(_, card)| card.clone()))
}

/// A card's place among all cards: its rank, then its suit.
fn height(card: Card) -> (Option<engine::cards::Rank>, u8) {
    let suit = match card.suit() {
        Some(Suit::Spades) => 3,
        Some(Suit::Hearts) => 2,
        Some(Suit::Diamonds) => 1,
        _ => 0,
    };
    (card.rank(), suit)
}
