//! Wild cards against the stupid judge: every rule on thousands of random hands, no difference allowed.

#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

use crate::domain::cards::{Card, Holding, deck};
use crate::domain::rank::naive::{Plain, Rules, STANDARD, agree, best_named, high, plain, words};
use crate::domain::rank::{Category, Joker, Ladder, LowAce, Lowest, Scheme, Seen, Uses, Wilds};

fn scheme(ladder: Ladder, wilds: Wilds) -> Scheme {
    Scheme { high: Some(ladder), low: None, wilds, uses: Uses::Any }
}

fn split(cards: &[Card], is_wild: impl Fn(Card) -> bool) -> (Vec<Plain>, usize) {
    let natural: Vec<Plain> = cards.iter().copied().filter(|card| !is_wild(*card)).map(plain).collect();
    let wilds = cards.len() - natural.len();
    (natural, wilds)
}

/// Compares on random hands of `size` cards from `deck`, as far as at most `most` of them are wild.
fn compare(
    rounds: usize,
    seed: u64,
    deck: &[Card],
    size: usize,
    most: usize,
    (rules, ladder, wilds): (&Rules, Ladder, Wilds),
    is_wild: &dyn Fn(Card, &[Card]) -> bool,
) {
    let (mut words, mut deck) = (words(seed), deck.to_vec());
    let mut opinions = Vec::new();
    while opinions.len() < rounds {
        deck::shuffle(&mut deck, &mut words);
        let hand = &deck[..size];
        let (natural, count) = split(hand, |card| is_wild(card, hand));
        if count > most {
            continue;
        }
        let expected = best_named(&natural, count, &|cards| Some(high(cards, rules))).unwrap();
        let seen = Seen::new(&Holding::unmarked(hand.to_vec()), &[]);
        let judged = scheme(ladder, wilds);
        let made = judged.best_high(&seen).unwrap();
        assert_eq!(judged.high_cards(&seen).len(), size.min(rules.size), "{hand:?}");
        opinions.push((expected, made, format!("{hand:?} {}", judged.high_name(made))));
    }
    agree(opinions);
}

fn ranks(letters: &str) -> u16 {
    letters
        .chars()
        .filter_map(crate::domain::cards::Rank::from_letter)
        .fold(0, |mask, rank| mask | rank.bit())
}

fn held(card: Card, mask: u16) -> bool {
    card.rank().is_some_and(|rank| rank.bit() & mask != 0)
}

#[test]
fn wild_ranks_as_tried_card_by_card() {
    let wilds = Wilds { ranks: ranks("2T"), ..Wilds::default() };
    let wild = |card, _: &[Card]| held(card, ranks("2T"));
    let one = (&STANDARD, Ladder::STANDARD, wilds);
    compare(4_300, 1, &deck::standard(), 5, 1, one, &wild);
    compare(700, 2, &deck::standard(), 7, 1, one, &wild);
    compare(60, 3, &deck::standard(), 5, 2, one, &wild);
}

#[test]
fn wild_cards_among_few_ranks_meet_the_rare_kinds() {
    let half: Vec<Card> = deck::standard().into_iter().filter(|card| card.index() < 28).collect();
    let wilds = Wilds { ranks: ranks("2"), ..Wilds::default() };
    let wild = |card, _: &[Card]| held(card, ranks("2"));
    compare(5_000, 4, &half, 5, 1, (&STANDARD, Ladder::STANDARD, wilds), &wild);
    compare(60, 5, &half, 6, 2, (&STANDARD, Ladder::STANDARD, wilds), &wild);
}

#[test]
fn without_five_of_a_kind_the_rest_stands() {
    let few: Rules = Rules { kinds: &STANDARD.kinds[..9], ..STANDARD };
    let small: Vec<Card> =
        deck::standard().into_iter().filter(|card| card.index() < 16 || card.index() > 47).collect();
    let wilds = Wilds { ranks: ranks("3"), ..Wilds::default() };
    let wild = |card, _: &[Card]| held(card, ranks("3"));
    let ladder = Ladder::STANDARD.without_five_of_a_kind();
    compare(400, 6, &small, 5, 1, (&few, ladder, wilds), &wild);
    compare(40, 6, &small, 5, 2, (&few, ladder, wilds), &wild);
}

#[test]
fn cau_066_kings_and_the_lowest_card_of_the_hand() {
    let wilds = Wilds { ranks: ranks("K"), lowest: Some(Lowest::Hand), ..Wilds::default() };
    let wild = |card: Card, hand: &[Card]| {
        let low = hand.iter().filter(|card| !held(**card, ranks("A"))).map(|card| plain(*card).0).min();
        held(card, ranks("K")) || Some(plain(card).0) == low
    };
    compare(5_000, 7, &deck::standard(), 5, 1, (&STANDARD, Ladder::STANDARD, wilds), &wild);
    compare(60, 8, &deck::standard(), 5, 2, (&STANDARD, Ladder::STANDARD, wilds), &wild);
}

