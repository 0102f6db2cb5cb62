//! 3,000 Zilch: six dice, scoring dice are set aside, and a throw that scores nothing loses the turn.

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
use crate::games::party::throw::{self, Throw, told};
use crate::games::party::till::Till;
use crate::money::Overflow;
use crate::refusal::Refusal;

/// The game's row.
pub(crate) const ROW: PartyRow = PartyRow {
    name: "zilch",
    title: "3,000 Zilch",
    needs: "six dice",
    rule: "CAU-127",
    deals: PartyDeals::Never,
    least: 2,
    most: None,
    terms: &[&ANTE, &REANTE, &TARGET, &BOARD, &THREE_ONES, &TIE],
    begin: |setup| Ok(Box::new(Zilch::begin(setup)?)),
};

/// The ante (CAU-127).
pub(crate) const ANTE: TermRow = TermRow { rule: "CAU-127", ..terms::ANTE };

/// What everybody adds for playing again.
pub(crate) const REANTE: TermRow = TermRow { rule: "CAU-132", ..terms::REANTE };

/// The total that lets a player call the game (CAU-132).
pub(crate) const TARGET: TermRow = TermRow {
    name: "target",
    question: "what total ends the game",
    kind: TermKind::Count { least: 500, most: 100_000, default: 3_000 },
    rule: "CAU-132",
    open: false,
    key: Some("zilch.target"),
};

/// The least a first turn must bring (CAU-129).
pub(crate) const BOARD: TermRow = TermRow {
    name: "board",
    question: "how many points get you on the board",
    kind: TermKind::Count { least: 0, most: 10_000, default: 500 },
    rule: "CAU-129",
    open: false,
    key: Some("zilch.board"),
};

/// Three 1s: 300 as single 1s, 100 by the formula for triples, 1,000 at other tables.
pub(crate) const THREE_ONES: TermRow = TermRow {
    name: "three-ones",
    question: "what three 1s are worth",
    kind: TermKind::Word(&[
        ("singles", "300, the same as three single 1s"),
        ("triple", "100, which is a hundred times the number"),
        ("thousand", "1,000, the way a lot of tables play"),
    ]),
    rule: "CAU-131",
    open: true,
    key: Some("zilch.three_ones"),
};

/// What equal totals mean; the source is silent.
pub(crate) const TIE: TermRow = TermRow {
    name: "tie",
    question: "what happens if the top scores tie",
    kind: TermKind::Word(&[
        ("share", "they share the pot"),
        ("replay", "everybody antes again and starts from zero"),
    ]),
    rule: "CAU-132",
    open: true,
    key: Some("zilch.tie"),
};

const DICE: u8 = 6;

/// A game of Zilch.
#[derive(Clone, Debug)]
struct Zilch {
    setup: PartySetup,
    till: Till,
    totals: Vec<u32>,
    /// Whose turn it is.
    seat: usize,
    /// What the turn has brought so far.
    turn: u32,
    /// The dice that brought it, throw by throw.
    kept: Vec<Vec<u8>>,
    /// True once all six dice of the turn have scored, so that all may be thrown again.
    is_hot: bool,
    phase: Phase,
    /// Who called the game, which ends when the turn comes back to that player.
    caller: Option<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Phase {
    /// Dice must be thrown.
    Throw(Throw),
    /// Scoring dice must be set aside from these.
    Keep(Vec<u8>),
    /// Stop, or throw this many dice.
    Decide(u8),
    Over,
}

impl Zilch {
    fn begin(setup: &PartySetup) -> Result<Self, Overflow> {
        Ok(Self {
            totals: vec![0; setup.seats()],
            seat: setup.first,
            turn: 0,
            kept: Vec::new(),
            is_hot: false,
            phase: Phase::Throw(Throw::of(DICE)),
            caller: None,
            till: antes(setup)?,
            setup: setup.clone(),
        })
    }

    fn total(&self, seat: usize) -> u32 {
        self.totals.get(seat).copied().unwrap_or(0)
    }

    /// A turn may end if the player is on the board already, or gets there with it.
    fn may_stop(&self) -> bool {
        self.total(self.seat) > 0 || self.turn >= self.setup.terms.count(&BOARD)
    }

    /// Dice have fallen: without a score it's a zilch.
    fn thrown(&mut self, throw: Throw) -> Result<(), Overflow> {
        if throw.missing() > 0 {
            self.phase = Phase::Throw(throw);
            return Ok(());
        }
        match sets(throw.dice()).as_slice() {
            [] => return self.zilch(throw.dice()),
            [only] => self.keep(throw.dice(), only),
            _ => self.phase = Phase::Keep(throw.dice().to_vec()),
        }
        Ok(())
    }

