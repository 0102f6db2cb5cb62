//! How wild cards, and cards that play both ways, affected the compared hands.

use crate::cards::{Card, Holding, Rank};
use crate::hand::compared::Compared;
use crate::house::{Key, key};
use crate::rank::{Category, High, Low, Lowest, Scheme, Seen, Uses, Wilds};
use crate::refusal::Notice;

impl Compared<'_> {
    /// The reasons that only apply because of wild cards.
    pub(crate) fn wild_reasons(&self, highs: &[Option<High>], lows: &[Option<Low>]) -> Vec<Notice> {
        if self.scheme.wilds.is_none() {
            return Vec::new();
        }
        let reasons = [
            self.reach(highs),
            self.wild_flush(highs),
            self.lowest_forced(),
            self.lowest_wild_anyhow(),
            self.wild_low(lows),
        ];
        reasons.into_iter().flatten().collect()
    }

    /// Different cards for high and for low, and an ace that plays in both.
    pub(crate) fn both_ways(&self, highs: &[Option<High>], lows: &[Option<Low>]) -> Vec<Notice> {
        let plays = |hand: &Holding| {
            let high = self.scheme.high_cards(&self.seen(hand));
            let five = Scheme { uses: Uses::Any, ..*self.scheme };
            let other = five.best_low(&Seen::new(&Holding::unmarked(high.clone()), &[]));
            (high, other)
        };
        let both = || {
            let hands = self.hands.iter().zip(highs).zip(lows);
            hands
                .filter(|((_, high), low)| high.is_some() && low.is_some())
                .map(|((hand, _), low)| (hand, low))
        };
        let two = both().any(|(hand, low)| plays(hand).1 != *low);
        let text = "a player who goes both ways can use different cards for high and for low";
        let two = if two { self.by(key::HILO_PIG_TWO_HANDS, false, text.to_owned()) } else { None };
        let ace = both().any(|(hand, low)| {
            low.is_some_and(|low| ace_serves_twice(self.scheme, (hand, self.board), &plays(hand).0, low))
        });
        let text = "an ace can be high for the high hand and low for the low hand";
        let ace = if ace && self.has_several(key::HILO_PIG_TWO_HANDS) {
            self.by(key::HILO_PIG_TWO_HANDS, true, text.to_owned())
        } else {
            None
        };
        two.into_iter().chain(ace).collect()
    }

    fn has_several(&self, key: Key) -> bool {
        self.house.setting(key).is_some_and(|said| said.rule.as_ref().is_some_and(|rule| rule.contains(", ")))
    }

    fn seen(&self, hand: &Holding) -> Seen {
        Seen::new(hand, self.board)
    }

    /// The same scheme with no card wild.
    fn plain(&self) -> Scheme {
        Scheme { wilds: Wilds::default(), ..*self.scheme }
    }

    /// High hands that wild cards made, or made better.
    fn helped<'b>(&'b self, highs: &'b [Option<High>]) -> impl Iterator<Item = High> + 'b {
        let plain = self.plain();
        let hands = self.hands.iter().zip(highs);
        hands.filter_map(move |(hand, high)| high.filter(|_| plain.best_high(&self.seen(hand)) != *high))
    }

    fn is_flush(&self, high: High) -> bool {
        self.scheme.high.is_some_and(|ladder| ladder.category(high) == Category::Flush)
    }

    /// A wild card made a high hand; in a flush it cannot be any card.
    fn reach(&self, highs: &[Option<High>]) -> Option<Notice> {
        self.house.word(key::WILD_REACH).filter(|said| said.value == "any-card")?;
        self.helped(highs).find(|high| !self.is_flush(*high))?;
        let text = "a wild card can be any card, even one already in the hand";
        self.by(key::WILD_REACH, false, text.to_owned())
    }

    /// A flush that needs a wild card.
    fn wild_flush(&self, highs: &[Option<High>]) -> Option<Notice> {
        self.helped(highs).find(|high| self.is_flush(*high))?;
        let text = match self.house.flag(key::WILD_FLUSH_DUP)?.value {
            true => "in a flush a wild card can be a card the flush already has",
            false => "in a flush a wild card is the highest card the flush doesn't have",
        };
        self.by(key::WILD_FLUSH_DUP, false, text.to_owned())
    }

    /// The cards that can be the lowest card.
    fn eligible(&self, hand: &Holding) -> Vec<Card> {
        match self.scheme.wilds.lowest {
            Some(Lowest::Hand) => hand.cards().to_vec(),
            _ if hand.is_marked() => hand.hole().collect(),
            _ => hand.cards().to_vec(),
        }
    }

    /// Which of a hand's cards are wild under these rules, one list for each reading.
    fn wild_cards(&self, hand: &Holding, wilds: &Wilds) -> Vec<Vec<Card>> {
        let cards: Vec<Card> = hand.cards().iter().chain(self.board).copied().collect();
        let own = hand.cards().len();
        let hole = if hand.is_marked() { hand.hole_places() } else { (1_u64 << own.min(63)).wrapping_sub(1) };
        let of = |wild: u64| {
            let places = cards.iter().enumerate().take(64);
            places.filter(|(place, _)| wild & (1 << place) != 0).map(|(_, card)| *card).collect()
        };
        wilds.readings(&cards, hole).map(|reading| of(reading.wild)).collect()
    }

    /// True if the lowest card makes no card wild that wasn't wild before.
    fn is_wild_anyhow(&self, hand: &Holding) -> bool {
        let fixed = Wilds { lowest: None, ..self.scheme.wilds };
        let ranked = self.eligible(hand).iter().any(|card| card.rank().is_some());
        ranked && self.wild_cards(hand, &fixed) == self.wild_cards(hand, &self.scheme.wilds)
    }

    fn lowest_forced(&self) -> Option<Notice> {
        self.scheme.wilds.lowest?;
        self.house.flag(key::WILD_LOW_FORCED).filter(|forced| forced.value)?;
        let chosen = |hand: &&Holding| {
            let mut ranks: Vec<_> = self.eligible(hand).iter().filter_map(|card| card.rank()).collect();
            ranks.sort_unstable();
            ranks.dedup();
            ranks.len() > 1 && !self.is_wild_anyhow(hand)
        };
        self.hands.iter().find(chosen)?;
        let text = "the lowest card is wild; a player can't choose a higher one instead";
        self.by(key::WILD_LOW_FORCED, false, text.to_owned())
    }

    fn lowest_wild_anyhow(&self) -> Option<Notice> {
        self.scheme.wilds.lowest?;
        self.house.flag(key::WILD_LOW_FORCED).filter(|forced| forced.value)?;
        if !self.has_several(key::WILD_LOW_FORCED) {
            return None;
        }
        self.hands.iter().find(|hand| self.is_wild_anyhow(hand))?;
        let text = "the lowest card was already wild, so no other card becomes wild instead";
        self.by(key::WILD_LOW_FORCED, true, text.to_owned())
    }

    /// A low that a wild card made, or made better.
    fn wild_low(&self, lows: &[Option<Low>]) -> Option<Notice> {
        let plain = self.plain();
        let helped =
            |(hand, low): (&Holding, &Option<Low>)| low.is_some() && plain.best_low(&self.seen(hand)) != *low;
        self.hands.iter().zip(lows).find(|pair| helped(*pair))?;
        let text = match self.house.flag(key::WILD_LOW_PAIR)?.value {
            true => "the wild cards in a low must all stand for the same rank",
            false => "each wild card in a low can be any rank, whatever makes the best low",
        };
        self.by(key::WILD_LOW_PAIR, false, text.to_owned())
    }
}

/// True if the low gets worse without one of the aces in the high hand: that ace plays both ways.
pub(crate) fn ace_serves_twice(
    scheme: &Scheme,
    (hand, board): (&Holding, &[Card]),
    high: &[Card],
    low: Low,
) -> bool {
    let without = |ace: &Card| {
        let rest = |cards: &[Card]| cards.iter().copied().filter(|card| card != ace).collect::<Vec<_>>();
        scheme.best_low(&Seen::new(&Holding::unmarked(rest(hand.cards())), &rest(board)))
    };
    let paired = scheme.low_name(low) == "pair of aces";
    !paired && high.iter().filter(|card| is_ace(**card)).any(|ace| without(ace) != Some(low))
}

fn is_ace(card: Card) -> bool {
    card.rank() == Some(Rank::Ace)
}