#[test]
fn a_bug_is_an_ace_or_fills_straights_and_flushes() {
    let mut deck = deck::standard().to_vec();
    deck.extend([Card::JOKER; 9]);
    let scheme = scheme(Ladder::STANDARD, Wilds { joker: Joker::Bug, ..Wilds::default() });
    let mut words = words(9);
    let mut opinions = Vec::new();
    while opinions.len() < 5_000 {
        deck::shuffle(&mut deck, &mut words);
        let hand = &deck[..5 + opinions.len() % 2];
        let (natural, bugs) = split(hand, Card::is_joker);
        if bugs > 1 {
            continue;
        }
        let as_any = best_named(&natural, bugs, &|cards| Some(high(cards, &STANDARD))).unwrap();
        // Any card in the kinds it fills, else a fifth suit's ace.
        let aces = high(&[&natural[..], &vec![(14, 9); bugs]].concat(), &STANDARD);
        let filled = best_named(&natural, bugs, &|cards| {
            let value = high(cards, &STANDARD);
            [4, 5, 8].contains(&value.0).then_some(value)
        });
        let expected = filled.map_or(aces.clone(), |filled| filled.max(aces));
        assert!(expected <= as_any);
        let seen = Seen::new(&Holding::unmarked(hand.to_vec()), &[]);
        opinions.push((expected, scheme.best_high(&seen).unwrap(), format!("{hand:?}")));
    }
    agree(opinions);
}

#[test]
fn short_deck_as_by_hand() {
    const KINDS: &[&str] =
        &["high", "pair", "two pair", "three", "straight", "full", "flush", "four", "straight flush", "five"];
    let rules = Rules { kinds: KINDS, ace_below: 6, ..STANDARD };
    let short: Vec<Card> = deck::standard().into_iter().filter(|card| card.index() >= 16).collect();
    compare(20_000, 10, &short, 7, 0, (&rules, Ladder::SHORT_DECK, Wilds::default()), &|_, _| false);
}

const CAU: &[Category] = &[
    Category::StraightFlush,
    Category::ThreeOfAKind,
    Category::Straight,
    Category::Flush,
    Category::Pair,
    Category::HighCard,
];

#[test]
fn cau_052_three_cards_with_and_without_wild_ones() {
    const KINDS: &[&str] = &["high", "pair", "flush", "straight", "three", "straight flush"];
    let rules = Rules { size: 3, kinds: KINDS, ace_below: 2, ace_run_second: false };
    let threes = Wilds { ranks: ranks("3"), ..Wilds::default() };
    let wild = |card, _: &[Card]| held(card, ranks("3"));
    let deck = deck::standard();
    let ladder = Ladder::three(CAU, false);
    compare(20_000, 11, &deck, 3, 0, (&rules, ladder, Wilds::default()), &|_, _| false);
    compare(5_000, 12, &deck, 3, 2, (&rules, ladder, threes), &wild);
    compare(1_000, 13, &deck, 4, 1, (&rules, ladder, threes), &wild);
    let second = Rules { ace_run_second: true, ..rules };
    compare(20_000, 14, &deck, 3, 0, (&second, Ladder::three(CAU, true), Wilds::default()), &|_, _| false);
}

#[test]
fn mik_33_three_cards_in_the_other_order() {
    const KINDS: &[&str] = &["high", "pair", "flush", "straight", "straight flush", "three"];
    let order = [
        Category::ThreeOfAKind,
        Category::StraightFlush,
        Category::Straight,
        Category::Flush,
        Category::Pair,
        Category::HighCard,
    ];
    let rules = Rules { size: 3, kinds: KINDS, ace_below: 2, ace_run_second: false };
    let deck = deck::standard();
    compare(20_000, 15, &deck, 3, 0, (&rules, Ladder::three(&order, false), Wilds::default()), &|_, _| false);
    let plain_rules = Rules { kinds: &["high", "pair", "three"], ..rules };
    let plain_order = [Category::ThreeOfAKind, Category::Pair, Category::HighCard];
    compare(
        20_000,
        16,
        &deck,
        3,
        0,
        (&plain_rules, Ladder::three(&plain_order, false), Wilds::default()),
        &|_, _| false,
    );
}

#[test]
fn the_lowest_hole_card_by_three_houses() {
    let holding = |text: &str| crate::domain::cards::parse_holding(text).unwrap();
    let named = |text: &str, lowest, ace| {
        let scheme = scheme(Ladder::STANDARD, Wilds { lowest: Some(lowest), ace, ..Wilds::default() });
        let seen = Seen::new(&holding(text), &[]);
        scheme.high_name(scheme.best_high(&seen).unwrap())
    };
    // An ace may be the lowest card only where its holder calls it: 6-6-A-9 or A-9-6 with a wild ace.
    let hand = "(Ah 6d 9c) 9d Kh 4s 2c";
    assert_eq!(named(hand, Lowest::Hole, LowAce::HighOnly), "three nines");
    assert_eq!(named(hand, Lowest::Hole, LowAce::UnlessAllAces), "three nines");
    assert_eq!(named("(Ah Ad Ac) 9d Kh 4s 2c", Lowest::Hole, LowAce::HighOnly), "three aces");
    assert_eq!(named("(Ah Ad Ac) 9d Kh 4s 2c", Lowest::Hole, LowAce::UnlessAllAces), "four kings");
    assert_eq!(named("(Qd 6d 9c) 6h Kh 4s 2c", Lowest::HoleAndLike, LowAce::HighOnly), "straight, king high");
    assert_eq!(named("(Qd 6d 9c) 6h Kh 4s 2c", Lowest::Hole, LowAce::HighOnly), "pair of kings");
}
