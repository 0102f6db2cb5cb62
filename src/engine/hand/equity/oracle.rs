//! A second, naive counter for tests: deals every card to every place in plain loops and compares five cards at a time.

#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

use crate::cards::{Card, deck, parse_cards, parse_holding};
use crate::games::find;
use crate::hand::equity::{Effort, Equity, equity};
use crate::hand::pots::Stake;
use crate::hand::showdown::{Contestant, Showdown};
use crate::hand::silent::silent;
use crate::money::{Currency, Money};
use crate::rank::high;
use crate::rank::naive::words;
use std::cmp::Reverse;

/// The number of parts in a pot: any tie for half of it, among up to five players, leaves no remainder.
const PARTS: u128 = 120;

/// A game as the naive counter knows it.
#[derive(Clone, Copy)]
struct Told {
    game: &'static str,
    own: usize,
    board: usize,
    two: bool,
    low: bool,
}

const HOLDEM: Told = Told { game: "holdem", own: 2, board: 5, two: false, low: false };

const TOLD: &[Told] = &[
    HOLDEM,
    Told { game: "omaha", own: 4, two: true, ..HOLDEM },
    Told { game: "omaha-hi-lo-8", own: 4, two: true, low: true, ..HOLDEM },
    Told { game: "seven-card-stud", own: 7, board: 0, ..HOLDEM },
    Told { game: "seven-card-stud-hi-lo-8", own: 7, board: 0, low: true, ..HOLDEM },
];

/// Every set of five cards a hand may be made of.
fn fives(told: Told, own: &[Card], board: &[Card]) -> Vec<Vec<Card>> {
    let all: Vec<Card> = own.iter().chain(board).copied().collect();
    let sets = (0_u32..1 << all.len()).filter(|set| set.count_ones() == 5);
    let sets = sets.filter(|set| !told.two || (set & ((1 << own.len()) - 1)).count_ones() == 2);
    sets.map(|set| (0..all.len()).filter(|at| set & (1 << at) != 0).map(|at| all[at]).collect()).collect()
}

/// Five different ranks up to the eight, aces low; the highest counts first.
fn low(five: &[Card]) -> Option<Reverse<Vec<usize>>> {
    let mut ranks: Vec<usize> = five.iter().map(|card| (card.index() / 4 + 1) % 13).collect();
    ranks.sort_unstable_by_key(|rank| Reverse(*rank));
    ranks.dedup();
    (ranks.len() == 5 && ranks[0] < 8).then_some(Reverse(ranks))
}

fn best<T: Ord>(values: &[Option<T>], among: &[usize]) -> Vec<usize> {
    let top = among.iter().filter_map(|seat| values[*seat].as_ref()).max();
    among.iter().copied().filter(|seat| top.is_some() && values[*seat].as_ref() == top).collect()
}

/// What each seat gets of a pot, in parts.
fn paid(told: Told, hands: &[Vec<Card>], board: &[Card], pot: &[usize]) -> Vec<u128> {
    let fives: Vec<_> = hands.iter().map(|own| fives(told, own, board)).collect();
    let highs: Vec<_> = fives.iter().map(|fives| fives.iter().map(|five| high::best(five)).max()).collect();
    let lows: Vec<_> = fives
        .iter()
        .map(|fives| fives.iter().filter(|_| told.low).filter_map(|five| low(five)).max())
        .collect();
    let (high, low) = (best(&highs, pot), best(&lows, pot));
    let low = if low.is_empty() { high.clone() } else { low };
    let half = |of: &[usize], seat| if of.contains(&seat) { PARTS / 2 / of.len() as u128 } else { 0 };
    (0..hands.len()).map(|seat| half(&high, seat) + half(&low, seat)).collect()
}

/// Deals what is missing, the board first, and adds up what each seat gets of each pot. New board cards come lowest first.
fn count(
    told: Told,
    (hands, board, dealt): (&mut Vec<Vec<Card>>, &mut Vec<Card>, usize),
    (rest, pots): (&[Card], &[Vec<usize>]),
    sums: &mut (u64, Vec<Vec<[u128; 3]>>),
) {
    let short = hands.iter().position(|own| own.len() < told.own);
    let taken: Vec<Card> = hands.iter().flatten().chain(board.iter()).copied().collect();
    let free = rest.iter().copied().filter(|card| !taken.contains(card));
    if board.len() < told.board {
        let last = board.get(dealt..).and_then(<[Card]>::last).copied();
        for card in free.filter(|card| last.is_none_or(|last| last < *card)) {
            board.push(card);
            count(told, (hands, board, dealt), (rest, pots), sums);
            board.pop();
        }
    } else if let Some(seat) = short {
        for card in free {
            hands[seat].push(card);
            count(told, (hands, board, dealt), (rest, pots), sums);
            hands[seat].pop();
        }
    } else {
        sums.0 += 1;
        for (pot, sums) in pots.iter().zip(&mut sums.1) {
            for (got, sum) in paid(told, hands, board, pot).into_iter().zip(sums) {
                sum[0] += u128::from(got == PARTS);
                sum[1] += u128::from(got > 0 && got < PARTS);
                sum[2] += got;
            }
        }
    }
}

fn player(seat: usize, bet: i64, cards: &[Card]) -> Contestant {
    let stake = Stake { bet: Money::from_minor(bet), ..Stake::default() };
    let cards = crate::cards::Holding::unmarked(cards.to_vec());
    Contestant { name: format!("p{seat}"), stake, cards, ..Contestant::default() }
}

