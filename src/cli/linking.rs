//! Events of a chain in words: number, day, night, sentence, amount.

use crate::answer::Amount;
use crate::answer::chain::Link;
use crate::cli::clock;
use crate::cli::failure::Failure;
use crate::cli::naming;
use crate::render::journal::Teller;
use crate::render::names::Names;
use engine::money::{Currency, Money};
use ledger::ids::NightId;
use ledger::store::{Event, Reader};
use std::collections::BTreeMap;

/// What is needed to put events into words: the names, the unit, the numbers of the nights.
pub struct Linker {
    pub names: Names,
    pub currency: Currency,
    nights: BTreeMap<NightId, u32>,
}

impl Linker {
    /// Loads the names.
    pub fn load(reader: Reader<'_>) -> Result<Self, Failure> {
        let nights = reader.nights()?.into_iter().map(|night| (night.id, night.number)).collect();
        Ok(Self { names: naming::names(reader)?, currency: reader.book()?.currency, nights })
    }

    /// The number of a night.
    #[must_use]
    pub fn night(&self, night: Option<NightId>) -> Option<u32> {
        night.and_then(|night| self.nights.get(&night).copied())
    }

    /// The sentence of an event.
    #[must_use]
    pub fn sentence(&self, event: &Event) -> String {
        Teller { names: &self.names, currency: self.currency }.sentence(&event.fact)
    }

    /// An event of a chain, with what it added.
    #[must_use]
    pub fn link(&self, event: &Event, amount: Money) -> Link {
        Link {
            event: event.seq,
            at: clock::when(event.at),
            night: self.night(event.night),
            text: self.sentence(event),
            amount: self.amount(amount),
        }
    }

    /// An amount in the unit of the book.
    #[must_use]
    pub const fn amount(&self, money: Money) -> Amount {
        Amount::new(money, self.currency)
    }
}
