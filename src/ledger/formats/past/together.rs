//! Nights that are in two sheets, as in a copy or in a sheet of all years: each counts once.

use crate::formats::past::read_night::{PastRead, ReadNight};
use std::collections::BTreeMap;

/// Leaves out what's the same in another sheet, and puts the nights in order.
pub fn join(read: &mut PastRead) {
    let mut kept: Vec<ReadNight> = Vec::new();
    let mut of_day: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    // Which nights of other sheets were also in which sheet.
    let mut met: Vec<Vec<usize>> = Vec::new();
    for night in std::mem::take(&mut read.nights) {
        let there = of_day.entry(night.day.clone()).or_default();
        let others =
            || there.iter().copied().filter(|at| kept.get(*at).is_some_and(|kept| kept.sheet != night.sheet));
        let is_met = |at: &usize| met.get(*at).is_some_and(|sheets| sheets.contains(&night.sheet));
        let same = others().find(|at| !is_met(at) && kept.get(*at).is_some_and(|kept| is_same(kept, &night)));
        if let Some(at) = same {
            if let Some(sheets) = met.get_mut(at) {
                sheets.push(night.sheet);
            }
            continue;
        }
        let own = there.iter().filter_map(|at| kept.get(*at)).filter(|kept| kept.sheet == night.sheet);
        let mut copies = own.filter(|kept| named_of(kept) == named_of(&night) && is_same(kept, &night));
        if let Some(other) = copies.next() {
            let (spot, day) = (&night.spot, &night.day);
            read.faults.push(format!(
                "{spot}: {day} is in {} too, with the same results; delete one, or number the nights in a `night` column",
                other.spot
            ));
            continue;
        }
        let named = |at: &usize| kept.get(*at).is_some_and(|kept| named_of(kept) == named_of(&night));
        if let Some(other) = others().find(|at| named(at)).and_then(|at| kept.get(at)) {
            let (spot, day) = (&night.spot, &night.day);
            read.faults.push(format!("{spot}: {day} is in {} too, with different results", other.spot));
            continue;
        }
        there.push(kept.len());
        met.push(Vec::new());
        kept.push(night);
    }
    kept.sort_by(|one, other| one.day.cmp(&other.day));
    read.nights = kept;
}

/// What distinguishes a night from others of its day.
fn named_of(night: &ReadNight) -> [Option<&str>; 3] {
    [&night.place, &night.game, &night.number].map(|said| said.as_deref())
}

fn is_same(one: &ReadNight, other: &ReadNight) -> bool {
    let results = |night: &ReadNight| {
        let mut rows: Vec<_> = night.rows.iter().map(|row| (row.name.to_lowercase(), row.net)).collect();
        rows.sort();
        rows
    };
    results(one) == results(other)
}
