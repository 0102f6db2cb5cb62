//! Everything that can happen, in groups: each group has a file of its own beside this one.
//!
//! A fact says what happened, with the figures. It's written once and never changed. New fields come with a default, so that
//! every old book can be read. A fact is written flat, its kind first: the group isn't written.

use crate::ids::NightId;
use crate::journal::cash_out::CashOutFact;
use crate::journal::chips::ChipFact;
use crate::journal::debts::DebtFact;
use crate::journal::fund::FundFact;
use crate::journal::hand::HandFact;
use crate::journal::house::HouseFact;
use crate::journal::kinded::{KIND, Kinded, Word};
use crate::journal::night::NightFact;
use crate::journal::notes::NoteFact;
use crate::journal::party::PartyFact;
use crate::journal::people::PersonFact;
use crate::journal::seats::SeatFact;
use crate::journal::surrogate::SurrogateFact;
use crate::journal::tournament::InTournament;
use crate::journal::undone::Undone;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;

/// Lists the groups of facts; whatever a group can say, a fact can say.
macro_rules! groups {
    ($($(#[$doc:meta])* $name:ident($group:ident)),+ $(,)?) => {
        /// One fact of the journal.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
        #[serde(untagged)]
        pub enum Fact {
            $($(#[$doc])* $name($group),)+
        }

        impl Fact {
            /// The word it is written under.
            #[must_use]
            pub const fn kind(&self) -> &'static str {
                match self {
                    $(Self::$name(fact) => fact.kind(),)+
                }
            }

            /// The night it belongs to; an adjustment names an old one.
            #[must_use]
            pub const fn night(&self) -> Option<NightId> {
                match self {
                    $(Self::$name(fact) => fact.night(),)+
                }
            }

            /// Every kind there is.
            pub fn kinds() -> impl Iterator<Item = &'static str> {
                [$($group::KINDS),+].into_iter().flatten().copied()
            }

            /// Reads a fact of this kind from its fields.
            fn of_kind<'de, A: MapAccess<'de>>(kind: &str, fields: A) -> Result<Self, A::Error> {
                let fields = Kinded::reader(kind, fields);
                match kind {
                    $(_ if $group::has(kind) => $group::deserialize(fields).map(Self::$name),)+
                    _ => Err(unknown(kind)),
                }
            }
        }

        $(impl From<$group> for Fact {
            fn from(fact: $group) -> Self {
                Self::$name(fact)
            }
        })+
    };
}

groups! {
    /// The book and its house.
    House(HouseFact),
    /// The people in it.
    Person(PersonFact),
    /// A night as a whole.
    Night(NightFact),
    /// Who sits where, and deals.
    Seat(SeatFact),
    /// Chips and cash.
    Chip(ChipFact),
    /// The hands.
    Hand(HandFact),
    /// Games that aren't poker.
    Party(PartyFact),
    /// The fund.
    Fund(FundFact),
    /// Something happened in a tournament.
    Tournament(InTournament),
    /// Going home.
    CashOut(CashOutFact),
    /// Bank notes.
    Note(NoteFact),
    /// THE BOOK.
    Debt(DebtFact),
    /// Two books.
    Surrogate(SurrogateFact),
    /// An earlier event was taken back.
    Undone(Undone),
}

impl Fact {
    /// The number of the hand it's about, in its night.
    #[must_use]
    pub const fn hand(&self) -> Option<u32> {
        let Self::Hand(fact) = self else { return None };
        fact.number()
    }
}

impl<'de> Deserialize<'de> for Fact {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(KindFirst)
    }
}

/// Reads the kind, which is written first, and leaves the fields to its group.
struct KindFirst;

impl<'de> Visitor<'de> for KindFirst {
    type Value = Fact;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a fact that begins with its kind")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Fact, A::Error> {
        match fields.next_key::<Word<'_>>()? {
            Some(key) if key.0 == KIND => Fact::of_kind(&fields.next_value::<Word<'_>>()?.0, fields),
            _ => Err(A::Error::missing_field(KIND)),
        }
    }
}

fn unknown<E: Error>(kind: &str) -> E {
    let known: Vec<String> = Fact::kinds().map(|known| format!("`{known}`")).collect();
    E::custom(format!("unknown variant `{kind}`, expected one of {}", known.join(", ")))
}
