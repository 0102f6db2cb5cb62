//! A second, stupid banker for whole hands: high-low with declarations, side pots, odd money, by the Igloo's rules.

#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

use crate::domain::cards::{Card, Holding, deck};
use crate::domain::games::find;
use crate::domain::hand::house_rules::HiLo;
use crate::domain::hand::pots::Stake;
use crate::domain::hand::presets::igloo;
use crate::domain::hand::settle::settle;
use crate::domain::hand::showdown::{Contestant, Declares, Showdown};
use crate::domain::money::{Currency, Money};
use crate::domain::rank::naive::{self, Plain, STANDARD, plain, words};
use std::cmp::Reverse;
use std::collections::BTreeMap;

struct Player {
    bet: i64,
    folded: bool,
    declares: Declares,
    high: naive::Value,
    low: Reverse<naive::Value>,
}

/// Ace to five: pairs hurt, straights and flushes do not, aces are low.
fn low(cards: &[Plain]) -> Reverse<naive::Value> {
    let moved: Vec<Plain> =
        cards.iter().map(|(rank, suit)| (if *rank == 14 { 1 } else { *rank }, *suit)).collect();
    let (name, ranks) = naive::kinds(&moved, &STANDARD).remove(0);
    Reverse((STANDARD.kinds.iter().position(|kind| *kind == name).unwrap(), ranks))
}

/// The best of those who may claim, by one of their hands.
fn best<V: Ord>(players: &[Player], among: &[usize], value: impl Fn(&Player) -> &V) -> Vec<usize> {
    let top = among.iter().map(|seat| value(&players[*seat])).max();
    among.iter().copied().filter(|seat| Some(value(&players[*seat])) == top).collect()
}

/// Who gets the high half and who the low half of a pot; the same for both if they take all, nobody if it stays.
fn entitled(players: &[Player], pot: &[usize]) -> (Vec<usize>, Vec<usize>) {
    if pot.len() == 1 {
        return (pot.to_vec(), pot.to_vec());
    }
    let went = |wanted: &[Declares]| -> Vec<usize> {
        pot.iter().copied().filter(|seat| wanted.contains(&players[*seat].declares)).collect()
    };
    let all_high = best(players, &went(&[Declares::High, Declares::Both]), |player| &player.high);
    let all_low = best(players, &went(&[Declares::Low, Declares::Both]), |player| &player.low);
    for pig in went(&[Declares::Both]) {
        if all_high == [pig] && all_low == [pig] {
            return (vec![pig], vec![pig]);
        }
    }
    let high = best(players, &went(&[Declares::High]), |player| &player.high);
    let low = best(players, &went(&[Declares::Low]), |player| &player.low);
    match (high.is_empty(), low.is_empty()) {
        (true, _) => (low.clone(), low),
        (_, true) => (high.clone(), high),
        _ => (high, low),
    }
}

/// Coin by coin: each is contested by those still in who put in as many.
fn pots(players: &[Player]) -> BTreeMap<Vec<usize>, i64> {
    let top = players.iter().filter(|player| !player.folded).map(|player| player.bet).max().unwrap();
    let mut pots = BTreeMap::new();
    for player in players {
        for coin in 1..=player.bet {
            let in_for = |seat: &usize| !players[*seat].folded && players[*seat].bet >= coin.min(top);
            *pots.entry((0..players.len()).filter(in_for).collect()).or_insert(0) += 1;
        }
    }
    pots
}

fn paid(players: &[Player]) -> (Vec<i64>, i64) {
    let (mut awards, mut carry) = (vec![0; players.len()], 0);
    let mut share = |seats: &[usize], amount: i64| {
        let ways = seats.len() as i64;
        seats.iter().for_each(|seat| awards[*seat] += amount / ways);
        carry += if ways == 0 { amount } else { amount % ways };
    };
    for (pot, amount) in pots(players) {
        let (high, low) = entitled(players, &pot);
        if high == low {
            if high.is_empty() {
                share(&[], 0)
            } else {
                share(&high, amount)
            }
            continue;
        }
        share(&high, amount - amount / 2);
        share(&low, amount / 2);
    }
    let kept: i64 = awards.iter().sum();
    let all: i64 = players.iter().map(|player| player.bet).sum();
    (awards, all - kept)
}

fn dealt(word: &mut dyn FnMut() -> u32) -> (Vec<Player>, Vec<Vec<Card>>) {
    let mut cards = deck::standard();
    // Every second round from few ranks, so that hands tie and both sides are good at once.
    let few = word().is_multiple_of(2);
    cards.sort_by_key(|card| few && !(card.index() < 24 || card.index() > 47));
    let from = if few { 28 } else { 52 };
    deck::shuffle(&mut cards[..from], word);
    let count = if few { 2 + word() as usize % 4 } else { 1 + word() as usize % 10 };
    let hands: Vec<Vec<Card>> = cards.chunks(5).take(count).map(<[Card]>::to_vec).collect();
    let sizes = 1 + word() % 8;
    let player = |hand: &Vec<Card>| {
        let plain: Vec<Plain> = hand.iter().copied().map(plain).collect();
        let declares = [Declares::High, Declares::Low, Declares::Both][word() as usize % 3];
        let (bet, folded) = (i64::from(1 + word() % sizes), word().is_multiple_of(4));
        Player { bet, folded, declares, high: naive::high(&plain, &STANDARD), low: low(&plain) }
    };
    (hands.iter().map(player).collect(), hands)
}

fn showdown(players: &[Player], hands: &[Vec<Card>]) -> Showdown {
    let contestant = |(seat, (player, hand)): (usize, (&Player, &Vec<Card>))| Contestant {
        name: seat.to_string(),
        stake: Stake { bet: Money::from_minor(player.bet), dead: Money::ZERO, folded: player.folded },
        cards: Holding::unmarked(hand.clone()),
        declares: (!player.folded).then_some(player.declares),
        ..Contestant::default()
    };
    Showdown {
        game: *find("five-card-stud-hi-lo").unwrap(),
        announced: None,
        as_called: false,
        currency: Currency::POINTS,
        unit: Money::from_minor(1),
        carry: Money::ZERO,
        players: players.iter().zip(hands).enumerate().map(contestant).collect(),
        button: None,
        boards: Vec::new(),
        hilo: Some(HiLo::Declare),
        goalpost: false,
        pots: None,
        agreed: None,
    }
}

#[test]
fn twenty_thousand_declared_hands_are_settled_as_by_the_stupid_banker() {
    let mut word = words(35);
    let mut house = igloo();
    // Two left on opposite sides would not be compared; the stupid banker compares them to the same result.
    house.two_left.value = true;
    let (mut side_pots, mut carried, mut settled) = (0, 0, 0);
    while settled < 20_000 {
        let (mut players, hands) = dealt(&mut word);
        let seat = word() as usize % players.len();
        players[seat].folded = false;
        let made = settle(&showdown(&players, &hands), &house).unwrap();
        for (seat, amount) in made.returned() {
            players[*seat].bet -= amount.minor();
        }
        let (awards, carry) = paid(&players);
        let engine: Vec<i64> = made.awards().iter().map(|award| award.minor()).collect();
        assert_eq!((engine, made.carry().minor()), (awards, carry), "{:?}", showdown(&players, &hands));
        side_pots += usize::from(made.pots().len() > 3);
        carried += usize::from(carry > 0);
        settled += 1;
    }
    assert!(side_pots > 1_000 && carried > 1_000, "{side_pots} hands with side pots, {carried} carried");
}
