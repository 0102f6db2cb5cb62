//! The control totals of a bundle: how many events, and how much they moved.

use crate::accounts::Asset;
use crate::journal::Written;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The totals of a bundle's events.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Totals {
    pub events: u64,
    /// For each asset, the sum of all postings without their signs, in the smallest unit.
    pub moved: BTreeMap<Asset, u128>,
}

impl Totals {
    /// Adds an event.
    pub fn add(&mut self, event: &Written) {
        self.events = self.events.saturating_add(1);
        for posting in &event.postings {
            let sum = self.moved.entry(posting.asset).or_default();
            *sum = sum.saturating_add(u128::from(posting.amount.minor().unsigned_abs()));
        }
    }
}
