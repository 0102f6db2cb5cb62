//! Why compared hands rank as they do, each reason with the house rule behind it.

use crate::cards::{Card, Holding, Rank};
use crate::hand::beats_told::WHEEL;
use crate::house::{House, Key, key};
use crate::rank::{Category, Customs, High, Low, LowLadder, LowOrder, Lowest, Scheme, Seen};
use crate::refusal::Notice;

const KINDS: &[(Category, &str)] = &[
    (Category::HighCard, "high card"),
    (Category::Pair, "a pair"),
    (Category::TwoPair, "two pair"),
    (Category::ThreeOfAKind, "three of a kind"),
    (Category::Straight, "a straight"),
    (Category::Flush, "a flush"),
    (Category::FullHouse, "a full house"),
    (Category::FourOfAKind, "four of a kind"),
    (Category::StraightFlush, "a straight flush"),
    (Category::FiveOfAKind, "five of a kind"),
];

/// Hands that are compared at a house.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Compared<'a> {
    /// The house whose rules are cited.
    pub house: &'a House,
    /// What beats what there.
    pub customs: &'a Customs,
    /// How the hands are judged: order, low, wild cards, which cards play.
    pub scheme: &'a Scheme,
    /// The shared cards; empty in a game without them.
    pub board: &'a [Card],
    /// Each player's own cards.
    pub hands: &'a [Holding],
}

