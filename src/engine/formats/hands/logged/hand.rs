//! What logs of sites tell about a hand, whatever their notation.

use crate::formats::hands::exact::Scale;
use crate::formats::hands::logged::game::LoggedGame;
use crate::formats::hands::record::Spot;
use crate::money::Money;
use crate::play::Dealt;

/// A player, or the empty place of a dead button.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Player {
    /// The player's name in the log.
    pub name: String,
    /// The player's chips before the hand.
    pub stack: Money,
    /// False if the player gets no cards.
    pub dealt: bool,
}

/// How much a bet, call or raise is, as logs count it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Amount {
    /// What it adds to the player's money in this round.
    Adds(Money),
    /// The player's money in this round, in total.
    Total(Money),
}

/// What the log calls an action with cards in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    /// Nothing to call.
    Check,
    /// Money for the bet before.
    Call,
    /// A bet or a raise.
    Raise,
}

/// Live money posted before the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Blind {
    /// What was posted.
    pub amount: Money,
    /// What was due: a player short of chips posts less, and the others still match this.
    pub due: Money,
}

/// One thing the log tells. Seats are places of [`Logged::players`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    /// An ante.
    Ante(usize, Money),
    /// Money in the pot that is nobody's bet.
    Dead(usize, Money),
    /// A blind, a straddle, or a blind that was missed before.
    Blind(usize, Blind),
    /// Cards a player is known to hold, before anybody acts.
    Holds(usize, Dealt),
    /// The player folds.
    Fold(usize),
    /// The player checks, calls, bets or raises.
    Bet(usize, Word, Amount),
    /// New shared cards: which run, and which street (the flop is 0).
    Board { run: usize, street: usize, cards: Dealt },
    /// The player shows.
    Show(usize, Dealt),
    /// The player throws the hand away.
    Muck(usize),
}

impl Event {
    /// The same event at another seat; `None` if `seat` gives none.
    #[must_use]
    pub(crate) fn at(self, seat: impl Fn(usize) -> Option<usize>) -> Option<Self> {
        Some(match self {
            Self::Ante(of, amount) => Self::Ante(seat(of)?, amount),
            Self::Dead(of, amount) => Self::Dead(seat(of)?, amount),
            Self::Blind(of, blind) => Self::Blind(seat(of)?, blind),
            Self::Holds(of, cards) => Self::Holds(seat(of)?, cards),
            Self::Fold(of) => Self::Fold(seat(of)?),
            Self::Bet(of, word, amount) => Self::Bet(seat(of)?, word, amount),
            Self::Board { .. } => self,
            Self::Show(of, cards) => Self::Show(seat(of)?, cards),
            Self::Muck(of) => Self::Muck(seat(of)?),
        })
    }
}

/// A hand of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Logged {
    /// What the file calls the hand.
    pub id: Option<String>,
    /// Where the hand begins in the file.
    pub spot: Spot,
    /// The game.
    pub game: LoggedGame,
    /// How the amounts were read.
    pub scale: Scale,
    /// The players clockwise from the dealer's left; the dealer, or the dealer's empty place, is the last.
    pub players: Vec<Player>,
    /// What happened.
    pub events: Vec<(Spot, Event)>,
    /// What each was paid from the pots; `None` if the log doesn't say.
    pub paid: Option<Vec<Money>>,
    /// What each got back of bets nobody called, if the log tells that.
    pub returned: Option<Vec<Money>>,
    /// What the site took out of the pots.
    pub taken: Money,
    /// True if the site dealt the board more than once.
    pub twice: bool,
    /// What was accepted although it is unusual.
    pub flags: Vec<&'static str>,
    /// What else the file says.
    pub notes: Vec<(String, String)>,
}
