//! What a game waits for: the one list of what is legal, which every move is checked against.

use crate::as_text::listed;
use crate::cards::Card;
use crate::games::party::moves::{Choice, Die, Face, Move, Word};
use crate::money::{Currency, Money};

/// What happens next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// A player throws this many dice.
    Throw {
        /// Whose turn it is.
        seat: usize,
        /// How many dice to throw.
        dice: u8,
        /// Which dice they are.
        die: Die,
    },
    /// A card is turned over for a player.
    Deal {
        /// Who gets the card.
        seat: usize,
        /// What the card is for, in a few words.
        what: &'static str,
    },
    /// A player chooses.
    Choose {
        /// Who chooses.
        seat: usize,
        /// Everything there is to choose from.
        offers: Vec<Offer>,
    },
    /// Nothing: the game is over.
    Over,
}

/// What a player may choose, with its limits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Offer {
    /// A word.
    Word(Word),
    /// Some of the dice thrown: one of these sets, each in rising order.
    Keep(Vec<Vec<u8>>),
    /// An amount between these two, in steps.
    Bet {
        /// The smallest bet.
        least: Money,
        /// The biggest bet.
        most: Money,
        /// Bets are multiples of this.
        step: Money,
    },
    /// A place in the layout to put the card.
    Place(Vec<u8>),
    /// A place in the layout to turn up.
    Turn(Vec<u8>),
    /// A place in the layout that the player looked at.
    Saw(Vec<u8>),
}

impl Ask {
    /// Whose turn it is.
    #[must_use]
    pub const fn seat(&self) -> Option<usize> {
        match self {
            Self::Throw { seat, .. } | Self::Deal { seat, .. } | Self::Choose { seat, .. } => Some(*seat),
            Self::Over => None,
        }
    }

    /// True if dice or the deck decide.
    #[must_use]
    pub const fn is_chance(&self) -> bool {
        matches!(self, Self::Throw { .. } | Self::Deal { .. })
    }

    /// True if the game asks for this move; `deck` holds the cards that can still come.
    #[must_use]
    pub fn takes(&self, done: &Move, deck: &[Card]) -> bool {
        match (self, done) {
            (Self::Throw { dice, die, .. }, Move::Threw(faces)) => fits_throw(faces, *dice, *die),
            (Self::Deal { .. }, Move::Dealt(card)) => deck.contains(card),
            (Self::Choose { offers, .. }, Move::Chose(choice)) => {
                offers.iter().any(|offer| offer.has(choice))
            }
            _ => false,
        }
    }

    /// What is legal, in words: `keep 1, keep 5 or stop`.
    #[must_use]
    pub fn told(&self, unit: Currency) -> String {
        match self {
            Self::Throw { dice: 1, .. } => "roll one die".to_owned(),
            Self::Throw { dice, .. } => format!("roll {dice} dice"),
            Self::Deal { what, .. } => format!("type {what}"),
            Self::Choose { offers, .. } => {
                let words: Vec<String> = offers.iter().map(|offer| offer.told(unit)).collect();
                listed(&words, "or").unwrap_or_else(|| "there's nothing to choose".to_owned())
            }
            Self::Over => "the game is over".to_owned(),
        }
    }
}

impl Offer {
    /// True if the choice is offered.
    #[must_use]
    pub fn has(&self, choice: &Choice) -> bool {
        match (self, choice) {
            (Self::Word(word), Choice::Word(chosen)) => word == chosen,
            (Self::Keep(sets), Choice::Keep(dice)) => {
                let mut dice = dice.clone();
                dice.sort_unstable();
                sets.contains(&dice)
            }
            (Self::Bet { least, most, step }, Choice::Bet(amount)) => {
                (least..=most).contains(&amount) && amount.remainder(*step).is_zero()
            }
            (Self::Place(places), Choice::Place(place))
            | (Self::Turn(places), Choice::Turn(place))
            | (Self::Saw(places), Choice::Saw(place)) => places.contains(place),
            _ => false,
        }
    }

    /// The offer in the words it is typed with.
    #[must_use]
    pub fn told(&self, unit: Currency) -> String {
        match self {
            Self::Word(word) => word.word().to_owned(),
            Self::Keep(sets) => kept(sets),
            Self::Bet { least, most, .. } if least == most => format!("bet {}", unit.shown(*most)),
            Self::Bet { least, most, .. } => {
                format!("bet {} to {}", unit.shown(*least), unit.shown(*most))
            }
            Self::Place(places) => format!("place {}", either(places)),
            Self::Turn(places) => format!("turn {}", either(places)),
            Self::Saw(places) => format!("saw {}", either(places)),
        }
    }
}

/// The largest set shows what may be kept; there may be dozens of smaller ones.
fn kept(sets: &[Vec<u8>]) -> String {
    let most = sets.iter().max_by_key(|set| set.len()).cloned().unwrap_or_default();
    let dice: Vec<String> = most.iter().map(ToString::to_string).collect();
    let some = if sets.len() > 1 { "some of " } else { "" };
    format!("keep {some}{}", dice.join(" "))
}

fn either(places: &[u8]) -> String {
    let places: Vec<String> = places.iter().map(ToString::to_string).collect();
    places.join("|")
}

/// Each die shows one of its sides, or fell off the table.
fn fits_throw(faces: &[Face], dice: u8, die: Die) -> bool {
    faces.len() == usize::from(dice)
        && faces.iter().all(|face| *face == Face::Off || die.faces().contains(face))
}
