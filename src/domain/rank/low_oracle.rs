//! Lows and badugis against the stupid judge, with and without wild cards.

#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

use crate::domain::cards::{Card, Holding, Rank, deck};
use crate::domain::rank::naive::{Plain, Rules, STANDARD, agree, best_named, chosen, kinds, plain, words};
use crate::domain::rank::{LowLadder, LowOrder, Scheme, Seen, Uses, Wilds};
use std::cmp::Reverse;

/// How bad a low of five cards is.
type Bad = Reverse<(usize, Vec<u8>)>;

fn judged(cards: &[Plain], order: LowOrder) -> Bad {
    let single = |rank: u8| if rank == 14 && order.ace_low { 1 } else { rank };
    let paired = |rank: u8| if rank == 14 && order.paired_aces_low { 1 } else { rank };
    let counted = |rank: u8| {
        if cards.iter().filter(|card| card.0 == rank).count() > 1 { paired(rank) } else { single(rank) }
    };
    let rules = Rules { ace_below: 0, ..STANDARD };
    let moved: Vec<Plain> = cards.iter().map(|(rank, suit)| (counted(*rank), *suit)).collect();
    let named = kinds(&moved, &rules);
    let (name, ranks) = if order.spoilt { named.last() } else { named.first() }.unwrap();
    Reverse((STANDARD.kinds.iter().position(|kind| kind == name).unwrap(), ranks.clone()))
}

fn best(cards: &[Plain], order: LowOrder) -> Option<Bad> {
    let found = chosen(cards, 5).iter().map(|hand| judged(hand, order)).max()?;
    let good = !order.eight_or_better || (found.0.0 == 0 && found.0.1[0] <= 8);
    good.then_some(found)
}

fn order(ladder: LowLadder) -> LowOrder {
    match ladder {
        LowLadder::Five(order) => order,
        LowLadder::Badugi => unreachable!(),
    }
}

/// Mike's house low: straights and flushes count, a single ace is low, paired aces are high.
const HOUSE: LowOrder = LowOrder {
    ace_low: true,
    paired_aces_low: false,
    spoilt: true,
    eight_or_better: false,
    wilds_pair: false,
};

fn compare(
    rounds: usize,
    seed: u64,
    size: usize,
    most: usize,
    cards_below: usize,
    ladder: LowLadder,
    judge: &dyn Fn(&[Plain]) -> Option<Bad>,
) {
    let mut deck: Vec<Card> =
        deck::standard().into_iter().filter(|card| card.index() < cards_below || card.index() > 47).collect();
    let wilds = Wilds { ranks: if most > 0 { Rank::Three.bit() } else { 0 }, ..Wilds::default() };
    let scheme = Scheme { high: None, low: Some(ladder), wilds, uses: Uses::Any };
    let mut words = words(seed);
    let mut opinions = Vec::new();
    while opinions.len() < rounds {
        deck::shuffle(&mut deck, &mut words);
        let hand = &deck[..size];
        let wild = |card: &Card| wilds.ranks & card.rank().unwrap().bit() != 0;
        let natural: Vec<Plain> = hand.iter().filter(|card| !wild(card)).map(|card| plain(*card)).collect();
        if size - natural.len() > most {
            continue;
        }
        let expected = best_named(&natural, size - natural.len(), judge);
        let seen = Seen::new(&Holding::unmarked(hand.to_vec()), &[]);
        opinions.push((expected, scheme.best_low(&seen), format!("{hand:?}")));
    }
    agree(opinions);
}

#[test]
fn every_low_order_as_by_hand() {
    let ladders = [
        LowLadder::ACE_TO_FIVE,
        LowLadder::EIGHT_OR_BETTER,
        LowLadder::DEUCE_TO_SEVEN,
        LowLadder::Five(HOUSE),
    ];
    for (seed, ladder) in (20..).zip(ladders) {
        let rules = order(ladder);
        compare(14_000, seed, 5, 0, 52, ladder, &|cards| best(cards, rules));
        compare(3_000, seed, 7, 0, 52, ladder, &|cards| best(cards, rules));
        compare(3_000, seed, 7, 0, 24, ladder, &|cards| best(cards, rules));
    }
}

#[test]
fn mik_57_wild_cards_in_lows_take_any_value() {
    let ladders = [
        LowLadder::ACE_TO_FIVE,
        LowLadder::EIGHT_OR_BETTER,
        LowLadder::DEUCE_TO_SEVEN,
        LowLadder::Five(HOUSE),
    ];
    for (seed, ladder) in (30..).zip(ladders) {
        let rules = order(ladder);
        compare(1_300, seed, 5, 1, 52, ladder, &|cards| best(cards, rules));
        compare(150, seed, 7, 1, 28, ladder, &|cards| best(cards, rules));
        compare(25, seed, 5, 2, 24, ladder, &|cards| best(cards, rules));
    }
}

#[test]
fn badugis_as_by_hand() {
    let judge = |cards: &[Plain]| {
        let all = (1..=4).flat_map(|take| chosen(cards, take)).filter(|hand| {
            hand.iter()
                .enumerate()
                .all(|(at, one)| hand[..at].iter().all(|two| one.0 != two.0 && one.1 != two.1))
        });
        all.map(|hand| {
            let mut ranks: Vec<u8> = hand.iter().map(|card| if card.0 == 14 { 1 } else { card.0 }).collect();
            ranks.sort_unstable_by(|one, two| two.cmp(one));
            Reverse((4 - hand.len(), ranks))
        })
        .max()
    };
    compare(20_000, 40, 4, 0, 52, LowLadder::Badugi, &judge);
    compare(300, 41, 4, 1, 24, LowLadder::Badugi, &judge);
    compare(500, 42, 6, 0, 52, LowLadder::Badugi, &judge);
}

#[test]
fn wild_cards_that_must_pair() {
    let low = LowLadder::ACE_TO_FIVE.with_wilds_paired(true);
    let scheme = |low| Scheme {
        high: None,
        low: Some(low),
        wilds: Wilds { ranks: Rank::King.bit(), ..Wilds::default() },
        uses: Uses::Any,
    };
    let named = |low, text| {
        let seen = Seen::new(&crate::domain::cards::parse_holding(text).unwrap(), &[]);
        scheme(low).best_low(&seen).map(|made| low.name(made))
    };
    assert_eq!(named(low, "Kh Kd 4s 3c 2h").as_deref(), Some("pair of aces"));
    assert_eq!(named(LowLadder::ACE_TO_FIVE, "Kh Kd 4s 3c 2h").as_deref(), Some("wheel"));
    assert_eq!(named(low, "Kh Kd 8s 4s 3c 2h").as_deref(), Some("eight-four low"));
}
