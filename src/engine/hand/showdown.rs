//! What is known of a hand when it is settled: the game, the money in the middle, the cards shown, what was declared.

use crate::cards::{Card, Cards, Holding};
use crate::games::Game;
use crate::hand::house_rules::HiLo;
use crate::hand::pots::{Pot, Stake};
use crate::hand::seats::Seats;
use crate::hand::spread::Spread;
use crate::money::{Currency, Money};
use crate::rank::{Category, Scheme, Wilds};

/// What a player went for (IGL-28, MIK-44).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Declares {
    /// One chip.
    High,
    /// No chip.
    Low,
    /// Two chips: pigging.
    Both,
}

/// How a player named his hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Named {
    /// As it was, or not at all.
    #[default]
    Rightly,
    /// Wrongly, and nobody threw his away for it.
    Wrongly,
    /// Wrongly, and another threw his away for it (DAV-55).
    Misleadingly,
}

/// One player of a hand, in or folded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contestant {
    /// What the table calls him.
    pub name: String,
    /// What he put in.
    pub stake: Stake,
    /// The cards he showed; none if he did not show.
    pub cards: Holding,
    /// What he went for, where players declare.
    pub declares: Option<Declares>,
    /// True if he had nothing more to bet with, false if he had; unknown if nobody said.
    pub all_in: Option<bool>,
    /// How he named his hand.
    pub named: Named,
    /// What he calls his hand, where hands count as they are called.
    pub calls: Option<Category>,
}

/// A deal of a drop game, after the drop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dropped {
    /// Who was dealt in.
    pub dealt: Seats,
    /// Who stayed, whatever became of his cards.
    pub stayed: Seats,
    /// Who stayed by mistake and was let out by all the others (MIK-24).
    pub let_out: Seats,
    /// The hand nobody plays, if there is one; without cards if everybody gave up before it was seen.
    pub blind: Option<Holding>,
    /// What each seat has left before anything is paid out; `None` if nobody knows.
    pub stacks: Option<Vec<Money>>,
}

/// A hand at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Showdown {
    /// The game played, its wild cards and those the dealer announced together.
    pub game: Game,
    /// What the dealer announced to be wild before the deal (MIK-53).
    pub announced: Option<Wilds>,
    /// True if it was agreed that hands count as their owners call them (CAU-036).
    pub as_called: bool,
    /// What the amounts are counted in, for the sentences.
    pub currency: Currency,
    /// The smallest amount that can be paid.
    pub unit: Money,
    /// Money that earlier games left in the middle.
    pub carry: Money,
    /// What of all that went in are fines, which nobody matches (MIK-16).
    pub fines: Money,
    /// The players in seat order, clockwise; a seat is a place in this list.
    pub players: Vec<Contestant>,
    /// The dealer's seat; the last of the list if nobody said.
    pub button: Option<usize>,
    /// The shared cards; none in a game without.
    pub board: Cards,
    /// The shared cards of the second run and later ones.
    pub more_boards: Vec<Cards>,
    /// How the halves find their winners, if it was said for this hand; else the house's way.
    pub hilo: Option<HiLo>,
    /// True if goal-posting was announced (MIK-19).
    pub goalpost: bool,
    /// The pots as they stood, if they are known; else they are laid from the stakes.
    pub pots: Option<Vec<Pot>>,
    /// Who took a pot because his was the last hand in for it, without showing; all lower pots are for others.
    pub takers: Seats,
    /// Who threw his hand away at the showdown rather than fold to a bet.
    pub mucked: Seats,
    /// Whose blind was short: he is all-in with what he posted of it (PIG-35).
    pub short_blinds: Seats,
    /// What each seat is to get, if those still in agreed on it.
    pub agreed: Option<Vec<Money>>,
    /// Who stayed and who dropped, in games that have that.
    pub drop: Option<Dropped>,
    /// Who was dealt in; `None`: all of them.
    pub dealt: Option<Seats>,
    /// What each seat has before anything is paid out, as far as that is known.
    pub left: Vec<Option<Money>>,
}

impl Showdown {
    /// A hand of these players with nothing said besides: no board, no carry, no declare, the last player dealing.
    ///
    /// `unit` is the smallest amount that can be paid, in minor units of `currency`.
    #[must_use]
    pub const fn new(game: Game, currency: Currency, unit: Money, players: Vec<Contestant>) -> Self {
        Self {
            game,
            announced: None,
            as_called: false,
            currency,
            unit,
            carry: Money::ZERO,
            fines: Money::ZERO,
            players,
            button: None,
            board: Cards::NONE,
            more_boards: Vec::new(),
            hilo: None,
            goalpost: false,
            pots: None,
            takers: Seats::NONE,
            mucked: Seats::NONE,
            short_blinds: Seats::NONE,
            agreed: None,
            drop: None,
            dealt: None,
            left: Vec::new(),
        }
    }

    /// How often the board was dealt.
    #[must_use]
    pub fn runs(&self) -> usize {
        self.more_boards.len().saturating_add(1)
    }

    /// How many boards a pot is shared among: those of the game, in every run.
    #[must_use]
    pub fn contests(&self) -> usize {
        self.runs().saturating_mul(self.game.boards.boards())
    }

    /// One of these boards as hands are judged on it, the boards of the first run first.
    #[must_use]
    pub fn spread<'s>(&'s self, scheme: &Scheme, contest: usize) -> Spread<'s> {
        let boards = self.game.boards.boards();
        let run = contest.checked_div(boards).unwrap_or(0);
        let board = contest.checked_rem(boards).unwrap_or(0);
        Spread::of(&self.game.boards, scheme, self.board(run), board)
    }

    /// The shared cards of a run, the first being 0.
    #[must_use]
    pub fn board(&self, run: usize) -> &[Card] {
        match run.checked_sub(1) {
            None => &self.board,
            Some(more) => self.more_boards.get(more).map(Cards::as_slice).unwrap_or_default(),
        }
    }

    pub(crate) fn last_or_button(&self) -> usize {
        self.button.unwrap_or(self.players.len().saturating_sub(1))
    }

    pub(crate) fn seats_where(&self, wanted: impl Fn(&Contestant) -> bool) -> Seats {
        self.players.iter().enumerate().filter(|(_, player)| wanted(player)).map(|(seat, _)| seat).collect()
    }
}
