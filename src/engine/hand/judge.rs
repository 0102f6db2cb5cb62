//! Who holds what on one board, and who is best among some of the players.

use crate::cards::{Card, Suit};
use crate::games::Second;
use crate::hand::reason::{Hand, Side};
use crate::hand::seats::{SEATS_MAX, Seats};
use crate::hand::showdown::Showdown;
use crate::rank::{High, Low, Scheme, Seen};

/// The hands of all who are compared.
pub(crate) struct Judge {
    highs: [Option<High>; SEATS_MAX],
    lows: [Option<Low>; SEATS_MAX],
    spades: [Option<Card>; SEATS_MAX],
    second: Second,
    high_plays: bool,
}

impl Judge {
    /// Judges the cards of these seats on the board of one run, as their owners call them or as they are.
    pub(crate) fn new(
        showdown: &Showdown,
        scheme: &Scheme,
        (compared, run): (Seats, usize),
        as_called: bool,
    ) -> Self {
        let second = showdown.game.second();
        let (mut highs, mut lows, mut spades) = ([None; SEATS_MAX], [None; SEATS_MAX], [None; SEATS_MAX]);
        for seat in compared.iter() {
            let Some(player) = showdown.players.get(seat) else { continue };
            let seen = Seen::new(&player.cards, showdown.board(run));
            if let Some(high) = highs.get_mut(seat) {
                let called = player.calls.filter(|_| as_called);
                let as_called = called.and_then(|kind| scheme.called_high(&seen, kind));
                *high = as_called.or_else(|| scheme.best_high(&seen));
            }
            if let Some(low) = lows.get_mut(seat) {
                *low = scheme.best_low(&seen);
            }
            if let Some(spade) = spades.get_mut(seat).filter(|_| second == Second::Spade) {
                *spade = player.cards.hole().filter(|card| card.suit() == Some(Suit::Spades)).max();
            }
        }
        Self { highs, lows, spades, second, high_plays: scheme.high.is_some() }
    }

    /// Those of `among` with the best hand for a side, and that hand; the whole of a pot goes by the game's only order.
    pub(crate) fn best(&self, side: Side, among: Seats) -> (Seats, Option<Hand>) {
        match (side, self.second) {
            (Side::Low, Second::Spade) => {
                let (seats, spade) = best_of(&self.spades, among);
                (seats, spade.map(Hand::Spade))
            }
            (Side::Low, _) => self.best_low(among),
            _ if self.high_plays => {
                let (seats, high) = best_of(&self.highs, among);
                (seats, high.map(Hand::High))
            }
            _ => self.best_low(among),
        }
    }

    fn best_low(&self, among: Seats) -> (Seats, Option<Hand>) {
        let (seats, low) = best_of(&self.lows, among);
        (seats, low.map(Hand::Low))
    }
}

fn best_of<T: Copy + Ord>(hands: &[Option<T>], among: Seats) -> (Seats, Option<T>) {
    let held = |seat: usize| hands.get(seat).copied().flatten();
    let best = among.iter().filter_map(held).max();
    let seats = among.iter().filter(|seat| best.is_some() && held(*seat) == best).collect();
    (seats, best)
}
