//! The object with the hands to compare, read into cards and a way to judge them.

use crate::as_text::counted;
use crate::cards::{Card, CardSet, Holding, Rank, parse_cards, parse_holding};
use crate::formats::line::{Id, Text, wilds};
use crate::games::Highs;
use crate::hand::{Cite, Comparing, Hand, HouseRules, Reason, ReasonFact, SEATS_MAX, Seats, Voice};
use crate::money::Currency;
use crate::rank::{Customs, High, Joker, LowLadder, Scheme, Seen, Uses, Wilds};
use crate::refusal::{Notice, Refusal};
use serde::Deserialize;
use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The most jokers in a deck.
const JOKERS_MAX: usize = 2;

/// A comparison as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Written<'a> {
    /// Given back with the answer.
    #[serde(borrow, default)]
    pub id: Id<'a>,
    /// The house whose ranking orders apply.
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

/// The most cards of a hand and the board together: for a low, every choice among them is tried.
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
    /// Why they rank as they do, if the house has rules on it.
    pub why: Vec<Notice>,
}

impl Written<'_> {
    /// What to compare, and how the house does it.
    pub(crate) fn comparison(&self, house: &HouseRules) -> Result<Comparison, Refusal> {
        let customs = &house.ranking.customs;
        if !(1..=HANDS_MAX).contains(&self.hands.len()) {
            let message = format!("{} hands; give 1 to {HANDS_MAX}", self.hands.len());
            return Err(Refusal::new("hand-count", message));
        }
        let board =
            parse_cards(&self.board).map_err(|why| Refusal::new("no-card", format!("board: {why}")))?;
        let hands: Vec<Holding> = self.hands.iter().enumerate().map(read_hand).collect::<Result<_, _>>()?;
        let scheme = self.scheme(customs)?;
        for (number, hand) in hands.iter().enumerate() {
            self.check(number, hand, &board, &scheme)?;
        }
        let why = self.why(house, &scheme, &board, &hands);
        Ok(Comparison { scheme, board, hands, why })
    }

    /// Why each hand is ahead of the next best, in order; empty if the house has no rules on it.
    fn why(&self, house: &HouseRules, scheme: &Scheme, board: &[Card], hands: &[Holding]) -> Vec<Notice> {
        let Some(ladder) = scheme.high.as_ref() else { return Vec::new() };
        let mut groups: BTreeMap<Reverse<High>, Seats> = BTreeMap::new();
        for (place, hand) in hands.iter().enumerate().take(SEATS_MAX) {
            if let Some(high) = scheme.best_high(&Seen::new(hand, board)) {
                let seats = groups.entry(Reverse(high)).or_insert(Seats::NONE);
                *seats = seats.with(place);
            }
        }
        let highs = if self.high == HighWord::ThreeCard { Highs::Three } else { Highs::Five };
        let comparing = Comparing { ladder, highs, wild: !scheme.wilds.is_none() };
        let groups: Vec<(High, Seats)> = groups.into_iter().map(|(high, seats)| (high.0, seats)).collect();
        let level = groups.iter().filter(|(_, seats)| seats.count() > 1).map(|group| (*group, *group));
        let apart = groups.iter().zip(groups.iter().skip(1)).map(|(one, next)| (*one, *next));
        let names: Vec<String> = (0..hands.len()).map(|place| format!("hand {place}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let unit = Currency::units(0);
        let voice = Voice { house, names: &names, unit, scheme, sides: ["high", "low"] };
        let told = |((high, seats), (next, others)): ((High, Seats), (High, Seats))| {
            let ahead = comparing.decides(high, next);
            let cite = Cite::Beats(ahead);
            house.rule(cite)?;
            let [hand, other] = [high, next].map(Hand::High);
            let told =
                Reason { cite, fact: ReasonFact::Ahead { ahead, seats, hand, others, other } }.told(&voice);
            Some(Notice::new(Some(&told.rule), told.text))
        };
        level.chain(apart).filter_map(told).collect()
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
        // There's no game here, and a new deck comes with two jokers.
        let (jokers, cards): (Vec<Card>, Vec<Card>) = all.clone().partition(|card| card.is_joker());
        if let Some(card) = CardSet::twice(cards) {
            return no("card-twice", format!("{card} appears twice"));
        }
        if jokers.len() > JOKERS_MAX {
            return no("card-twice", format!("a deck has only {JOKERS_MAX} jokers"));
        }
        if scheme.wilds.joker == Joker::Absent && all.clone().any(Card::is_joker) {
            let message = "there's a joker, but `wild` has neither `joker` nor `bug`";
            return no("joker-not-wild", message.to_owned());
        }
        let small = |card: &Card| {
            self.high == HighWord::ShortDeck && card.rank().is_some_and(|rank| rank < Rank::Six)
        };
        if let Some(card) = all.clone().find(small) {
            return no("card-not-in-deck", format!("{card} isn't in a short deck"));
        }
        if scheme.wilds.needs_hole() && board.is_empty() && !hand.is_marked() {
            return no("hole-cards-unknown", "hole cards are wild, so put them in parentheses".to_owned());
        }
        let (held, needed) = (own.len().saturating_add(board.len()), self.needed());
        if self.uses == UseWord::Two && (own.len() < 2 || board.len() < 3) {
            let message = "a hand here is two of your own cards and three from the board";
            return no("wrong-card-count", message.to_owned());
        }
        if held < needed || held > CARDS_MAX {
            return no(
                "wrong-card-count",
                format!("{}; give {needed} to {CARDS_MAX}", counted(held, "card")),
            );
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
