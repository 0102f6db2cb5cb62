//! A complete order of high hands as data, and the best hand in that order from any cards, including wild cards.
//!
//! Exact without trying cards: for each kind of hand, the wild cards it needs are counted, not enumerated.

use crate::cards::{Card, Rank, Suit};
use crate::rank::held::{ALL_RANKS, Held, Reading};
use crate::rank::high::{High, ranks};
use crate::rank::kickers::highest;
use crate::rank::order::{Category, Order, Parts, STANDARD};
use crate::rank::straights::{self, Straight};

/// An order of high hands: which kinds count, which beats which, what is a straight, how many cards make a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ladder {
    order: Order,
    size: usize,
    straights: &'static [Straight],
    kinds: u16,
    flush_repeats: bool,
}

const EVERY_KIND: u16 = 0x3ff;

const ACE: u16 = Rank::Ace.bit();

/// Six to ace: a flush is rarer than a full house in that deck.
const SHORT_DECK: Order = Order::of([
    Category::HighCard,
    Category::Pair,
    Category::TwoPair,
    Category::ThreeOfAKind,
    Category::Straight,
    Category::FullHouse,
    Category::Flush,
    Category::FourOfAKind,
    Category::StraightFlush,
    Category::FiveOfAKind,
]);

impl Ladder {
    /// The standard order, five of a kind on top (IGL-16, MIK-32, CAU-041).
    pub const STANDARD: Self = Self {
        order: STANDARD,
        size: 5,
        straights: &straights::FIVE,
        kinds: EVERY_KIND,
        flush_repeats: false,
    };

    /// The order for a deck without the cards below the six; the ace also plays below the six.
    pub const SHORT_DECK: Self = Self { order: SHORT_DECK, straights: &straights::SHORT, ..Self::STANDARD };

    /// Three-card hands, the best kind first; kinds left out don't count (MIK-33, CAU-052).
    ///
    /// ```
    /// # use housebook_engine::{cards::parse_holding, rank::*};
    /// // In Mike's house three of a kind beats a straight flush, which beats a straight, a flush and a pair.
    /// let order = [Category::ThreeOfAKind, Category::StraightFlush, Category::Straight, Category::Flush];
    /// let ladder = Ladder::three(&order, false);
    /// let scheme = Scheme { high: Some(ladder), low: None, wilds: Wilds::default(), uses: Uses::Any };
    /// let worth = |cards: &str| Ok(scheme.best_high(&Seen::new(&parse_holding(cards)?, &[])));
    /// assert!(worth("2c 2d 2h")? > worth("Qs Ks As")?);
    /// assert!(worth("4c 5d 6h")? > worth("2s 9s As")?);
    /// # Ok::<(), housebook_engine::cards::NotCards>(())
    /// ```
    #[must_use]
    pub fn three(best_first: &[Category], ace_second: bool) -> Self {
        let straights: &[Straight] =
            if ace_second { &straights::THREE_ACE_SECOND } else { &straights::THREE };
        let kinds = best_first.iter().fold(0, |kinds, kind| kinds | kind.bit());
        Self { order: Order::with_top(best_first), size: 3, straights, kinds, flush_repeats: false }
    }

    /// The same order, in which these kinds don't count unless the game says so.
    #[must_use]
    pub fn leaving(self, kinds: &[Category]) -> Self {
        Self { kinds: kinds.iter().fold(self.kinds, |left, kind| left & !kind.bit()), ..self }
    }

    /// The same order, in which these kinds count too.
    #[must_use]
    pub const fn with_kinds(self, kinds: u16) -> Self {
        Self { kinds: self.kinds | kinds, ..self }
    }

    /// The same order, in which A-2-3-4-5 isn't a straight.
    #[must_use]
    pub const fn without_wheel(self) -> Self {
        Self { straights: &straights::FIVE_NO_WHEEL, ..self }
    }

