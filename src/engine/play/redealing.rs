//! The cards run out: the players still in get a new deal for the pot, which stays where it is (MIK-34), if
//! each of them can win all of it.

use crate::games::Step;
use crate::hand::Seats;
use crate::play::chair::Chair;
use crate::play::limits::Matter;
use crate::play::machine::{Phase, Play};
use crate::refusal::{Instead, Refusal};

/// How a hand can go on if the pack has too few cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WaysOn {
    /// One card for everybody still in, or none.
    pub common: bool,
    /// A new deal for the players still in.
    pub redeal: bool,
}

impl Play<'_> {
    /// Ends the hand without a winner: the players still in, and nobody else, are dealt new cards for its pot.
    pub(crate) fn redeal(&mut self) -> Result<(), Refusal> {
        if self.live.count() < 2 {
            return Err(self.refuse_by("no-redeal", Matter::Redeal, "there's nobody left to deal to again"));
        }
        let (left, due) = (self.cards_left(), self.cards_due());
        if left >= due && !self.tolerant() && !self.ruled {
            let message = if due == 0 {
                "no cards are needed, so there's no need to deal again".to_owned()
            } else {
                format!("{due} cards are needed and {left} are left, so there's no need to deal again")
            };
            return Err(self.refuse_by("no-redeal", Matter::Redeal, message));
        }
        if let Some(short) = self.below_a_side_pot() {
            let name = self.setup.name(short);
            let message =
                format!("`{name}` can't win all of the pot, and a redeal carries it over as one pot");
            return Err(self.refuse_by("no-redeal", Matter::AllIn, message).instead(self.instead_of_cards()));
        }
        self.close_round()?;
        self.phase = Phase::Redealt;
        Ok(())
    }

    /// A player who is all-in for less than another one still in: there's a side pot this player can't win.
    fn below_a_side_pot(&self) -> Option<usize> {
        let most = self.live.iter().map(|seat| self.bets(seat)).max()?;
        let is_all_in = |seat: usize| self.chairs.get(seat).is_some_and(|chair| chair.stack.is_zero());
        self.live.iter().find(|seat| is_all_in(*seat) && self.bets(*seat) < most)
    }

    /// What can be done if the pack is too small, besides what everybody agrees on.
    #[must_use]
    pub fn ways_without_cards(&self) -> WaysOn {
        let deals = matches!(self.setup.course.steps().get(self.step), Some(Step::Deal { .. }));
        let begun = self.chairs.iter().any(|chair| chair.given > 0);
        WaysOn { common: deals && !begun, redeal: self.below_a_side_pot().is_none() }
    }

    fn instead_of_cards(&self) -> Instead {
        match self.ways_without_cards() {
            WaysOn { common: true, redeal: true } => Instead::SharedCardOrRedeal,
            WaysOn { common: true, redeal: false } => Instead::SharedCard,
            WaysOn { common: false, redeal: true } => Instead::RedealOrReshuffle,
            WaysOn { common: false, redeal: false } => Instead::Reshuffle,
        }
    }

    /// True if the pack has fewer cards than needed, and the host didn't allow the discards to come back.
    #[must_use]
    pub fn is_short(&self) -> bool {
        !self.ruled && !self.shuffles && !self.tolerant() && self.cards_left() < self.cards_due()
    }

    /// Refuses a deal if the pack has too few cards.
    ///
    /// # Errors
    ///
    /// `pack-too-small` with what is left and what is needed.
    pub fn check_pack(&self) -> Result<(), Refusal> {
        if !self.is_short() {
            return Ok(());
        }
        let (left, due) = (self.cards_left(), self.cards_due());
        let message = format!("the hand needs {due} more cards, but the deck has only {left}");
        Err(self.refuse_by("pack-too-small", Matter::Redeal, message).instead(self.instead_of_cards()))
    }

    /// How many cards the pack has left; discards don't come back by themselves.
    #[must_use]
    pub fn cards_left(&self) -> usize {
        self.cards_left_beside(if self.shuffles { Seats::NONE } else { self.shuffled_in })
    }

    /// The same if these hands were shuffled in too.
    pub(crate) fn cards_left_beside(&self, shuffled_in: Seats) -> usize {
        let pack = self.setup.game.pack();
        let held = self.chairs.iter().enumerate().filter(|(seat, _)| !shuffled_in.contains(*seat));
        let held = held.map(|(_, chair)| chair.cards.len());
        let boards = self.more_boards.iter().map(|board| board.len().saturating_sub(self.run_from.1));
        let shared = [self.board.len(), self.blind.len(), self.discards];
        let out = held.chain(boards).chain(shared).fold(0_usize, usize::saturating_add);
        pack.saturating_sub(out)
    }

    /// How many cards the current step still needs, for everybody together.
    #[must_use]
    pub fn cards_due(&self) -> usize {
        let live = || self.live.iter().filter_map(|seat| self.chairs.get(seat));
        match self.setup.course.steps().get(self.step) {
            Some(Step::Deal { down, up }) => {
                let due = usize::from(*down).saturating_add(usize::from(*up));
                let lacks = |chair: &Chair| due.saturating_sub(chair.given).saturating_add(chair.owed);
                live().fold(0, |sum, chair| sum.saturating_add(lacks(chair)))
            }
            Some(Step::Blind(cards) | Step::Board(cards)) => usize::from(*cards).saturating_sub(self.laid),
            Some(Step::Draw { .. } | Step::Own { .. }) => {
                live().fold(0, |sum, chair| sum.saturating_add(chair.owed))
            }
            _ => 0,
        }
    }
}
