//! What is known of the table before a hand: who sits where, who came, went and came back, who won the last pot.

use crate::hand::Seats;
use crate::money::Money;

/// Blinds that passed a player who was away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Missed {
    /// The small blind.
    pub small: bool,
    /// The big blind.
    pub big: bool,
}

impl Missed {
    /// True if the player owes something.
    #[must_use]
    pub const fn any(self) -> bool {
        self.small || self.big
    }
}

/// How a player who is new or was away comes into the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WayIn {
    /// By posting what they owe; they are dealt in.
    #[default]
    Post,
    /// By waiting for the big blind.
    Wait,
    /// By buying the button (DAV-29).
    BuyButton,
}

/// Somebody at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sitter {
    /// The player's name at the table.
    pub name: String,
    /// The player's chips; `None` if nobody knows.
    pub stack: Option<Money>,
    /// True if the player is all-in for the pot that waits, and so gets cards without chips.
    pub stays_in: bool,
    /// True while the player is away from the table, or sits out.
    pub away: bool,
    /// True until the player has been dealt a hand.
    pub new: bool,
    /// The blinds the player missed.
    pub missed: Missed,
    /// How the player comes in, if new or owing blinds.
    pub entry: WayIn,
}

impl Sitter {
    /// True if the player can bet, including when nobody counts their chips.
    #[must_use]
    pub fn has_chips(&self) -> bool {
        self.stack.is_none_or(Money::is_positive)
    }

    /// True if the player can be dealt in.
    #[must_use]
    pub fn takes_cards(&self) -> bool {
        self.has_chips() || self.stays_in
    }
}

/// A straddle that a player asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Straddle {
    /// Live, double the blind or straddle on its right.
    Live,
    /// One that counts only if everybody folds to it.
    Sleeper,
    /// One from the button, before the others.
    Mississippi,
}

/// Where the button and the blinds are. The seat may be empty: a dead button, a dead small blind (DAV-25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spots {
    /// The dealer's seat.
    pub button: usize,
    /// The seats of the small and the big blind, if there are blinds.
    pub blinds: Option<(usize, usize)>,
}

/// What happened to the last pot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LastPot {
    /// There was no pot yet tonight.
    #[default]
    None,
    /// These players won it; `dealer` dealt.
    Won {
        /// Who won it.
        by: Seats,
        /// Who dealt it.
        dealer: usize,
    },
    /// Nobody won it: it waits.
    Waits,
    /// The losers of a drop game paid for the next pot: nobody antes (CAU-119).
    Matched,
}

/// The table before a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The seats, clockwise; `None` is an empty one.
    pub seats: Vec<Option<Sitter>>,
    /// Button and blinds of this hand.
    pub spots: Spots,
    /// What happened to the last pot.
    pub last: LastPot,
    /// Straddles asked for, in order.
    pub straddles: Vec<(usize, Straddle)>,
    /// What earlier hands left in the middle.
    pub carry: Money,
    /// How much of that is fines (MIK-16).
    pub fines: Money,
}

impl Table {
    /// Who sits there.
    #[must_use]
    pub fn sitter(&self, seat: usize) -> Option<&Sitter> {
        self.seats.get(seat).and_then(Option::as_ref)
    }

    /// The player's name at the table.
    #[must_use]
    pub fn name(&self, seat: usize) -> &str {
        self.sitter(seat).map_or("nobody", |sitter| sitter.name.as_str())
    }

    /// Every seat, empty or not, strictly between two others, clockwise; empty if they are the same.
    #[must_use]
    pub fn between(&self, from: usize, to: usize) -> Seats {
        if from == to {
            return Seats::NONE;
        }
        let all: Seats = (0..self.seats.len()).collect();
        all.left_of(from).take_while(|seat| *seat != to).collect()
    }
}