    /// The same order without five of a kind: a wild card may not repeat a card already held.
    #[must_use]
    pub const fn without_five_of_a_kind(self) -> Self {
        Self { kinds: self.kinds & !Category::FiveOfAKind.bit(), ..self }
    }

    /// The same order, in which a wild card in a flush may or may not repeat a card of that flush (MIK-52).
    #[must_use]
    pub const fn with_flush_repeats(self, flush_repeats: bool) -> Self {
        Self { flush_repeats, ..self }
    }

    /// The same order, in which only the kinds up to `called` count: what cards make if they are called that (CAU-036).
    #[must_use]
    pub fn up_to(self, called: Category) -> Self {
        Self { kinds: self.kinds & self.order.up_to(called), ..self }
    }

    /// True for A-2-3-4-5 if that is a straight, and so the lowest one (IGL-21).
    #[must_use]
    pub fn is_wheel(&self, high: High) -> bool {
        let ends = ACE | Rank::Two.bit();
        let wheel = self.straights.last().filter(|lowest| self.size == 5 && lowest.ranks & ends == ends);
        let of = |kind: Category| {
            wheel.is_some_and(|wheel| self.order.number(kind, wheel.lead, 0) == high.number())
        };
        of(Category::Straight) || of(Category::StraightFlush)
    }

    /// How many cards make a hand.
    #[must_use]
    pub const fn size(&self) -> usize {
        self.size
    }

    /// True for the order of the fast tables, which know no wild cards.
    pub(crate) fn is_tabled(&self) -> bool {
        self.size == 5
            && std::ptr::eq(self.straights, &raw const straights::FIVE[..])
            && self.order == STANDARD
    }

    /// The best hand of the cards at `places`, with wild cards as the reading says.
    pub(crate) fn best(&self, cards: &[Card], places: u64, reading: Reading) -> High {
        High::of_number(self.number(&Held::of(cards, places, reading)))
    }

    /// The number of the best hand of these cards.
    pub(crate) fn number(&self, held: &Held) -> u16 {
        let straight = self.straight(Category::Straight, held.once(), held.fillers());
        held.suits
            .iter()
            .fold(self.groups(held).max(straight), |best, suit| best.max(self.flush(*suit, held.fillers())))
    }

    const fn counts(&self, category: Category) -> bool {
        self.kinds & category.bit() != 0
    }

    fn straight(&self, category: Category, ranks: u16, fillers: usize) -> u16 {
        let made = |straight: &&Straight| (straight.ranks & !ranks).count_ones() as usize <= fillers;
        let found = if self.counts(category) { self.straights.iter().find(made) } else { None };
        found.map_or(0, |straight| self.order.number(category, straight.lead, 0))
    }

    /// The best flush or straight flush of one suit. A wild card is the highest rank missing there (MIK-52), or another
    /// ace if it may repeat a card.
    fn flush(&self, suit: u16, fillers: usize) -> u16 {
        if (suit.count_ones() as usize).saturating_add(fillers) < self.size {
            return 0;
        }
        let straight = self.straight(Category::StraightFlush, suit, fillers);
        if straight != 0 || !self.counts(Category::Flush) {
            return straight;
        }
        // If a wild card may repeat a card, only the first one may have a missing rank to fill: the ace.
        let once = if self.flush_repeats { fillers.min(usize::from(suit & ACE == 0)) } else { fillers };
        let spare_aces = fillers.saturating_sub(once).min(self.size.saturating_sub(1));
        let ranks = best_of(filled(suit, ALL_RANKS, once), self.size.saturating_sub(spare_aces));
        self.order.flush(u16::try_from(spare_aces).unwrap_or(0), ranks)
    }

