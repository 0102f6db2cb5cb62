//! Settling along the pairs that already owe each other, where these leave only one way.
//!
//! Pairs without a circle, such as those of a plan that was agreed on, carry what is owed in one way only. If that takes no more
//! payments than there must be, it is the plan: so paying a part of a plan never brings in a stranger.

use crate::book::netting::tree::{DebtGroup, NettingFlow};

/// The payments along the known pairs; none if these have circles, cut somebody off, or lead through people for nothing.
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
