//! Left, Center, Right: three dice of letters send stacks to the neighbours or to the middle.
//!
//! Who is the last with stacks became so by another's throw, and has to throw himself. When a game begins again,
//! stacks that lie before somebody are his: he takes them back before new ones are laid out, after the letters of
//! the last throw have moved theirs. What lies in the middle stays there.

use crate::domain::games::party::ask::Ask;
use crate::domain::games::party::moves::{Die, Face, Move};
use crate::domain::games::party::party_game::PartyGame;
use crate::domain::games::party::row::Row;
use crate::domain::games::party::setup::Setup;
use crate::domain::games::party::sheet::{Cell, Sheet};
use crate::domain::games::party::term::{TermKind, TermRow};
use crate::domain::games::party::till::Till;
use crate::domain::money::{Money, Overflow};
use crate::domain::refusal::Refusal;

/// The game's row.
pub const ROW: Row = Row {
    name: "left-center-right",
    title: "Left, Center, Right",
    needs: "three dice with L, C, R and three dots",
    rule: "CAU-109",
    least: 2,
    most: None,
    terms: &[&UNITS, &UNIT, &DOT, &GAMES],
    begin: |setup| Ok(Box::new(LeftCenterRight::begin(setup)?)),
};

/// How many stacks each lays out (CAU-109).
pub const UNITS: TermRow = TermRow {
    name: "stacks",
    question: "how many stacks each lays out",
    kind: TermKind::Count { least: 1, most: 20, default: 3 },
    rule: "CAU-109",
    open: false,
    key: Some("lcr.units"),
};

/// What one stack is worth: four chips (CAU-109).
pub const UNIT: TermRow = TermRow {
    name: "stack",
    question: "what one stack is worth",
    kind: TermKind::Chips(4),
    rule: "CAU-109",
    open: false,
    key: Some("lcr.unit"),
};

/// What the last player with stacks needs (CAU-112).
pub const DOT: TermRow = TermRow {
    name: "dot",
    question: "what the last player with stacks must throw",
    kind: TermKind::Word(&[
        ("any", "one dot among his dice is enough"),
        ("all", "every die must show a dot"),
    ]),
    rule: "CAU-112",
    open: true,
    key: Some("lcr.dot"),
};

/// In which game no dot is needed any more (CAU-113).
pub const GAMES: TermRow = TermRow {
    name: "games",
    question: "in which game the last player with stacks wins without a dot",
    kind: TermKind::Count { least: 1, most: 10, default: 3 },
    rule: "CAU-113",
    open: false,
    key: Some("lcr.games"),
};

const DICE: u32 = 3;

/// A game of Left, Center, Right.
#[derive(Clone, Debug)]
struct LeftCenterRight {
    setup: Setup,
    /// The middle and the stacks before the players together.
    till: Till,
    /// How many stacks lie before each.
    stacks: Vec<u32>,
    /// Whose turn it is.
    seat: usize,
    /// Which game it is, from 1.
    game: u32,
    phase: Phase,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Phase {
    /// These dice lie, so many are to be thrown.
    Throw(Vec<Face>, u8),
    Over,
}

impl LeftCenterRight {
    fn begin(setup: &Setup) -> Result<Self, Overflow> {
        let mut game = Self {
            till: Till::new(setup.seats(), setup.carry),
            stacks: Vec::new(),
            seat: setup.first,
            game: 1,
            phase: Phase::Over,
            setup: setup.clone(),
        };
        game.lay_out()?;
        Ok(game)
    }

    /// Everybody puts stacks before him, and the first throws.
    fn lay_out(&mut self) -> Result<(), Overflow> {
        let terms = &self.setup.terms;
        let (stacks, unit) = (terms.count(&UNITS), terms.amount(&UNIT));
        self.till.all_pay(unit.times(i64::from(stacks))?)?;
        let stack = if stacks == 1 { "stack" } else { "stacks" };
        let text = format!("everybody lays out {stacks} {stack} of {}", self.setup.shown(unit));
        self.till.because(terms.rule(&UNITS), text);
        self.stacks = vec![stacks; self.setup.seats()];
        self.seat = self.setup.first;
        self.throw();
        Ok(())
    }

    fn stacks(&self, seat: usize) -> u32 {
        self.stacks.get(seat).copied().unwrap_or(0)
    }

    /// What so many stacks are worth.
    fn worth(&self, stacks: u32) -> Result<Money, Overflow> {
        self.setup.terms.amount(&UNIT).times(i64::from(stacks))
    }

    /// What lies in the middle.
    fn center(&self) -> Result<Money, Overflow> {
        self.till.pot().minus(self.worth(self.stacks.iter().copied().fold(0, u32::saturating_add))?)
    }

    fn is_alone(&self) -> bool {
        self.stacks.iter().filter(|stacks| **stacks > 0).count() == 1
    }

    fn is_last_game(&self) -> bool {
        self.game >= self.setup.terms.count(&GAMES)
    }

