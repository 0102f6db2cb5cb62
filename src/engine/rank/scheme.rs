//! Everything that decides what a player's cards are worth in one game at one house: orders, wild cards, which cards play.

use crate::cards::{Card, Holding};
use crate::rank::held::Reading;
use crate::rank::high::{High, best, best_two};
use crate::rank::ladder::Ladder;
use crate::rank::low::Low;
use crate::rank::low_ladder::LowLadder;
use crate::rank::order::Category;
use crate::rank::wild::Wilds;

/// Which cards a player may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Uses {
    /// Any hole cards and any cards of the board.
    Any,
    /// Exactly two hole cards and three cards of the board.
    Two,
}

/// How hands are judged.
#[derive(Clone, Copy, Debug)]
pub struct Scheme {
    /// The order of high hands, if high hands count.
    pub high: Option<Ladder>,
    /// The order of lows, if lows count.
    pub low: Option<LowLadder>,
    /// The wild cards.
    pub wilds: Wilds,
    /// Which cards play.
    pub uses: Uses,
}

/// The most cards of one player and the board together; a reading has one bit for each card.
pub const CARDS_MAX: usize = 24;

/// A player's cards with the board, ready to be judged.
#[derive(Clone, Copy, Debug)]
pub struct Seen {
    cards: [Card; CARDS_MAX],
    own: usize,
    all: usize,
    hole: u64,
}

impl Seen {
    /// A player's cards and the board. Without marks, all of the player's cards are hole cards if there is a board.
    ///
    /// Cards beyond [`CARDS_MAX`] are left out, so check before.
    #[must_use]
    pub fn new(holding: &Holding, board: &[Card]) -> Self {
        let mut cards = [Card::JOKER; CARDS_MAX];
        let all = holding.cards().iter().chain(board);
        cards.iter_mut().zip(all).for_each(|(place, card)| *place = *card);
        let own = holding.cards().len().min(CARDS_MAX);
        let every_own = (1_u64 << own).wrapping_sub(1);
        let hole = if holding.is_marked() {
            holding.hole_places()
        } else if board.is_empty() {
            0
        } else {
            every_own
        };
        Self { cards, own, all: own.saturating_add(board.len()).min(CARDS_MAX), hole }
    }

    fn cards(&self) -> &[Card] {
        self.cards.get(..self.all).unwrap_or_default()
    }

    fn places(&self) -> u64 {
        (1_u64 << self.all).wrapping_sub(1)
    }
}

impl Scheme {
    /// The best high hand; `None` if high hands don't count.
    ///
    /// ```
    /// # use housebook_engine::{cards::{Rank, parse_holding}, rank::*};
    /// let deuces = Wilds { ranks: Rank::Two.bit(), ..Wilds::default() };
    /// let scheme = Scheme { high: Some(Ladder::STANDARD), low: None, wilds: deuces, uses: Uses::Any };
    /// let high = scheme.best_high(&Seen::new(&parse_holding("Kh Kd Kc 2s 2d")?, &[]));
    /// assert_eq!(high.map(|high| scheme.high_name(high)).as_deref(), Some("five kings"));
    /// # Ok::<(), housebook_engine::cards::NotCards>(())
    /// ```
    #[must_use]
    pub fn best_high(&self, seen: &Seen) -> Option<High> {
        let ladder = self.high.as_ref()?;
        if self.wilds.is_none() && ladder.is_tabled() {
            let (own, board) = seen.cards().split_at_checked(seen.own)?;
            return Some(if self.uses == Uses::Two { best_two(own, board) } else { best(seen.cards()) });
        }
        let judged = |reading: Reading| {
            self.plays(seen).map(move |places| ladder.best(seen.cards(), places, reading)).max()
        };
        self.wilds.readings(seen.cards(), seen.hole).filter_map(judged).max()
    }

    /// The best high hand of the kind that its owner called; `None` if the cards don't make it.
    ///
    /// A third card of a pair's rank isn't a kicker then.
    #[must_use]
    pub fn called_high(&self, seen: &Seen, called: Category) -> Option<High> {
        let ladder = self.high.as_ref()?.up_to(called);
        let judged = |reading: Reading| {
            self.plays(seen).map(move |places| ladder.best(seen.cards(), places, reading)).max()
        };
        let best = self.wilds.readings(seen.cards(), seen.hole).filter_map(judged).max();
        best.filter(|high| ladder.category(*high) == called)
    }

