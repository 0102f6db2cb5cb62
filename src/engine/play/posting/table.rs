//! What is known of the table before a hand: who sits where, who came, went and came back, who won the last pot.

use crate::hand::Seats;
use crate::money::Money;

/// Blinds that passed a player while he was away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Missed {
    /// The small blind.
    pub small: bool,
    /// The big blind.
    pub big: bool,
}

impl Missed {
    /// True if he owes something.
    #[must_use]
    pub const fn any(self) -> bool {
        self.small || self.big
    }
}

/// How somebody who is new or was away comes into the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WayIn {
    /// He posts what he owes and is dealt in.
    #[default]
    Post,
    /// He waits for the big blind.
    Wait,
    /// He buys the button (DAV-29).
    BuyButton,
}

/// Somebody at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sitter {
    /// What the table calls him.
    pub name: String,
    /// His chips; `None` if nobody knows.
    pub stack: Option<Money>,
    /// True if he is all-in for the pot that waits: he gets cards without chips.
    pub stays_in: bool,
    /// True while he is away from the table, or sits out.
    pub away: bool,
    /// True until he has been dealt a hand.
    pub new: bool,
    /// Blinds he missed.
    pub missed: Missed,
    /// How he comes in, if he is new or owes blinds.
    pub entry: WayIn,
}

impl Sitter {
    /// True if he can bet; also where nobody counts his chips.
    #[must_use]
    pub fn has_chips(&self) -> bool {
        self.stack.is_none_or(Money::is_positive)
    }

    /// True if he can be dealt in.
    #[must_use]
    pub fn takes_cards(&self) -> bool {
        self.has_chips() || self.stays_in
    }
}

/// A straddle somebody asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Straddle {
    /// Live, twice the blind or straddle on its right.
    Live,
    /// One that counts only if all fold to it.
    Sleeper,
    /// One from the button, before the others.
    Mississippi,
}

/// Where the button and the blinds are. A seat may be empty: a dead button, a dead small blind (DAV-25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spots {
    /// The dealer's seat.
    pub button: usize,
    /// The seats of the small and the big blind, where there are blinds.
    pub blinds: Option<(usize, usize)>,
}

/// What became of the last pot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LastPot {
    /// There was none tonight.
    #[default]
    None,
    /// These won it, `dealer` dealing.
    Won {
        /// Who won it.
        by: Seats,
        /// Who dealt it.
        dealer: usize,
    },
    /// Nobody did: it waits.
    Waits,
    /// The losers of a drop game made the next one: nobody antes (CAU-119).
    Matched,
}

/// The table before a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The seats, clockwise; `None` is an empty one.
    pub seats: Vec<Option<Sitter>>,
    /// Button and blinds of this hand.
    pub spots: Spots,
    /// What became of the last pot.
    pub last: LastPot,
    /// Straddles asked for, in order.
    pub straddles: Vec<(usize, Straddle)>,
    /// What earlier hands left in the middle.
    pub carry: Money,
    /// What of that are fines (MIK-16).
    pub fines: Money,
}

impl Table {
    /// Who sits there.
    #[must_use]
    pub fn sitter(&self, seat: usize) -> Option<&Sitter> {
        self.seats.get(seat).and_then(Option::as_ref)
    }

    /// What the table calls him.
    #[must_use]
    pub fn name(&self, seat: usize) -> &str {
        self.sitter(seat).map_or("nobody", |sitter| sitter.name.as_str())
    }

    /// Every seat, empty or not, strictly between two others, clockwise; none if they are the same.
    #[must_use]
    pub fn between(&self, from: usize, to: usize) -> Seats {
        if from == to {
            return Seats::NONE;
        }
        let all: Seats = (0..self.seats.len()).collect();
        all.left_of(from).take_while(|seat| *seat != to).collect()
    }
}