    /// The best hand made of ranks held several times; fewer cards make what they make.
    fn groups(&self, held: &Held) -> u16 {
        let group = Groups { ladder: self, levels: held.levels(), wilds: held.wilds };
        group
            .alike(Category::FiveOfAKind, 5)
            .or_else(|| group.alike(Category::FourOfAKind, 4))
            .or_else(|| group.full_house())
            .or_else(|| group.alike(Category::ThreeOfAKind, 3))
            .or_else(|| group.two_pair())
            .or_else(|| group.alike(Category::Pair, 2))
            .unwrap_or_else(|| group.high_card())
    }

    /// The kind of a hand of this order.
    pub(crate) fn category(&self, hand: High) -> Category {
        self.order.parts(hand.number()).category
    }

    /// True for a hand made of fewer cards than a hand has.
    pub(crate) fn is_short(&self, hand: High) -> bool {
        let parts = self.order.parts(hand.number());
        let shape = parts.category.shape();
        let cards = |ranks: u16, copies: usize| (ranks.count_ones() as usize).saturating_mul(copies);
        let held =
            cards(parts.leads, shape.lead_copies).saturating_add(cards(parts.tails, shape.tail_copies));
        let by_suit_or_run =
            matches!(parts.category, Category::Straight | Category::Flush | Category::StraightFlush);
        !by_suit_or_run && held < self.size
    }

    /// True if the better of two hands has a kicker when the other has none left.
    pub(crate) fn beats_none(&self, best: High, other: High) -> bool {
        let [best, other] = [best, other].map(|hand| self.order.parts(hand.number()));
        let decides = highest(best.tails ^ other.tails);
        best.leads == other.leads && other.tails & decides.wrapping_sub(1) == 0
    }

    /// What people call the hand.
    #[must_use]
    pub fn name(&self, hand: High) -> String {
        let parts = self.parts(hand);
        let name = parts.named();
        if self.size == 3 && name == "royal flush" { "straight flush, ace high".to_owned() } else { name }
    }

    /// The parts of the hand, with straights by their real top card.
    fn parts(&self, hand: High) -> Parts {
        let parts = self.order.parts(hand.number());
        match self.run_of(parts) {
            Some(straight) => Parts { leads: top_of(straight), ..parts },
            None => parts,
        }
    }

    fn run_of(&self, parts: Parts) -> Option<&'static Straight> {
        let is_run = matches!(parts.category, Category::Straight | Category::StraightFlush);
        self.straights.iter().find(|straight| is_run && straight.lead == parts.leads)
    }

    /// The cards at `places` that make the hand, with wild ones if they are needed.
    ///
    /// The cards must be the ones the hand was made from.
    pub(crate) fn cards(&self, hand: High, cards: &[Card], places: u64, reading: Reading) -> Vec<Card> {
        let at = |mask: u64| {
            let places = cards.iter().enumerate().take(64).filter(move |(place, _)| mask & (1 << place) != 0);
            places.map(|(_, card)| *card)
        };
        let loose = reading.wild | reading.bugs;
        let mut natural: Vec<Card> = Vec::with_capacity(cards.len());
        natural.extend(at(places & !loose));
        let mut spare: Vec<Card> = at(places & loose).collect();
        let parts = self.order.parts(hand.number());
        let run = self.run_of(parts).map(|straight| straight.ranks);
        let mut made = match (parts.category, run) {
            (Category::Straight, Some(run)) => ranks(run).filter_map(|rank| one_of(&natural, rank)).collect(),
            (Category::StraightFlush, Some(run)) => in_one_suit(&natural, run),
            (Category::Flush, _) => in_one_suit(&natural, parts.tails),
            _ => grouped(&natural, parts),
        };
        let wanted = self.size.min(natural.len().saturating_add(spare.len()));
        while let Some(card) = spare.pop().filter(|_| made.len() < wanted) {
            made.push(card);
        }
        made
    }
}

struct Groups<'a> {
    ladder: &'a Ladder,
    levels: [u16; 6],
    wilds: usize,
}

