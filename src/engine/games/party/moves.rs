//! What can happen in a party game: dice fall, a card comes off the deck, a player chooses.

use crate::cards::Card;
use crate::money::Money;

/// One thing that happened. The state of the game tells who did it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// Dice as they fell.
    Threw(Vec<Face>),
    /// A card as it was turned over.
    Dealt(Card),
    /// What the player whose turn it is chose.
    Chose(Choice),
    /// What a player does out of turn, by seat.
    Aside(usize, Choice),
}

/// What a die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Face {
    /// 1 to 6.
    Pips(u8),
    /// `L`: a chip goes to the left.
    Left,
    /// `C`: a chip goes into the pot.
    Center,
    /// `R`: a chip goes to the right.
    Right,
    /// The dot: the player keeps the chip.
    Dot,
    /// Nothing: it fell off the table.
    Off,
}

/// A kind of die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Die {
    /// One to six.
    Pips,
    /// L, C, R and three dots (CAU-109).
    Letters,
}

impl Die {
    /// Its six sides.
    #[must_use]
    pub const fn faces(self) -> [Face; 6] {
        match self {
            Self::Pips => {
                [Face::Pips(1), Face::Pips(2), Face::Pips(3), Face::Pips(4), Face::Pips(5), Face::Pips(6)]
            }
            Self::Letters => [Face::Left, Face::Center, Face::Right, Face::Dot, Face::Dot, Face::Dot],
        }
    }
}

/// What a player may choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// A choice that is one word.
    Word(Word),
    /// These dice are set aside.
    Keep(Vec<u8>),
    /// The player bets this much.
    Bet(Money),
    /// The card goes to this place of the layout.
    Place(u8),
    /// The card at this place is turned up.
    Turn(u8),
    /// The hidden card at this place was looked at.
    Saw(u8),
}

/// Choices that are one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Word {
    /// Throw on.
    Roll,
    /// The turn ends here.
    Stop,
    /// The player lets this one go.
    Pass,
    /// The next card of the stock.
    Stock,
    /// The top of the discard pile.
    Discard,
    /// A look at the player's two nearest cards.
    Look,
    /// An ace counts high.
    High,
    /// An ace counts low.
    Low,
    /// A pair is split.
    Split,
    /// A click of the crank, and nothing happened.
    Safe,
    /// A click of the crank, and it went off.
    Trigger,
}

/// The words as they are typed.
const WORDS: [(Word, &str); 11] = [
    (Word::Roll, "roll"),
    (Word::Stop, "stop"),
    (Word::Pass, "pass"),
    (Word::Stock, "stock"),
    (Word::Discard, "discard"),
    (Word::Look, "look"),
    (Word::High, "high"),
    (Word::Low, "low"),
    (Word::Split, "split"),
    (Word::Safe, "safe"),
    (Word::Trigger, "trigger"),
];

impl Choice {
    /// The rule for writing this choice down, for choices nobody can see afterwards.
    #[must_use]
    pub const fn kept_by(&self) -> Option<&'static str> {
        match self {
            Self::Word(Word::Look) => Some("CAU-070"),
            Self::Saw(_) => Some("CAU-073"),
            Self::Word(Word::High | Word::Low) => Some("CAU-092"),
            Self::Word(Word::Split) => Some("CAU-097"),
            _ => None,
        }
    }
}

impl Word {
    /// The word as it is typed.
    #[must_use]
    pub fn word(self) -> &'static str {
        WORDS.iter().find(|(word, _)| *word == self).map_or("", |(_, word)| word)
    }

    /// The choice of a typed word.
    #[must_use]
    pub fn find(typed: &str) -> Option<Self> {
        WORDS.iter().find(|(_, word)| *word == typed).map(|(word, _)| *word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_found_as_it_is_typed() {
        for (word, typed) in WORDS {
            assert_eq!((word.word(), Word::find(typed)), (typed, Some(word)));
        }
        assert_eq!(Word::find("crank"), None);
    }
}
