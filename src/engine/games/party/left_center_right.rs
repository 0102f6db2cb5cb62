//! Left, Center, Right: three dice with letters send stacks to the neighbors or to the middle.
//!
//! The last player with stacks still has to throw. The letters move stacks as usual (CAU-110), and a dot wins the middle
//! (CAU-112). Stacks in front of players belong to them: they take them back when a game ends or starts over. What is in
//! the middle stays there until somebody wins it.

use crate::as_text::listed;
use crate::games::party::ask::Ask;
use crate::games::party::bar::{Bar, dice as counted};
use crate::games::party::moves::{Choice, Die, Face, Move};
use crate::games::party::party_game::PartyGame;
use crate::games::party::row::{PartyDeals, PartyRow};
use crate::games::party::setup::PartySetup;
use crate::games::party::sheet::{Cell, Sheet};
use crate::games::party::term::{TermKind, TermRow};
use crate::games::party::till::Till;
use crate::money::{Money, Overflow};
use crate::refusal::Refusal;

/// The game's row.
pub(crate) const ROW: PartyRow = PartyRow {
    name: "left-center-right",
    title: "Left, Center, Right",
    needs: "three dice marked L, C, R and three dots",
    rule: "CAU-109",
    deals: PartyDeals::Never,
    least: 2,
    most: None,
    terms: &[&UNITS, &UNIT, &DOT, &GAMES],
    begin: |setup| Ok(Box::new(LeftCenterRight::begin(setup)?)),
};

/// How many stacks each player lays out (CAU-109).
pub(crate) const UNITS: TermRow = TermRow {
    name: "stacks",
    question: "how many stacks each player puts up",
    kind: TermKind::Count { least: 1, most: 20, default: 3 },
    rule: "CAU-109",
    open: false,
    key: Some("lcr.units"),
};

/// What one stack is worth: four chips (CAU-109).
pub(crate) const UNIT: TermRow = TermRow {
    name: "stack",
    question: "what a stack is worth",
    kind: TermKind::Chips(4),
    rule: "CAU-109",
    open: false,
    key: Some("lcr.unit"),
};

/// What the last player with stacks needs (CAU-112).
pub(crate) const DOT: TermRow = TermRow {
    name: "dot",
    question: "what the last player with stacks has to roll",
    kind: TermKind::Word(&[("any", "one dot is enough"), ("all", "every die has to show a dot")]),
    rule: "CAU-112",
    open: true,
    key: Some("lcr.dot"),
};

/// From which game on no dot is needed (CAU-113).
pub(crate) const GAMES: TermRow = TermRow {
    name: "games",
    question: "in which game the last player with stacks wins without a dot",
    kind: TermKind::Count { least: 1, most: 10, default: 3 },
    rule: "CAU-113",
    open: false,
    key: Some("lcr.games"),
};

const DICE: u32 = 3;

/// The rule on how letters move stacks.
const LETTERS: &str = "CAU-110";

/// The rule on who throws fewer dice or none.
const SKIPPED: &str = "CAU-111";

/// A game of Left, Center, Right.
#[derive(Clone, Debug)]
struct LeftCenterRight {
    setup: PartySetup,
    /// The middle, and the stacks in front of the players.
    till: Till,
    /// How many stacks each player has.
    stacks: Vec<u32>,
    /// Whose turn it is.
    seat: usize,
    /// Which game it is, from 1.
    game: u32,
    /// Who threw last, and what.
    last: Option<(usize, Vec<Face>)>,
    phase: Phase,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Phase {
    /// These dice have fallen, this many must be thrown.
    Throw(Vec<Face>, u8),
    Over,
}

impl LeftCenterRight {
    fn begin(setup: &PartySetup) -> Result<Self, Overflow> {
        let mut game = Self {
            till: Till::new(setup.seats(), setup.carry),
            stacks: Vec::new(),
            seat: setup.first,
            game: 1,
            last: None,
            phase: Phase::Over,
            setup: setup.clone(),
        };
        game.lay_out()?;
        Ok(game)
    }

