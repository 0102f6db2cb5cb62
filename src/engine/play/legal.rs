//! What may happen next, with amounts: the answer that `apply` holds every act to.

use crate::games::Deed;
use crate::hand::Seats;
use crate::money::Money;
use crate::play::intent::Intent;

/// How far a bet or raise may go, as totals of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RaiseTo {
    /// The least, unless it is all he has.
    pub min: Money,
    /// The most.
    pub max: Money,
    /// True if it opens the betting: a bet, not a raise.
    pub opens: bool,
}

/// What the player whose turn it is may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: usize,
    /// What it costs to stay in: nothing is a check. Never more than he has.
    pub call: Money,
    /// False for who is the last one in for a side pot: he has won it and cannot fold it away.
    pub folds: bool,
    /// What he has to buy first, where every bet must be covered (CAU-027); nothing if he has enough.
    pub short: Money,
    /// What he may bet or raise to; `None` if he may not.
    pub raise: Option<RaiseTo>,
    /// What he has to post if he does not bet (stud).
    pub bring_in: Option<Money>,
    /// What he said before his turn and has to do now (CAU-026): nothing else is his to do.
    pub held: Option<Intent>,
}

/// What follows for a player from a card that fell face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardAsked {
    /// Who.
    pub seat: usize,
    /// What it costs him, into the pot: all he has where that is less and players may be all-in.
    pub price: Money,
    /// What he has to buy first, where every bet must be covered; nothing if he has enough.
    pub short: Money,
    /// True if he may have another card for it; false if he pays or folds.
    pub card: bool,
}

/// What may happen next. Shows, fines, rulings and agreements may come at their own times besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Cards to each of these, so many down and up.
    Deal {
        /// Who still needs cards.
        to: Seats,
        /// Cards face down for each.
        down: usize,
        /// Cards face up for each.
        up: usize,
    },
    /// Cards to the hand nobody plays.
    Blind(usize),
    /// So many shared cards, for a run (the first is 0).
    Board {
        /// How many shared cards come.
        cards: usize,
        /// Which run they are for, counted from 0.
        run: usize,
    },
    /// A player's turn to bet.
    Bet(Turn),
    /// A player's turn to exchange cards; those who have thrown theirs may get new ones before or after it.
    Draw {
        /// Whose turn it is to exchange.
        seat: usize,
        /// The most cards he may exchange.
        most: usize,
        /// Who threw cards away and waits for new ones.
        owed: Seats,
    },
    /// Each of these does something with so many of his own cards, all at once.
    Own {
        /// Who has not yet.
        to: Seats,
        /// What.
        deed: Deed,
        /// With how many cards.
        cards: usize,
    },
    /// A card that fell has its owner pay or fold, or he may have another card.
    Asked(CardAsked),
    /// These have to declare.
    Declare(Seats),
    /// These have to stay or drop.
    Drop(Seats),
    /// These may show or muck, the one named first.
    Show {
        /// Who shows first.
        first: usize,
        /// Everybody who may show or muck.
        seats: Seats,
    },
    /// Nothing: the hand is over.
    Over,
}
