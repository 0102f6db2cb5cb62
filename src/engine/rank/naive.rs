//! A second, naive judge for tests: tries every rank and suit for every wild card, with every five of the cards.

#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

use crate::cards::Card;
use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::{BuildHasher, Hasher};

/// A seeded stream of words, so that a failure can be repeated.
pub(crate) fn words(seed: u64) -> impl FnMut() -> u32 {
    let mut state = seed;
    move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as u32
    }
}

/// A rank from 2 to 14 and a suit.
pub(crate) type Plain = (u8, u8);

pub(crate) fn plain(card: Card) -> Plain {
    ((card.index() / 4 + 2) as u8, (card.index() % 4) as u8)
}

/// The kind of hand as a number, then the ranks in the order they matter.
pub(crate) type Value = (usize, Vec<u8>);

/// What the judge knows about a game.
pub(crate) struct Rules {
    pub size: usize,
    /// Kinds that count, worst first.
    pub kinds: &'static [&'static str],
    /// The rank an ace may play just below in a straight: 2, or 6 in a short deck; 0 if it can't.
    pub ace_below: u8,
    pub ace_run_second: bool,
    /// A flush may have a rank more than once.
    pub flush_repeats: bool,
}

pub(crate) const STANDARD: Rules = Rules {
    size: 5,
    kinds: &[
        "high",
        "pair",
        "two pair",
        "three",
        "straight",
        "flush",
        "full",
        "four",
        "straight flush",
        "five",
    ],
    ace_below: 2,
    ace_run_second: false,
    flush_repeats: false,
};

fn groups(cards: &[Plain]) -> Vec<(usize, u8)> {
    let mut groups: Vec<(usize, u8)> = cards
        .iter()
        .map(|(rank, _)| (cards.iter().filter(|(other, _)| other == rank).count(), *rank))
        .collect();
    groups.sort_unstable_by(|one, two| two.cmp(one));
    groups.dedup();
    groups
}

/// The kinds these cards can be called, and the ranks that decide within each kind.
pub(crate) fn kinds(cards: &[Plain], rules: &Rules) -> Vec<(&'static str, Vec<u8>)> {
    let groups = groups(cards);
    let sizes: Vec<usize> = groups.iter().map(|(size, _)| *size).collect();
    let ranks: Vec<u8> = groups.iter().map(|(_, rank)| *rank).collect();
    let name = match sizes.as_slice() {
        [5, ..] => "five",
        [4, ..] => "four",
        [3, 2] => "full",
        [3, ..] => "three",
        [2, 2, ..] => "two pair",
        [2, ..] => "pair",
        _ => "high",
    };
    let mut found = vec![(name, ranks.clone())];
    let whole = cards.len() == rules.size && groups.len() == rules.size;
    let flush = cards.len() == rules.size
        && (whole || rules.flush_repeats)
        && cards.iter().all(|card| card.1 == cards[0].1);
    let mut low_ace: Vec<u8> = ranks
        .iter()
        .map(|rank| if *rank == 14 { rules.ace_below.saturating_sub(1) } else { *rank })
        .collect();
    low_ace.sort_unstable_by(|one, two| two.cmp(one));
    let in_a_row = |ranks: &[u8]| ranks.windows(2).all(|pair| pair[0] == pair[1] + 1);
    let run = if whole && in_a_row(&ranks) {
        Some(2 * ranks[0])
    } else if whole && rules.ace_below > 0 && in_a_row(&low_ace) {
        Some(if rules.ace_run_second { 27 } else { 2 * low_ace[0] })
    } else {
        None
    };
    if flush {
        let mut all: Vec<u8> = cards.iter().map(|card| card.0).collect();
        all.sort_unstable_by(|one, two| two.cmp(one));
        found.push(("flush", all));
    }
    if let Some(top) = run {
        found.push(("straight", vec![top]));
        if flush {
            found.push(("straight flush", vec![top]));
        }
    }
    found
}

/// The best name for at most as many cards as a hand has.
pub(crate) fn high(cards: &[Plain], rules: &Rules) -> Value {
    let place = |name: &str| rules.kinds.iter().position(|kind| *kind == name);
    // A kind that doesn't count in this game still has its cards.
    let mut singles: Vec<u8> = cards.iter().map(|(rank, _)| *rank).collect();
    singles.sort_unstable_by(|one, two| two.cmp(one));
    let named = kinds(cards, rules).into_iter().filter_map(|(name, ranks)| Some((place(name)?, ranks)));
    named.max().unwrap_or((0, singles))
}

/// A value as one number: the better kind is greater, then the first rank that differs decides, then the longer list.
pub(crate) fn packed((kind, ranks): &Value) -> u64 {
    (0..5).fold(*kind as u64, |all, place| all << 8 | u64::from(ranks.get(place).copied().unwrap_or(0)))
}

/// The kind of a packed value.
pub(crate) const fn kind(packed: u64) -> usize {
    (packed >> 40) as usize
}

