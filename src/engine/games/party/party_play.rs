//! A game from its antes to its end: every move is checked once, kept, and can be taken back.

use crate::cards::Card;
use crate::games::STANDARD;
use crate::games::party::ask::{Ask, Offer};
use crate::games::party::bar::Bar;
use crate::games::party::moves::{Choice, Move};
use crate::games::party::party_game::PartyGame;
use crate::games::party::row::PartyRow;
use crate::games::party::setup::PartySetup;
use crate::games::party::sheet::Sheet;
use crate::games::party::till::Till;
use crate::money::{Money, Overflow};
use crate::refusal::Refusal;

/// A game with everything that happened in it.
#[derive(Debug)]
pub struct PartyPlay {
    row: &'static PartyRow,
    setup: PartySetup,
    game: Box<dyn PartyGame>,
    moves: Vec<Move>,
}

/// How a game came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartyOutcome {
    /// What each seat put in, and what it took out.
    pub figures: Vec<(Money, Money)>,
    /// What stays in the middle.
    pub carry: Money,
    /// Why the money went where it went.
    pub why: Vec<(String, String)>,
}

impl PartyPlay {
    /// Begins a game.
    ///
    /// # Errors
    ///
    /// `player-count`, or what the game itself has against the setup.
    pub fn begin(row: &'static PartyRow, setup: PartySetup) -> Result<Self, Refusal> {
        row.check_players(setup.seats(), setup.is_own)?;
        let game = (row.begin)(&setup)?;
        Ok(Self { row, setup, game, moves: Vec::new() })
    }

    /// Begins a game and plays these moves.
    ///
    /// # Errors
    ///
    /// The number of the first move that is not legal, from 0, and its refusal.
    pub fn replay(
        row: &'static PartyRow,
        setup: PartySetup,
        moves: &[Move],
    ) -> Result<Self, (usize, Refusal)> {
        let mut play = Self::begin(row, setup).map_err(|refusal| (0, refusal))?;
        for (number, done) in moves.iter().enumerate() {
            play.apply(done.clone()).map_err(|refusal| (number, refusal))?;
        }
        Ok(play)
    }

    /// Does a move, or refuses it and changes nothing.
    ///
    /// # Errors
    ///
    /// `game-over`, or `illegal-move` by the rule that forbids it.
    pub fn apply(&mut self, done: Move) -> Result<(), Refusal> {
        self.check(&done)?;
        if let Err(refusal) = self.game.apply(&done) {
            self.again(self.moves.len())?;
            return Err(refusal);
        }
        self.moves.push(done);
        Ok(())
    }

    /// Takes the last `moves` back.
    ///
    /// # Errors
    ///
    /// Never for a game that was played move by move: each of its moves was legal.
    pub fn back(&mut self, moves: usize) -> Result<(), Refusal> {
        self.again(self.moves.len().saturating_sub(moves))
    }

    /// Replays the game up to this many moves.
    fn again(&mut self, moves: usize) -> Result<(), Refusal> {
        let moves = self.moves.get(..moves).unwrap_or_default();
        *self = Self::replay(self.row, self.setup.clone(), moves).map_err(|(_, refusal)| refusal)?;
        Ok(())
    }

    /// Refuses a move that is not legal now, by the rule that forbids it.
    ///
    /// # Errors
    ///
    /// `game-over`, or `illegal-move` by the rule that forbids it.
    pub fn check(&self, done: &Move) -> Result<(), Refusal> {
        let ask = self.ask();
        let is_legal = match done {
            Move::Aside(seat, choice) => {
                self.asides().iter().any(|(who, offer)| who == seat && offer.has(choice))
            }
            _ => ask.takes(done, &self.game.deck()),
        };
        if is_legal {
            return Ok(());
        }
        if ask == Ask::Over {
            return Err(Refusal::new("game-over", "the game is over"));
        }
        self.check_amount(done)?;
        let code = match (ask, done) {
            (Ask::Deal { .. }, Move::Dealt(_)) => "card-gone",
            _ => "illegal-move",
        };
        Err(self.refuse(code, &self.game.bars(done)))
    }