    /// The best low; `None` if lows don't count, or these cards don't make one.
    ///
    /// ```
    /// # use housebook_engine::{cards::parse_holding, rank::*};
    /// let low = |ladder, cards: &str| {
    ///     let scheme = Scheme { high: None, low: Some(ladder), wilds: Wilds::default(), uses: Uses::Any };
    ///     let best = scheme.best_low(&Seen::new(&parse_holding(cards)?, &[]));
    ///     Ok(best.map(|best| scheme.low_name(best)))
    /// };
    /// assert_eq!(low(LowLadder::ACE_TO_FIVE, "Ah 2d 3c 4s 5h Kd Kc")?.as_deref(), Some("wheel"));
    /// assert_eq!(low(LowLadder::DEUCE_TO_SEVEN, "2h 3d 4c 5s 7h")?.as_deref(), Some("seven-five low"));
    /// assert_eq!(low(LowLadder::EIGHT_OR_BETTER, "2h 3d 4c 5s 9h")?, None);
    /// assert_eq!(low(LowLadder::Badugi, "Ah 2d 3c 4s")?.as_deref(), Some("badugi, four high"));
    /// # Ok::<(), housebook_engine::cards::NotCards>(())
    /// ```
    #[must_use]
    pub fn best_low(&self, seen: &Seen) -> Option<Low> {
        let ladder = self.low.as_ref()?;
        let judged = |reading: Reading| {
            self.plays(seen).filter_map(move |places| ladder.best(seen.cards(), places, reading)).max()
        };
        self.wilds.readings(seen.cards(), seen.hole).filter_map(judged).max()
    }

    /// The physical cards of the best high hand.
    ///
    /// ```
    /// # use housebook_engine::{cards::parse_holding, rank::*};
    /// let wilds = Wilds { joker: Joker::Bug, ..Wilds::default() };
    /// let scheme = Scheme { high: Some(Ladder::STANDARD), low: None, wilds, uses: Uses::Any };
    /// let seen = Seen::new(&parse_holding("Jo 9h 8h 7c 6d 2c 2d")?, &[]);
    /// let cards = scheme.high_cards(&seen).iter().map(|card| card.to_string()).collect::<Vec<_>>();
    /// assert_eq!(cards, ["9h", "8h", "7c", "6d", "Jo"]);
    /// # Ok::<(), housebook_engine::cards::NotCards>(())
    /// ```
    #[must_use]
    pub fn high_cards(&self, seen: &Seen) -> Vec<Card> {
        let Some((ladder, hand)) = self.high.as_ref().zip(self.best_high(seen)) else { return Vec::new() };
        if self.wilds.is_none() && self.uses == Uses::Any {
            return ladder.cards(hand, seen.cards(), seen.places(), Reading::default());
        }
        for reading in self.wilds.readings(seen.cards(), seen.hole) {
            if let Some(places) =
                self.plays(seen).find(|places| ladder.best(seen.cards(), *places, reading) == hand)
            {
                return ladder.cards(hand, seen.cards(), places, reading);
            }
        }
        Vec::new()
    }

    /// What people call a high hand.
    #[must_use]
    pub fn high_name(&self, hand: High) -> String {
        self.high.as_ref().map_or_else(|| hand.name(), |ladder| ladder.name(hand))
    }

    /// What people call a low.
    #[must_use]
    pub fn low_name(&self, low: Low) -> String {
        self.low.as_ref().map(|ladder| ladder.name(low)).unwrap_or_default()
    }

    /// The sets of cards a hand may be made of, as places.
    fn plays(&self, seen: &Seen) -> impl Iterator<Item = u64> {
        let every = (self.uses == Uses::Any).then(|| seen.places());
        let (own, all) = (seen.own, seen.all);
        let two = (0..own).flat_map(move |one| (one.saturating_add(1)..own).map(move |two| bits([one, two])));
        let three = move || {
            (own..all).flat_map(move |a| {
                (a.saturating_add(1)..all)
                    .flat_map(move |b| (b.saturating_add(1)..all).map(move |c| bits([a, b, c])))
            })
        };
        let each = two.flat_map(move |own| three().map(move |board| own | board));
        every.into_iter().chain(each.filter(move |_| every.is_none()))
    }
}

fn bits<const N: usize>(places: [usize; N]) -> u64 {
    places.into_iter().fold(0, |mask, place| mask | 1 << place)
}