    /// Scoring dice are set aside; once all six have scored, all six may be thrown again. A player who may not stop throws on.
    fn keep(&mut self, dice: &[u8], kept: &[u8]) {
        let points = score(kept, self.three_ones());
        self.turn = self.turn.saturating_add(points);
        self.kept.push(kept.to_vec());
        let left = dice.len().saturating_sub(kept.len());
        self.is_hot = self.is_hot || left == 0;
        let left = u8::try_from(left).ok().filter(|left| *left > 0).unwrap_or(DICE);
        self.phase = if self.may_stop() { Phase::Decide(left) } else { Phase::Throw(Throw::of(left)) };
    }

    fn three_ones(&self) -> u32 {
        match self.setup.terms.word(&THREE_ONES) {
            "triple" => 100,
            "thousand" => 1_000,
            _ => 300,
        }
    }

    /// No die scores: the player loses the turn's points (CAU-130).
    fn zilch(&mut self, dice: &[u8]) -> Result<(), Overflow> {
        let (name, lost) = (self.setup.name(self.seat), self.turn);
        let lost = if lost == 0 { String::new() } else { format!(", and {lost} points are lost") };
        let text = format!("`{name}` rolls {} and nothing scores: zilch{lost}", told(dice));
        self.till.because("CAU-130", text);
        self.next_turn()
    }

    /// The turn's points are written down; a player who has enough calls the game.
    fn stop(&mut self) -> Result<(), Overflow> {
        self.banked();
        if let Some(total) = self.totals.get_mut(self.seat) {
            *total = total.saturating_add(self.turn);
        }
        if self.caller.is_none() && self.total(self.seat) >= self.setup.terms.count(&TARGET) {
            self.caller = Some(self.seat);
            let (name, total) = (self.setup.name(self.seat), self.total(self.seat));
            let text =
                format!("`{name}` has {total}, so this is the last round: everybody else gets one more turn");
            self.till.because("CAU-132", text);
        }
        self.next_turn()
    }

    /// Why the turn is worth what it is.
    fn banked(&mut self) {
        let worth = |dice: &Vec<u8>| format!("{} is {}", told(dice), score(dice, self.three_ones()));
        let kept: Vec<String> = self.kept.iter().map(worth).collect();
        let is_first = self.total(self.seat) == 0;
        let (hot, hot_rule) =
            if self.is_hot { (" after all six dice scored", ", CAU-130") } else { ("", "") };
        let (board, board_rule) = if is_first { (" and is on the board", ", CAU-129") } else { ("", "") };
        let (name, turn, kept) = (self.setup.name(self.seat), self.turn, kept.join(", "));
        let text = format!("`{name}` banks {turn}{hot}{board}: {kept}");
        self.till.because(&format!("CAU-131{hot_rule}{board_rule}"), text);
    }

    fn next_turn(&mut self) -> Result<(), Overflow> {
        (self.turn, self.is_hot) = (0, false);
        self.kept.clear();
        self.seat = self.setup.left(self.seat, 1);
        self.phase = Phase::Throw(Throw::of(DICE));
        if self.caller == Some(self.seat) { self.finish() } else { Ok(()) }
    }

    fn finish(&mut self) -> Result<(), Overflow> {
        let totals = self.setup.deal_order().map(|seat| (seat, i64::from(self.total(seat))));
        let best = leaders(totals, false);
        let points = best.first().map_or(0, |seat| self.total(*seat));
        let (names, pot) = (self.setup.names(&best), self.setup.shown(self.till.pot()));
        let level = format!("{names} tied at {points}");
        let rule = self.setup.terms.rule(&TIE);
        if best.len() > 1 && self.setup.terms.word(&TIE) == "replay" {
            all_again(&self.setup, &mut self.till, rule, &level)?;
            self.totals = vec![0; self.setup.seats()];
            (self.caller, self.seat) = (None, self.setup.first);
            return Ok(());
        }
        let text = match best.len() {
            1 => format!("{names} has the highest total, {points}, and takes {pot}"),
            _ => format!("{level} and split {pot}"),
        };
        let rule = if best.len() > 1 { rule } else { "CAU-132" };
        self.till.because(rule, text);
        self.till.share(&best, self.setup.unit)?;
        self.phase = Phase::Over;
        Ok(())
    }
}

impl PartyGame for Zilch {
    fn ask(&self) -> Ask {
        let seat = self.seat;
        match &self.phase {
            Phase::Throw(throw) => Ask::Throw { seat, dice: throw.missing(), die: Die::Pips },
            Phase::Keep(dice) => Ask::Choose { seat, offers: vec![Offer::Keep(sets(dice))] },
            Phase::Decide(_) => {
                Ask::Choose { seat, offers: vec![Offer::Word(Word::Roll), Offer::Word(Word::Stop)] }
            }
            Phase::Over => Ask::Over,
        }
    }