    fn refuse(&self, code: &'static str, bar: &Bar) -> Refusal {
        let rule = self.setup.named(bar.rule);
        Refusal::new(code, format!("{}; {}", bar.why, self.told())).by(rule.as_deref())
    }

    /// An amount has to be made of the smallest chip.
    fn check_amount(&self, done: &Move) -> Result<(), Refusal> {
        let Move::Chose(Choice::Bet(amount)) = done else { return Ok(()) };
        if amount.remainder(self.setup.unit).is_zero() {
            return Ok(());
        }
        let (amount, unit) = (self.setup.shown(*amount), self.setup.shown(self.setup.unit));
        let message = format!("{amount} isn't a multiple of {unit}; {}", self.told());
        Err(Refusal::new("illegal-move", message).by(self.setup.unit_rule.as_deref()))
    }

    /// The refusal of a move for a player whose turn it isn't.
    #[must_use]
    pub fn not_the_turn_of(&self, seat: usize) -> Refusal {
        let turn = || format!("it isn't `{}`'s turn", self.setup.name(seat));
        let bar = self.game.waits(seat).unwrap_or_else(|| Bar::new(self.row.rule, turn()));
        self.refuse("not-his-turn", &bar)
    }

    /// Who begins the next game of this kind, if this one says so, and by which rule.
    #[must_use]
    pub fn begins_next(&self) -> Option<(usize, Option<String>)> {
        self.game.begins_next().map(|(seat, rule)| (seat, self.setup.named(&rule)))
    }

    /// What is legal, in words.
    #[must_use]
    pub fn told(&self) -> String {
        let ask = self.ask();
        let what = ask.told(self.setup.currency);
        match ask.seat() {
            Some(seat) => format!("`{}`: {what}", self.setup.name(seat)),
            None => what,
        }
    }

    /// What happens next.
    #[must_use]
    pub fn ask(&self) -> Ask {
        self.game.ask()
    }

    /// What players may do out of turn.
    #[must_use]
    pub fn asides(&self) -> Vec<(usize, Offer)> {
        self.game.asides()
    }

    /// Who dealt cards, deal by deal.
    #[must_use]
    pub fn dealers(&self) -> Vec<usize> {
        (0..self.game.deals()).map(|deal| self.setup.left(self.setup.dealer, deal)).collect()
    }

    /// The cards that can still come.
    #[must_use]
    pub fn deck(&self) -> Vec<Card> {
        self.game.deck()
    }

    /// The standings.
    #[must_use]
    pub fn sheet(&self) -> Sheet {
        self.game.sheet()
    }

    /// The money on the table.
    #[must_use]
    pub fn till(&self) -> &Till {
        self.game.till()
    }

    /// Why the money moved so far, each time with a rule this table names, else as a standard rule.
    #[must_use]
    pub fn why(&self) -> Vec<(String, String)> {
        let named = |rule: &str| self.setup.named(rule).unwrap_or_else(|| STANDARD.to_owned());
        self.till().why().iter().map(|(rule, text)| (named(rule), text.clone())).collect()
    }

    /// Which game it is.
    #[must_use]
    pub const fn row(&self) -> &'static PartyRow {
        self.row
    }

    /// What a player put in and hasn't got back, and what the next card or throw may cost them.
    ///
    /// # Errors
    ///
    /// An amount leaves the range of money.
    pub fn needed(&self, seat: usize) -> Result<Money, Overflow> {
        let till = self.till();
        till.put_in(seat).minus(till.taken(seat))?.plus(self.game.at_risk(seat))
    }

    /// How it began.
    #[must_use]
    pub const fn setup(&self) -> &PartySetup {
        &self.setup
    }

    /// What happened so far.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// How the game came out; `None` while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<PartyOutcome> {
        if self.ask() != Ask::Over {
            return None;
        }
        let till = self.till();
        let figures = (0..self.setup.seats()).map(|seat| (till.put_in(seat), till.taken(seat))).collect();
        Some(PartyOutcome { figures, carry: till.pot(), why: self.why() })
    }
}
