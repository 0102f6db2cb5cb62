//! What is known of a hand when it is settled: the game, the money in the middle, the cards shown.

use crate::domain::cards::{Card, Holding};
use crate::domain::games::Game;
use crate::domain::hand::pots::Stake;
use crate::domain::money::{Currency, Money};

/// One player of a hand, in or folded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contestant {
    /// What the table calls him.
    pub name: String,
    /// What he put in.
    pub stake: Stake,
    /// The cards he showed; none if he did not show.
    pub cards: Holding,
}

/// A hand at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Showdown {
    /// The game played.
    pub game: Game,
    /// What the amounts are counted in, for the sentences.
    pub currency: Currency,
    /// The smallest amount that can be paid.
    pub unit: Money,
    /// Money that earlier games left in the middle.
    pub carry: Money,
    /// The players in seat order, clockwise; a seat is a place in this list.
    pub players: Vec<Contestant>,
    /// The dealer's seat; the last of the list if nobody said.
    pub button: Option<usize>,
    /// The shared cards.
    pub board: Vec<Card>,
}
