//! Why one hand is ahead of another, in words.

use crate::hand::beats::Ahead;
use crate::hand::reason::ReasonFact;
use crate::hand::why::Voice;
use crate::rank::Category;

/// Where the run from the ace to the five stands.
pub(crate) const WHEEL: &str = "A-2-3-4-5 is a straight, and the lowest of them";

impl Voice<'_> {
    /// Why some are ahead of others, or level.
    pub(crate) fn ahead(&self, fact: ReasonFact) -> String {
        let ReasonFact::Ahead { ahead, seats, hand, others, other } = fact else { return String::new() };
        let (names, behind) = (self.all(seats), self.all(others));
        let [hand, other] = [hand, other].map(|hand| self.hand(hand));
        match ahead {
            Ahead::Kind(false) | Ahead::ThreeKind => format!("{hand} ranks above {other}"),
            Ahead::Kind(true) => format!("{hand} ranks above {other}, however many cards are wild"),
            Ahead::Tie => {
                format!("{names} are equal in all five cards; suits and other cards don't count")
            }
            Ahead::ThreeTie => format!("{names} are equal in all three cards; suits don't count"),
            Ahead::Wheel => WHEEL.to_owned(),
            Ahead::Within(kind) => {
                let (kind, what) = said(kind);
                format!("{names} against {behind}, {kind} against {kind}: {what} decides")
            }
            Ahead::ThreeRun => {
                format!(
                    "{names} against {behind}, run against run: the top card decides, and 3-2-A is the lowest"
                )
            }
            Ahead::ThreeWithin => format!(
                "{names} against {behind}, {hand} against {other}: the set or pair first, then card by card from the top"
            ),
            Ahead::FewKind => {
                format!("fewer than five cards make pairs, threes and fours only: {hand} ranks above {other}")
            }
            Ahead::FewTie => format!("{names} are equal in all the cards they have; suits don't count"),
            Ahead::FewWithin(kind) => {
                format!("{names} against {behind}, {hand} against {other}: {} decides", said(kind).1)
            }
            Ahead::FewNone => {
                format!("{names} against {behind}, {hand} against {other}: a side card beats none")
            }
        }
    }
}

/// What people call two hands of a kind, and what decides between them.
const fn said(kind: Category) -> (&'static str, &'static str) {
    match kind {
        Category::FiveOfAKind => ("five", "the rank"),
        Category::StraightFlush => ("straight flush", "the top card"),
        Category::FourOfAKind => ("four", "the rank of the four, then the fifth card"),
        Category::FullHouse => ("full house", "the three, then the pair"),
        Category::Flush => ("flush", "card by card from the top"),
        Category::Straight => ("straight", "the top card"),
        Category::ThreeOfAKind => ("three", "the rank of the three, then the side cards from the top"),
        Category::TwoPair => ("two pair", "the higher pair, the lower pair, then the fifth card"),
        Category::Pair => ("pair", "the rank of the pair, then the side cards from the top"),
        Category::HighCard => ("high card", "card by card from the top"),
    }
}
