//! Shrinks a table of allowed pairs to what needs a search.
//!
//! Somebody who can pay only one person settles through that person or, being even, not at all. So they're folded into that
//! neighbor, again and again. What's left are rings, and each part is searched by itself.

use crate::book::netting::links::Links;
use std::collections::{BTreeMap, BTreeSet};

/// People folded into one another, with their total balance and the neighbors left.
#[derive(Clone, Debug)]
pub struct Node {
    /// Everybody folded in.
    pub members: Vec<usize>,
    /// Their total balance.
    pub net: i64,
    /// Neighbors, as keys of the nodes left.
    pub near: BTreeSet<usize>,
}

/// A connected part of the shrunk table, by key.
pub type Component = BTreeMap<usize, Node>;

/// Folds the people of a table; even people who aren't needed are parts of their own.
pub fn parts(balances: &[(usize, i64)], links: &Links) -> Vec<Component> {
    let mut nodes = nodes(balances, links);
    let mut ends: Vec<usize> =
        nodes.iter().filter(|(_, node)| node.near.len() == 1).map(|(key, _)| *key).collect();
    while let Some(end) = ends.pop() {
        if let Some(neighbour) = fold(&mut nodes, end) {
            let single = nodes.get(&neighbour).is_some_and(|node| node.near.len() == 1);
            ends.extend(single.then_some(neighbour));
        }
    }
    connected(nodes)
}

fn nodes(balances: &[(usize, i64)], links: &Links) -> BTreeMap<usize, Node> {
    let near = |one: usize| {
        balances.iter().map(|(other, _)| *other).filter(|other| links.allowed(one, *other)).collect()
    };
    balances
        .iter()
        .map(|(member, net)| (*member, Node { members: vec![*member], net: *net, near: near(*member) }))
        .collect()
}

/// Folds a node with a single neighbor into it, and says which neighbor that was.
fn fold(nodes: &mut BTreeMap<usize, Node>, end: usize) -> Option<usize> {
    let neighbour = nodes.get(&end).and_then(|node| node.near.first().copied())?;
    let node = nodes.get_mut(&end)?;
    node.near.clear();
    let (net, members) = (node.net, node.members.clone());
    let host = nodes.get_mut(&neighbour)?;
    host.near.remove(&end);
    if net != 0 {
        host.net = host.net.saturating_add(net);
        host.members.extend(members);
        nodes.remove(&end);
    }
    Some(neighbour)
}

fn connected(mut nodes: BTreeMap<usize, Node>) -> Vec<Component> {
    let mut parts = Vec::new();
    while let Some(first) = nodes.keys().next().copied() {
        let mut part = Component::new();
        let mut open = vec![first];
        while let Some(key) = open.pop() {
            if let Some(node) = nodes.remove(&key) {
                open.extend(node.near.iter().copied());
                part.insert(key, node);
            }
        }
        parts.push(part);
    }
    parts
}
