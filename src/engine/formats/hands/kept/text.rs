//! Free words, seats, cards and amounts inside a kept hand; none of them holds a blank.

use crate::cards::{Card, Rank, Suit};
use crate::formats::hands::kept::letters::SEATS;
use crate::money::Money;
use crate::play::Dealt;
use std::fmt::Write;

/// The letter of a seat.
pub(crate) fn seat_letter(seat: usize) -> char {
    SEATS.get(seat).map_or('?', |letter| char::from(*letter))
}

/// The seat of a letter.
pub(crate) fn seat(letter: u8) -> Option<usize> {
    match letter {
        b'0'..=b'9' => Some(usize::from(letter - b'0')),
        b'a'..=b'v' => Some(usize::from(letter - b'a') + 10),
        _ => None,
    }
}

/// Cards one after the other, `??` for one nobody saw.
pub(crate) fn push_cards(line: &mut String, cards: &Dealt) {
    for card in cards.cards() {
        line.push_str(card.map_or("??", Card::name));
    }
}

/// Reads cards.
pub(crate) fn cards(text: &str) -> Option<Dealt> {
    let mut dealt = Dealt::NONE;
    let pairs = text.as_bytes().chunks_exact(2);
    let whole = pairs.remainder().is_empty();
    for pair in pairs {
        let card = match pair {
            b"??" => None,
            b"Jo" => Some(Card::JOKER),
            [rank, suit] => {
                Some(Card::new(Rank::from_letter(char::from(*rank))?, Suit::from_letter(char::from(*suit))?))
            }
            _ => return None,
        };
        if !dealt.push(card) {
            return None;
        }
    }
    whole.then_some(dealt)
}

/// Reads an amount in minor units.
pub(crate) fn amount(text: &str) -> Option<Money> {
    text.parse().ok().and_then(Money::within)
}

/// Writes an amount that may be missing.
pub(crate) fn push_optional(line: &mut String, amount: Option<Money>) {
    match amount {
        Some(amount) => {
            let _ = write!(line, "{}", amount.minor());
        }
        None => line.push('-'),
    }
}

/// Reads an amount that may be missing.
pub(crate) fn optional(text: &str) -> Option<Option<Money>> {
    if text == "-" { Some(None) } else { amount(text).map(Some) }
}

/// Free words without a blank: `%` and a code for each character that would split them.
pub(crate) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_ascii_control() || matches!(letter, ' ' | '%' | '=' | ':' | '\u{7f}') {
            let _ = write!(out, "%{:02x}", u32::from(letter));
        } else {
            out.push(letter);
        }
    }
    out
}

/// The words that [`escaped`] was given.
pub(crate) fn unescaped(text: &str) -> Option<String> {
    let mut parts = text.split('%');
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (code, rest) = part.split_at_checked(2)?;
        out.push(char::from(u8::from_str_radix(code, 16).ok()?));
        out.push_str(rest);
    }
    Some(out)
}
