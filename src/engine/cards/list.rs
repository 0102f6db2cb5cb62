//! Cards in an order. As many as a hand or a board usually has fit in the list itself; more go into a `Vec`.

use crate::cards::card::Card;
use std::fmt;
use std::ops::Deref;

/// How many cards fit in the list itself, which is then as large as a `Vec`.
const FEW: usize = 15;

/// Cards in an order, read as a slice.
#[derive(Clone)]
pub struct Cards(Room);

#[derive(Clone)]
enum Room {
    Few { cards: [Card; FEW], len: u8 },
    Many(Vec<Card>),
}

impl Cards {
    /// No cards.
    pub const NONE: Self = Self(Room::Few { cards: [Card::JOKER; FEW], len: 0 });

    /// The cards.
    #[must_use]
    #[inline]
    pub fn as_slice(&self) -> &[Card] {
        match &self.0 {
            Room::Few { cards, len } => cards.get(..usize::from(*len)).unwrap_or_default(),
            Room::Many(cards) => cards,
        }
    }

    /// Adds a card at the end.
    #[inline]
    pub fn push(&mut self, card: Card) {
        match &mut self.0 {
            Room::Few { cards, len } => match cards.get_mut(usize::from(*len)) {
                Some(place) => {
                    *place = card;
                    *len = len.saturating_add(1);
                }
                None => {
                    let mut many = cards.to_vec();
                    many.push(card);
                    self.0 = Room::Many(many);
                }
            },
            Room::Many(cards) => cards.push(card),
        }
    }

    /// Takes the last card away, if there is one.
    #[inline]
    pub(crate) fn pop(&mut self) {
        match &mut self.0 {
            Room::Few { len, .. } => *len = len.saturating_sub(1),
            Room::Many(cards) => {
                cards.pop();
            }
        }
    }

    /// The cards in a list that can grow and shrink.
    #[must_use]
    pub fn into_vec(self) -> Vec<Card> {
        match self.0 {
            Room::Few { .. } => self.to_vec(),
            Room::Many(cards) => cards,
        }
    }
}

impl Default for Cards {
    fn default() -> Self {
        Self::NONE
    }
}

impl Deref for Cards {
    type Target = [Card];

    #[inline]
    fn deref(&self) -> &[Card] {
        self.as_slice()
    }
}

impl FromIterator<Card> for Cards {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut list = Self::NONE;
        cards.into_iter().for_each(|card| list.push(card));
        list
    }
}

impl From<Vec<Card>> for Cards {
    fn from(cards: Vec<Card>) -> Self {
        cards.into_iter().collect()
    }
}

impl PartialEq for Cards {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Cards {}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_and_many_cards_are_one_kind_of_list() {
        let deck: Vec<Card> = (0..52).filter_map(Card::from_index).collect();
        for count in 0..=deck.len() {
            let list: Cards = deck.iter().take(count).copied().collect();
            assert_eq!(list.as_slice(), deck.get(..count).unwrap());
            assert_eq!(list, Cards::from(list.to_vec()));
            assert_eq!(list.clone().into_vec(), list.to_vec());
            assert_eq!(format!("{list:?}"), format!("{:?}", list.to_vec()));
        }
    }

    #[test]
    fn a_list_is_as_large_as_a_vec() {
        assert_eq!(size_of::<Cards>(), size_of::<Vec<Card>>());
    }
}