    /// Everybody lays out their stacks, and the first player throws.
    fn lay_out(&mut self) -> Result<(), Overflow> {
        let terms = &self.setup.terms;
        let (stacks, unit) = (terms.count(&UNITS), terms.amount(&UNIT));
        self.till.all_pay(unit.times(i64::from(stacks))?)?;
        let stack = if stacks == 1 { "stack" } else { "stacks" };
        let text = format!("everybody puts up {stacks} {stack} of {}", self.setup.shown(unit));
        self.till.because(terms.rule(&UNITS), text);
        self.stacks = vec![stacks; self.setup.seats()];
        self.seat = self.setup.first;
        self.throw();
        Ok(())
    }

    fn stacks(&self, seat: usize) -> u32 {
        self.stacks.get(seat).copied().unwrap_or(0)
    }

    /// What this many stacks are worth.
    fn worth(&self, stacks: u32) -> Result<Money, Overflow> {
        self.setup.terms.amount(&UNIT).times(i64::from(stacks))
    }

    /// What is in the middle.
    fn center(&self) -> Result<Money, Overflow> {
        self.till.pot().minus(self.worth(self.stacks.iter().copied().fold(0, u32::saturating_add))?)
    }

    fn is_alone(&self) -> bool {
        self.stacks.iter().filter(|stacks| **stacks > 0).count() == 1
    }

    fn is_last_game(&self) -> bool {
        self.game >= self.setup.terms.count(&GAMES)
    }

    /// One die for each stack, at most three (CAU-111).
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
        self.pass(dice);
        self.last = Some((self.seat, dice.to_vec()));
        if was_alone {
            let how = "is the last player with stacks, rolls a dot";
            return if self.is_enough(dice) { self.win(&DOT, how) } else { self.again() };
        }
        let next = self.setup.clockwise(self.setup.left(self.seat, 1)).find(|seat| self.stacks(*seat) > 0);
        self.seat = next.unwrap_or(self.seat);
        if self.is_alone() && self.is_last_game() {
            return self.win(&GAMES, &format!("is the last player with stacks in game {}", self.game));
        }
        self.throw();
        Ok(())
    }

    /// What the last throw moved (CAU-110).
    fn last_throw(&self) -> Option<String> {
        let (seat, dice) = self.last.as_ref()?;
        let to = |face: &Face| match face {
            Face::Left => Some(format!("to `{}`", self.setup.name(self.setup.left(*seat, 1)))),
            Face::Right => Some(format!("to `{}`", self.setup.name(self.setup.right(*seat)))),
            Face::Center => Some("to the middle".to_owned()),
            _ => None,
        };
        let moved: Vec<String> = dice.iter().filter_map(to).collect();
        let name = self.setup.name(*seat);
        Some(match moved.as_slice() {
            [] => self.setup.ruled(&format!("`{name}` rolled no letters, so nothing moved"), LETTERS),
            [before @ .., last] => {
                let last = if before.is_empty() { last.clone() } else { format!(" and one {last}") };
                let text = format!("`{name}`'s roll moved a stack {}{last}", before.join(", one "));
                self.setup.ruled(&text, LETTERS)
            }
        })
    }

    /// Who was skipped, and why the next one throws fewer dice (CAU-111).
    fn next_throw(&self) -> Option<String> {
        let (last, _) = self.last.as_ref()?;
        let waiting = self.setup.clockwise(self.setup.left(*last, 1)).take_while(|seat| *seat != self.seat);
        let waiting: Vec<usize> = waiting.collect();
        let stacks = self.stacks(self.seat);
        let skipped = match waiting.as_slice() {
            [] => None,
            [one] => Some(format!("`{}` has no stacks and is skipped", self.setup.name(*one))),
            some => Some(format!("{} have no stacks and are skipped", self.setup.names(some))),
        };
        let fewer = (stacks < DICE).then(|| {
            let (name, dice) = (self.setup.name(self.seat), counted(usize::try_from(stacks).unwrap_or(0)));
            format!("`{name}` has {} and rolls {dice}", stacks_told(stacks))
        });
        let told: Vec<String> = skipped.into_iter().chain(fewer).collect();
        (!told.is_empty()).then(|| self.setup.ruled(&told.join("; "), SKIPPED))
    }

