//! What a player said before their turn. When the turn comes, even in a later round, they must do exactly that, if they
//! still can (CAU-026).

use crate::hand::Seats;
use crate::play::intent::Intent;
use crate::play::limits::Matter;
use crate::play::machine::Play;
use crate::refusal::Refusal;

impl Play<'_> {
    /// A player says before their turn what they will do; the first thing they say counts.
    pub(crate) fn intend(&mut self, seat: usize, intent: Intent) -> Result<(), Refusal> {
        self.check_live(seat)?;
        let name = self.setup.name(seat);
        if let Some(why) = self.no_turn_to_come(seat) {
            let message = format!("`{name}` has no more turns in this round: {why}");
            return Err(self.refuse_by("no-turn-to-come", Matter::Turn, message));
        }
        if self.round.turn == seat {
            let message = format!("it's `{name}`'s turn already, so just enter the action");
            return Err(self.refuse_by("his-turn", Matter::Turn, message));
        }
        let Some(chair) = self.chairs.get_mut(seat) else { return Ok(()) };
        if let Some(said) = chair.intent {
            let message = format!("`{name}` already said {} and has to stick to it", said.word());
            return Err(self.refuse_by("said-before", Matter::OutOfTurn, message));
        }
        chair.intent = Some(intent);
        Ok(())
    }

    /// True if players are held to what they say before their turn, and somebody with a turn to come hasn't said anything.
    #[must_use]
    pub fn may_speak_early(&self) -> bool {
        let silent = |seat: usize| self.chairs.get(seat).is_some_and(|chair| chair.intent.is_none());
        let others = self.bettors().without(Seats::one(self.round.turn));
        self.setup.words_wait && self.round.running && others.iter().any(silent)
    }

    /// Why a player can't have another turn in this round. A player who has bet can, because another may raise.
    fn no_turn_to_come(&self, seat: usize) -> Option<&'static str> {
        match (self.round.running, self.bettors().contains(seat)) {
            (false, _) => Some("nobody is betting"),
            (true, false) => Some("all the chips are in"),
            (true, true) => None,
        }
    }

    /// The player to act and what they said before, if they can't do it any more; `None` if they are held to it or said nothing.
    #[must_use]
    pub fn lapsed_word(&self) -> Option<(usize, Intent)> {
        let seat = Some(self.round.turn).filter(|_| self.round.running)?;
        let said = self.chairs.get(seat)?.intent?;
        self.bound(seat).is_none().then_some((seat, said))
    }

    /// Ends what a player said early: they did it, or couldn't do it any more.
    pub(crate) fn end_word(&mut self, seat: usize, did: Intent) {
        let said = self.chairs.get_mut(seat).and_then(|chair| chair.intent.take());
        let words = &mut self.early_words;
        match said {
            Some(said) if said == did => words.kept = words.kept.with(seat),
            Some(_) => words.lapsed = words.lapsed.with(seat),
            None => {}
        }
    }

    /// What a player is held to now: a check lapses once somebody bets, a raise once the player can't raise any more.
    pub(crate) fn bound(&self, seat: usize) -> Option<Intent> {
        let intent = self.chairs.get(seat)?.intent?;
        let open = match intent {
            Intent::Fold => self.may_fold(seat),
            Intent::Check => self.owes(seat).is_zero(),
            Intent::Call => self.owes(seat).is_positive(),
            Intent::Raise => self.raise_range(seat).is_ok(),
        };
        (open && self.round.bring_in != Some(seat)).then_some(intent)
    }

    /// Refuses anything other than what the player said.
    #[inline]
    pub(crate) fn check_intent(&self, seat: usize, raises: bool, folds: bool) -> Result<(), Refusal> {
        let said = self.chairs.get(seat).and_then(|chair| chair.intent);
        if said.is_none() { Ok(()) } else { self.check_word(seat, raises, folds) }
    }

    fn check_word(&self, seat: usize, raises: bool, folds: bool) -> Result<(), Refusal> {
        let Some(said) = self.bound(seat).filter(|_| !self.ruled) else { return Ok(()) };
        let kept = match said {
            Intent::Fold => folds,
            Intent::Check | Intent::Call => !folds && !raises,
            Intent::Raise => raises,
        };
        if kept {
            return Ok(());
        }
        let name = self.setup.name(seat);
        let message = format!("`{name}` said {} out of turn and has to stick to it", said.word());
        Err(self.refuse_by("said-before", Matter::OutOfTurn, message))
    }

    /// What the player is held to in this turn, and the raise that leaves them.
    pub(crate) fn held<T>(&self, seat: usize, raise: Option<T>) -> (Option<Intent>, Option<T>) {
        let held = self.bound(seat);
        (held, raise.filter(|_| held.is_none_or(|said| said == Intent::Raise)))
    }
}
