//! Wild cards against the naive judge: every rule on thousands of random hands, no difference allowed.

#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

use crate::cards::{Card, CardSet, Holding, Rank, Suit, deck, parse_holding};
use crate::rank::naive::{Judge, Plain, Rules, STANDARD, agree, high, kind, packed, plain, words};
use crate::rank::{Category, Joker, Ladder, LowAce, Lowest, Scheme, Seen, Uses, Wilds};

fn scheme(ladder: Ladder, wilds: Wilds) -> Scheme {
    Scheme { high: Some(ladder), low: None, wilds, uses: Uses::Any }
}

fn split(cards: &[Card], is_wild: impl Fn(Card) -> bool) -> (Vec<Plain>, usize) {
    let natural: Vec<Plain> = cards.iter().copied().filter(|card| !is_wild(*card)).map(plain).collect();
    let wilds = cards.len() - natural.len();
    (natural, wilds)
}

/// Which cards of a hand a player may use as wild: one set of cards for each way.
type Ways<'a> = &'a dyn Fn(&[Card]) -> Vec<Vec<Card>>;

/// Compares on random hands of `size` cards from `deck`; with seven cards, the first three are hole cards.
fn compare(
    rounds: usize,
    seed: u64,
    deck: &[Card],
    size: usize,
    (rules, ladder, wilds): (&Rules, Ladder, Wilds),
    ways: Ways<'_>,
) {
    let (mut words, mut deck) = (words(seed), deck.to_vec());
    let opinion = |cards: &[Plain]| Some(packed(&high(cards, rules)));
    let (judge, judged) = (Judge::new(rules.size, &opinion), scheme(ladder, wilds));
    let mut opinions = Vec::new();
    let mut with_wild = 0;
    while opinions.len() < rounds {
        deck::shuffle(&mut deck, &mut words);
        let hand = &deck[..size];
        let ways = ways(hand);
        let expected = ways.iter().map(|wild| {
            let (natural, count) = split(hand, |card| wild.contains(&card));
            judge.best(&natural, count).unwrap()
        });
        let expected = expected.max().unwrap();
        with_wild += usize::from(ways.iter().any(|wild| !wild.is_empty()));
        let seen = Seen::new(&in_the_hole(hand), &[]);
        let made = judged.best_high(&seen).unwrap();
        assert_eq!(judged.high_cards(&seen).len(), size.min(rules.size), "{hand:?}");
        opinions.push((expected, made, hand.to_vec()));
    }
    agree(opinions);
    assert!(wilds.is_none() || with_wild * 5 >= rounds, "only {with_wild} of {rounds} hands had a wild card");
}

/// The hand, with the first three cards marked as hole cards if there are more than five.
fn in_the_hole(hand: &[Card]) -> Holding {
    let words: Vec<String> = hand.iter().map(Card::to_string).collect();
    match words.split_at_checked(3).filter(|_| hand.len() > 5) {
        Some((hole, open)) => parse_holding(&format!("({}) {}", hole.join(" "), open.join(" "))).unwrap(),
        None => Holding::unmarked(hand.to_vec()),
    }
}

fn fixed(is_wild: impl Fn(Card) -> bool) -> impl Fn(&[Card]) -> Vec<Vec<Card>> {
    move |hand| vec![hand.iter().copied().filter(|card| is_wild(*card)).collect()]
}

fn tame() -> impl Fn(&[Card]) -> Vec<Vec<Card>> {
    fixed(|_| false)
}

fn ranks(letters: &str) -> u16 {
    letters.chars().filter_map(Rank::from_letter).fold(0, |mask, rank| mask | rank.bit())
}

fn held(card: Card, mask: u16) -> bool {
    card.rank().is_some_and(|rank| rank.bit() & mask != 0)
}

#[test]
fn wild_ranks_as_tried_card_by_card() {
    let wilds = Wilds { ranks: ranks("2T"), ..Wilds::default() };
    let wild = fixed(|card| held(card, ranks("2T")));
    let one = (&STANDARD, Ladder::STANDARD, wilds);
    compare(5_000, 1, &deck::standard(), 5, one, &wild);
    compare(2_000, 2, &deck::standard(), 7, one, &wild);
}

fn low_half() -> Vec<Card> {
    deck::standard().into_iter().filter(|card| card.index() < 28).collect()
}

#[test]
fn wild_cards_among_few_ranks_meet_the_rare_kinds() {
    let wilds = Wilds { ranks: ranks("2"), ..Wilds::default() };
    let wild = fixed(|card| held(card, ranks("2")));
    let one = (&STANDARD, Ladder::STANDARD, wilds);
    compare(5_000, 4, &low_half(), 5, one, &wild);
    compare(1_000, 5, &low_half(), 7, one, &wild);
}

#[test]
fn single_wild_cards_beside_ranks() {
    let jacks = [Card::new(Rank::Jack, Suit::Spades), Card::new(Rank::Jack, Suit::Hearts)];
    let wilds = Wilds { ranks: ranks("A2"), cards: CardSet::of(&jacks), ..Wilds::default() };
    let wild = fixed(move |card| held(card, ranks("A2")) || jacks.contains(&card));
    compare(5_000, 17, &deck::standard(), 5, (&STANDARD, Ladder::STANDARD, wilds), &wild);
}

