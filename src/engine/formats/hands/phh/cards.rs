//! Cards as a hand file writes them: one after the other, `??` for a card nobody saw, `Jo` for a joker.

use crate::cards::{Card, Rank, Suit};
use crate::play::{DEALT_MAX, Dealt};
use crate::readable::shown;

/// Reads cards, or says what is wrong with them.
pub(crate) fn read(text: &str) -> Result<Dealt, String> {
    let mut dealt = Dealt::NONE;
    read_into(text, &mut dealt).map(|()| dealt)
}

/// Reads cards in place, after the ones that are there.
pub(crate) fn read_into(text: &str, dealt: &mut Dealt) -> Result<(), String> {
    let bytes = text.as_bytes();
    for pair in bytes.chunks(2) {
        let card = match pair {
            [rank, suit] => card(*rank, *suit),
            _ => None,
        };
        let Some(card) = card else { return Err(no_card(text, pair)) };
        if !dealt.push(card) {
            let count = bytes.len() >> 1;
            return Err(format!("one action can have at most {DEALT_MAX} cards, not {count}"));
        }
    }
    Ok(())
}

/// Reads cards up to the letter that ends them, and how many letters they have. `None` without a card, or with a wrong one.
#[inline]
pub(crate) fn read_up_to(end: u8, letters: &[u8], dealt: &mut Dealt) -> Option<usize> {
    let (pairs, _) = letters.as_chunks();
    for [rank, suit] in pairs {
        if *rank == end {
            break;
        }
        dealt.push(card(*rank, *suit)?).then_some(())?;
    }
    let length = dealt.len().wrapping_mul(2);
    (length > 0 && letters.get(length) == Some(&end)).then_some(length)
}

/// A card of two letters; half a card counts as a card nobody saw.
#[inline]
fn card(rank: u8, suit: u8) -> Option<Option<Card>> {
    match (Rank::from_letter(char::from(rank)), Suit::from_letter(char::from(suit))) {
        (Some(rank), Some(suit)) => Some(Some(Card::new(rank, suit))),
        _ if (rank, suit) == (b'J', b'o') => Some(Some(Card::JOKER)),
        (Some(_), None) if suit == b'?' => Some(None),
        (None, Some(_)) if rank == b'?' => Some(None),
        (None, None) if (rank, suit) == (b'?', b'?') => Some(None),
        _ => None,
    }
}

fn no_card(text: &str, pair: &[u8]) -> String {
    let cards = shown(text);
    match pair {
        [one] if one.is_ascii() => {
            format!("`{cards}` ends in the middle of a card, `{}`", shown(&char::from(*one).to_string()))
        }
        [b'1', b'0'] => format!("`{cards}` isn't a list of cards: write a ten as `T`"),
        [one, other] if one.is_ascii() && other.is_ascii() => {
            let card: String = [char::from(*one), char::from(*other)].iter().collect();
            format!("`{}` isn't a card; cards look like `Ah`, `Tc` or `??`", shown(&card))
        }
        _ => format!("`{cards}` isn't a list of cards; cards look like `Ah`, `Tc` or `??`"),
    }
}

/// Cards as they are written.
#[must_use]
pub(crate) fn written(cards: &Dealt) -> String {
    cards.cards().iter().map(|card| card.map_or("??", Card::name)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_read_and_written_alike() {
        for text in ["", "AhKd", "????", "2c3d4h5s", "Jo7h"] {
            assert_eq!(written(&read(text).unwrap()), text);
        }
        assert_eq!(written(&read("A??h").unwrap()), "????");
    }

    #[test]
    fn what_is_no_card_is_named() {
        for (text, says) in [
            ("AhK", "`AhK` ends in the middle of a card, `K`"),
            ("Ah10", "`Ah10` isn't a list of cards: write a ten as `T`"),
            ("ahKd", "`ah` isn't a card; cards look like `Ah`, `Tc` or `??`"),
            ("A♥", "`A♥` isn't a list of cards; cards look like `Ah`, `Tc` or `??`"),
            ("2c2d2h2s3c3d3h3s4c4d4h4s5c5d5h5s6c", "one action can have at most 16 cards, not 17"),
        ] {
            assert_eq!(read(text).unwrap_err(), says, "{text}");
        }
    }
}
