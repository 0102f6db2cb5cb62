//! The object hands are compared from, read into cards and a way to judge them.

use crate::domain::cards::{Card, CardSet, Holding, Rank, parse_cards, parse_holding};
use crate::domain::rank::{Customs, Joker, LowLadder, Scheme, Uses, Wilds};
use crate::domain::refusal::Refusal;
use crate::formats::line::{Id, Text, wilds};
use serde::Deserialize;
use std::borrow::Cow;

/// A comparison as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written<'a> {
    /// Given back with the answer.
    #[serde(borrow, default)]
    pub id: Id<'a>,
    /// The house whose orders hold.
    #[serde(borrow, default)]
    pub house: Option<Cow<'a, str>>,
    #[serde(default)]
    high: HighWord,
    #[serde(default)]
    low: LowWord,
    #[serde(default, rename = "use")]
    uses: UseWord,
    #[serde(borrow, default)]
    board: Cow<'a, str>,
    #[serde(borrow)]
    hands: Vec<Text<'a>>,
    #[serde(borrow, default)]
    wild: Vec<Text<'a>>,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum HighWord {
    #[default]
    Standard,
    ShortDeck,
    ThreeCard,
    Partial,
    None,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, Deserialize)]
enum LowWord {
    #[serde(rename = "a5")]
    AceToFive,
    #[serde(rename = "8")]
    EightOrBetter,
    #[serde(rename = "27")]
    DeuceToSeven,
    #[serde(rename = "house")]
    House,
    #[serde(rename = "badugi")]
    Badugi,
    #[default]
    #[serde(rename = "none")]
    None,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum UseWord {
    #[default]
    Any,
    Two,
}

/// The most cards of a hand and the board together: all their choices are tried for a low.
const CARDS_MAX: usize = 13;

/// The most hands of one line.
const HANDS_MAX: usize = 1000;

/// Hands ready to be compared.
pub struct Comparison {
    /// How they are judged.
    pub scheme: Scheme,
    /// The shared cards.
    pub board: Vec<Card>,
    /// The hands, in the order written.
    pub hands: Vec<Holding>,
}

impl Written<'_> {
    /// What to compare, and how the house does it.
    pub fn comparison(&self, customs: &Customs) -> Result<Comparison, Refusal> {
        if !(1..=HANDS_MAX).contains(&self.hands.len()) {
            let message = format!("{} hands; from 1 to {HANDS_MAX} are compared", self.hands.len());
            return Err(Refusal::new("hand-count", message));
        }
        let board =
            parse_cards(&self.board).map_err(|why| Refusal::new("no-card", format!("board: {why}")))?;
        let hands: Vec<Holding> = self.hands.iter().enumerate().map(read_hand).collect::<Result<_, _>>()?;
        let scheme = self.scheme(customs)?;
        for (number, hand) in hands.iter().enumerate() {
            self.check(number, hand, &board, &scheme)?;
        }
        Ok(Comparison { scheme, board, hands })
    }

    fn scheme(&self, customs: &Customs) -> Result<Scheme, Refusal> {
        let high = match self.high {
            HighWord::Standard | HighWord::Partial => Some(customs.five),
            HighWord::ShortDeck => Some(customs.short),
            HighWord::ThreeCard => Some(customs.three),
            HighWord::None => None,
        };
        let low = match self.low {
            LowWord::AceToFive => Some(LowLadder::ACE_TO_FIVE),
            LowWord::EightOrBetter => Some(LowLadder::EIGHT_OR_BETTER),
            LowWord::DeuceToSeven => Some(LowLadder::DEUCE_TO_SEVEN),
            LowWord::House => Some(customs.low),
            LowWord::Badugi => Some(LowLadder::Badugi),
            LowWord::None => None,
        };
        let wilds = Wilds { ace: customs.low_ace, ..wilds(&self.wild)? };
        let uses = if self.uses == UseWord::Two { Uses::Two } else { Uses::Any };
        Ok(Scheme { high, low: low.map(|low| low.with_wilds_paired(customs.wilds_pair)), wilds, uses })
    }

    fn check(&self, number: usize, hand: &Holding, board: &[Card], scheme: &Scheme) -> Result<(), Refusal> {
        let no = |code, what: String| Err(Refusal::new(code, format!("hand {number}: {what}")));
        let (own, all) = (hand.cards(), hand.cards().iter().chain(board).copied());
        if let Some(card) = CardSet::twice(all.clone()) {
            return no("card-twice", format!("{card} is there twice"));
        }
        if scheme.wilds.joker == Joker::Absent && all.clone().any(Card::is_joker) {
            return no("joker-not-wild", "a joker is neither `joker` nor `bug` here".to_owned());
        }
        let small = |card: &Card| {
            self.high == HighWord::ShortDeck && card.rank().is_some_and(|rank| rank < Rank::Six)
        };
        if let Some(card) = all.clone().find(small) {
            return no("card-not-in-deck", format!("{card} is not in a short deck"));
        }
        if scheme.wilds.needs_hole() && board.is_empty() && !hand.is_marked() {
            return no("hole-cards-unknown", "hole cards are wild, so put them in parentheses".to_owned());
        }
        let (held, needed) = (own.len().saturating_add(board.len()), self.needed());
        if self.uses == UseWord::Two && (own.len() < 2 || board.len() < 3) {
            return no("wrong-card-count", "two of the hand and three of the board are needed".to_owned());
        }
        if held < needed || held > CARDS_MAX {
            return no("wrong-card-count", format!("{held} cards; from {needed} to {CARDS_MAX} are judged"));
        }
        Ok(())
    }

    /// The fewest cards that can be judged.
    fn needed(&self) -> usize {
        let high = match self.high {
            HighWord::Standard | HighWord::ShortDeck => 5,
            HighWord::ThreeCard => 3,
            HighWord::Partial | HighWord::None => 1,
        };
        let low = match self.low {
            LowWord::None | LowWord::Badugi => 1,
            _ => 5,
        };
        high.max(low)
    }
}

fn read_hand((number, Text(text)): (usize, &Text)) -> Result<Holding, Refusal> {
    parse_holding(text).map_err(|why| Refusal::new("no-card", format!("hand {number}: {why}")))
}
