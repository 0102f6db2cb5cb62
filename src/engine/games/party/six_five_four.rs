//! 6-5-4: a six, a five and a four in this order within three throws; then the other two dice count.

use crate::games::party::ask::{Ask, Offer};
use crate::games::party::bar::Bar;
use crate::games::party::moves::{Choice, Die, Move, Word};
use crate::games::party::party_game::PartyGame;
use crate::games::party::row::{PartyDeals, PartyRow};
use crate::games::party::setup::PartySetup;
use crate::games::party::sheet::{Cell, Sheet};
use crate::games::party::standing::{all_again, antes, leaders};
use crate::games::party::term::{TermKind, TermRow};
use crate::games::party::terms;
use crate::games::party::throw::{Throw, again, fine, told};
use crate::games::party::till::Till;
use crate::money::Overflow;
use crate::refusal::Refusal;

/// The game's row.
pub(crate) const ROW: PartyRow = PartyRow {
    name: "6-5-4",
    title: "6, 5, 4",
    needs: "five dice",
    rule: "CAU-085",
    deals: PartyDeals::Never,
    least: 2,
    most: None,
    terms: &[&ANTE, &REANTE, &NO_QUALIFIER, &DICE_OFF, &STOP, &NOBODY],
    begin: |setup| Ok(Box::new(SixFiveFour::begin(setup)?)),
};

/// The ante (CAU-085).
pub(crate) const ANTE: TermRow = TermRow { rule: "CAU-085", ..terms::ANTE };

/// What everybody adds after a tie (CAU-090).
pub(crate) const REANTE: TermRow = TermRow { rule: "CAU-090", ..terms::REANTE };

/// What a die off the table costs (CAU-089).
pub(crate) const DICE_OFF: TermRow = TermRow { rule: "CAU-089", ..terms::DICE_OFF };

/// What a turn without a qualifier costs: one chip (CAU-088).
pub(crate) const NO_QUALIFIER: TermRow = TermRow {
    name: "no-qualifier",
    question: "what a player who doesn't qualify pays",
    kind: TermKind::Chips(1),
    rule: "CAU-088",
    open: false,
    key: Some("penalty.no_qualifier"),
};

/// Whether a player may stop early; the source allows at most three throws.
pub(crate) const STOP: TermRow = TermRow {
    name: "stop",
    question: "whether a player who qualifies can stop early",
    kind: TermKind::Word(&[
        ("allowed", "a player who qualified can keep the other two dice"),
        ("no", "the player uses all three rolls"),
    ]),
    rule: "CAU-087",
    open: true,
    key: Some("six_five_four.stop"),
};

/// What happens if nobody scores; the source is silent.
pub(crate) const NOBODY: TermRow = TermRow {
    name: "nobody",
    question: "what happens if nobody qualifies",
    kind: TermKind::Word(&[
        ("replay", "everybody antes again and plays for the whole pot"),
        ("carry", "the pot stays in the middle"),
    ]),
    rule: "CAU-086",
    open: true,
    key: Some("six_five_four.nobody"),
};

const DICE: u8 = 5;
const THROWS: u8 = 3;

/// What qualifies, in this order.
const ORDER: [u8; 3] = [6, 5, 4];

/// A game of 6-5-4.
#[derive(Clone, Debug)]
struct SixFiveFour {
    setup: PartySetup,
    till: Till,
    turns: Vec<Turn>,
    /// Whose turn it is.
    seat: usize,
    phase: Phase,
}

/// How far a player has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Turn {
    throws: u8,
    /// How many of the three that qualify are held.
    held: usize,
    /// The two dice that count; empty until the player qualifies.
    others: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Phase {
    /// Dice must be thrown.
    Throw(Throw),
    /// Stop, or throw the other two again.
    Decide,
    Over,
}

impl Turn {
    fn is_qualified(&self) -> bool {
        self.held >= ORDER.len()
    }

    fn score(&self) -> Option<u8> {
        self.is_qualified().then(|| self.others.iter().copied().fold(0, u8::saturating_add))
    }

    /// Dice that are held aren't thrown again.
    fn dice(&self) -> Throw {
        Throw::of(DICE.saturating_sub(u8::try_from(self.held).unwrap_or(DICE)))
    }
}