#[test]
fn jokers_as_any_card() {
    let mut deck = deck::standard().to_vec();
    deck.extend([Card::JOKER; 6]);
    let wilds = Wilds { joker: Joker::Wild, ..Wilds::default() };
    compare(5_000, 18, &deck, 5, (&STANDARD, Ladder::STANDARD, wilds), &fixed(Card::is_joker));
}

#[test]
fn without_five_of_a_kind_the_rest_stands() {
    let few: Rules = Rules { kinds: &STANDARD.kinds[..9], ..STANDARD };
    let small: Vec<Card> =
        deck::standard().into_iter().filter(|card| card.index() < 16 || card.index() > 47).collect();
    let wilds = Wilds { ranks: ranks("3"), ..Wilds::default() };
    let wild = fixed(|card| held(card, ranks("3")));
    let ladder = Ladder::STANDARD.without_five_of_a_kind();
    compare(5_000, 6, &small, 5, (&few, ladder, wilds), &wild);
}

#[test]
fn a_flush_holds_no_card_twice_except_where_the_house_lets_it() {
    let repeats = Rules { flush_repeats: true, ..STANDARD };
    let two_suits: Vec<Card> = deck::standard().into_iter().filter(|card| card.index() % 4 < 2).collect();
    let wilds = Wilds { ranks: ranks("38"), ..Wilds::default() };
    let wild = fixed(|card| held(card, ranks("38")));
    let ladder = Ladder::STANDARD.with_flush_repeats(true);
    compare(5_000, 19, &two_suits, 5, (&repeats, ladder, wilds), &wild);
    compare(5_000, 20, &two_suits, 5, (&STANDARD, Ladder::STANDARD, wilds), &wild);
    compare(1_000, 21, &two_suits, 7, (&repeats, ladder, wilds), &wild);
}

fn lowest_of(cards: &[Card], ace: LowAce) -> Vec<u8> {
    let ranks: Vec<u8> = cards.iter().map(|card| plain(*card).0).collect();
    let below = ranks.iter().copied().filter(|rank| *rank < 14).min();
    let has_ace = ranks.contains(&14);
    match ace {
        LowAce::HighOnly => below.into_iter().collect(),
        LowAce::UnlessAllAces => vec![below.unwrap_or(14)],
        LowAce::Choice => below.into_iter().chain(has_ace.then_some(14)).collect(),
    }
}

#[test]
fn kings_and_the_lowest_card_of_the_hand() {
    let wilds = Wilds { ranks: ranks("K"), lowest: Some(Lowest::Hand), ..Wilds::default() };
    let wild = |hand: &[Card]| {
        let low = lowest_of(hand, LowAce::HighOnly);
        let is_wild = |card: &Card| held(*card, ranks("K")) || low.contains(&plain(*card).0);
        vec![hand.iter().copied().filter(is_wild).collect()]
    };
    compare(5_000, 7, &deck::standard(), 5, (&STANDARD, Ladder::STANDARD, wilds), &wild);
}

#[test]
fn the_lowest_hole_card_of_seven() {
    let aces = [LowAce::Choice, LowAce::UnlessAllAces, LowAce::HighOnly];
    let lowests = [Lowest::Hole, Lowest::HoleAndLike];
    // Every second deck has few ranks and many aces, so that hole cards pair and calling an ace high or low matters.
    let aces_and_few: Vec<Card> =
        deck::standard().into_iter().filter(|card| card.index() > 35 || card.index() < 8).collect();
    for (seed, (lowest, ace)) in (22..).zip(lowests.iter().flat_map(|low| aces.map(|ace| (*low, ace)))) {
        let wilds = Wilds { ranks: ranks("3"), lowest: Some(lowest), ace, ..Wilds::default() };
        let ways = |hand: &[Card]| -> Vec<Vec<Card>> {
            let reach = if lowest == Lowest::Hole { &hand[..3] } else { hand };
            let with = |low: Vec<u8>| {
                let is_low = |card: &&Card| low.contains(&plain(**card).0);
                let fixed = hand.iter().filter(|card| held(**card, ranks("3")));
                fixed.chain(reach.iter().filter(is_low)).copied().collect()
            };
            let lows = lowest_of(&hand[..3], ace);
            if lows.is_empty() { vec![with(lows)] } else { lows.iter().map(|low| with(vec![*low])).collect() }
        };
        let one = (&STANDARD, Ladder::STANDARD, wilds);
        compare(4_700, seed, &deck::standard(), 7, one, &ways);
        compare(300, seed, &aces_and_few, 7, one, &ways);
    }
}

