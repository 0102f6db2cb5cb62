//! The most groups that each come out even, if anybody may pay anybody.

use crate::book::netting::budget::{Budget, Spent};
use crate::book::netting::kinds::{Bag, Kinds};
use crate::book::netting::packing::Packing;
use crate::book::netting::small_groups::taken_off;
use std::collections::BTreeMap;

/// Nodes spent on the proof. A million take a few milliseconds.
pub const PROOF_NODES: u64 = 100_000_000;
/// Nodes spent on a better split after the proof was given up.
pub const RESCUE_NODES: u64 = 20_000_000;

/// How many people of a crowd are left for a search: that many it can prove, or nearly.
const SEARCHED_MAX: usize = 30;

/// A split of a table into groups.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Partition {
    /// The groups found, as indices of the table.
    pub groups: Vec<Vec<usize>>,
    /// No split has more groups than this.
    pub ceiling: usize,
}

/// Splits balances (none of them zero, together zero) into as many groups as possible.
pub fn partition(balances: &[(usize, i64)]) -> Partition {
    let (mut groups, rest) = cancel(balances);
    let pairs = groups.len();
    let others = if rest.is_empty() { Partition { groups: Vec::new(), ceiling: 0 } } else { split(&rest) };
    groups.extend(others.groups);
    Partition { groups, ceiling: others.ceiling.saturating_add(pairs) }
}

/// Pairs up opposite balances.
///
/// That never costs a group: if x and −x are in two groups of a best split, those two can be regrouped as {x, −x} and everybody
/// else in them, who also come out even; if they're in one group, taking them out only adds one. So some best split has them as a
/// pair.
fn cancel(balances: &[(usize, i64)]) -> (Vec<Vec<usize>>, Vec<(usize, i64)>) {
    let mut debtors: BTreeMap<i64, Vec<usize>> = BTreeMap::new();
    for (member, value) in balances.iter().filter(|(_, value)| *value < 0).rev() {
        debtors.entry(value.saturating_neg()).or_default().push(*member);
    }
    let mut pairs = Vec::new();
    let mut rest = Vec::new();
    for (member, value) in balances.iter().filter(|(_, value)| *value > 0) {
        match debtors.get_mut(value).and_then(Vec::pop) {
            Some(debtor) => pairs.push(vec![debtor, *member]),
            None => rest.push((*member, *value)),
        }
    }
    for (value, members) in debtors {
        rest.extend(members.into_iter().map(|member| (member, value.saturating_neg())));
    }
    (pairs, rest)
}

/// Splits balances of which no two are opposite: every group has at least three people, with somebody on each side.
fn split(balances: &[(usize, i64)]) -> Partition {
    let creditors = balances.iter().filter(|(_, value)| *value > 0).count();
    let debtors = balances.len().saturating_sub(creditors);
    let thirds = balances.len().checked_div(3).unwrap_or(0);
    let ceiling = thirds.min(creditors).min(debtors).max(1);
    let Some(kinds) = Kinds::of_equals(balances.iter().copied()) else {
        return Partition { groups: crowd(balances), ceiling };
    };
    let (bags, ceiling) = most_groups(Packing::free(&kinds), 1, ceiling);
    let bags = bags.unwrap_or_else(|| vec![kinds.everybody()]);
    Partition { groups: kinds.members(&bags), ceiling }
}

/// The groups of more people than can be searched: small ones first, then those of the rest. Nothing is proven.
fn crowd(balances: &[(usize, i64)]) -> Vec<Vec<usize>> {
    let fits = |rest: &[(usize, i64)]| rest.len() <= SEARCHED_MAX;
    let (mut groups, rest) = taken_off(balances, fits);
    match rest.len() {
        0 => {}
        // What is left has no small group in it.
        left if left > SEARCHED_MAX => groups.push(rest.into_iter().map(|(member, _)| member).collect()),
        _ => groups.extend(partition(&rest).groups),
    }
    groups
}

/// Looks for a split into more than `floor` groups, from `ceiling` downwards. Returns what was found and the number of groups
/// that no split exceeds.
pub fn most_groups(mut packing: Packing<'_>, floor: usize, ceiling: usize) -> (Option<Vec<Bag>>, usize) {
    let mut budget = Budget::new(PROOF_NODES);
    for want in (floor.saturating_add(1)..=ceiling).rev() {
        match packing.split(want, &mut budget) {
            Ok(Some(found)) => return (Some(found), want),
            Ok(None) => {}
            Err(Spent) => return (rescue(packing, floor, want), want),
        }
    }
    (None, floor)
}

/// The proof was given up: climbs from the best split so far as far as a second allowance goes.
fn rescue(mut packing: Packing<'_>, floor: usize, ceiling: usize) -> Option<Vec<Bag>> {
    let first = packing.first_fit();
    let mut best = (first.len() > floor).then_some(first);
    let mut budget = Budget::new(RESCUE_NODES);
    loop {
        let want = best.as_ref().map_or(floor, Vec::len).saturating_add(1);
        match packing.split(want, &mut budget) {
            Ok(Some(found)) if want <= ceiling => best = Some(found),
            _ => return best,
        }
    }
}
