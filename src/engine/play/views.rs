//! How a hand stands, for callers that show it.

use crate::cards::Card;
use crate::games::Step;
use crate::hand::Seats;
use crate::money::Money;
use crate::play::act::Dealt;
use crate::play::flag::Flags;
use crate::play::machine::{Phase, Play};
use crate::play::setup::Setup;

impl<'a> Play<'a> {
    /// What was settled before the hand.
    #[must_use]
    pub const fn setup(&self) -> &'a Setup {
        self.setup
    }

    /// Everything in the middle, including the bets of the current round.
    #[must_use]
    pub const fn pot(&self) -> Money {
        self.pot
    }

    /// How much of it is fines, which nobody matches (MIK-16).
    #[must_use]
    pub const fn fines(&self) -> Money {
        self.fines
    }

    /// True until the hand is over.
    pub(crate) const fn is_running(&self) -> bool {
        matches!(self.phase, Phase::Running)
    }

    /// What a player has left; `None` if nobody knows.
    #[must_use]
    pub fn stack(&self, seat: usize) -> Option<Money> {
        self.setup.places.get(seat).filter(|place| place.stack.is_some())?;
        self.chairs.get(seat).map(|chair| chair.stack)
    }

    /// What the player bet in this round.
    #[must_use]
    pub fn bet(&self, seat: usize) -> Money {
        self.chairs.get(seat).map_or(Money::ZERO, |chair| chair.bet)
    }

    /// Everything the player put in, matched or not.
    #[must_use]
    pub fn put_in(&self, seat: usize) -> Money {
        self.chairs.get(seat).and_then(|chair| chair.put_in().ok()).unwrap_or_default()
    }

    /// Who is still in.
    #[must_use]
    pub const fn live(&self) -> Seats {
        self.live
    }

    /// A player's cards in the order they came; `None` is a card nobody saw.
    #[must_use]
    pub fn cards(&self, seat: usize) -> &[Option<Card>] {
        self.chairs.get(seat).map(|chair| chair.cards.cards()).unwrap_or_default()
    }

    /// True if this card of the player is face up.
    #[must_use]
    pub fn is_up(&self, seat: usize, place: usize) -> bool {
        self.chairs.get(seat).is_some_and(|chair| chair.up & (1 << place.min(15)) != 0)
    }

    /// The hand nobody plays (CAU-114).
    #[must_use]
    pub fn blind(&self) -> &[Option<Card>] {
        self.blind.cards()
    }

    /// The shared cards of a run, counted from 0.
    #[must_use]
    pub fn board(&self, run: usize) -> &[Option<Card>] {
        match run.checked_sub(1) {
            None => self.board.cards(),
            Some(more) => self.more_boards.get(more).map(Dealt::cards).unwrap_or_default(),
        }
    }

    /// How often the board is dealt.
    #[must_use]
    pub const fn runs(&self) -> u8 {
        self.runs
    }

    /// The current step of the game.
    #[must_use]
    pub const fn step(&self) -> usize {
        self.step
    }

    /// Unusual things that were accepted.
    #[must_use]
    pub const fn flags(&self) -> Flags {
        self.flags
    }

    /// True if two or more players are in and nobody can bet any more, while cards are still to come.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        !self.round.running && self.bettors().count() <= 1 && self.live.count() > 1
    }

    /// True if the rest of the board can be dealt more than once now: everybody is all-in, and only shared cards are to come.
    #[must_use]
    pub fn may_run_more(&self) -> bool {
        let boards = self.to_come().iter().any(|step| matches!(step, Step::Board(_)));
        let betting_over = !self.round.running && self.bettors().count() <= 1 && self.laid == 0;
        boards && !self.has_own_cards_to_come() && betting_over && self.runs <= 1
    }

    /// True if more is still to come than shared cards and bets.
    pub(crate) fn has_own_cards_to_come(&self) -> bool {
        self.to_come().iter().any(|step| !matches!(step, Step::Board(_) | Step::Bet(_)))
    }

    fn to_come(&self) -> &[Step] {
        self.setup.course.steps().get(self.step..).unwrap_or_default()
    }
}
