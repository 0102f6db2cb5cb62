//! The shared cards of one board as a hand may use them: all of them, or one line of several.
//!
//! A line is a smaller board. The best hand of all lines counts, for each part of the pot by itself.

use crate::cards::{Card, Holding};
use crate::games::{Boards, chosen};
use crate::rank::{Category, High, Low, Scheme, Seen};
use std::borrow::Cow;

/// One board, and how hands are judged on it.
#[derive(Clone, Debug)]
pub struct Spread<'b> {
    scheme: Scheme,
    whole: Cow<'b, [Card]>,
    /// What is used together; empty where all of the board is.
    lines: Vec<Vec<Card>>,
}

impl<'b> Spread<'b> {
    /// That board of the shared cards, the first being 0.
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

    /// How hands are judged on it: a card may be wild for where it lies.
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

    /// The best high hand of the kind its owner called.
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
