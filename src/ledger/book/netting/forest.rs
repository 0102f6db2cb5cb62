//! Settling along the pairs that already owe each other, if there is only one way to do it.
//!
//! If the pairs form no circle, as in a plan that was agreed on, there is only one way for the money to go. If that takes no more
//! payments than necessary, it's the plan: so paying part of a plan never brings in a stranger.

use crate::book::netting::tree::{DebtGroup, NettingFlow};

/// The payments along the known pairs; `None` if these have circles, cut somebody off, or lead through people for nothing.
pub fn along_known(table: &DebtGroup<'_>) -> Option<Vec<NettingFlow>> {
    let people: Vec<usize> = (0..table.nets.len()).collect();
    let pairs: Vec<(usize, usize)> = table.links.known_pairs().collect();
    if pairs.is_empty() || pairs.len() >= people.len() {
        return None;
    }
    let mut flows = table.flows(&people, &pairs);
    let mut left = table.nets.to_vec();
    for NettingFlow { from, to, amount } in &flows {
        let direct = table.nets.get(*from).is_some_and(|net| *net < 0)
            && table.nets.get(*to).is_some_and(|net| *net > 0);
        if !direct {
            return None;
        }
        left.get_mut(*from).map(|net| *net = net.saturating_add(*amount))?;
        left.get_mut(*to).map(|net| *net = net.saturating_sub(*amount))?;
    }
    flows.sort_unstable();
    left.iter().all(|net| *net == 0).then_some(flows)
}
