//! Why one hand beats another, in words.

use crate::as_text::with_a;
use crate::hand::beats::Ahead;
use crate::hand::reason::ReasonFact;
use crate::hand::why::Voice;
use crate::rank::Category;

/// Where the run from ace to five ranks.
pub(crate) const WHEEL: &str = "A-2-3-4-5 is the lowest straight";

impl Voice<'_> {
    /// Why some hands beat others or tie.
    pub(crate) fn ahead(&self, fact: ReasonFact) -> String {
        let ReasonFact::Ahead { ahead, seats, hand, others, other } = fact else { return String::new() };
        let (names, behind) = (self.all(seats), self.all(others));
        let [hand, other] = [hand, other].map(|hand| self.hand(hand));
        match ahead {
            Ahead::Kind(false) | Ahead::ThreeKind => beats(&hand, &other),
            Ahead::Kind(true) => format!("{}, no matter how many cards are wild", beats(&hand, &other)),
            Ahead::Tie => {
                format!("{names} tie on all five cards; suits and other cards don't count")
            }
            Ahead::ThreeTie => format!("{names} tie on all three cards; suits don't count"),
            Ahead::Wheel => WHEEL.to_owned(),
            Ahead::Within(kind) => {
                let (kind, what) = said(kind);
                format!("{names} beats {behind}, {kind} against {kind}: compare {what}")
            }
            Ahead::ThreeRun => {
                format!(
                    "{names} beats {behind}, {hand} against {other}: the top card decides, and 3-2-A is the lowest"
                )
            }
            Ahead::ThreeWithin => format!(
                "{names} beats {behind}, {hand} against {other}: compare the set or pair first, then card by card from the top"
            ),
            Ahead::FewKind => {
                let beats = beats(&hand, &other);
                format!("with fewer than five cards, only pairs, threes and fours count: {beats}")
            }
            Ahead::FewTie => format!("{names} tie on all their cards; suits don't count"),
            Ahead::FewWithin(kind) => {
                format!("{names} beats {behind}, {hand} against {other}: compare {}", said(kind).1)
            }
            Ahead::FewNone => {
                format!("{names} beats {behind}, {hand} against {other}: any kicker beats no kicker")
            }
        }
    }
}

/// A hand inside a sentence: `a pair of kings`, `two pair, kings and queens`.
fn one(hand: &str) -> String {
    let is_one =
        ["pair", "straight", "flush", "full house", "royal"].iter().any(|word| hand.starts_with(word));
    if is_one { with_a(hand) } else { hand.to_owned() }
}

/// One hand beats another. After a name with a comma in it, another comma follows.
fn beats(hand: &str, other: &str) -> String {
    let comma = if hand.contains(',') { "," } else { "" };
    format!("{}{comma} beats {}", one(hand), one(other))
}

/// What people call two hands of one kind, and what decides between them.
const fn said(kind: Category) -> (&'static str, &'static str) {
    match kind {
        Category::FiveOfAKind => ("five", "the rank"),
        Category::StraightFlush => ("straight flush", "the top card"),
        Category::FourOfAKind => ("four", "the rank of the four, then the fifth card"),
        Category::FullHouse => ("full house", "the three, then the pair"),
        Category::Flush => ("flush", "card by card from the top"),
        Category::Straight => ("straight", "the top card"),
        Category::ThreeOfAKind => ("three", "the rank of the three, then the kickers from the top"),
        Category::TwoPair => ("two pair", "the higher pair, the lower pair, then the fifth card"),
        Category::Pair => ("pair", "the rank of the pair, then the kickers from the top"),
        Category::HighCard => ("high card", "card by card from the top"),
    }
}