    fn is_enough(&self, dice: &[Face]) -> bool {
        let mut dots = dice.iter().map(|face| *face == Face::Dot);
        if self.setup.terms.word(&DOT) == "all" { dots.all(|dot| dot) } else { dots.any(|dot| dot) }
    }

    /// What the last player with stacks needs, in words.
    fn needed(&self) -> &'static str {
        if self.setup.terms.word(&DOT) == "all" { "all dots" } else { "a dot" }
    }

    /// Each letter moves a stack; a stack in the middle is nobody's (CAU-110).
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

    /// Everybody takes their stacks, and the player whose turn it is takes the middle.
    fn win(&mut self, row: &TermRow, how: &str) -> Result<(), Overflow> {
        let mut kept = Vec::new();
        for seat in (0..self.setup.seats()).filter(|seat| *seat != self.seat) {
            let worth = self.worth(self.stacks(seat))?;
            if worth.is_positive() {
                self.till.take(seat, worth)?;
                kept.push(format!("`{}` keeps {}", self.setup.name(seat), self.setup.shown(worth)));
            }
        }
        let (name, pot) = (self.setup.name(self.seat), self.setup.shown(self.till.pot()));
        let rule = self.setup.terms.rule(row);
        let (text, rule) = match kept.as_slice() {
            [] => (format!("`{name}` {how} and takes {pot}"), rule.to_owned()),
            _ => {
                let kept = listed(&kept, "and").unwrap_or_default();
                let text = format!("`{name}` {how} and takes {pot}; the letters moved stacks too: {kept}");
                (text, format!("{rule}, {LETTERS}"))
            }
        };
        self.till.because(&rule, text);
        self.stacks = vec![0; self.setup.seats()];
        self.phase = Phase::Over;
        self.till.take(self.seat, self.till.pot())
    }

    /// Players take back their stacks, and all start over for what is in the middle (CAU-113).
    fn again(&mut self) -> Result<(), Overflow> {
        for seat in 0..self.setup.seats() {
            self.till.take(seat, self.worth(self.stacks(seat))?)?;
        }
        let (name, center) = (self.setup.name(self.seat), self.setup.shown(self.till.pot()));
        let text = format!(
            "`{name}` was the last player with stacks and didn't roll {}: everybody gets their stacks back, {center} stays in the middle, and the next game starts",
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

    fn bars(&self, tried: &Move) -> Bar {
        let (name, stacks) = (self.setup.name(self.seat), self.stacks(self.seat));
        match (&self.phase, tried) {
            (Phase::Throw(lying, missing), Move::Threw(_)) if !lying.is_empty() => {
                let missing = counted(usize::from(*missing));
                Bar::new(ROW.rule, format!("roll only the {missing} that fell off the table"))
            }
            (_, Move::Threw(faces)) if faces.iter().any(|face| matches!(face, Face::Pips(_))) => ROW.alien(),
            (_, Move::Threw(faces)) if stacks < DICE => {
                let (lies, thrown) = (stacks_told(stacks), faces.len());
                Bar::new(SKIPPED, format!("it's one die per stack, and `{name}` has {lies}, not {thrown}"))
            }
            (_, Move::Threw(_)) => Bar::new(ROW.rule, "this game uses three dice"),
            (_, Move::Chose(Choice::Word(_))) => {
                let lies = stacks_told(stacks);
                Bar::new(
                    SKIPPED,
                    format!("`{name}` has {lies} and has to roll; only players without stacks are skipped"),
                )
            }
            _ => ROW.alien(),
        }
    }

    fn waits(&self, seat: usize) -> Option<Bar> {
        let name = self.setup.name(seat);
        let why = format!("`{name}` has no stacks and is skipped, but stays in the game");
        (self.stacks(seat) == 0).then(|| Bar::new(SKIPPED, why))
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
            notes.push(format!("`{name}` is the only one with stacks and needs {}", self.needed()));
        }
        if self.phase != Phase::Over {
            notes.extend(self.last_throw());
            notes.extend(self.next_throw());
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

/// This many stacks in words.
fn stacks_told(stacks: u32) -> String {
    if stacks == 1 { "1 stack".to_owned() } else { format!("{stacks} stacks") }
}

#[cfg(test)]
mod tests;
