//! Cards as people write them: `Ah Kd`, `AhKd`, `KdKsQdQh(Qs)` with hole cards in parentheses (IGL-42), `Jo` for a joker.

use crate::cards::card::{Card, Rank, Suit};
use crate::cards::list::Cards;
use crate::readable::AsTyped;
use std::fmt;

/// A player's cards in the order written, with the hole cards marked if the notation marked them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Holding {
    cards: Cards,
    /// One bit for each place in parentheses; nobody holds more than 64 cards.
    hole: u64,
}

impl Holding {
    /// Cards whose hole cards aren't marked.
    #[must_use]
    pub fn unmarked(cards: impl Into<Cards>) -> Self {
        Self { cards: cards.into(), hole: 0 }
    }

    /// All the cards, hole cards among them.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// True if nothing is held or shown.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// True if any card is in parentheses; otherwise nobody knows which are hole cards.
    #[must_use]
    pub const fn is_marked(&self) -> bool {
        self.hole != 0
    }

    /// The cards in parentheses.
    pub fn hole(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards.iter().enumerate().filter(|(place, _)| self.is_hole(*place)).map(|(_, card)| *card)
    }

    /// Which places hold cards in parentheses, one bit each, for the first 64 cards.
    #[must_use]
    pub const fn hole_places(&self) -> u64 {
        self.hole
    }

    const fn is_hole(&self, place: usize) -> bool {
        place < 64 && self.hole & (1 << place) != 0
    }

    /// Adds a card, in parentheses if it is a hole card.
    pub fn push(&mut self, card: Card, hole: bool) {
        if hole && self.cards.len() < 64 {
            self.hole |= 1 << self.cards.len();
        }
        self.cards.push(card);
    }

    /// Takes the last card away, if there is one.
    pub fn pop(&mut self) {
        self.cards.pop();
        if let Some(past) = u32::try_from(self.cards.len()).ok().and_then(|place| 1_u64.checked_shl(place)) {
            self.hole &= !past;
        }
    }
}

impl fmt::Display for Holding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut open = false;
        for (position, card) in self.cards.iter().enumerate() {
            let (space, hole) = (if position == 0 { "" } else { " " }, self.is_hole(position));
            match (open, hole) {
                (false, true) => write!(f, "{space}({card}")?,
                (true, false) => write!(f, "){space}{card}")?,
                _ => write!(f, "{space}{card}")?,
            }
            open = hole;
        }
        f.write_str(if open { ")" } else { "" })
    }
}

/// Text that isn't cards.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{token}` at position {position} isn't a card: {why}")]
pub struct NotCards {
    token: String,
    position: usize,
    why: Why,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
enum Why {
    #[error("use a rank 2-9 T J Q K A and a suit c d h s, or `Jo`")]
    Form,
    #[error("the suit is missing")]
    NoSuit,
    #[error("write a ten as `T`")]
    Ten,
    #[error("use one pair of parentheses, around the hole cards")]
    Parenthesis,
}

/// Reads cards without parentheses: a board, a deck, a cold hand.
///
/// Names the token that isn't a card; doesn't mind a card written twice.
///
/// # Errors
///
/// The first piece that isn't a card, its place, and why; a parenthesis isn't allowed here.
///
/// ```
/// # use housebook_engine::cards::parse_cards;
/// assert_eq!(parse_cards("Ah Td 2c")?, parse_cards("AhTd2c")?);
/// assert_eq!(parse_cards("Ah 10d").unwrap_err().to_string(), "`10d` at position 4 isn't a card: write a ten as `T`");
/// # Ok::<(), housebook_engine::cards::NotCards>(())
/// ```
pub fn parse_cards(text: &str) -> Result<Vec<Card>, NotCards> {
    read(text, false).map(|holding| holding.cards.into_vec())
}

/// Reads a player's cards, hole cards in any number of parentheses.
///
/// # Errors
///
/// The first piece that isn't a card, its place, and why.
///
/// ```
/// # use housebook_engine::cards::parse_holding;
/// let stud = parse_holding("(2h 9c) Kd Qs 5s Jh (2d)")?;
/// assert_eq!(stud.cards().len(), 7);
/// assert_eq!(stud.hole().map(|card| card.to_string()).collect::<Vec<_>>(), ["2h", "9c", "2d"]);
/// # Ok::<(), housebook_engine::cards::NotCards>(())
/// ```
pub fn parse_holding(text: &str) -> Result<Holding, NotCards> {
    read(text, true)
}

fn read(text: &str, parentheses: bool) -> Result<Holding, NotCards> {
    let mut holding = Holding::default();
    let mut hole = false;
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let behind = rest.get(first.len_utf8()..).unwrap_or_default();
        let no = |why| not_cards(text, rest, why);
        match first {
            ' ' | '\t' => rest = behind,
            '(' | ')' => {
                if !parentheses || hole == (first == '(') {
                    return Err(no(Why::Parenthesis));
                }
                hole = first == '(';
                rest = behind;
            }
            _ => {
                let (card, behind) = card(rest).map_err(no)?;
                holding.push(card, hole);
                rest = behind;
            }
        }
    }
    if hole { Err(not_cards(text, "(", Why::Parenthesis)) } else { Ok(holding) }
}

