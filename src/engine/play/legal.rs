//! What may happen next, with amounts; `apply` checks every act against this.

use crate::games::Deed;
use crate::hand::Seats;
use crate::money::Money;
use crate::play::intent::Intent;

/// How far a bet or raise may go, as totals for the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RaiseTo {
    /// The minimum, unless the player is all-in for less.
    pub min: Money,
    /// The maximum.
    pub max: Money,
    /// True if it opens the betting: a bet, not a raise.
    pub opens: bool,
}

/// What the player to act may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: usize,
    /// What it costs to stay in; zero means a check. Never more than the player has.
    pub call: Money,
    /// False for the last one in for a side pot: they have won it and can't fold it away.
    pub folds: bool,
    /// What the player has to buy first if every bet must be covered (CAU-027); zero if they have enough.
    pub short: Money,
    /// The range of bets or raises; `None` if the player can't bet or raise.
    pub raise: Option<RaiseTo>,
    /// What the player has to post if they don't bet (stud).
    pub bring_in: Option<Money>,
    /// What the player said before their turn and is held to now (CAU-026): they can't do anything else.
    pub held: Option<Intent>,
}

/// What a player has to decide after a card fell face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardAsked {
    /// The player.
    pub seat: usize,
    /// What it costs, into the pot: the whole stack if that is less and all-in is allowed.
    pub price: Money,
    /// What the player has to buy first if every bet must be covered; zero if they have enough.
    pub short: Money,
    /// True if the player may have another card for it; false if they pay or fold.
    pub card: bool,
}

/// What may happen next. Shows, fines, rulings and agreements may also happen at other times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Cards for each of these players, face down and face up.
    Deal {
        /// Who still needs cards.
        to: Seats,
        /// Cards face down for each.
        down: usize,
        /// Cards face up for each.
        up: usize,
    },
    /// Cards for the hand nobody plays.
    Blind(usize),
    /// Shared cards for a run (the first is 0).
    Board {
        /// How many shared cards come.
        cards: usize,
        /// Which run they are for, counted from 0.
        run: usize,
    },
    /// A player's turn to bet.
    Bet(Turn),
    /// A player's turn to draw; players who threw cards away may get new ones before or after it.
    Draw {
        /// Whose turn it is to draw.
        seat: usize,
        /// The most cards they may draw.
        most: usize,
        /// Players waiting for new cards.
        owed: Seats,
    },
    /// Each of these players does something with some of their own cards, all at once.
    Own {
        /// Who hasn't done it yet.
        to: Seats,
        /// What they do.
        deed: Deed,
        /// With how many cards.
        cards: usize,
    },
    /// A player pays for a card that fell or folds, or may have another card.
    Asked(CardAsked),
    /// These players have to declare.
    Declare(Seats),
    /// These players have to stay or drop.
    Drop(Seats),
    /// These players may show or muck, in the order of showing.
    Show {
        /// Who shows first.
        first: usize,
        /// Everybody who may show or muck.
        seats: Seats,
    },
    /// Nothing: the hand is over.
    Over,
}
