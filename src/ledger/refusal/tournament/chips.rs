//! Why the chips of a tournament don't work.

use crate::refusal::tournament::levels::PostedBlinds;
use engine::cards::Card;
use engine::money::Amount;

/// What's wrong with stacks and their exchange.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentChipsRefused {
    /// What a player begins with.
    Starting(StartingChipsFlaw),
    /// The smallest chips go.
    ColourUp(ColourUpFlaw),
    /// The odd chips are raced for.
    Race(RaceFlaw),
}

/// Why no stacks can be handed out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartingChipsFlaw {
    /// A stack of zero or less.
    Nothing { stack: Amount },
    /// Stacks for nobody, or for more players or rebuys than can be counted.
    Players { players: u32, rebuys: u32, most: u32 },
    /// A stack of more small chips than can be counted.
    TooManyChips { stack: Amount, most: usize },
    /// No number of these chips makes the stack; `values` are what the chips are worth.
    Unmakeable { stack: Amount, values: Vec<Amount> },
}

/// Why the smallest chips can't go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ColourUpFlaw {
    /// A large chip isn't a whole number of small ones.
    Values { small: Amount, large: Amount },
    /// Smaller chips are in play.
    NotTheSmallest { smallest: Amount, said: Amount },
    /// The current level or a coming one can't be paid in chips this large, but it can be in the chips of this exchange.
    TooLarge { blinds: PostedBlinds, large: Amount, instead: ExchangeSaid },
    /// The current level needs them.
    InPlay(NeededChips),
    /// A coming level needs them; `before` is the level before which they can go, `None` after the last one.
    StillNeeded { needed: NeededChips, before: Option<usize> },
    /// These have a stack that large chips alone don't make, and nobody said how many small ones are in it; `instead` has the
    /// fewest.
    HeldUnsaid { held: Vec<(String, u32)>, instead: ExchangeSaid },
    /// There are chips in the middle of the table, and nobody can exchange them.
    InTheMiddle { pot: Amount },
    /// The player has less than that many small chips.
    MoreThanHeHas { name: String, stack: Amount, count: u32, small: Amount },
    /// The rest of the player's stack can't be made of larger chips.
    RestUnmakeable { name: String, stack: Amount, count: u32, small: Amount, rest: Amount, large: Amount },
}

/// An exchange as it's typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExchangeSaid {
    pub small: Amount,
    pub large: Amount,
    /// How many small chips everybody has.
    pub held: Vec<(String, u32)>,
    /// The cards of a race, a word for each player.
    pub cards: Vec<(String, String)>,
    pub round_up: bool,
}

/// Chips that a level needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NeededChips {
    /// The number of the level.
    pub level: usize,
    pub blinds: PostedBlinds,
    /// What one of the chips is worth.
    pub small: Amount,
}

/// Why the race can't be decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RaceFlaw {
    /// A player doesn't have a card for each odd chip.
    Cards { name: String, odd: usize, small: Amount, cards: usize },
    /// The same for a player without a name here, only a place in the exchange.
    CardsAt { seat: usize, odd: u32, cards: usize },
    /// More odd chips than a deck has cards.
    TooMany { odd: u32, deck: usize },
    /// One card was dealt to two chips.
    CardTwice(Card),
}

/// This many chips of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChipsOfAKind {
    pub number: u32,
    /// What one of them is worth.
    pub value: Amount,
}
