//! The commonest actions as nearly every file writes them, read straight from the letters.
//!
//! An action written another way, or a wrong one, is left to [`Acts::take`], which gives these the same meaning.

use crate::formats::hands::phh::action::Acts;
use crate::formats::hands::phh::cards;
use crate::formats::hands::phh::decimal::{Decimal, Grammar, short_head};
use crate::play::{Act, Dealt};

impl Acts {
    /// Takes the action in quotes that begins here; returns how many letters it has, quotes included. The caller notes its
    /// place.
    ///
    /// `None` if it isn't one of the commonest; nothing is taken then.
    #[inline]
    pub(crate) fn take_brief(&mut self, letters: &[u8]) -> Option<usize> {
        let (quote @ (b'\'' | b'"'), inside) = letters.split_first()? else { return None };
        let length = match inside {
            [b'p', player @ b'1'..=b'9', b' ', b'f', end, ..] if end == quote => {
                let seat = self.named(*player);
                self.acts.push(Act::Fold(seat));
                4
            }
            [b'p', player @ b'1'..=b'9', b' ', b'c', b'c', end, ..] if end == quote => {
                let seat = self.named(*player);
                self.acts.push(Act::Call(seat));
                5
            }
            [b'd', b' ', b'd', b'h', b' ', b'p', player @ b'1'..=b'9', b' ', cards @ ..] => {
                let seat = usize::from(player.wrapping_sub(b'1'));
                self.acts.push(Act::Deal { seat, cards: Dealt::NONE });
                let length = self.dealt(cards, *quote)?;
                self.highest_is(seat, self.acts.len().wrapping_sub(1));
                length.wrapping_add(8)
            }
            [b'd', b' ', b'd', b'b', b' ', cards @ ..] => {
                self.acts.push(Act::Board(Dealt::NONE));
                self.dealt(cards, *quote)?.wrapping_add(5)
            }
            [b'p', player @ b'1'..=b'9', b' ', b'c', b'b', b'r', b' ', amount @ ..] => {
                let (whole, digits) = short_head(amount, Grammar::Amount)?;
                if amount.get(digits) != Some(quote) {
                    return None;
                }
                let seat = self.named(*player);
                self.raise(seat, Decimal::whole(whole));
                digits.wrapping_add(7)
            }
            _ => return None,
        };
        Some(length.wrapping_add(2))
    }

    /// The player with that digit, from 0.
    fn named(&mut self, digit: u8) -> usize {
        let seat = usize::from(digit.wrapping_sub(b'1'));
        self.highest_is(seat, self.acts.len());
        seat
    }

    /// The cards that the last act deals.
    pub(crate) fn last_cards(&mut self) -> Option<&mut Dealt> {
        match self.acts.last_mut() {
            Some(Act::Deal { cards, .. } | Act::Board(cards) | Act::Blind(cards)) => Some(cards),
            _ => None,
        }
    }

    /// Reads the cards of the last act, up to the quote; returns how many letters they have. Without cards the act is dropped.
    fn dealt(&mut self, letters: &[u8], quote: u8) -> Option<usize> {
        let length = self.last_cards().and_then(|dealt| cards::read_up_to(quote, letters, dealt));
        if length.is_none() {
            self.acts.pop();
        }
        length
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::hands::record::Spot;

    const BRIEF: [&str; 9] = [
        "p1 f",
        "p9 cc",
        "p3 cbr 300",
        "p3 cbr 007",
        "p2 cbr 999999999999999",
        "d dh p4 AhKd",
        "d dh p1 ??",
        "d db 2c3d4h",
        "d db 2c3dJo5s6c7d8h9s",
    ];

    const OTHERS: [&str; 16] = [
        "",
        "p0 f",
        "p10 f",
        "p1 f ",
        "p1  f",
        "p1 fold",
        "p1 cc # thinks long",
        "p1 cbr",
        "p1 cbr 1.5",
        "p1 cbr 1000000000000000",
        "d dh p4",
        "d dh p4 ",
        "d dh p4 AhK",
        "d dh p4 Ah 2d",
        "d db 2c3dJo5s6c7d8h9sTcJcQcKcAc2d2h2s4d",
        "t misdeal",
    ];

    #[test]
    fn brief_actions_mean_what_they_mean_word_by_word() {
        let spot = Spot { line: 3, column: 7 };
        for (text, quote) in BRIEF.into_iter().flat_map(|text| [(text, '\''), (text, '"')]) {
            let (mut brief, mut whole) = (Acts::default(), Acts::default());
            for seat in ["p2 f", text, "p1 cbr 5"] {
                whole.take(seat, spot).unwrap();
                let letters = format!("{quote}{seat}{quote}, {quote}");
                assert_eq!(brief.take_brief(letters.as_bytes()), Some(seat.len() + 2), "{letters}");
                brief.spots.push(spot);
            }
            assert_eq!(format!("{brief:?}"), format!("{whole:?}"));
        }
    }

    #[test]
    fn of_other_actions_nothing_is_taken() {
        let quoted = OTHERS.into_iter().map(|text| format!("'{text}', '"));
        let unended =
            BRIEF.into_iter().flat_map(|text| [format!("'{text}"), format!("'{text}\"]"), text.to_owned()]);
        for letters in quoted.chain(unended) {
            let mut acts = Acts::default();
            assert_eq!(acts.take_brief(letters.as_bytes()), None, "{letters}");
            assert_eq!(format!("{acts:?}"), format!("{:?}", Acts::default()), "{letters}");
        }
    }
}
