//! Low Man Down: five dice, at least one set aside after each throw, threes count nothing, and the lowest total wins.

use crate::games::party::ask::{Ask, Offer};
use crate::games::party::bar::{Bar, dice as counted};
use crate::games::party::moves::{Choice, Die, Move};
use crate::games::party::party_game::PartyGame;
use crate::games::party::row::{PartyDeals, PartyRow};
use crate::games::party::setup::PartySetup;
use crate::games::party::sheet::{Cell, Sheet};
use crate::games::party::standing::{all_again, antes, leaders};
use crate::games::party::term::{TermKind, TermRow};
use crate::games::party::terms::{ANTE, DICE_OFF, REANTE};
use crate::games::party::throw::{self, Throw, fine, told};
use crate::games::party::till::Till;
use crate::money::Overflow;
use crate::refusal::Refusal;

/// The game's row.
pub(crate) const ROW: PartyRow = PartyRow {
    name: "low-man-down",
    title: "Low Man Down",
    needs: "five dice",
    rule: "CAU-079",
    deals: PartyDeals::Never,
    least: 2,
    most: None,
    terms: &[&ANTE, &REANTE, &DICE_OFF, &SIXES],
    begin: |setup| Ok(Box::new(LowMan::begin(setup)?)),
};

/// Five sixes win: in one throw for sure; the text doesn't say whether they may be collected (CAU-082).
pub(crate) const SIXES: TermRow = TermRow {
    name: "sixes",
    question: "which five sixes win right away",
    kind: TermKind::Word(&[
        ("set-aside", "five sixes in one roll or set aside one by one"),
        ("one-throw", "five sixes in one roll only"),
    ]),
    rule: "CAU-082",
    open: true,
    key: Some("low_man.sixes"),
};

const DICE: u8 = 5;

/// A game of Low Man Down.
#[derive(Clone, Debug)]
struct LowMan {
    setup: PartySetup,
    till: Till,
    /// What each player has set aside.
    kept: Vec<Vec<u8>>,
    /// Whose turn it is.
    seat: usize,
    /// How often the player has thrown this turn.
    throws: u8,
    phase: Phase,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Phase {
    /// Dice must be thrown.
    Throw(Throw),
    /// Some of these must be set aside.
    Keep(Vec<u8>),
    Over,
}

impl LowMan {
    fn begin(setup: &PartySetup) -> Result<Self, Overflow> {
        Ok(Self {
            kept: vec![Vec::new(); setup.seats()],
            seat: setup.first,
            throws: 0,
            phase: Phase::Throw(Throw::of(DICE)),
            till: antes(setup)?,
            setup: setup.clone(),
        })
    }

    fn kept(&self, seat: usize) -> &[u8] {
        self.kept.get(seat).map_or(&[], Vec::as_slice)
    }

    /// Dice have fallen: those off the table cost a fine and are thrown again.
    fn add(&mut self, mut throw: Throw, done: &Move) -> Result<(), Overflow> {
        let Move::Threw(faces) = done else { return Ok(()) };
        let fallen = throw.add(faces);
        fine(&self.setup, &mut self.till, self.seat, fallen)?;
        if fallen > 0 {
            self.phase = Phase::Throw(throw);
            return Ok(());
        }
        self.thrown(throw.dice())
    }

    /// Five sixes end the game; a last die must be taken as it fell.
    fn thrown(&mut self, dice: &[u8]) -> Result<(), Overflow> {
        self.throws = self.throws.saturating_add(1);
        if self.are_sixes(dice) {
            return self.sweep();
        }
        if let [_] = dice {
            return self.keep(dice);
        }
        self.phase = Phase::Keep(dice.to_vec());
        Ok(())
    }

    fn are_sixes(&self, dice: &[u8]) -> bool {
        let kept = self.kept(self.seat);
        let may_collect = self.setup.terms.word(&SIXES) != "one-throw";
        (kept.is_empty() || may_collect) && kept.iter().chain(dice).all(|die| *die == 6)
    }

    fn sweep(&mut self) -> Result<(), Overflow> {
        let (name, pot) = (self.setup.name(self.seat), self.setup.shown(self.till.pot()));
        let text = format!("`{name}` has five sixes, which ends the game, and takes {pot}");
        self.till.because(self.setup.terms.rule(&SIXES), text);
        self.keep_dice(&[6; DICE as usize]);
        self.phase = Phase::Over;
        self.till.take(self.seat, self.till.pot())
    }

    /// Dice set aside stay; the rest are thrown, if there are any.
    fn keep(&mut self, dice: &[u8]) -> Result<(), Overflow> {
        let all: Vec<u8> = self.kept(self.seat).iter().chain(dice).copied().collect();
        let kept = u8::try_from(all.len()).unwrap_or(DICE);
        self.keep_dice(&all);
        if kept >= DICE {
            return self.next_turn();
        }
        self.phase = Phase::Throw(Throw::of(DICE.saturating_sub(kept)));
        Ok(())
    }