    /// A die for each stack, three at most (CAU-111).
    fn throw(&mut self) {
        let dice = self.stacks(self.seat).min(DICE);
        self.phase = Phase::Throw(Vec::new(), u8::try_from(dice).unwrap_or(0));
    }

    /// Dice have fallen; those off the table are thrown again.
    fn add(&mut self, mut lying: Vec<Face>, faces: &[Face]) -> Result<(), Overflow> {
        lying.extend(faces.iter().filter(|face| **face != Face::Off));
        let fallen = faces.iter().filter(|face| **face == Face::Off).count();
        if fallen > 0 {
            self.phase = Phase::Throw(lying, u8::try_from(fallen).unwrap_or(0));
            return Ok(());
        }
        self.thrown(&lying)
    }

    fn thrown(&mut self, dice: &[Face]) -> Result<(), Overflow> {
        let was_alone = self.is_alone();
        if was_alone && self.is_enough(dice) {
            return self.win(&DOT, "is the last with stacks, throws a dot");
        }
        self.pass(dice);
        if was_alone {
            return self.again();
        }
        let next = self.setup.clockwise(self.setup.left(self.seat, 1)).find(|seat| self.stacks(*seat) > 0);
        self.seat = next.unwrap_or(self.seat);
        if self.is_alone() && self.is_last_game() {
            return self.win(&GAMES, &format!("is the last with stacks in game {}", self.game));
        }
        self.throw();
        Ok(())
    }

    fn is_enough(&self, dice: &[Face]) -> bool {
        let mut dots = dice.iter().map(|face| *face == Face::Dot);
        if self.setup.terms.word(&DOT) == "all" { dots.all(|dot| dot) } else { dots.any(|dot| dot) }
    }

    /// What the last player with stacks needs, in words.
    fn needed(&self) -> &'static str {
        if self.setup.terms.word(&DOT) == "all" { "dots alone" } else { "a dot" }
    }

    /// Each letter moves a stack; what goes to the middle lies before nobody (CAU-110).
    fn pass(&mut self, dice: &[Face]) {
        for face in dice {
            let to = match face {
                Face::Left => Some(self.setup.left(self.seat, 1)),
                Face::Right => Some(self.setup.right(self.seat)),
                Face::Center => None,
                _ => continue,
            };
            if let Some(stacks) = self.stacks.get_mut(self.seat) {
                *stacks = stacks.saturating_sub(1);
            }
            if let Some(stacks) = to.and_then(|to| self.stacks.get_mut(to)) {
                *stacks = stacks.saturating_add(1);
            }
        }
    }

    fn win(&mut self, row: &TermRow, how: &str) -> Result<(), Overflow> {
        let (name, pot) = (self.setup.name(self.seat), self.setup.shown(self.till.pot()));
        self.till.because(self.setup.terms.rule(row), format!("`{name}` {how} and takes {pot}"));
        self.stacks = vec![0; self.setup.seats()];
        self.phase = Phase::Over;
        self.till.take(self.seat, self.till.pot())
    }

    /// Stacks go back to those they lie before, and all begin anew for what lies in the middle (CAU-113).
    fn again(&mut self) -> Result<(), Overflow> {
        for seat in 0..self.setup.seats() {
            self.till.take(seat, self.worth(self.stacks(seat))?)?;
        }
        let (name, center) = (self.setup.name(self.seat), self.setup.shown(self.till.pot()));
        let text = format!(
            "`{name}` was the last with stacks and did not throw {}: everybody takes back what lies before him, \
             {center} stays in the middle, and all begin anew",
            self.needed()
        );
        self.till.because(self.setup.terms.rule(&GAMES), text);
        self.game = self.game.saturating_add(1);
        self.lay_out()
    }
}

impl PartyGame for LeftCenterRight {
    fn ask(&self) -> Ask {
        match &self.phase {
            Phase::Throw(_, dice) => Ask::Throw { seat: self.seat, dice: *dice, die: Die::Letters },
            Phase::Over => Ask::Over,
        }
    }

    fn apply(&mut self, done: &Move) -> Result<(), Refusal> {
        if let (Phase::Throw(lying, _), Move::Threw(faces)) = (self.phase.clone(), done) {
            self.add(lying, faces)?;
        }
        Ok(())
    }

    fn sheet(&self) -> Sheet {
        let mut notes = vec![format!("game {} of {}", self.game, self.setup.terms.count(&GAMES))];
        if self.phase != Phase::Over {
            let center = self.center().unwrap_or_default();
            notes.push(format!("{} in the middle", self.setup.shown(center)));
        }
        if self.is_alone() {
            let name = self.setup.name(self.seat);
            notes.push(format!("`{name}` alone has stacks and needs {}", self.needed()));
        }
        Sheet::new(
            &["stacks"],
            self.stacks.iter().map(|stacks| vec![Cell::Points(i64::from(*stacks))]),
            notes,
        )
    }

    fn till(&self) -> &Till {
        &self.till
    }
}

#[cfg(test)]
mod tests;
