//! Of all plans with the fewest payments, one with as few payments as possible between people who didn't owe each other before.
//! Exact for a table of usual size; if it's larger, or takes too much work, there is no answer.

use crate::book::netting::budget::{Budget, Spent};
use crate::book::netting::tree::{DebtGroup, NettingFlow};
use std::collections::BTreeMap;

/// With more people than this with a balance, it isn't worked out.
const PEOPLE_MAX: usize = 12;
/// Nodes spent on it.
const NODES: u64 = 400_000;

/// The payments of every group, and how many of them all are new; `None` if it would be too much work.
pub fn fewest_new_pairs(
    unequal: &[(usize, i64)],
    table: &DebtGroup<'_>,
) -> Option<(Vec<Vec<NettingFlow>>, usize)> {
    if unequal.is_empty() || unequal.len() > PEOPLE_MAX {
        return None;
    }
    Search { unequal, table, budget: Budget::new(NODES), trees: BTreeMap::new() }.all().ok()
}

/// How many payments of these are between people who did not owe each other.
pub fn new_pairs(groups: &[Vec<NettingFlow>], table: &DebtGroup<'_>) -> usize {
    groups.iter().flatten().filter(|flow| !table.links.known(flow.from, flow.to)).count()
}

/// Payments, and how many of them are new.
type Tree = (Vec<NettingFlow>, usize);

/// The set of one person.
const fn bit(at: usize) -> usize {
    1_usize.wrapping_shl(at as u32)
}

struct Search<'t> {
    unequal: &'t [(usize, i64)],
    table: &'t DebtGroup<'t>,
    budget: Budget,
    /// The best payments for the balances left.
    trees: BTreeMap<Vec<i64>, Tree>,
}

impl Search<'_> {
    fn all(mut self) -> Result<(Vec<Vec<NettingFlow>>, usize), Spent> {
        let full = bit(self.unequal.len()).saturating_sub(1);
        let most = self.most_groups(full)?;
        let mut best: BTreeMap<usize, (Vec<Vec<NettingFlow>>, usize)> =
            BTreeMap::from([(0, (Vec::new(), 0))]);
        // A set comes after every set that's left of it when a group is taken away.
        for set in 1..=full {
            let Some(groups) = most.get(set).copied().flatten() else { continue };
            let mut found: Option<(Vec<Vec<NettingFlow>>, usize)> = None;
            let lowest = set & set.wrapping_neg();
            let mut part = set;
            while part != 0 {
                let rest = set & !part;
                let splits = part & lowest != 0
                    && most.get(part).copied().flatten() == Some(1)
                    && most.get(rest).copied().flatten() == Some(groups.saturating_sub(1));
                if let (true, Some((others, strangers))) = (splits, best.get(&rest)) {
                    let (others, strangers) = (others.clone(), *strangers);
                    let (flows, new) = self.tree(self.left(part))?;
                    let all = strangers.saturating_add(new);
                    if found.as_ref().is_none_or(|(_, least)| all < *least) {
                        found = Some((others.into_iter().chain([flows]).collect(), all));
                    }
                }
                part = part.saturating_sub(1) & set;
            }
            best.extend(found.map(|found| (set, found)));
        }
        best.remove(&full).ok_or(Spent)
    }

    /// The most groups that come out even which each set of people can be divided into; `None` for a set that doesn't come out
    /// even.
    fn most_groups(&mut self, full: usize) -> Result<Vec<Option<usize>>, Spent> {
        let mut most: Vec<Option<usize>> = vec![None; full.saturating_add(1)];
        if let Some(nobody) = most.first_mut() {
            *nobody = Some(0);
        }
        for set in 1..=full {
            if self.left(set).iter().fold(0_i64, |sum, net| sum.saturating_add(*net)) != 0 {
                continue;
            }
            let lowest = set & set.wrapping_neg();
            let (mut groups, mut part) = (1, set.saturating_sub(1) & set);
            while part != 0 {
                self.budget.spend(1)?;
                let of = |set: usize| most.get(set).copied().flatten();
                if let (true, Some(one), Some(other)) = (part & lowest != 0, of(part), of(set & !part)) {
                    groups = groups.max(one.saturating_add(other));
                }
                part = part.saturating_sub(1) & set;
            }
            if let Some(known) = most.get_mut(set) {
                *known = Some(groups);
            }
        }
        Ok(most)
    }

    /// The balances of the people in a set, and zero for all others.
    fn left(&self, set: usize) -> Vec<i64> {
        let nets = self.unequal.iter().enumerate();
        nets.map(|(at, (_, net))| if set & bit(at) == 0 { 0 } else { *net }).collect()
    }

    /// The payments that settle what's left: each makes one of the two come out even.
    fn tree(&mut self, left: Vec<i64>) -> Result<Tree, Spent> {
        if left.iter().all(|net| *net == 0) {
            return Ok((Vec::new(), 0));
        }
        if let Some(known) = self.trees.get(&left) {
            return Ok(known.clone());
        }
        let mut best: Option<Tree> = None;
        for (debtor, owes) in left.iter().copied().enumerate().filter(|(_, net)| *net < 0) {
            for (creditor, owed) in left.iter().copied().enumerate().filter(|(_, net)| *net > 0) {
                self.budget.spend(1)?;
                let amount = owes.saturating_neg().min(owed);
                let mut rest = left.clone();
                for (at, change) in [(debtor, amount), (creditor, amount.saturating_neg())] {
                    rest.get_mut(at).map(|net| *net = net.saturating_add(change)).unwrap_or_default();
                }
                let who = |at: usize| self.unequal.get(at).map_or(at, |(member, _)| *member);
                let flow = NettingFlow { from: who(debtor), to: who(creditor), amount };
                let is_new = usize::from(!self.table.links.known(flow.from, flow.to));
                let (mut flows, strangers) = self.tree(rest)?;
                let all = strangers.saturating_add(is_new);
                if best.as_ref().is_none_or(|(_, least)| all < *least) {
                    flows.push(flow);
                    best = Some((flows, all));
                }
            }
        }
        let mut best = best.unwrap_or_default();
        best.0.sort_unstable();
        self.trees.insert(left, best.clone());
        Ok(best)
    }
}
