//! Recipes: the one entry each kind of fact makes.
//!
//! The entry follows from the fact alone, so that an audit can write every entry again and compare. Each group of facts is listed
//! in full, including those that move nothing: a fact without a recipe doesn't compile.

mod bank;
mod debts;
mod evening;
mod lines;
mod merge;
mod notes;
mod tournament;

use crate::accounts::{Entry, Nature, Unbalanced};
use crate::journal::fact::Fact;
use crate::journal::house::HouseFact;
use crate::journal::party::PartyFact;
use crate::journal::people::PersonFact;
use crate::journal::recipe::lines::Lines;
use crate::journal::seats::SeatFact;
use crate::journal::surrogate::SurrogateFact;
use crate::journal::undone::Undone;

/// The entry of `fact`. An undo has none of its own: the book negates the entry of the event it names.
pub fn entry(fact: &Fact) -> Result<Entry, Unbalanced> {
    let mut lines = Lines::default();
    let nature = match fact {
        Fact::House(fact) => house(fact),
        Fact::Person(fact) => person(&mut lines, fact),
        Fact::Night(fact) => evening::night(&mut lines, fact),
        Fact::Seat(fact) => seat(fact),
        Fact::Chip(fact) => evening::chips(&mut lines, fact)?,
        Fact::Hand(fact) => evening::hand(&mut lines, fact)?,
        Fact::Party(fact) => party(fact),
        Fact::Fund(fact) => evening::fund(&mut lines, fact),
        Fact::Tournament(fact) => tournament::happened(&mut lines, &fact.did)?,
        Fact::CashOut(fact) => evening::going_home(&mut lines, fact)?,
        Fact::Note(fact) => notes::note(&mut lines, fact),
        Fact::Debt(fact) => debts::debt(&mut lines, fact)?,
        Fact::Surrogate(fact) => surrogate(&mut lines, fact),
        Fact::Undone(Undone { .. }) => Nature::Still,
    };
    Entry::new(nature, lines.0)
}

const fn house(fact: &HouseFact) -> Nature {
    match fact {
        HouseFact::BookBegun { .. }
        | HouseFact::HouseAdopted { .. }
        | HouseFact::OwnerNamed { .. }
        | HouseFact::CaseSet { .. }
        | HouseFact::HintsTurned { .. } => Nature::Still,
    }
}

fn person(lines: &mut Lines, fact: &PersonFact) -> Nature {
    match fact {
        PersonFact::PlayersMerged { kept, gone, holdings } => merge::merge(lines, *kept, *gone, holdings),
        PersonFact::PlayerAdded { .. }
        | PersonFact::PlayerRenamed { .. }
        | PersonFact::PlayerAliased { .. }
        | PersonFact::PlayerStanding { .. }
        | PersonFact::PlayerPaidAt { .. }
        | PersonFact::PlayerLinked { .. } => Nature::Still,
    }
}

const fn seat(fact: &SeatFact) -> Nature {
    match fact {
        SeatFact::PairForbidden(_)
        | SeatFact::PairAllowed(_)
        | SeatFact::Seated { .. }
        | SeatFact::PlacesChanged(_)
        | SeatFact::LeaveAnnounced(_)
        | SeatFact::Reservation(_)
        | SeatFact::FirstDealt(_)
        | SeatFact::SeedCommitted(_)
        | SeatFact::Dealt { .. }
        | SeatFact::Left { .. } => Nature::Still,
    }
}

/// Money moves at the end of a game, which is a hand like any other.
const fn party(fact: &PartyFact) -> Nature {
    match fact {
        PartyFact::PartyBegun(_) | PartyFact::PartyMoved(_) | PartyFact::PartyGivenUp(_) => Nature::Still,
    }
}

fn surrogate(lines: &mut Lines, fact: &SurrogateFact) -> Nature {
    match fact {
        SurrogateFact::CashHanded(handed) => bank::cash_handed(lines, handed),
        SurrogateFact::KeyMade(_)
        | SurrogateFact::SurrogateBegun(_)
        | SurrogateFact::BookMerged(_)
        | SurrogateFact::Elsewhere(_)
        | SurrogateFact::PlayerMatched(_) => Nature::Still,
    }
}