    fn keep_dice(&mut self, dice: &[u8]) {
        if let Some(kept) = self.kept.get_mut(self.seat) {
            *kept = dice.to_vec();
            kept.sort_unstable();
        }
    }

    fn next_turn(&mut self) -> Result<(), Overflow> {
        self.seat = self.setup.left(self.seat, 1);
        self.throws = 0;
        self.phase = Phase::Throw(Throw::of(DICE));
        if self.seat == self.setup.first { self.finish() } else { Ok(()) }
    }

    fn finish(&mut self) -> Result<(), Overflow> {
        let scores = self.setup.deal_order().map(|seat| (seat, i64::from(score(self.kept(seat)))));
        let best = leaders(scores, true);
        let points = best.first().map_or(0, |seat| score(self.kept(*seat)));
        let names = self.setup.names(&best);
        if let [winner] = best.as_slice() {
            let pot = self.setup.shown(self.till.pot());
            let text = format!("{names} has the lowest score, {points}, and takes {pot}");
            self.till.because("CAU-081", text);
            self.phase = Phase::Over;
            return self.till.take(*winner, self.till.pot());
        }
        self.kept = vec![Vec::new(); self.setup.seats()];
        let rule = self.setup.terms.rule(&REANTE);
        all_again(&self.setup, &mut self.till, rule, &format!("{names} tied at {points}"))
    }
}

impl PartyGame for LowMan {
    fn ask(&self) -> Ask {
        let seat = self.seat;
        match &self.phase {
            Phase::Throw(throw) => Ask::Throw { seat, dice: throw.missing(), die: Die::Pips },
            Phase::Keep(dice) => {
                Ask::Choose { seat, offers: vec![Offer::Keep(throw::sets(dice, |_, _| true))] }
            }
            Phase::Over => Ask::Over,
        }
    }

    fn bars(&self, tried: &Move) -> Bar {
        let kept = self.kept(self.seat);
        match (&self.phase, tried) {
            (Phase::Throw(throw), Move::Threw(_)) if !throw.dice().is_empty() => {
                throw::again(throw, DICE_OFF.rule)
            }
            (Phase::Throw(_), Move::Threw(_)) if kept.is_empty() => {
                Bar::new(ROW.rule, "the first roll takes all five dice")
            }
            (Phase::Throw(throw), Move::Threw(_)) => {
                let left = counted(usize::from(throw.missing()));
                Bar::new(
                    "CAU-080",
                    format!("{} stay set aside, so you have only {left} left to roll", told(kept)),
                )
            }
            (Phase::Throw(_), Move::Chose(Choice::Keep(_))) => {
                Bar::new("CAU-080", "roll first, then set dice aside")
            }
            (Phase::Keep(dice), Move::Chose(Choice::Keep(_))) => {
                Bar::new("CAU-080", format!("you can only set aside dice from this roll: {}", told(dice)))
            }
            (Phase::Keep(_), Move::Threw(_) | Move::Chose(Choice::Word(_))) => {
                Bar::new("CAU-080", "set aside at least one die after each roll")
            }
            _ => ROW.alien(),
        }
    }

    fn waits(&self, seat: usize) -> Option<Bar> {
        let is_done = self.kept(seat).len() >= usize::from(DICE);
        is_done.then(|| {
            let name = self.setup.name(seat);
            Bar::new("CAU-080", format!("`{name}` has set all five dice aside and has no more rolls"))
        })
    }

    fn apply(&mut self, done: &Move) -> Result<(), Refusal> {
        match (self.phase.clone(), done) {
            (Phase::Throw(throw), done) => self.add(throw, done)?,
            (Phase::Keep(_), Move::Chose(Choice::Keep(kept))) => self.keep(kept)?,
            _ => {}
        }
        Ok(())
    }

    fn sheet(&self) -> Sheet {
        let row = |seat: usize| match self.kept(seat) {
            [] => vec![Cell::Empty, Cell::Empty],
            dice => vec![Cell::Text(told(dice)), Cell::Points(i64::from(score(dice)))],
        };
        let note = match &self.phase {
            Phase::Throw(_) => Some(format!("roll {} of {DICE}", self.throws.saturating_add(1))),
            Phase::Keep(dice) => Some(format!("roll {} of {DICE}: {}", self.throws, told(dice))),
            Phase::Over => None,
        };
        Sheet::new(&["dice", "score"], (0..self.setup.seats()).map(row), note)
    }

    fn till(&self) -> &Till {
        &self.till
    }
}

/// What dice set aside are worth: their pips, with threes worth nothing (CAU-081).
#[must_use]
pub(crate) fn score(dice: &[u8]) -> u32 {
    dice.iter().filter(|die| **die != 3).map(|die| u32::from(*die)).fold(0, u32::saturating_add)
}

#[cfg(test)]
mod tests;