impl SixFiveFour {
    fn begin(setup: &PartySetup) -> Result<Self, Overflow> {
        Ok(Self {
            turns: vec![Turn::default(); setup.seats()],
            seat: setup.first,
            phase: Phase::Throw(Throw::of(DICE)),
            till: antes(setup)?,
            setup: setup.clone(),
        })
    }

    fn turn(&self, seat: usize) -> Turn {
        self.turns.get(seat).cloned().unwrap_or_default()
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

    /// Dice that qualify are held without asking; the last throw counts as it fell.
    fn thrown(&mut self, dice: &[u8]) -> Result<(), Overflow> {
        let mut turn = self.turn(self.seat);
        let (held, rest) = hold(turn.held, dice);
        turn.throws = turn.throws.saturating_add(1);
        turn.held = held;
        turn.others = if turn.is_qualified() { rest } else { Vec::new() };
        let may_stop = turn.is_qualified() && self.setup.terms.word(&STOP) != "no";
        let is_last = turn.throws >= THROWS;
        self.phase = if may_stop { Phase::Decide } else { Phase::Throw(turn.dice()) };
        if let Some(place) = self.turns.get_mut(self.seat) {
            *place = turn;
        }
        if is_last { self.end_turn() } else { Ok(()) }
    }

    /// A turn without a score is paid for at once.
    fn end_turn(&mut self) -> Result<(), Overflow> {
        if !self.turn(self.seat).is_qualified() {
            let fine = self.setup.terms.amount(&NO_QUALIFIER);
            self.till.pay(self.seat, fine)?;
            let (name, fine) = (self.setup.name(self.seat), self.setup.shown(fine));
            let held = match ORDER.get(..self.turn(self.seat).held).unwrap_or_default() {
                [] => "no 6".to_owned(),
                held => format!("only {}", told(held)),
            };
            let text = format!("`{name}` has {held} after {THROWS} rolls and pays {fine} into the pot");
            let rule = format!("{}, CAU-086", self.setup.terms.rule(&NO_QUALIFIER));
            self.till.because(&rule, text);
        }
        self.next_turn()
    }

    fn next_turn(&mut self) -> Result<(), Overflow> {
        self.seat = self.setup.left(self.seat, 1);
        self.phase = Phase::Throw(Throw::of(DICE));
        if self.seat == self.setup.first { self.finish() } else { Ok(()) }
    }

    fn finish(&mut self) -> Result<(), Overflow> {
        let order = self.setup.deal_order();
        let scores = order.filter_map(|seat| Some((seat, i64::from(self.turn(seat).score()?))));
        let best = leaders(scores, false);
        let points = best.first().and_then(|seat| self.turn(*seat).score()).unwrap_or(0);
        let (names, pot) = (self.setup.names(&best), self.setup.shown(self.till.pot()));
        match best.as_slice() {
            [] => self.nobody(),
            [winner] => {
                let text = format!("{names} has the highest score, {points}, and takes {pot}");
                self.till.because("CAU-087", text);
                self.phase = Phase::Over;
                self.till.take(*winner, self.till.pot())
            }
            _ => self.again(&REANTE, &format!("{names} tied at {points}")),
        }
    }

    fn nobody(&mut self) -> Result<(), Overflow> {
        if self.setup.terms.word(&NOBODY) == "replay" {
            return self.again(&NOBODY, "nobody qualified");
        }
        let text =
            format!("nobody qualified: {} carries over to the next game", self.setup.shown(self.till.pot()));
        self.till.because(self.setup.terms.rule(&NOBODY), text);
        self.phase = Phase::Over;
        Ok(())
    }

    fn again(&mut self, row: &'static TermRow, what: &str) -> Result<(), Overflow> {
        self.turns = vec![Turn::default(); self.setup.seats()];
        all_again(&self.setup, &mut self.till, self.setup.terms.rule(row), what)
    }
}

impl PartyGame for SixFiveFour {
    fn ask(&self) -> Ask {
        let seat = self.seat;
        match &self.phase {
            Phase::Throw(throw) => Ask::Throw { seat, dice: throw.missing(), die: Die::Pips },
            Phase::Decide => {
                Ask::Choose { seat, offers: vec![Offer::Word(Word::Roll), Offer::Word(Word::Stop)] }
            }
            Phase::Over => Ask::Over,
        }
    }

