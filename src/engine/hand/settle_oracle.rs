//! A second, naive banker for whole hands: high-low with declarations, side pots, odd money, by the Igloo's rules.

#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

use crate::cards::{Card, Holding, deck};
use crate::games::find;
use crate::hand::house_rules::HiLo;
use crate::hand::odd::{Halving, Odd};
use crate::hand::pots::Stake;
use crate::hand::settle::settle;
use crate::hand::showdown::{Contestant, Declares, Showdown};
use crate::hand::silent::silent;
use crate::money::{Currency, Money};
use crate::rank::naive::{self, Plain, STANDARD, plain, words};
use std::cmp::Reverse;
use std::collections::BTreeMap;

struct Player {
    bet: i64,
    folded: bool,
    declares: Declares,
    high: naive::Value,
    low: Reverse<naive::Value>,
}

/// Ace to five: pairs hurt, straights and flushes don't, aces are low.
fn low(cards: &[Plain]) -> Reverse<naive::Value> {
    let moved: Vec<Plain> =
        cards.iter().map(|(rank, suit)| (if *rank == 14 { 1 } else { *rank }, *suit)).collect();
    let (name, ranks) = naive::kinds(&moved, &STANDARD).remove(0);
    Reverse((STANDARD.kinds.iter().position(|kind| *kind == name).unwrap(), ranks))
}

/// The players of `among` with the best value.
fn best<V: Ord>(players: &[Player], among: &[usize], value: impl Fn(&Player) -> &V) -> Vec<usize> {
    let top = among.iter().map(|seat| value(&players[*seat])).max();
    among.iter().copied().filter(|seat| Some(value(&players[*seat])) == top).collect()
}

/// Who gets the high half and who the low half of a pot; the same players for both if they take all, nobody if it stays.
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

/// Coin by coin: each is contested by the players still in who put in that many.
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

/// How a table pays what doesn't divide evenly.
#[derive(Clone, Copy)]
struct Custom {
    odd: Odd,
    halving: Halving,
    button: usize,
}

impl Custom {
    /// The winners, the first on the dealer's left first.
    fn leftmost_first(self, winners: &[usize], players: usize) -> Vec<usize> {
        let around = (1..=players).map(|step| (self.button + step) % players);
        around.filter(|seat| winners.contains(seat)).collect()
    }

    /// True if the odd unit goes to the high half.
    fn favours_high(self, high: &[usize], low: &[usize], players: usize) -> bool {
        let first = self.leftmost_first(&[high, low].concat(), players)[0];
        self.halving == Halving::HighHalf || high.contains(&first)
    }
}

/// What everybody is paid in units, and what stays in the middle.
fn paid(players: &[Player], custom: Custom) -> (Vec<i64>, i64) {
    let (mut awards, mut carry) = (vec![0; players.len()], 0);
    let mut share = |seats: &[usize], amount: i64| {
        let order = custom.leftmost_first(seats, players.len());
        let mut odd = amount;
        for seat in &order {
            awards[*seat] += amount / order.len() as i64;
            odd -= amount / order.len() as i64;
        }
        for seat in order.iter().filter(|_| custom.odd != Odd::NextGame) {
            let coins = if custom.odd == Odd::OneEach { odd.min(1) } else { odd };
            awards[*seat] += coins;
            odd -= coins;
        }
        carry += odd;
    };
    for (pot, amount) in pots(players) {
        let (high, low) = entitled(players, &pot);
        if high == low {
            share(&high, amount);
            continue;
        }
        let with_odd = amount - amount / 2;
        let to_high = custom.favours_high(&high, &low, players.len());
        let (of_high, of_low) = if to_high { (with_odd, amount / 2) } else { (amount / 2, with_odd) };
        share(&high, of_high);
        share(&low, of_low);
    }
    (awards, carry)
}

fn dealt(word: &mut dyn FnMut() -> u32) -> (Vec<Player>, Vec<Vec<Card>>) {
    let mut cards = deck::standard();
    // Half of the rounds use few ranks, so that hands tie and one hand can be good both ways.
    let few = word().is_multiple_of(2);
    cards.sort_by_key(|card| few && !(card.index() < 24 || card.index() > 47));
    let from = if few { 28 } else { 52 };
    deck::shuffle(&mut cards[..from], word);
    let count = if few { 2 + word() as usize % 4 } else { 1 + word() as usize % 10 };
    let hands: Vec<Vec<Card>> = cards.chunks(5).take(count).map(<[Card]>::to_vec).collect();
    let sizes = 1 + word() % 30;
    let player = |hand: &Vec<Card>| {
        let plain: Vec<Plain> = hand.iter().copied().map(plain).collect();
        let declares = [Declares::High, Declares::Low, Declares::Both][word() as usize % 3];
        let (bet, folded) = (i64::from(1 + word() % sizes), word().is_multiple_of(4));
        Player { bet, folded, declares, high: naive::high(&plain, &STANDARD), low: low(&plain) }
    };
    (hands.iter().map(player).collect(), hands)
}

fn showdown(players: &[Player], hands: &[Vec<Card>], unit: i64, button: usize) -> Showdown {
    let contestant = |(seat, (player, hand)): (usize, (&Player, &Vec<Card>))| Contestant {
        name: seat.to_string(),
        stake: Stake { bet: Money::from_minor(player.bet * unit), dead: Money::ZERO, folded: player.folded },
        cards: Holding::unmarked(hand.clone()),
        declares: (!player.folded).then_some(player.declares),
        ..Contestant::default()
    };
    let players = players.iter().zip(hands).enumerate().map(contestant).collect();
    let game = *find("five-card-stud-hi-lo").unwrap();
    Showdown {
        button: Some(button),
        hilo: Some(HiLo::Declare),
        ..Showdown::new(game, Currency::POINTS, Money::from_minor(unit), players)
    }
}

#[test]
fn twenty_thousand_declared_hands_are_settled_as_by_the_stupid_banker() {
    let mut word = words(35);
    let mut house = silent();
    // The last two on opposite sides wouldn't be compared; the naive banker compares them, with the same result.
    house.two_left.value = crate::hand::house_rules::TwoLeft::Split;
    let (mut six_side_pots, mut tens, mut carried) = (0, 0, 0);
    for round in 0..20_000 {
        let (mut players, hands) = dealt(&mut word);
        let seat = word() as usize % players.len();
        players[seat].folded = false;
        let odd = [Odd::NextGame, Odd::OneEach, Odd::FirstLeft][round % 3];
        let halving = [Halving::HighHalf, Halving::FirstLeft][round % 2];
        let (unit, button) = ([1, 5, 7, 25][round % 4], word() as usize % players.len());
        (house.odd_pot.value, house.odd_half.value, house.halving.value) = (odd, odd, halving);
        let asked = showdown(&players, &hands, unit, button);
        let made = settle(&asked, &house).unwrap();
        for (seat, amount) in made.returned() {
            players[*seat].bet -= amount.minor() / unit;
        }
        let (awards, carry) = paid(&players, Custom { odd, halving, button });
        let awards: Vec<i64> = awards.iter().map(|award| award * unit).collect();
        let engine: Vec<i64> = made.awards().iter().map(|award| award.minor()).collect();
        assert_eq!((engine, made.carry().minor()), (awards, carry * unit), "{asked:?}");
        six_side_pots += usize::from(made.pots().len() > 6);
        tens += usize::from(players.len() == 10);
        carried += usize::from(carry > 0);
    }
    let seen = format!("{six_side_pots} with six side pots, {tens} of ten players, {carried} carried");
    assert!(six_side_pots > 100 && tens > 500 && carried > 500, "{seen}");
}