#[test]
fn a_bug_is_an_ace_or_fills_straights_and_flushes() {
    let mut deck = deck::standard().to_vec();
    deck.extend([Card::JOKER; 9]);
    let scheme = scheme(Ladder::STANDARD, Wilds { joker: Joker::Bug, ..Wilds::default() });
    let as_it_is = |cards: &[Plain]| Some(packed(&high(cards, &STANDARD)));
    let as_filled = |cards: &[Plain]| as_it_is(cards).filter(|value| [4, 5, 8].contains(&kind(*value)));
    let (plainly, filling) = (Judge::new(5, &as_it_is), Judge::new(5, &as_filled));
    let mut words = words(9);
    let mut opinions = Vec::new();
    while opinions.len() < 6_000 {
        deck::shuffle(&mut deck, &mut words);
        let hand = &deck[..5 + opinions.len() % 3];
        let (natural, bugs) = split(hand, Card::is_joker);
        // Any card for the kinds it fills, else an ace of a fifth suit.
        let aces = plainly.best(&[&natural[..], &vec![(14, 9); bugs]].concat(), 0);
        let expected = aces.max(filling.best(&natural, bugs));
        let seen = Seen::new(&Holding::unmarked(hand.to_vec()), &[]);
        opinions.push((expected, scheme.best_high(&seen).unwrap(), hand.to_vec()));
    }
    agree(opinions);
}

#[test]
fn short_deck_as_by_hand() {
    const KINDS: &[&str] =
        &["high", "pair", "two pair", "three", "straight", "full", "flush", "four", "straight flush", "five"];
    let rules = Rules { kinds: KINDS, ace_below: 6, ..STANDARD };
    let short: Vec<Card> = deck::standard().into_iter().filter(|card| card.index() >= 16).collect();
    compare(20_000, 10, &short, 7, (&rules, Ladder::SHORT_DECK, Wilds::default()), &tame());
    let wilds = Wilds { ranks: ranks("6"), ..Wilds::default() };
    let wild = fixed(|card| held(card, ranks("6")));
    compare(5_000, 28, &short, 5, (&rules, Ladder::SHORT_DECK, wilds), &wild);
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
fn three_cards_with_and_without_wild_ones() {
    const KINDS: &[&str] = &["high", "pair", "flush", "straight", "three", "straight flush"];
    let rules = Rules { size: 3, kinds: KINDS, ace_below: 2, ace_run_second: false, flush_repeats: false };
    let threes = Wilds { ranks: ranks("3"), ..Wilds::default() };
    let wild = fixed(|card| held(card, ranks("3")));
    let deck = deck::standard();
    let few = low_half();
    let ladder = Ladder::three(CAU, false);
    compare(20_000, 11, &deck, 3, (&rules, ladder, Wilds::default()), &tame());
    compare(5_000, 12, &few, 3, (&rules, ladder, threes), &wild);
    compare(5_000, 13, &deck, 4, (&rules, ladder, threes), &wild);
    let second = Rules { ace_run_second: true, ..rules };
    compare(20_000, 14, &deck, 3, (&second, Ladder::three(CAU, true), Wilds::default()), &tame());
}

#[test]
fn three_cards_in_the_other_order() {
    const KINDS: &[&str] = &["high", "pair", "flush", "straight", "straight flush", "three"];
    let order = [
        Category::ThreeOfAKind,
        Category::StraightFlush,
        Category::Straight,
        Category::Flush,
        Category::Pair,
        Category::HighCard,
    ];
    let rules = Rules { size: 3, kinds: KINDS, ace_below: 2, ace_run_second: false, flush_repeats: false };
    let deck = deck::standard();
    compare(20_000, 15, &deck, 3, (&rules, Ladder::three(&order, false), Wilds::default()), &tame());
    let plain_rules = Rules { kinds: &["high", "pair", "three"], ..rules };
    let plain_order = [Category::ThreeOfAKind, Category::Pair, Category::HighCard];
    let plain_ladder = Ladder::three(&plain_order, false);
    compare(20_000, 16, &deck, 3, (&plain_rules, plain_ladder, Wilds::default()), &tame());
}

#[test]
fn the_lowest_hole_card_by_three_houses() {
    let holding = |text: &str| crate::cards::parse_holding(text).unwrap();
    let named = |text: &str, lowest, ace| {
        let scheme = scheme(Ladder::STANDARD, Wilds { lowest: Some(lowest), ace, ..Wilds::default() });
        let seen = Seen::new(&holding(text), &[]);
        scheme.high_name(scheme.best_high(&seen).unwrap())
    };
    // An ace may be the lowest card only if its holder calls it low: 6-6-A-9 or A-9-6 with a wild ace.
    let hand = "(Ah 6d 9c) 9d Kh 4s 2c";
    assert_eq!(named(hand, Lowest::Hole, LowAce::HighOnly), "three nines");
    assert_eq!(named(hand, Lowest::Hole, LowAce::UnlessAllAces), "three nines");
    assert_eq!(named("(Ah Ad Ac) 9d Kh 4s 2c", Lowest::Hole, LowAce::HighOnly), "three aces");
    assert_eq!(named("(Ah Ad Ac) 9d Kh 4s 2c", Lowest::Hole, LowAce::UnlessAllAces), "four kings");
    assert_eq!(named("(Qd 6d 9c) 6h Kh 4s 2c", Lowest::HoleAndLike, LowAce::HighOnly), "straight, king high");
    assert_eq!(named("(Qd 6d 9c) 6h Kh 4s 2c", Lowest::Hole, LowAce::HighOnly), "pair of kings");
}