    fn bars(&self, tried: &Move) -> Bar {
        let (name, turn) = (self.setup.name(self.seat), self.turn);
        let board = self.setup.terms.count(&BOARD);
        match (&self.phase, tried) {
            (Phase::Throw(throw), Move::Threw(_)) if !throw.dice().is_empty() => {
                throw::again(throw, ROW.rule)
            }
            (Phase::Throw(throw), Move::Threw(_)) if throw.missing() == DICE => {
                Bar::new(ROW.rule, "a turn starts with all six dice")
            }
            (Phase::Throw(_), Move::Threw(_)) => Bar::new("CAU-128", "you don't roll dice you set aside"),
            (Phase::Throw(_), Move::Chose(Choice::Word(Word::Stop | Word::Pass))) if turn > 0 => {
                let why =
                    format!("`{name}` has only {turn} and can't stop: you need {board} to get on the board");
                Bar::new("CAU-129", why)
            }
            (Phase::Keep(dice), Move::Chose(Choice::Keep(_))) => {
                let why = format!(
                    "from {} you can only set aside dice that score: 1s, 5s or three of a kind",
                    told(dice)
                );
                Bar::new("CAU-128", why)
            }
            (Phase::Keep(_), Move::Threw(_) | Move::Chose(Choice::Word(_))) => {
                Bar::new("CAU-128", "set aside at least one die that scores first")
            }
            (Phase::Decide(_), Move::Chose(Choice::Keep(_))) => {
                Bar::new("CAU-128", "the dice that score are already set aside")
            }
            (_, Move::Chose(Choice::Keep(_) | Choice::Word(_))) => {
                Bar::new("CAU-128", "roll first, then set aside the dice that score")
            }
            (Phase::Decide(_), Move::Threw(_)) => Bar::new("CAU-130", "say roll or stop before you roll"),
            _ => ROW.alien(),
        }
    }

    fn apply(&mut self, done: &Move) -> Result<(), Refusal> {
        match (self.phase.clone(), done) {
            (Phase::Throw(mut throw), Move::Threw(faces)) => {
                throw.add(faces);
                self.thrown(throw)?;
            }
            (Phase::Keep(dice), Move::Chose(Choice::Keep(kept))) => self.keep(&dice, kept),
            (Phase::Decide(dice), Move::Chose(Choice::Word(Word::Roll))) => {
                self.phase = Phase::Throw(Throw::of(dice));
            }
            (Phase::Decide(_), Move::Chose(Choice::Word(Word::Stop))) => self.stop()?,
            _ => {}
        }
        Ok(())
    }

    fn sheet(&self) -> Sheet {
        let row = |seat: usize| {
            let turn = match (seat == self.seat, &self.phase) {
                (true, phase) if *phase != Phase::Over => Cell::Points(i64::from(self.turn)),
                _ => Cell::Empty,
            };
            vec![Cell::Points(i64::from(self.total(seat))), turn]
        };
        let lying = match &self.phase {
            Phase::Keep(dice) => Some(format!("rolled {}", told(dice))),
            Phase::Decide(dice) => Some(format!("{dice} to roll")),
            _ => None,
        };
        let called = self.caller.map(|seat| format!("`{}` called the game", self.setup.name(seat)));
        Sheet::new(&["total", "turn"], (0..self.setup.seats()).map(row), lying.into_iter().chain(called))
    }

    fn till(&self) -> &Till {
        &self.till
    }
}

/// What dice set aside together are worth: threes of a kind from one throw, single 1s and 5s. The source gives nothing for more
/// of a kind, so they score nothing extra (CAU-131).
#[must_use]
pub(crate) fn score(dice: &[u8], three_ones: u32) -> u32 {
    let of_face = |face: u8| {
        let count = u32::try_from(dice.iter().filter(|die| **die == face).count()).unwrap_or(0);
        let (triples, single) = (count.checked_div(3).unwrap_or(0), count.checked_rem(3).unwrap_or(0));
        let (triple, one) = match face {
            1 => (three_ones, 100),
            5 => (500, 50),
            face => (u32::from(face).saturating_mul(100), 0),
        };
        triples.saturating_mul(triple).saturating_add(single.saturating_mul(one))
    };
    (1..=DICE).map(of_face).fold(0, u32::saturating_add)
}

/// Every set of dice that may be set aside from a throw: each die in it scores.
#[must_use]
pub(crate) fn sets(dice: &[u8]) -> Vec<Vec<u8>> {
    throw::sets(dice, |face, take| matches!(face, 1 | 5) || take.checked_rem(3) == Some(0))
}

#[cfg(test)]
mod tests;
