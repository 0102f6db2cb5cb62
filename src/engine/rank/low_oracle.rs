//! Lows and badugis against the naive judge, with and without wild cards.

#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

use crate::cards::{Card, Holding, Rank, deck};
use crate::rank::naive::{Judge, Naming, Plain, Rules, STANDARD, agree, chosen, kinds, packed, plain, words};
use crate::rank::{LowLadder, LowOrder, Scheme, Seen, Uses, Wilds};

/// How good a low of five cards is; `None` if it isn't a low.
fn judged(cards: &[Plain], order: LowOrder) -> Option<u64> {
    let single = |rank: u8| if rank == 14 && order.ace_low { 1 } else { rank };
    let paired = |rank: u8| if rank == 14 && order.paired_aces_low { 1 } else { rank };
    let counted = |rank: u8| {
        if cards.iter().filter(|card| card.0 == rank).count() > 1 { paired(rank) } else { single(rank) }
    };
    let rules = Rules { ace_below: 0, ..STANDARD };
    let moved: Vec<Plain> = cards.iter().map(|(rank, suit)| (counted(*rank), *suit)).collect();
    let named = kinds(&moved, &rules);
    let (name, ranks) = if order.spoilt { named.last() } else { named.first() }.unwrap();
    let kind = STANDARD.kinds.iter().position(|kind| kind == name).unwrap();
    let good = !order.eight_or_better || (kind == 0 && ranks[0] <= 8);
    good.then(|| u64::MAX - packed(&(kind, ranks.clone())))
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

const LADDERS: [LowLadder; 4] =
    [LowLadder::ACE_TO_FIVE, LowLadder::EIGHT_OR_BETTER, LowLadder::DEUCE_TO_SEVEN, LowLadder::Five(HOUSE)];

/// Compares on random hands of `size` cards, from that many of the lowest cards and the aces.
fn compare(
    (rounds, seed): (usize, u64),
    (size, cards_below): (usize, usize),
    (ladder, ranks): (LowLadder, u16),
    judge: &dyn Fn(&[Plain], usize) -> Option<u64>,
) {
    let mut deck: Vec<Card> =
        deck::standard().into_iter().filter(|card| card.index() < cards_below || card.index() > 47).collect();
    let wilds = Wilds { ranks, ..Wilds::default() };
    let scheme = Scheme { high: None, low: Some(ladder), wilds, uses: Uses::Any };
    let mut words = words(seed);
    let mut opinions = Vec::new();
    while opinions.len() < rounds {
        deck::shuffle(&mut deck, &mut words);
        let hand = &deck[..size];
        let is_wild = |card: &Card| ranks & card.rank().unwrap().bit() != 0;
        let natural: Vec<Plain> =
            hand.iter().filter(|card| !is_wild(card)).map(|card| plain(*card)).collect();
        let expected = judge(&natural, size - natural.len());
        let seen = Seen::new(&Holding::unmarked(hand.to_vec()), &[]);
        opinions.push((expected, scheme.best_low(&seen), hand.to_vec()));
    }
    agree(opinions);
}

/// Threes and kings.
const WILD: u16 = Rank::Three.bit() | Rank::King.bit();

#[test]
fn every_low_order_as_by_hand() {
    for (seed, ladder) in (20..).zip(LADDERS) {
        let opinion = |cards: &[Plain]| judged(cards, order(ladder));
        let judge = Judge::new(5, &opinion);
        let judge = |natural: &[Plain], wilds| judge.best(natural, wilds);
        compare((14_000, seed), (5, 52), (ladder, 0), &judge);
        compare((3_000, seed), (7, 52), (ladder, 0), &judge);
        compare((3_000, seed), (7, 24), (ladder, 0), &judge);
    }
}

#[test]
fn wild_cards_in_lows_take_any_value() {
    for (seed, ladder) in (30..).zip(LADDERS) {
        let opinion = |cards: &[Plain]| judged(cards, order(ladder));
        let judge = Judge::new(5, &opinion);
        let judge = |natural: &[Plain], wilds| judge.best(natural, wilds);
        compare((4_000, seed), (5, 52), (ladder, WILD), &judge);
        compare((1_000, seed), (7, 24), (ladder, WILD), &judge);
        compare((1_000, seed), (7, 52), (ladder, WILD), &judge);
    }
}

#[test]
fn wild_cards_in_lows_that_must_pair_each_other() {
    for (seed, ladder) in (50..).zip(LADDERS) {
        let opinion = |cards: &[Plain]| judged(cards, order(ladder));
        let judge = Judge::new(5, &opinion).naming(Naming::Together);
        let judge = |natural: &[Plain], wilds| judge.best(natural, wilds);
        let paired = ladder.with_wilds_paired(true);
        compare((4_000, seed), (5, 52), (paired, WILD), &judge);
        compare((1_000, seed), (7, 24), (paired, WILD), &judge);
    }
}

/// Any cards of different ranks and suits; a wild card has a suit that nobody holds.
fn badugi(natural: &[Plain], wilds: usize) -> Option<u64> {
    let mut best = None;
    for take in 0..=natural.len().min(4) {
        for hand in chosen(natural, take) {
            let apart =
                |at: usize, one: &Plain| hand[..at].iter().all(|two| one.0 != two.0 && one.1 != two.1);
            if !hand.iter().enumerate().all(|(at, one)| apart(at, one)) {
                continue;
            }
            let held: Vec<u8> = hand.iter().map(|card| if card.0 == 14 { 1 } else { card.0 }).collect();
            best = best.max(named_badugi(&held, wilds.min(4 - take)));
        }
    }
    best
}

/// The best of these ranks, with each wild card used as any rank or left out.
fn named_badugi(ranks: &[u8], wilds: usize) -> Option<u64> {
    let mut sorted = ranks.to_vec();
    sorted.sort_unstable_by(|one, two| two.cmp(one));
    let here = (!ranks.is_empty()).then(|| u64::MAX - packed(&(4 - ranks.len(), sorted)));
    if wilds == 0 {
        return here;
    }
    let free = (1..=13).filter(|rank| !ranks.contains(rank));
    free.map(|rank| named_badugi(&[ranks, &[rank]].concat(), wilds - 1)).fold(here, Option::max)
}

#[test]
fn badugis_as_by_hand() {
    compare((20_000, 40), (4, 52), (LowLadder::Badugi, 0), &badugi);
    compare((1_000, 42), (6, 52), (LowLadder::Badugi, 0), &badugi);
    compare((4_000, 41), (4, 24), (LowLadder::Badugi, Rank::Three.bit()), &badugi);
    compare((1_000, 43), (4, 52), (LowLadder::Badugi, WILD), &badugi);
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
        let seen = Seen::new(&crate::cards::parse_holding(text).unwrap(), &[]);
        scheme(low).best_low(&seen).map(|made| low.name(made))
    };
    assert_eq!(named(low, "Kh Kd 4s 3c 2h").as_deref(), Some("pair of aces"));
    assert_eq!(named(LowLadder::ACE_TO_FIVE, "Kh Kd 4s 3c 2h").as_deref(), Some("wheel"));
    assert_eq!(named(low, "Kh Kd 8s 4s 3c 2h").as_deref(), Some("eight-four low"));
}