impl Compared<'_> {
    /// Why they rank like this: only what mattered for these hands, and only if the house has a rule for it.
    #[must_use]
    pub(crate) fn why(&self) -> Vec<Notice> {
        let seen: Vec<Seen> = self.hands.iter().map(|hand| Seen::new(hand, self.board)).collect();
        let highs: Vec<Option<High>> = seen.iter().map(|seen| self.scheme.best_high(seen)).collect();
        let lows: Vec<Option<Low>> = seen.iter().map(|seen| self.scheme.best_low(seen)).collect();
        let reasons = [
            self.lowest_is_wild(),
            self.kinds(&highs),
            self.tie(&highs),
            self.lowest_straight(&highs),
            self.best_low(&lows),
            self.runs_and_suits(&seen, &lows),
            self.paired_aces(&lows),
            self.swinging_ace(&highs, &lows),
        ];
        let wild = self.wild_reasons(&highs, &lows);
        let both = self.both_ways(&highs, &lows);
        reasons.into_iter().flatten().chain(wild).chain(both).collect()
    }

    /// A reason by the setting's first rule, or by its last; `None` if the house says nothing.
    pub(crate) fn by(&self, key: Key, last: bool, text: String) -> Option<Notice> {
        let rules = self.house.setting(key)?.rule.clone()?;
        let ids: Vec<&str> = rules.split(", ").collect();
        let id = if last { ids.last() } else { ids.first() };
        Some(Notice::new(id.copied(), text))
    }

    fn lowest_is_wild(&self) -> Option<Notice> {
        let eligible = |hand: &Holding| -> Vec<Card> {
            match self.scheme.wilds.lowest {
                Some(Lowest::Hand) => hand.cards().to_vec(),
                _ => hand.hole().collect(),
            }
        };
        self.scheme.wilds.lowest?;
        let aced = |hand: &&Holding| eligible(hand).iter().any(|card| card.rank() == Some(Rank::Ace));
        self.hands.iter().find(aced)?;
        let text = match self.house.word(key::WILD_LOW_ACE)?.value {
            "choice" => "players call an ace high or low; the program uses whichever is better",
            "unless-all-aces" => "an ace isn't the lowest card, unless every card that counts is an ace",
            _ => "an ace is never the lowest card",
        };
        self.by(key::WILD_LOW_ACE, false, text.to_owned())
    }

    /// Which kind beats which, among the kinds the players hold.
    fn kinds(&self, highs: &[Option<High>]) -> Option<Notice> {
        let ladder = self.scheme.high.filter(|_| self.house.is_unset(key::RANK_WITHIN))?;
        let mut held: Vec<High> = highs.iter().flatten().copied().collect();
        held.sort_unstable_by(|one, other| other.cmp(one));
        let mut kinds: Vec<Category> = held.into_iter().map(|high| ladder.category(high)).collect();
        kinds.dedup();
        if kinds.len() < 2 {
            return None;
        }
        let words: Vec<&str> = kinds.iter().map(|kind| word(*kind)).collect();
        let key = if ladder.size() == 3 { key::RANK_THREE } else { key::RANK_FIVE };
        self.by(key, false, format!("what beats what at this house, best first: {}", words.join(", ")))
    }

    fn tie(&self, highs: &[Option<High>]) -> Option<Notice> {
        let best = highs.iter().flatten().max().filter(|_| self.house.is_unset(key::RANK_WITHIN))?;
        let tied: Vec<String> = (0_usize..)
            .zip(highs)
            .filter(|(_, high)| high.as_ref() == Some(best))
            .map(|(number, _)| number.to_string())
            .collect();
        let text =
            format!("hands {} tie: suits, wild cards and unused cards don't break a tie", tied.join(" and "));
        if tied.len() < 2 { None } else { self.by(key::RANK_SUITS, false, text) }
    }

    fn lowest_straight(&self, highs: &[Option<High>]) -> Option<Notice> {
        let ladder = self.scheme.high?;
        highs.iter().flatten().find(|high| ladder.is_wheel(**high))?;
        self.by(key::RANK_WHEEL_STRAIGHT, false, WHEEL.to_owned())
    }

    fn best_low(&self, lows: &[Option<Low>]) -> Option<Notice> {
        lows.iter().flatten().next()?;
        let text = match self.house.word(key::LOW_ORDER)?.value {
            "wheel" => "the lowest hand wins low; the best low is A-2-3-4-5",
            _ => "the lowest hand wins low; the best low is 6-4-3-2-A",
        };
        if self.scheme.low.is_some_and(|low| low == self.customs.low) {
            self.by(key::LOW_ORDER, false, text.to_owned())
        } else {
            None
        }
    }

    /// Set if a low would be different with straights and flushes counted the other way.
    fn runs_and_suits(&self, seen: &[Seen], lows: &[Option<Low>]) -> Option<Notice> {
        let Some(LowLadder::Five(order)) = self.scheme.low else { return None };
        let other = LowLadder::Five(LowOrder { spoilt: !order.spoilt, ..order });
        let otherwise = Scheme { low: Some(other), ..*self.scheme };
        let depends =
            |(seen, low): &(&Seen, &Option<Low>)| low.is_some() && otherwise.best_low(seen) != **low;
        seen.iter().zip(lows).find(depends)?;
        let text = match order.spoilt {
            true => "straights and flushes count against a low",
            false => "straights and flushes don't hurt a low",
        };
        // Under eight or better they never hurt; some houses have a separate rule for that.
        self.by(key::LOW_STRAIGHTS, order.eight_or_better, text.to_owned())
    }

    fn paired_aces(&self, lows: &[Option<Low>]) -> Option<Notice> {
        let named = |low: &Low| self.scheme.low_name(*low) == "pair of aces";
        lows.iter().flatten().find(|low| named(low))?;
        let text = match self.house.word(key::LOW_ACE_PAIR)?.value {
            "low" => "a pair of aces is the lowest pair",
            _ => "a pair of aces is the highest pair, even for low",
        };
        self.by(key::LOW_ACE_PAIR, false, text.to_owned())
    }

    /// One ace, high for the high hand and low for the low; only if the house has a separate rule for it besides the low order.
    fn swinging_ace(&self, highs: &[Option<High>], lows: &[Option<Low>]) -> Option<Notice> {
        let both = self.hands.iter().zip(highs).zip(lows).find(|((hand, high), low)| {
            let aced = hand.cards().iter().chain(self.board).any(|card| card.rank() == Some(Rank::Ace));
            aced && high.is_some() && low.is_some()
        });
        both.filter(|_| {
            self.house
                .setting(key::LOW_ORDER)
                .is_some_and(|said| said.rule.as_ref().is_some_and(|rule| rule.contains(", ")))
        })?;
        let text = "an ace can be high for the high hand and low for the low hand";
        self.by(key::LOW_ORDER, true, text.to_owned())
    }
}

fn word(kind: Category) -> &'static str {
    KINDS.iter().find(|(known, _)| *known == kind).map_or("", |(_, word)| word)
}
