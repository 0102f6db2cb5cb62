//! The reasons of a settlement as data, in order; turned into sentences only when somebody reads them.

use crate::domain::hand::house_rules::{Cite, FALLBACK, HouseRules};
use crate::domain::hand::seats::Seats;
use crate::domain::money::{Currency, Money};
use crate::domain::rank::High;

/// One step of a settlement and the choice of the house behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Which choice of the house decided.
    pub cite: Cite,
    /// What happened, with its figures.
    pub fact: Fact,
}

/// Which part of a pot is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// All of it.
    Whole,
    /// The high half.
    High,
    /// The low half.
    Low,
}

/// What happened. Seats are numbers of the showdown's contestants; pots count from 0, the main pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A bet nobody called went back.
    Returned { seat: usize, amount: Money },
    /// The money was laid in several pots.
    Layered { pots: usize },
    /// Somebody did not show and so conceded.
    Unshown { seat: usize },
    /// The only one left with a claim on a pot.
    Alone { pot: usize, seat: usize, amount: Money },
    /// The best hand of a pot.
    Best { pot: usize, seats: Seats, hand: High, amount: Money },
    /// A pot was halved and had an odd unit.
    Halved { pot: usize, high: Money, low: Money },
    /// Several winners shared.
    Shared { pot: usize, side: Side, seats: Seats, share: Money },
    /// An odd amount went to one of those who shared.
    OddPaid { pot: usize, seat: usize, amount: Money },
    /// An odd amount stays in the middle.
    OddCarried { pot: usize, amount: Money },
}

/// A reason as it is read out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The rule's id, or [`FALLBACK`].
    pub rule: String,
    /// The sentence.
    pub text: String,
}

impl Reason {
    /// The reason in words, with the house's rule, the players' names by seat, and amounts in the book's unit.
    #[must_use]
    pub fn told(&self, house: &HouseRules, names: &[&str], unit: Currency) -> Told {
        let words = Words { names, unit };
        Told { rule: house.rule(self.cite).unwrap_or(FALLBACK).to_owned(), text: words.sentence(self.fact) }
    }
}

struct Words<'a> {
    names: &'a [&'a str],
    unit: Currency,
}

impl Words<'_> {
    fn sentence(&self, fact: Fact) -> String {
        match fact {
            Fact::Returned { seat, amount } => {
                format!("nobody called the last {} of {}: it goes back", self.money(amount), self.name(seat))
            }
            Fact::Layered { pots } => {
                format!("the stakes differ, so there are {pots} pots, each among those who reached it")
            }
            Fact::Unshown { seat } => format!("{} shows no hand and gives up any claim", self.name(seat)),
            Fact::Alone { pot, seat, amount } => {
                format!(
                    "{} is the only one left for {}: {}",
                    self.name(seat),
                    pot_name(pot),
                    self.money(amount)
                )
            }
            Fact::Best { pot, seats, hand, amount } => {
                let verb = if seats.count() == 1 { "is" } else { "are" };
                let amount = self.money(amount);
                format!("best for {} of {amount} {verb} {} with {hand}", pot_name(pot), self.all(seats))
            }
            Fact::Halved { pot, high, low } => {
                let (high, low) = (self.money(high), self.money(low));
                format!("{} does not halve evenly: high {high}, low {low}", pot_name(pot))
            }
            Fact::Shared { pot, side, seats, share } => {
                let part = format!("{}{}", side_name(side), pot_name(pot));
                format!("{} share {part}: {} each", self.all(seats), self.money(share))
            }
            Fact::OddPaid { pot, seat, amount } => {
                format!("the odd {} of {} goes to {}", self.money(amount), pot_name(pot), self.name(seat))
            }
            Fact::OddCarried { pot, amount } => {
                format!("the odd {} of {} stays for the next game", self.money(amount), pot_name(pot))
            }
        }
    }

    fn money(&self, amount: Money) -> String {
        self.unit.shown(amount)
    }

    fn name(&self, seat: usize) -> &str {
        self.names.get(seat).copied().unwrap_or("?")
    }

    fn all(&self, seats: Seats) -> String {
        let names: Vec<&str> = seats.iter().map(|seat| self.name(seat)).collect();
        match names.split_last() {
            Some((last, [])) => (*last).to_owned(),
            Some((last, others)) => format!("{} and {last}", others.join(", ")),
            None => "nobody".to_owned(),
        }
    }
}

fn pot_name(pot: usize) -> String {
    if pot == 0 { "the main pot".to_owned() } else { format!("side pot {pot}") }
}

const fn side_name(side: Side) -> &'static str {
    match side {
        Side::Whole => "",
        Side::High => "the high half of ",
        Side::Low => "the low half of ",
    }
}