/// The card at the start of the text, and what follows it.
fn card(text: &str) -> Result<(Card, &str), Why> {
    if let Some(behind) = text.strip_prefix("Jo") {
        return Ok((Card::JOKER, behind));
    }
    let mut letters = text.chars();
    let rank = letters.next().and_then(Rank::from_letter);
    let Some(rank) = rank else {
        return Err(if text.starts_with("10") { Why::Ten } else { Why::Form });
    };
    match letters.next().map(Suit::from_letter) {
        Some(Some(suit)) => Ok((Card::new(rank, suit), letters.as_str())),
        Some(None) => Err(Why::Form),
        None => Err(Why::NoSuit),
    }
}

fn not_cards(text: &str, rest: &str, why: Why) -> NotCards {
    let read = text.len().saturating_sub(rest.len());
    let before = text.get(..read).unwrap_or_default().chars().count();
    let width = if why == Why::Ten { 3 } else { 2 };
    let mut token: String = rest.chars().take_while(|letter| !letter.is_whitespace()).take(width).collect();
    if why == Why::Parenthesis {
        token.truncate(1);
    }
    NotCards { token: token.as_typed(), position: before.saturating_add(1), why }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn says(text: &str, sentence: &str) {
        assert_eq!(parse_holding(text).unwrap_err().to_string(), sentence);
    }

    #[test]
    fn spaces_are_optional() {
        assert_eq!(parse_cards("AhKdTc"), parse_cards("  Ah Kd\tTc "));
        assert_eq!(parse_cards("").unwrap(), []);
    }

    #[test]
    fn hole_cards_stand_in_parentheses() {
        let holding = parse_holding("(4h 9s) Td 4c 5d Ts (6s)").unwrap();
        assert_eq!(holding.cards().len(), 7);
        let hole: Vec<String> = holding.hole().map(|card| card.to_string()).collect();
        assert_eq!(hole, ["4h", "9s", "6s"]);
        assert_eq!(holding.to_string(), "(4h 9s) Td 4c 5d Ts (6s)");
        assert!(!parse_holding("4h 9s").unwrap().is_marked());
    }

    #[test]
    fn the_bad_token_is_named() {
        says(
            "Ah Xd",
            "`Xd` at position 4 isn't a card: use a rank 2-9 T J Q K A and a suit c d h s, or `Jo`",
        );
        says("Ah10h", "`10h` at position 3 isn't a card: write a ten as `T`");
        says("AhK", "`K` at position 3 isn't a card: the suit is missing");
        says(
            "A\u{2665}",
            "`A♥` at position 1 isn't a card: use a rank 2-9 T J Q K A and a suit c d h s, or `Jo`",
        );
        for text in ["(Ah", "Ah)", "((Ah))", "Ah ("] {
            assert!(parse_holding(text).unwrap_err().to_string().contains("parentheses"), "{text}");
        }
        assert!(parse_cards("(Ah)").is_err());
    }

    #[test]
    fn letters_are_taken_as_they_are_written() {
        for text in ["ah", "AH", "1h", "Tt", "A h", "Ah,Kd"] {
            assert!(parse_cards(text).is_err(), "{text}");
        }
    }
}
