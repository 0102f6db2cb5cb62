//! One card as sites write it: `Th`, `10h`, `T♥`.

use crate::cards::{Card, Rank, Suit};

/// Suits as symbols.
const DRAWN: [(char, Suit); 8] = [
    ('\u{2660}', Suit::Spades),
    ('\u{2665}', Suit::Hearts),
    ('\u{2666}', Suit::Diamonds),
    ('\u{2663}', Suit::Clubs),
    ('\u{2664}', Suit::Spades),
    ('\u{2661}', Suit::Hearts),
    ('\u{2662}', Suit::Diamonds),
    ('\u{2667}', Suit::Clubs),
];

/// The card, if it is one.
#[must_use]
pub(crate) fn written_card(word: &str) -> Option<Card> {
    let word = word.trim_end_matches('\u{fe0f}');
    let suit = word.chars().next_back()?;
    let rank = word.get(..word.len().checked_sub(suit.len_utf8())?)?;
    let drawn = DRAWN.iter().find(|(letter, _)| *letter == suit).map(|(_, suit)| *suit);
    let suit = drawn.or_else(|| Suit::from_letter(suit.to_ascii_lowercase()))?;
    let mut letters = rank.chars();
    let rank = match rank {
        "10" => Rank::Ten,
        _ => Rank::from_letter(letters.next()?.to_ascii_uppercase()).filter(|_| letters.next().is_none())?,
    };
    Some(Card::new(rank, suit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_read_however_it_is_written() {
        for (word, name) in [
            ("Th", "Th"),
            ("10h", "Th"),
            ("10\u{2665}", "Th"),
            ("K\u{2660}", "Ks"),
            ("as", "As"),
            ("2\u{2663}\u{fe0f}", "2c"),
        ] {
            assert_eq!(written_card(word).map(Card::name), Some(name), "{word}");
        }
        for word in ["", "h", "1h", "11h", "Thh", "\u{2665}", "T", "TT"] {
            assert_eq!(written_card(word), None, "{word}");
        }
    }
}
