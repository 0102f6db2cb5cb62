//! Why the chips of a tournament do not do.

use crate::refusal::tournament::levels::PostedBlinds;
use engine::cards::Card;
use engine::money::Amount;

/// What is wrong with stacks and their exchange.
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
    /// A stack of nothing, or less.
    Nothing { stack: Amount },
    /// Stacks for nobody, or for more players or rebuys than chips are counted for.
    Players { players: u32, rebuys: u32, most: u32 },
    /// A stack of more small chips than can be counted.
    TooManyChips { stack: Amount, most: usize },
    /// No number of such chips makes the stack; `values` are what the chips are worth.
    Unmakeable { stack: Amount, values: Vec<Amount> },
}

/// Why the smallest chips cannot go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ColourUpFlaw {
    /// A large chip is no whole number of small ones.
    Values { small: Amount, large: Amount },
    /// Smaller chips are in play.
    NotTheSmallest { smallest: Amount, said: Amount },
    /// A level that is played or comes can't be paid in chips so large, but in the chips of this exchange.
    TooLarge { blinds: PostedBlinds, large: Amount, instead: ExchangeSaid },
    /// The level that is played needs them.
    InPlay(NeededChips),
    /// A coming level needs them; `before` is the level before which they can go, none behind the last one.
    StillNeeded { needed: NeededChips, before: Option<usize> },
    /// These have a stack that large chips alone don't make, and nobody said how many small ones are in it; `instead` has the
    /// fewest.
    HeldUnsaid { held: Vec<(String, u32)>, instead: ExchangeSaid },
    /// Chips lie in the middle of the table, and nobody can bring them.
    InTheMiddle { pot: Amount },
    /// The player has less than so many small chips.
    MoreThanHeHas { name: String, stack: Amount, count: u32, small: Amount },
    /// What the player has besides cannot be in larger chips.
    RestUnmakeable { name: String, stack: Amount, count: u32, small: Amount, rest: Amount, large: Amount },
}

/// An exchange as it is typed.
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

/// Chips that a level is paid in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NeededChips {
    /// The number of the level.
    pub level: usize,
    pub blinds: PostedBlinds,
    /// What one of the chips is worth.
    pub small: Amount,
}

/// Why the race cannot be decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RaceFlaw {
    /// A player does not have a card for each odd chip.
    Cards { name: String, odd: usize, small: Amount, cards: usize },
    /// The same of a player who has no name here, only a place in the exchange.
    CardsAt { seat: usize, odd: u32, cards: usize },
    /// More odd chips than a deck has cards.
    TooMany { odd: u32, deck: usize },
    /// One card was dealt to two chips.
    CardTwice(Card),
}

/// So many chips of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChipsOfAKind {
    pub number: u32,
    /// What one of them is worth.
    pub value: Amount,
}
