//! Pie Face: each player turns the crank one click or pays to pass it on, and the pie in the face wins the pot.
//!
//! An ante can be taken back once; in a later round a dry click only passes the toy on.

use crate::games::party::ask::{Ask, Offer};
use crate::games::party::bar::Bar;
use crate::games::party::moves::{Choice, Move, Word};
use crate::games::party::party_game::PartyGame;
use crate::games::party::row::{PartyDeals, PartyRow};
use crate::games::party::setup::PartySetup;
use crate::games::party::sheet::{Cell, Sheet};
use crate::games::party::standing::antes;
use crate::games::party::term::{TermKind, TermRow};
use crate::games::party::terms;
use crate::games::party::till::Till;
use crate::money::Overflow;
use crate::refusal::Refusal;

/// The game's row.
pub(crate) const ROW: PartyRow = PartyRow {
    name: "pie-face",
    title: "Pie Face",
    needs: "the toy, and cream or a wet sponge",
    rule: "CAU-123",
    deals: PartyDeals::Never,
    least: 2,
    most: None,
    terms: &[&ANTE, &NOBODY],
    begin: |setup| Ok(Box::new(PieFace::begin(setup)?)),
};

/// The ante (CAU-123).
pub(crate) const ANTE: TermRow = TermRow { rule: "CAU-123", ..terms::ANTE };

/// What happens if the toy never went off; passes leave money in the pot.
pub(crate) const NOBODY: TermRow = TermRow {
    name: "nobody",
    question: "what happens if everybody has a turn and it never goes off",
    kind: TermKind::Word(&[
        ("carry", "what players paid for passing stays in the middle"),
        ("again", "the toy goes around once more"),
    ]),
    rule: "CAU-126",
    open: true,
    key: Some("pie_face.nobody"),
};

/// A game of Pie Face.
#[derive(Clone, Debug)]
struct PieFace {
    setup: PartySetup,
    till: Till,
    /// Players whose ante hasn't been taken back.
    antes: Vec<bool>,
    /// What each player chose in this round.
    turns: Vec<Option<Word>>,
    /// Whose turn it is.
    seat: usize,
    /// How often the toy has started around.
    round: u32,
    is_over: bool,
}

impl PieFace {
    fn begin(setup: &PartySetup) -> Result<Self, Overflow> {
        Ok(Self {
            antes: vec![true; setup.seats()],
            turns: vec![None; setup.seats()],
            seat: setup.first,
            round: 1,
            is_over: false,
            till: antes(setup)?,
            setup: setup.clone(),
        })
    }

    /// No pie: the player takes the ante back (CAU-124).
    fn safe(&mut self) -> Result<(), Overflow> {
        let Some(lies) = self.antes.get_mut(self.seat).filter(|lies| **lies) else { return Ok(()) };
        *lies = false;
        let ante = self.setup.terms.amount(&ANTE);
        let (name, shown) = (self.setup.name(self.seat), self.setup.shown(ante));
        self.till
            .because("CAU-124", format!("`{name}` turned the crank and stayed dry, and gets {shown} back"));
        self.till.take(self.seat, ante)
    }

    /// Passing costs another ante (CAU-125).
    fn pass(&mut self) -> Result<(), Overflow> {
        let ante = self.setup.terms.amount(&ANTE);
        let (name, shown) = (self.setup.name(self.seat), self.setup.shown(ante));
        self.till.because("CAU-125", format!("`{name}` passed the toy and pays {shown} into the pot"));
        self.till.pay(self.seat, ante)
    }

    /// The pie wins the pot and ends the game; another one needs new antes (CAU-124, CAU-126).
    fn trigger(&mut self) -> Result<(), Overflow> {
        let (name, pot) = (self.setup.name(self.seat), self.setup.shown(self.till.pot()));
        self.till.because("CAU-124", format!("`{name}` got the pie in the face and takes {pot}"));
        if self.round == 1 {
            let ante = self.setup.shown(self.setup.terms.amount(&ANTE));
            let text = format!(
                "somebody won the pot in the first round, so everybody who keeps playing antes {ante} \
                 for a new game"
            );
            self.till.because("CAU-126", text);
        }
        self.is_over = true;
        self.till.take(self.seat, self.till.pot())
    }

    fn next_turn(&mut self) {
        self.seat = self.setup.left(self.seat, 1);
        if self.seat == self.setup.first && !self.is_over {
            self.end_round();
        }
    }

    /// Everybody had a turn: the pot is empty, or stays, or the toy goes around again for it.
    fn end_round(&mut self) {
        let pot = self.till.pot();
        if pot.is_positive() && self.setup.terms.word(&NOBODY) == "again" {
            self.turns = vec![None; self.setup.seats()];
            self.round = self.round.saturating_add(1);
            return;
        }
        self.is_over = true;
        let what = match pot.is_positive() {
            true => format!("{} carries over to the next game", self.setup.shown(pot)),
            false => "the pot is empty".to_owned(),
        };
        let text = format!("everybody had a turn and it never went off: {what}");
        self.till.because(self.setup.terms.rule(&NOBODY), text);
    }
}

impl PartyGame for PieFace {
    fn ask(&self) -> Ask {
        if self.is_over {
            return Ask::Over;
        }
        let offers = [Word::Safe, Word::Trigger, Word::Pass].map(Offer::Word);
        Ask::Choose { seat: self.seat, offers: offers.to_vec() }
    }

    fn bars(&self, tried: &Move) -> Bar {
        let ante = self.setup.shown(self.setup.terms.amount(&ANTE));
        match tried {
            Move::Chose(Choice::Word(_)) => Bar::new(
                "CAU-124",
                format!("on your turn, turn the crank once, or pay {ante} to pass the toy"),
            ),
            Move::Chose(Choice::Bet(_)) => Bar::new("CAU-125", format!("it costs exactly {ante} to pass")),
            _ => ROW.alien(),
        }
    }

    fn apply(&mut self, done: &Move) -> Result<(), Refusal> {
        let Move::Chose(Choice::Word(word)) = done else { return Ok(()) };
        if let Some(turn) = self.turns.get_mut(self.seat) {
            *turn = Some(*word);
        }
        match word {
            Word::Trigger => self.trigger()?,
            Word::Pass => self.pass()?,
            _ => self.safe()?,
        }
        self.next_turn();
        Ok(())
    }

    fn sheet(&self) -> Sheet {
        let cell = |turn: &Option<Word>| match turn {
            Some(Word::Trigger) => Cell::Text("pie".to_owned()),
            Some(Word::Pass) => Cell::Text("passed".to_owned()),
            Some(_) => Cell::Text("dry".to_owned()),
            None => Cell::Empty,
        };
        Sheet::new(
            &["turn"],
            self.turns.iter().map(|turn| vec![cell(turn)]),
            vec![format!("round {}", self.round)],
        )
    }

    fn till(&self) -> &Till {
        &self.till
    }
}

#[cfg(test)]
mod tests;
