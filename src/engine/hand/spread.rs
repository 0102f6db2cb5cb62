//! The shared cards of one board as a hand may use them: all of them, or one line of several.
//!
//! A line is a smaller board. For each part of the pot, a player's best hand on any line counts.

use crate::cards::{Card, Holding};
use crate::games::{Boards, chosen};
use crate::rank::{Category, High, Low, Scheme, Seen};
use std::borrow::Cow;

/// One board, and how hands are judged on it.
#[derive(Clone, Debug)]
pub struct Spread<'b> {
    scheme: Scheme,
    whole: Cow<'b, [Card]>,
    /// The lines of cards used together; empty if the whole board is used.
    lines: Vec<Vec<Card>>,
}

impl<'b> Spread<'b> {
    /// One of the boards in the shared cards, counted from 0.
    #[must_use]
    pub fn of(boards: &Boards, scheme: &Scheme, shared: &'b [Card], number: usize) -> Self {
        if boards.is_plain() {
            return Self { scheme: *scheme, whole: Cow::Borrowed(shared), lines: Vec::new() };
        }
        let mut scheme = *scheme;
        scheme.wilds.ranks |= boards.wild_ranks(shared);
        let lines = boards.lines(number).map(|line| chosen(shared, line).collect()).collect();
        Self { scheme, whole: chosen(shared, boards.board(number)).collect(), lines }
    }

    /// The cards of the board.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.whole
    }

    /// How hands are judged on it: where a card is on the board can make it wild.
    #[must_use]
    pub const fn scheme(&self) -> &Scheme {
        &self.scheme
    }

    /// What a player sees of each line.
    fn seen<'s>(&'s self, holding: &'s Holding) -> impl Iterator<Item = Seen> + 's {
        let whole = self.lines.is_empty().then(|| Seen::new(holding, &self.whole));
        whole.into_iter().chain(self.lines.iter().map(move |line| Seen::new(holding, line)))
    }

    /// The best high hand.
    #[must_use]
    pub fn best_high(&self, holding: &Holding) -> Option<High> {
        self.seen(holding).filter_map(|seen| self.scheme.best_high(&seen)).max()
    }

    /// The best high hand of the kind that was called.
    #[must_use]
    pub fn called_high(&self, holding: &Holding, called: Category) -> Option<High> {
        self.seen(holding).filter_map(|seen| self.scheme.called_high(&seen, called)).max()
    }

    /// The best low.
    #[must_use]
    pub fn best_low(&self, holding: &Holding) -> Option<Low> {
        self.seen(holding).filter_map(|seen| self.scheme.best_low(&seen)).max()
    }

    /// The cards of the best high hand.
    #[must_use]
    pub fn high_cards(&self, holding: &Holding) -> Vec<Card> {
        let best = self.seen(holding).max_by_key(|seen| self.scheme.best_high(seen));
        best.map(|seen| self.scheme.high_cards(&seen)).unwrap_or_default()
    }
}