    fn bars(&self, tried: &Move) -> Bar {
        let turn = self.turn(self.seat);
        match (&self.phase, tried) {
            (Phase::Throw(throw), Move::Threw(_)) if !throw.dice().is_empty() => again(throw, DICE_OFF.rule),
            (Phase::Throw(_), Move::Threw(_)) if turn.is_qualified() => {
                Bar::new("CAU-087", "roll the other two dice; the 6, 5 and 4 stay")
            }
            (Phase::Throw(_), Move::Threw(_)) if turn.held == 0 => {
                Bar::new(ROW.rule, "you have no 6 yet, so roll all five dice")
            }
            (Phase::Throw(_), Move::Threw(_)) => {
                let held = told(ORDER.get(..turn.held).unwrap_or_default());
                Bar::new("CAU-086", format!("keep the {held} and roll the other dice"))
            }
            (Phase::Throw(_), Move::Chose(Choice::Word(Word::Stop))) if turn.is_qualified() => {
                Bar::new(STOP.rule, "you agreed to take all three rolls")
            }
            (Phase::Decide, Move::Threw(_)) => Bar::new("CAU-087", "say roll or stop before you roll"),
            (Phase::Decide, Move::Chose(Choice::Keep(_))) => {
                Bar::new("CAU-087", "you can't keep one of the other two dice: roll both or stop")
            }
            (_, Move::Chose(Choice::Keep(_))) => {
                Bar::new("CAU-086", "the roll decides what you keep: a 6 first, then a 5, then a 4")
            }
            (_, Move::Chose(Choice::Word(Word::Stop | Word::Pass))) => Bar::new(
                "CAU-086",
                format!("`{}` doesn't have the 6, 5 and 4 yet", self.setup.name(self.seat)),
            ),
            _ => ROW.alien(),
        }
    }

    fn apply(&mut self, done: &Move) -> Result<(), Refusal> {
        match (self.phase.clone(), done) {
            (Phase::Throw(throw), done) => self.add(throw, done)?,
            (Phase::Decide, Move::Chose(Choice::Word(Word::Roll))) => {
                self.phase = Phase::Throw(self.turn(self.seat).dice());
            }
            (Phase::Decide, _) => self.next_turn()?,
            (Phase::Over, _) => {}
        }
        Ok(())
    }

    fn sheet(&self) -> Sheet {
        let row = |seat: usize| {
            let turn = self.turn(seat);
            let held: Vec<u8> = ORDER.iter().take(turn.held).chain(&turn.others).copied().collect();
            let dice = if held.is_empty() { Cell::Empty } else { Cell::Text(told(&held)) };
            let score = match turn.score() {
                Some(score) => Cell::Points(i64::from(score)),
                None if turn.throws >= THROWS => Cell::Text("none".to_owned()),
                None => Cell::Empty,
            };
            vec![dice, score]
        };
        let thrown = self.turn(self.seat).throws;
        let note = match &self.phase {
            Phase::Throw(_) => Some(format!("roll {} of {THROWS}", thrown.saturating_add(1))),
            Phase::Decide => Some(format!("roll {thrown} of {THROWS}")),
            Phase::Over => None,
        };
        Sheet::new(&["dice", "score"], (0..self.setup.seats()).map(row), note)
    }

    fn till(&self) -> &Till {
        &self.till
    }
}

/// How many of 6, 5, 4 a player with `held` of them holds after this throw, and which dice are left over (CAU-086).
#[must_use]
pub(crate) fn hold(mut held: usize, dice: &[u8]) -> (usize, Vec<u8>) {
    let mut rest = dice.to_vec();
    while let Some(place) = ORDER.get(held).and_then(|next| rest.iter().position(|die| die == next)) {
        rest.remove(place);
        held = held.saturating_add(1);
    }
    (held, rest)
}

#[cfg(test)]
mod tests;
