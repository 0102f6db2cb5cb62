//! The most groups that each come out even, if only some pairs may pay each other.
//!
//! A group must be connected by allowed pairs. People who are even take part: alone they're a group without payments, and where
//! it helps, money goes through them.

use crate::book::netting::graph::{Graph, one};
use crate::book::netting::impasse::Impasse;
use crate::book::netting::kernel::{Component, Node, parts};
use crate::book::netting::kinds::Kinds;
use crate::book::netting::links::Links;
use crate::book::netting::packing::Packing;
use crate::book::netting::partition::{Partition, most_groups, partition};
use engine::money::Money;
use std::collections::{BTreeMap, BTreeSet};

/// Splits balances, including even ones, into as many groups as the allowed pairs make possible.
pub fn linked(balances: &[(usize, i64)], links: &Links) -> Result<Partition, Impasse<usize>> {
    let mut whole = Partition { groups: Vec::new(), ceiling: 0 };
    for part in parts(balances, links) {
        let Partition { groups, ceiling } = part_groups(&part)?;
        let keys: Vec<usize> = part.keys().copied().collect();
        let members = |group: Vec<usize>| -> Vec<usize> {
            let nodes = group.into_iter().filter_map(|index| keys.get(index)).filter_map(|key| part.get(key));
            nodes.flat_map(|node| node.members.iter().copied()).collect()
        };
        whole.groups.extend(groups.into_iter().map(members));
        whole.ceiling = whole.ceiling.saturating_add(ceiling);
    }
    Ok(whole)
}

/// Splits one connected part; its nodes are counted in the order of their keys.
fn part_groups(part: &Component) -> Result<Partition, Impasse<usize>> {
    let sum = part.values().map(|node| node.net).fold(0, i64::saturating_add);
    if sum != 0 {
        let mut members: Vec<usize> = part.values().flat_map(|node| node.members.iter().copied()).collect();
        members.sort_unstable();
        return Err(Impasse::CutOff { members, sum: Money::from_minor(sum) });
    }
    let floor = spanning_groups(part);
    let nodes = || part.values().enumerate().map(|(index, node)| (index, node.net));
    let unequal: Vec<(usize, i64)> = nodes().filter(|(_, net)| *net != 0).collect();
    let even = part.len().saturating_sub(unequal.len());
    let ceiling = partition(&unequal).ceiling.saturating_add(even);
    let Some(kinds) = Kinds::of_each(nodes()) else {
        return Ok(Partition { groups: floor, ceiling });
    };
    let graph = graph(part);
    let (bags, ceiling) = most_groups(Packing::within(&kinds, &graph), floor.len(), ceiling);
    let groups = bags.map_or(floor, |bags| kinds.members(&bags));
    Ok(Partition { groups, ceiling })
}

fn graph(part: &Component) -> Graph {
    let index = |key: &usize| part.keys().position(|other| other == key);
    let near = |node: &Node| node.near.iter().filter_map(index).fold(0, |set, index| set | one(index));
    Graph::new(part.values().map(near).collect())
}

/// A first split: the pieces of a tree over the part after the edges that carry nothing are cut.
fn spanning_groups(part: &Component) -> Vec<Vec<usize>> {
    let keys: Vec<usize> = part.keys().copied().collect();
    let mut order: Vec<(usize, Option<usize>)> = Vec::new();
    let mut open: Vec<(usize, Option<usize>)> = keys.first().map(|key| (*key, None)).into_iter().collect();
    let mut seen = BTreeSet::new();
    while let Some((key, parent)) = open.pop() {
        if seen.insert(key) {
            order.push((key, parent));
            let near = part.get(&key).into_iter().flat_map(|node| node.near.iter());
            open.extend(near.filter(|other| !seen.contains(other)).map(|other| (*other, Some(key))));
        }
    }
    let mut below: BTreeMap<usize, (i64, Vec<usize>)> =
        part.iter().enumerate().map(|(index, (key, node))| (*key, (node.net, vec![index]))).collect();
    let mut groups = Vec::new();
    for (key, parent) in order.into_iter().rev() {
        let Some((net, members)) = below.remove(&key) else { continue };
        match parent.and_then(|parent| below.get_mut(&parent)) {
            Some(above) if net != 0 => {
                above.0 = above.0.saturating_add(net);
                above.1.extend(members);
            }
            _ => groups.push(members),
        }
    }
    groups
}
