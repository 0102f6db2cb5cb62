//! Who may pay whom among at most 64 people, as bit sets.

use crate::book::netting::budget::{Budget, Spent};

/// Each person's neighbors.
#[derive(Clone, Debug)]
pub struct Graph {
    near: Vec<u64>,
}

impl Graph {
    /// A graph of the people 0, 1, 2, … with these neighbors.
    pub fn new(near: Vec<u64>) -> Self {
        Self { near }
    }

    /// True if payments inside the set can reach everybody in it.
    pub fn connected(&self, set: u64) -> bool {
        let mut seen = set & set.wrapping_neg();
        let mut fresh = seen;
        while fresh != 0 {
            fresh = self.around(fresh) & set & !seen;
            seen |= fresh;
        }
        seen == set
    }

    /// Everybody next to somebody of the set.
    fn around(&self, set: u64) -> u64 {
        members(set).filter_map(|index| self.near.get(index)).fold(0, |all, near| all | near)
    }

    /// True if at least half of all pairs may pay each other.
    pub fn dense(&self) -> bool {
        let ends: usize = self.near.iter().map(|near| near.count_ones() as usize).sum();
        let people = self.near.len();
        ends.saturating_mul(2) >= people.saturating_mul(people.saturating_sub(1))
    }
}

/// How many sets of one size are listed: some 60 MB.
const SETS_MAX: usize = 8_000_000;

/// Lists connected sets of people, size by size: fast if few people may pay each other.
#[derive(Debug)]
pub struct Grown<'a> {
    graph: &'a Graph,
    size: usize,
    sets: Vec<u64>,
}

impl<'a> Grown<'a> {
    /// Starts with nobody.
    pub fn new(graph: &'a Graph) -> Self {
        Self { graph, size: 0, sets: Vec::new() }
    }

    /// Every connected set of the next size.
    pub fn next(&mut self, budget: &mut Budget) -> Result<&[u64], Spent> {
        let mut next = Vec::new();
        if self.size == 0 {
            next.extend((0..self.graph.near.len()).map(one));
        }
        for set in &self.sets {
            let edge = self.graph.around(*set) & !set;
            budget.spend((edge.count_ones() as usize).saturating_mul(4))?;
            next.extend(members(edge).map(|index| set | one(index)));
            if next.len() > SETS_MAX {
                return Err(Spent);
            }
        }
        next.sort_unstable();
        next.dedup();
        self.size = self.size.saturating_add(1);
        self.sets = next;
        Ok(&self.sets)
    }
}

/// The people of a set, lowest first.
pub fn members(set: u64) -> impl Iterator<Item = usize> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let lowest = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
        rest &= rest.wrapping_sub(1);
        Some(lowest)
    })
}

/// The set of one person.
pub const fn one(index: usize) -> u64 {
    1_u64.wrapping_shl(index as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path() -> Graph {
        Graph::new(vec![0b0010, 0b0101, 0b1010, 0b0100])
    }

    #[test]
    fn a_path_is_connected_only_in_stretches() {
        assert!(path().connected(0b0111));
        assert!(!path().connected(0b1011));
        assert!(path().connected(0b1000));
        assert!(path().connected(0));
    }

    #[test]
    fn growing_lists_every_connected_set_once() {
        let graph = path();
        let mut grown = Grown::new(&graph);
        let sizes: Vec<usize> =
            (0..5).map(|_| grown.next(&mut Budget::new(1000)).map(<[u64]>::len).unwrap()).collect();
        assert_eq!(sizes, [4, 3, 2, 1, 0]);
    }
}
