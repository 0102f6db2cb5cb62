//! The deck a random hand is dealt from; discards are shuffled in again when it runs out.

use crate::luck::Luck;
use engine::cards::{Card, deck};
use engine::games::GameRow;
use engine::play::Dealt;

pub struct Pack {
    cards: Vec<Card>,
    thrown: Vec<Card>,
}

impl Pack {
    pub fn shuffled(luck: &mut Luck, row: &GameRow) -> Self {
        let mut words = || (luck.word() >> 32) as u32;
        let mut cards: Vec<Card> = deck::standard().into_iter().filter(|card| row.game.has(*card)).collect();
        cards.resize(cards.len().max(row.game.pack()), Card::JOKER);
        deck::shuffle(&mut cards, &mut words);
        Self { cards, thrown: Vec::new() }
    }

    /// How many cards could still be dealt.
    pub fn left(&self) -> usize {
        self.cards.len() + self.thrown.len()
    }

    /// This many cards; the error says that the deck is too small for the table.
    pub fn dealt(&mut self, count: usize, luck: &mut Luck) -> Result<Dealt, String> {
        let cards: Option<Vec<Card>> = (0..count).map(|_| self.one(luck)).collect();
        let cards = cards.ok_or("the pack is too small for the table")?;
        Ok(Dealt::of(cards.into_iter().map(Some)).expect("few cards"))
    }

    fn one(&mut self, luck: &mut Luck) -> Option<Card> {
        if self.cards.is_empty() {
            std::mem::swap(&mut self.cards, &mut self.thrown);
            deck::shuffle(&mut self.cards, &mut || (luck.word() >> 32) as u32);
        }
        self.cards.pop()
    }

    pub fn back(&mut self, cards: &Dealt) {
        self.thrown.extend(cards.cards().iter().flatten());
    }
}
