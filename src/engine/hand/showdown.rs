//! What is known about a hand when it is settled: the game, the money in the middle, the cards shown, what was declared.

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
    /// Two chips: both ways (pigging).
    Both,
}

/// How a player called a hand at the showdown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Named {
    /// Correctly, or not at all.
    #[default]
    Rightly,
    /// Wrongly, but nobody mucked because of it.
    Wrongly,
    /// Wrongly, and another player mucked because of it (DAV-55).
    Misleadingly,
}

/// One player of a hand, still in or folded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contestant {
    /// The player's name at the table.
    pub name: String,
    /// What the player put in.
    pub stake: Stake,
    /// The cards shown; none if the player didn't show.
    pub cards: Holding,
    /// What the player declared, if players declare.
    pub declares: Option<Declares>,
    /// True if the player had nothing left to bet, false if they had; `None` if nobody said.
    pub all_in: Option<bool>,
    /// How the player called the hand.
    pub named: Named,
    /// The kind of hand the player calls it, if hands count as they are called.
    pub calls: Option<Category>,
}

/// A deal of a drop game, after the drop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dropped {
    /// Who was dealt in.
    pub dealt: Seats,
    /// Who stayed, whatever happened to their cards later.
    pub stayed: Seats,
    /// Who stayed by mistake and was let out by all the others (MIK-24).
    pub let_out: Seats,
    /// The hand nobody plays, if there is one; without cards if everybody gave up before anybody saw it.
    pub blind: Option<Holding>,
    /// What each seat has left before anything is paid out; `None` if nobody knows.
    pub stacks: Option<Vec<Money>>,
}

/// A hand at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Showdown {
    /// The game played, its wild cards and those the dealer announced together.
    pub game: Game,
    /// What the dealer announced as wild before the deal (MIK-53).
    pub announced: Option<Wilds>,
    /// True if it was agreed that hands count as their owners call them (CAU-036).
    pub as_called: bool,
    /// What the amounts are counted in, for the sentences.
    pub currency: Currency,
    /// The smallest amount that can be paid.
    pub unit: Money,
    /// Money that earlier games left in the middle.
    pub carry: Money,
    /// How much of everything that went in is fines, which nobody matches (MIK-16).
    pub fines: Money,
    /// The players clockwise; a seat is a place in this list.
    pub players: Vec<Contestant>,
    /// The dealer's seat; the last in the list if nobody said.
    pub button: Option<usize>,
    /// The shared cards; empty in a game without any.
    pub board: Cards,
    /// The shared cards of the second run and later ones.
    pub more_boards: Vec<Cards>,
    /// How the pot is divided, if it was said for this hand; else the house's way.
    pub hilo: Option<HiLo>,
    /// True if goal-posting was announced (MIK-19).
    pub goalpost: bool,
    /// The pots as they stood, if they are known; else they are laid from the stakes.
    pub pots: Option<Vec<Pot>>,
    /// Players who took a pot without showing, as the last hand in for it; all lower pots go to others.
    pub takers: Seats,
    /// Players who mucked at the showdown, rather than fold to a bet.
    pub mucked: Seats,
    /// Players whose blind was short: they are all-in with what they posted (PIG-35).
    pub short_blinds: Seats,
    /// What each seat gets, if the players still in agreed on it.
    pub agreed: Option<Vec<Money>>,
    /// Who stayed and who dropped, in a drop game.
    pub drop: Option<Dropped>,
    /// Who was dealt in; `None`: all of them.
    pub dealt: Option<Seats>,
    /// What each seat has left before anything is paid out, if known.
    pub left: Vec<Option<Money>>,
}

impl Showdown {
    /// A hand of these players and nothing else: no board, no carry, no declare; the last player is the dealer.
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

    /// How many boards a pot is shared among: all boards of the game, in every run.
    #[must_use]
    pub fn contests(&self) -> usize {
        self.runs().saturating_mul(self.game.boards.boards())
    }

    /// One of these boards, ready for judging hands; the boards of the first run come first.
    #[must_use]
    pub fn spread<'s>(&'s self, scheme: &Scheme, contest: usize) -> Spread<'s> {
        let boards = self.game.boards.boards();
        let run = contest.checked_div(boards).unwrap_or(0);
        let board = contest.checked_rem(boards).unwrap_or(0);
        Spread::of(&self.game.boards, scheme, self.board(run), board)
    }

    /// The shared cards of a run, counted from 0.
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
