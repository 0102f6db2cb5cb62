//! Lists of cards as the log writes them: `K♠, 10♦`.

use crate::cards::Card;
use crate::formats::hands::written_card::written_card;
use crate::play::Dealt;

/// The cards of a list; `None` if one of them isn't a card, or there are more than anybody is dealt at once.
#[must_use]
pub(crate) fn cards(text: &str) -> Option<Dealt> {
    let words = text.split([',', ' ']).filter(|word| !word.is_empty());
    let cards: Vec<Card> = words.map(written_card).collect::<Option<_>>()?;
    Dealt::of(cards.into_iter().map(Some))
}
