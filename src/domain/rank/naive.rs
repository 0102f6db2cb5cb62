//! A second, stupid judge for tests: tries every card for every wild one, and every five of the cards.

#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

use crate::domain::cards::{Card, deck};

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

/// How good, then the ranks in the order they matter.
pub(crate) type Value = (usize, Vec<u8>);

/// What the judge is told about a game.
pub(crate) struct Rules {
    pub size: usize,
    /// Kinds that count, worst first.
    pub kinds: &'static [&'static str],
    /// The rank an ace may stand below in a straight: 2, or 6 in a short deck, or 0 for nowhere.
    pub ace_below: u8,
    pub ace_run_second: bool,
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

/// The kinds these cards can be called, with what decides within each.
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
    let flush = whole && cards.iter().all(|card| card.1 == cards[0].1);
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
        found.push(("flush", ranks));
    }
    if let Some(top) = run {
        found.push(("straight", vec![top]));
        if flush {
            found.push(("straight flush", vec![top]));
        }
    }
    found
}

pub(crate) fn high(cards: &[Plain], rules: &Rules) -> Value {
    let place = |name: &str| rules.kinds.iter().position(|kind| *kind == name);
    let called = |cards: &[Plain]| {
        // What does not count by its own name still has cards.
        let mut singles: Vec<u8> = cards.iter().map(|(rank, _)| *rank).collect();
        singles.sort_unstable_by(|one, two| two.cmp(one));
        let named = kinds(cards, rules).into_iter().filter_map(|(name, ranks)| Some((place(name)?, ranks)));
        named.max().unwrap_or((0, singles))
    };
    chosen(cards, cards.len().min(rules.size)).iter().map(|hand| called(hand)).max().unwrap()
}

/// Every way to take `take` of the cards.
pub(crate) fn chosen<T: Copy>(cards: &[T], take: usize) -> Vec<Vec<T>> {
    if take == 0 {
        return vec![Vec::new()];
    }
    let Some((first, rest)) = cards.split_first() else { return Vec::new() };
    let mut with = chosen(rest, take - 1);
    with.iter_mut().for_each(|hand| hand.push(*first));
    with.extend(chosen(rest, take));
    with
}

/// The best value over all ways to name the wild cards.
pub(crate) fn best_named<V: Ord>(
    natural: &[Plain],
    wilds: usize,
    judge: &dyn Fn(&[Plain]) -> Option<V>,
) -> Option<V> {
    if wilds == 0 {
        return judge(natural);
    }
    let all = deck::standard().into_iter().map(plain);
    all.filter_map(|card| best_named(&[natural, &[card]].concat(), wilds - 1, judge)).max()
}

/// Both opinions order all hands alike, ties included.
#[track_caller]
pub(crate) fn agree<V: Ord + std::fmt::Debug, E: Ord + std::fmt::Debug>(mut opinions: Vec<(V, E, String)>) {
    opinions.sort_by(|one, two| one.0.cmp(&two.0));
    for pair in opinions.windows(2) {
        let expected = pair[0].0.cmp(&pair[1].0);
        assert_eq!(pair[0].1.cmp(&pair[1].1), expected, "{:?}\nagainst {:?}", pair[0], pair[1]);
    }
}
