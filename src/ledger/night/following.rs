//! Figures that were written down and follow what stands: what a banker before has by app, and what the drawer was off by.

use crate::accounts::{Asset, Entry, Party};
use crate::ids::PlayerId;
use crate::journal::{AppKept, ChipFact, Fact, NightFact, NightOpened};
use crate::people::MergedRecords;
use engine::money::{Money, Overflow};
use std::collections::{BTreeMap, BTreeSet};

/// What the figures written down in a night come to by what stands of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Followed {
    /// By how much they are not what stands, as after an undo.
    pub off: FiguresOff,
    /// What each banker before has by app, by the record he is kept under; below zero he sent more than came.
    pub app: BTreeMap<PlayerId, Money>,
    /// True if a count of the drawer stands.
    pub is_counted: bool,
}

/// By how much figures that were written down are not what stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FiguresOff {
    /// What the bankers before have by app beyond what was written.
    pub app: Vec<AppKept>,
    /// What the drawer was over by, as it was counted last, beyond what was written.
    pub drawer: Money,
}

impl Followed {
    /// Adds a night up; `events` are what stands of it, in order, and what each of them moved.
    ///
    /// # Errors
    ///
    /// An amount beyond what can be counted.
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

/// A night as far as it was added up.
#[derive(Default)]
struct AddedUp {
    banker: Option<PlayerId>,
    /// What came by app since the bank was handed over.
    app: Money,
    /// What each banker before has by app, and what was written.
    has: BTreeMap<PlayerId, Money>,
    wrote: BTreeMap<PlayerId, Money>,
    /// Cash in the drawer if it had never been counted.
    cash: Money,
    /// What the drawer was over by when it was counted last, and what was written.
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

    /// What came without a banker is the next one's.
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