/// What a wild card may be, besides all the others.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Naming {
    /// Anything.
    Free,
    /// All wild cards are of one rank.
    Together,
}

/// Up to five cards: how many there are of each rank, and whether all are of one suit.
type Sight = u64;

const ONE_SUIT: Sight = 1 << 60;

const fn counted(rank: u8) -> Sight {
    1 << (3 * rank as u32)
}

/// Judges hands by all their fives, and remembers its opinion for other fives that look the same.
pub(crate) struct Judge<'a> {
    size: usize,
    naming: Naming,
    opinion: &'a dyn Fn(&[Plain]) -> Option<u64>,
    said: RefCell<HashMap<Sight, Option<u64>, Direct>>,
}

impl<'a> Judge<'a> {
    /// For hands of `size` cards; the opinion may care about suits only if all are one.
    pub(crate) fn new(size: usize, opinion: &'a dyn Fn(&[Plain]) -> Option<u64>) -> Self {
        Self { size, naming: Naming::Free, opinion, said: RefCell::default() }
    }

    /// The same, with wild cards named like this.
    pub(crate) fn naming(self, naming: Naming) -> Self {
        Self { naming, ..self }
    }

    /// The best of every five of the cards, some of them wild, with every rank for the wild ones.
    pub(crate) fn best(&self, natural: &[Plain], wilds: usize) -> Option<u64> {
        let take = self.size.min(natural.len() + wilds);
        let fewest = take.saturating_sub(natural.len());
        (fewest..=wilds.min(take)).filter_map(|used| self.best_with(natural, take - used, used)).max()
    }

    fn best_with(&self, natural: &[Plain], take: usize, wilds: usize) -> Option<u64> {
        let names = names(wilds, self.naming);
        let mut best = None;
        for cards in chosen(natural, take) {
            let ranks: Sight = cards.iter().map(|(rank, _)| counted(*rank)).sum();
            let suits: &[Sight] = match (cards.iter().all(|card| card.1 == cards[0].1), wilds) {
                (true, 0) => &[ONE_SUIT],
                (true, _) => &[ONE_SUIT, 0],
                (false, _) => &[0],
            };
            for suit in suits {
                best = names.iter().map(|name| self.opinion_on(ranks + name + suit)).fold(best, Option::max);
            }
        }
        best
    }

    fn opinion_on(&self, sight: Sight) -> Option<u64> {
        *self.said.borrow_mut().entry(sight).or_insert_with(|| (self.opinion)(&seen(sight)))
    }
}

/// Cards that look like this.
fn seen(sight: Sight) -> Vec<Plain> {
    let mut cards: Vec<Plain> = Vec::new();
    for rank in 2..=14 {
        for _ in 0..(sight / counted(rank)) % 8 {
            let suit = if sight & ONE_SUIT == 0 { cards.len() as u8 % 2 } else { 0 };
            cards.push((rank, suit));
        }
    }
    cards
}

/// All the ranks that many wild cards can have, each combination once.
pub(crate) fn names(wilds: usize, naming: Naming) -> Vec<Sight> {
    let mut all: Vec<(u8, Sight)> = vec![(2, 0)];
    for number in 0..wilds {
        let more = all.iter().flat_map(|(from, sight)| {
            let to = if naming == Naming::Together && number > 0 { *from } else { 14 };
            (*from..=to).map(move |rank| (rank, sight + counted(rank)))
        });
        all = more.collect();
    }
    all.into_iter().map(|(_, sight)| sight).collect()
}

/// A hash table of sights needs no better mixing than this, and tests aren't optimized.
#[derive(Clone, Default)]
pub(crate) struct Direct(u64);

impl BuildHasher for Direct {
    type Hasher = Self;

    fn build_hasher(&self) -> Self {
        Self::default()
    }
}

impl Hasher for Direct {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {}

    fn write_u64(&mut self, sight: u64) {
        self.0 = sight.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(26);
    }
}

/// Every way to take `take` of the cards.
pub(crate) fn chosen<T: Copy>(cards: &[T], take: usize) -> Vec<Vec<T>> {
    if take == 0 {
        return vec![Vec::new()];
    }
    let Some((first, rest)) = cards.split_first().filter(|_| take <= cards.len()) else { return Vec::new() };
    let mut with = chosen(rest, take - 1);
    with.iter_mut().for_each(|hand| hand.push(*first));
    with.extend(chosen(rest, take));
    with
}

/// Both opinions put all hands in the same order, ties included.
#[track_caller]
pub(crate) fn agree<V: Ord + std::fmt::Debug, E: Ord + std::fmt::Debug>(
    mut opinions: Vec<(V, E, Vec<Card>)>,
) {
    opinions.sort_by(|one, two| one.0.cmp(&two.0));
    for pair in opinions.windows(2) {
        let expected = pair[0].0.cmp(&pair[1].0);
        assert_eq!(pair[0].1.cmp(&pair[1].1), expected, "{:?}\nagainst {:?}", pair[0], pair[1]);
    }
}
