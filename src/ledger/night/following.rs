//! Written figures that depend on other events: what an earlier banker keeps by app, and what the drawer was off by.

use crate::accounts::{Asset, Entry, Party};
use crate::ids::PlayerId;
use crate::journal::{AppKept, ChipFact, Fact, NightFact, NightOpened};
use crate::people::MergedRecords;
use engine::money::{Money, Overflow};
use std::collections::{BTreeMap, BTreeSet};

/// What the written figures of a night should be, by the events that count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Followed {
    /// How far the written figures differ from that, as after an undo.
    pub off: FiguresOff,
    /// What each earlier banker keeps by app, under the record kept today; below zero, they sent more than came in.
    pub app: BTreeMap<PlayerId, Money>,
    /// True if there's a count of the drawer that wasn't taken back.
    pub is_counted: bool,
}

/// How far written figures differ from what they should be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FiguresOff {
    /// What earlier bankers keep by app, beyond what was written.
    pub app: Vec<AppKept>,
    /// What the drawer was over by in its last count, beyond what was written.
    pub drawer: Money,
}

impl Followed {
    /// Adds up a night; `events` are those that count, in order, with what each moved.
    ///
    /// # Errors
    ///
    /// An amount too large to count.
    pub fn of<'a>(
        events: impl Iterator<Item = (&'a Fact, &'a Entry)>,
        merged: &MergedRecords,
    ) -> Result<Self, Overflow> {
        let mut night = AddedUp::default();
        for (fact, entry) in events {
            night.after(fact, entry, merged)?;
        }
        let mut app = Vec::new();
        for by in night.has.keys().chain(night.wrote.keys()).copied().collect::<BTreeSet<_>>() {
            let of = |sums: &BTreeMap<PlayerId, Money>| sums.get(&by).copied().unwrap_or_default();
            let amount = of(&night.has).minus(of(&night.wrote))?;
            app.extend((!amount.is_zero()).then_some(AppKept { by, amount }));
        }
        let drawer = night.over.unwrap_or_default().minus(night.written)?;
        Ok(Self { off: FiguresOff { app, drawer }, app: night.has, is_counted: night.over.is_some() })
    }
}

/// A night, as far as it has been added up.
#[derive(Default)]
struct AddedUp {
    banker: Option<PlayerId>,
    /// What came by app since the bank was handed over.
    app: Money,
    /// What each earlier banker keeps by app, and what was written.
    has: BTreeMap<PlayerId, Money>,
    wrote: BTreeMap<PlayerId, Money>,
    /// Cash in the drawer if it had never been counted.
    cash: Money,
    /// What the drawer was over by when it was last counted, and what was written.
    over: Option<Money>,
    written: Money,
}

impl AddedUp {
    fn after(&mut self, fact: &Fact, entry: &Entry, merged: &MergedRecords) -> Result<(), Overflow> {
        if let Fact::Night(NightFact::BankerChanged { banker, app, .. }) = fact {
            if self.banker != Some(*banker) {
                self.hand_over(*banker, merged)?;
            }
            return app.as_ref().map_or(Ok(()), |app| self.was_written(app, merged));
        }
        if let Fact::Night(NightFact::AppFollowed { app, .. }) = fact {
            return self.was_written(app, merged);
        }
        if let Fact::Chip(ChipFact::DrawerCounted { found, expected, .. }) = fact {
            self.over = Some(found.minus(self.cash)?);
            self.written = self.written.plus(found.minus(*expected)?)?;
            return Ok(());
        }
        if let Fact::Chip(ChipFact::DrawerFollowed { over, .. }) = fact {
            self.written = self.written.plus(*over)?;
            return Ok(());
        }
        if let Fact::Night(NightFact::NightOpened(NightOpened { banker, .. })) = fact {
            self.banker = *banker;
        }
        self.moved(entry)
    }

    /// What came in without a banker belongs to the next one.
    fn hand_over(&mut self, next: PlayerId, merged: &MergedRecords) -> Result<(), Overflow> {
        if let Some(before) = self.banker.replace(next) {
            let has = self.has.entry(merged.of(before)).or_default();
            *has = has.plus(std::mem::take(&mut self.app))?;
        }
        Ok(())
    }

    fn was_written(&mut self, app: &AppKept, merged: &MergedRecords) -> Result<(), Overflow> {
        let wrote = self.wrote.entry(merged.of(app.by)).or_default();
        *wrote = wrote.plus(app.amount)?;
        Ok(())
    }

    fn moved(&mut self, entry: &Entry) -> Result<(), Overflow> {
        for line in entry.postings().iter().filter(|line| line.party == Party::Bank) {
            match line.asset {
                Asset::Transfer => self.app = self.app.plus(line.amount)?,
                Asset::Cash => self.cash = self.cash.plus(line.amount)?,
                _ => {}
            }
        }
        Ok(())
    }
}
