//! Who holds what on one board, and who is best among some of the players.

use crate::cards::{Card, Holding, Suit};
use crate::games::{Beside, Game, Highs, Lows, Second};
use crate::hand::reason::{Hand, Side};
use crate::hand::seats::{SEATS_MAX, Seats};
use crate::hand::showdown::{Contestant, Showdown};
use crate::hand::spread::Spread;
use crate::hand::why::hand_words;
use crate::rank::{CardPoints, LowLadder, Scheme, Seen, Uses};
use std::cmp::Ordering;

/// The target points of the two halves of 7-27.
const NEAR: [u32; 2] = [27, 7];

/// What a player has for one part of the pot; for the same part, greater is better.
#[derive(Clone, Copy)]
struct Held(Hand);

/// The hands of all compared players, one list for each part of the pot.
pub(crate) struct Judge {
    first: [Option<Held>; SEATS_MAX],
    second: [Option<Held>; SEATS_MAX],
}

impl Judge {
    /// Judges the cards of these seats on one board of one run, as called or as they are.
    pub(crate) fn new(
        showdown: &Showdown,
        scheme: &Scheme,
        (compared, contest): (Seats, usize),
        as_called: bool,
    ) -> Self {
        let game = &showdown.game;
        let spread = showdown.spread(scheme, contest);
        let (mut first, mut second) = ([None; SEATS_MAX], [None; SEATS_MAX]);
        for (seat, (first, second)) in first.iter_mut().zip(&mut second).enumerate() {
            let Some(player) = showdown.players.get(seat).filter(|_| compared.contains(seat)) else {
                continue;
            };
            *first = best_hand(game, &spread, player, as_called).map(Held);
            *second = other_hand(game, &spread, &player.cards).map(Held);
        }
        Self { first, second }
    }

    /// The players of `among` with the best hand for a side, and that hand. A whole pot goes by the game's first part.
    pub(crate) fn best(&self, side: Side, among: Seats) -> (Seats, Option<Hand>) {
        let hands = if side == Side::Low { &self.second } else { &self.first };
        let held = |seat: usize| hands.get(seat).copied().flatten();
        let best = among.iter().filter_map(held).max();
        let seats = among.iter().filter(|seat| best.is_some() && held(*seat) == best).collect();
        (seats, best.map(|held| held.0))
    }
}

impl Showdown {
    /// What a player has on that board for parts of the pot that aren't a high hand or a low, each with its name.
    #[must_use]
    pub fn made_beside(&self, spread: &Spread<'_>, cards: &Holding) -> Vec<(&'static str, Option<String>)> {
        let (game, scheme) = (&self.game, spread.scheme());
        let [first, second] = game.sides();
        let points = game.counts_points().then(|| {
            let lows = game.highs == Highs::Not;
            (first, points(spread, cards, usize::from(lows)))
        });
        let other = match game.second() {
            Second::None => None,
            Second::Low if game.lows != Lows::Points => None,
            _ => Some((second, other_hand(game, spread, cards))),
        };
        let words = |hand: Option<Hand>| hand.map(|hand| hand_words(scheme, hand));
        points.into_iter().chain(other).map(|(side, hand)| (side, words(hand))).collect()
    }
}

/// What a player has for the first part of the pot, or for the whole pot.
fn best_hand(game: &Game, spread: &Spread<'_>, player: &Contestant, as_called: bool) -> Option<Hand> {
    let cards = &player.cards;
    match game.highs {
        Highs::Points => points(spread, cards, 0),
        Highs::Not if game.lows == Lows::Points => points(spread, cards, 1),
        Highs::Not => spread.best_low(cards).map(Hand::Low),
        _ => {
            let called = player.calls.filter(|_| as_called);
            let as_called = called.and_then(|kind| spread.called_high(cards, kind));
            as_called.or_else(|| spread.best_high(cards)).map(Hand::High)
        }
    }
}

/// What a player has for the second part.
fn other_hand(game: &Game, spread: &Spread<'_>, cards: &Holding) -> Option<Hand> {
    let spades = || cards.hole().filter(|card| card.suit() == Some(Suit::Spades));
    match game.second() {
        Second::None => None,
        Second::Low if game.lows == Lows::Points => points(spread, cards, 1),
        Second::Low => spread.best_low(cards).map(Hand::Low),
        Second::Beside(Beside::HighSpade) => spades().max().map(Hand::Spade),
        Second::Beside(Beside::LowSpade) => spades().min().map(Hand::LowSpade),
        Second::Beside(Beside::Badugi) => {
            let badugi = Scheme { low: Some(LowLadder::Badugi), uses: Uses::Any, ..*spread.scheme() };
            badugi.best_low(&Seen::new(cards, &[])).map(Hand::Badugi)
        }
        Second::Beside(Beside::OwnHand) => {
            let own = Scheme { uses: Uses::Any, ..*spread.scheme() };
            own.best_high(&Seen::new(cards, &[])).map(Hand::High)
        }
    }
}

fn points(spread: &Spread<'_>, cards: &Holding, near: usize) -> Option<Hand> {
    let all: Vec<Card> = cards.cards().iter().chain(spread.cards()).copied().collect();
    CardPoints::nearest(&all, NEAR.get(near).copied()?).map(Hand::CardPoints)
}

impl PartialEq for Held {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Held {}

impl PartialOrd for Held {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Held {
    /// Only compares hands for the same part, so they are of one kind.
    fn cmp(&self, other: &Self) -> Ordering {
        match (self.0, other.0) {
            (Hand::High(one), Hand::High(other)) => one.cmp(&other),
            (Hand::Low(one), Hand::Low(other)) | (Hand::Badugi(one), Hand::Badugi(other)) => one.cmp(&other),
            (Hand::Spade(one), Hand::Spade(other)) => one.cmp(&other),
            (Hand::LowSpade(one), Hand::LowSpade(other)) => other.cmp(&one),
            (Hand::CardPoints(one), Hand::CardPoints(other)) => one.cmp(&other),
            _ => Ordering::Equal,
        }
    }
}