impl Groups<'_> {
    /// The ranks that can be had `copies` times with that many wild cards.
    fn within(&self, copies: usize, wilds: usize) -> u16 {
        self.levels.get(copies.saturating_sub(wilds)).copied().unwrap_or(0)
    }

    fn held(&self, rank: u16) -> usize {
        self.levels.iter().skip(1).filter(|level| **level & rank != 0).count()
    }

    /// How many wild cards are left after completing `copies` of a rank.
    fn left(&self, rank: u16, copies: usize) -> usize {
        self.wilds.saturating_sub(copies.saturating_sub(self.held(rank)))
    }

    fn alike(&self, category: Category, copies: usize) -> Option<u16> {
        let rank = highest(self.within(copies, self.wilds));
        if rank == 0 || copies > self.ladder.size || !self.ladder.counts(category) {
            return None;
        }
        let others = filled(self.natural() & !rank, ALL_RANKS & !rank, self.left(rank, copies));
        let tails = best_of(others, self.ladder.size.saturating_sub(copies));
        Some(self.ladder.order.number(category, rank, tails))
    }

    fn full_house(&self) -> Option<u16> {
        let mut threes = self.within(3, self.wilds);
        while threes != 0 && self.ladder.size == 5 && self.ladder.counts(Category::FullHouse) {
            let three = highest(threes);
            let two = highest(self.within(2, self.left(three, 3)) & !three);
            if two != 0 {
                return Some(self.ladder.order.number(Category::FullHouse, three, two));
            }
            threes &= !three;
        }
        None
    }

    /// Two natural pairs, because a wild card would make three of a kind.
    fn two_pair(&self) -> Option<u16> {
        let pairs = self.within(2, 0);
        if self.wilds > 0 || pairs.count_ones() < 2 || !self.ladder.counts(Category::TwoPair) {
            return None;
        }
        let two = best_of(pairs, 2);
        Some(self.ladder.order.number(Category::TwoPair, two, self.natural() & !two))
    }

    fn high_card(&self) -> u16 {
        let ranks = best_of(filled(self.natural(), ALL_RANKS, self.wilds), self.ladder.size);
        self.ladder.order.number(Category::HighCard, 0, ranks)
    }

    fn natural(&self) -> u16 {
        self.within(1, 0)
    }
}

/// The set plus the best ranks it lacks (of the allowed ones), one for each wild card.
fn filled(ranks: u16, allowed: u16, wilds: usize) -> u16 {
    (0..wilds).fold(ranks, |ranks, _| ranks | highest(allowed & !ranks))
}

/// The best `count` ranks of a set.
fn best_of(ranks: u16, count: usize) -> u16 {
    if ranks.count_ones() as usize <= count {
        return ranks;
    }
    (0..count).fold(0, |best, _| best | highest(ranks & !best))
}

/// The rank people call a run by: its top card, but never an ace that plays low.
fn top_of(straight: &Straight) -> u16 {
    let top = highest(straight.ranks);
    if straight.ranks & (top >> 1) == 0 { highest(straight.ranks & !top) } else { top }
}

fn one_of(cards: &[Card], rank: Rank) -> Option<Card> {
    cards.iter().copied().find(|card| card.rank() == Some(rank))
}

fn in_one_suit(cards: &[Card], mask: u16) -> Vec<Card> {
    let of_suit = |suit: Suit| -> Vec<Card> {
        ranks(mask).map(|rank| Card::new(rank, suit)).filter(|card| cards.contains(card)).collect()
    };
    Suit::ALL.into_iter().map(of_suit).max_by_key(Vec::len).unwrap_or_default()
}

fn grouped(cards: &[Card], parts: Parts) -> Vec<Card> {
    let shape = parts.category.shape();
    let of = |mask: u16, copies: usize| {
        ranks(mask).flat_map(move |rank| {
            cards.iter().copied().filter(move |card| card.rank() == Some(rank)).take(copies)
        })
    };
    of(parts.leads, shape.lead_copies).chain(of(parts.tails, shape.tail_copies)).collect()
}