#[test]
fn every_pot_is_counted_as_the_stupid_counter_counts_it() {
    let rules = silent();
    let mut words = words(44);
    let mut pack: Vec<Card> = deck::standard().to_vec();
    for told in TOLD {
        for round in 0..8_usize {
            deck::shuffle(&mut pack, &mut words);
            let players = if told.own == 7 { 2 } else { 2 + round % 4 };
            // A board of three or four cards, or the full board; in stud the last card is still to come.
            let dealt = if told.board > 0 { 3 + (round / 2) % 3 } else { 0 };
            let dealt = if told.two && players > 3 { dealt.max(4) } else { dealt };
            let own = told.own - usize::from(told.board == 0);
            let (cards, rest) = pack.split_at(players * own);
            let (board, mut rest) = (&rest[..dealt], rest[dealt..].to_vec());
            let mut hands: Vec<Vec<Card>> = cards.chunks(own).map(<[Card]>::to_vec).collect();
            let bets: Vec<i64> = (0..players).map(|seat| 100 * (1 + (seat as i64 + 1) % 3)).collect();
            let mut contestants: Vec<Contestant> = hands
                .iter()
                .zip(&bets)
                .enumerate()
                .map(|(seat, (own, bet))| player(seat, *bet, own))
                .collect();
            // Cards of a folded player can't come any more.
            let mut gone = player(players, 300, &rest.split_off(rest.len() - own));
            gone.stake.folded = true;
            contestants.push(gone);
            let game = *find(told.game).unwrap();
            let showdown = Showdown {
                board: board.to_vec().into(),
                ..Showdown::new(game, Currency::USD, Money::from_minor(1), contestants)
            };
            let found = equity(&showdown, &rules, Effort::THOROUGH).unwrap();
            let pots: Vec<Vec<usize>> =
                found.pots.iter().map(|worth| worth.pot.eligible.iter().collect()).collect();
            let mut sums = (0, vec![vec![[0; 3]; players]; pots.len()]);
            count(*told, (&mut hands, &mut board.to_vec(), dealt), (&rest, &pots), &mut sums);
            assert_eq!((found.runouts, found.exact), (sums.0, true), "{} {round}", told.game);
            for (worth, got) in found.pots.iter().zip(&sums.1) {
                for of in &worth.worth {
                    let [wins, splits, parts] = got[of.seat];
                    let (part, whole) = of.share.fraction();
                    let same = part * u128::from(sums.0) * PARTS == parts * whole;
                    let told = (told.game, round, of.seat);
                    assert_eq!((of.wins as u128, of.splits as u128, same), (wins, splits, true), "{told:?}");
                }
            }
        }
    }
}

fn asked(game: &str, hands: &[&str], board: &str, effort: Effort) -> Equity {
    let players = hands.iter().enumerate();
    let players =
        players.map(|(seat, cards)| player(seat, 100, parse_holding(cards).unwrap().cards())).collect();
    let board = parse_cards(board).unwrap().into();
    let game = *find(game).unwrap();
    let showdown = Showdown { board, ..Showdown::new(game, Currency::USD, Money::from_minor(1), players) };
    equity(&showdown, &silent(), effort).unwrap()
}

#[test]
fn counts_before_the_flop_are_those_everybody_knows() {
    let found = asked("holdem", &["As Ah", "Kd Kc"], "", Effort::THOROUGH);
    let one = |seat: usize| (found.pots[0].worth[seat].wins, found.pots[0].worth[seat].splits);
    assert_eq!((found.runouts, found.exact), (1_712_304, true));
    assert_eq!((one(0), one(1)), ((1_388_072, 6_538), (317_694, 6_538)));
}

#[test]
fn an_estimate_is_near_the_exact_share_and_is_repeated() {
    let hands = ["As Ks", "Qd Qh", "9c 8c"];
    let exact = asked("holdem", &hands, "2s 7s Jd", Effort::THOROUGH);
    let few = Effort { hands: 10, drawn: 20_000 };
    let drawn = asked("holdem", &hands, "2s 7s Jd", few);
    assert_eq!(
        (drawn.exact, drawn.runouts, &drawn),
        (false, 20_000, &asked("holdem", &hands, "2s 7s Jd", few))
    );
    for (one, other) in exact.pots[0].worth.iter().zip(&drawn.pots[0].worth) {
        assert_eq!(one.error, 0);
        assert!((20..40).contains(&other.error), "{other:?}");
        let apart = one.share.per_mille().abs_diff(other.share.per_mille());
        assert!(10 * apart <= 4 * u64::from(other.error), "{one:?} {other:?}");
    }
}

#[test]
fn what_is_not_known_is_said() {
    let refused = |game: &str, cards: &str, board: &str| {
        let players = vec![
            player(0, 100, &parse_cards("Ah Ad").unwrap()),
            player(1, 100, &parse_cards(cards).unwrap()),
        ];
        let board = parse_cards(board).unwrap().into();
        let game = *find(game).unwrap();
        let showdown =
            Showdown { board, ..Showdown::new(game, Currency::USD, Money::from_minor(1), players) };
        equity(&showdown, &silent(), Effort::QUICK).map_err(|refusal| refusal.code).err()
    };
    assert_eq!(refused("holdem", "", "2s 7s Jd"), Some("cards-unknown"));
    assert_eq!(refused("holdem", "Kh Kd Kc", "2s 7s Jd"), Some("wrong-card-count"));
    assert_eq!(refused("holdem", "Kh Kd", "2s 7s Jd 3c 4c 5c"), Some("wrong-card-count"));
    assert_eq!(refused("holdem", "Kh Kd", "2s 7s Kd"), Some("card-twice"));
    assert_eq!(refused("seven-card-stud-low-hole-wild", "Kh Kd", ""), Some("hole-cards-unknown"));
    assert_eq!(refused("follow-the-queen", "Kh Kd", ""), Some("fall-order-unsaid"));
}
