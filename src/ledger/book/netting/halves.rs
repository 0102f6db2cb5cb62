//! Lists every choice of a given size that adds up to zero, by meeting in the middle.
//!
//! The kinds are dealt into two halves. The choices of each half are listed by size and sum, and two choices match if their sums
//! cancel. Each choice is found exactly once.

use crate::book::netting::budget::{Budget, Spent};
use crate::book::netting::kinds::{Bag, Kinds};

/// Both halves, listed as far as needed.
#[derive(Debug)]
pub struct Halves {
    left: Half,
    right: Half,
}

#[derive(Debug)]
struct Half {
    kinds: Vec<Part>,
    /// All choices of 0, 1, 2, … balances, by sum.
    layers: Vec<Vec<Piece>>,
}

#[derive(Debug)]
struct Part {
    value: i64,
    one: Bag,
    count: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Piece {
    sum: i64,
    bag: Bag,
    /// The last kind taken, and how many of it: the next layer continues from there. There are at most 64 kinds.
    last: (u8, u16),
}

impl Halves {
    /// Deals the kinds alternately into two halves.
    pub fn new(kinds: &Kinds) -> Self {
        let part = |index: usize| {
            let dealt = kinds.all.iter().skip(index).step_by(2);
            Half::new(
                dealt
                    .map(|kind| Part { value: kind.value, one: Kinds::one(kind), count: kind.members.len() })
                    .collect(),
            )
        };
        Self { left: part(0), right: part(1) }
    }

    /// Every choice of `size` balances that adds up to zero.
    pub fn zero_sums(&mut self, size: usize, budget: &mut Budget) -> Result<Vec<Bag>, Spent> {
        let mut found = Vec::new();
        for of_left in 0..=size {
            let of_right = size.saturating_sub(of_left);
            let left = self.left.layer(of_left, budget)?;
            let right = self.right.layer(of_right, budget)?;
            meet(left, right, &mut found, budget)?;
        }
        Ok(found)
    }
}

/// How many choices of one size are looked at.
const FOUND_MAX: usize = 2_000_000;

/// Walks two lists sorted by sum from opposite ends and pairs up what cancels.
fn meet(left: &[Piece], right: &[Piece], found: &mut Vec<Bag>, budget: &mut Budget) -> Result<(), Spent> {
    budget.spend(left.len().saturating_add(right.len()))?;
    let mut others = right;
    for piece in left {
        let above = others.iter().rev().take_while(|other| other.sum > piece.sum.saturating_neg()).count();
        others = others.get(..others.len().saturating_sub(above)).unwrap_or_default();
        let cancelling = others.iter().rev().take_while(|other| other.sum == piece.sum.saturating_neg());
        let before = found.len();
        found.extend(cancelling.map(|other| piece.bag.with(other.bag)));
        if found.len() > FOUND_MAX {
            return Err(Spent);
        }
        budget.spend(found.len().saturating_sub(before))?;
    }
    Ok(())
}

impl Half {
    fn new(kinds: Vec<Part>) -> Self {
        Self { kinds, layers: vec![vec![Piece { sum: 0, bag: Bag::EMPTY, last: (0, 0) }]] }
    }

    fn layer(&mut self, size: usize, budget: &mut Budget) -> Result<&[Piece], Spent> {
        while self.layers.len() <= size {
            let next = self.next_layer(budget)?;
            self.layers.push(next);
        }
        Ok(self.layers.get(size).map_or(&[], Vec::as_slice))
    }

    fn next_layer(&self, budget: &mut Budget) -> Result<Vec<Piece>, Spent> {
        let last = self.layers.last().map_or(&[][..], Vec::as_slice);
        let laid: usize = self.layers.iter().map(Vec::len).sum();
        // Counted first: a growing list would take twice the memory.
        let count: usize = last.iter().map(|piece| self.further(piece).count()).sum();
        if laid.saturating_add(count) > PIECES_MAX {
            return Err(Spent);
        }
        budget.spend(last.len())?;
        budget.spend(count.saturating_mul(LAYING_OUT))?;
        let mut next = Vec::with_capacity(count);
        for piece in last {
            next.extend(self.further(piece).map(|(index, part, taken)| Piece {
                sum: piece.sum.saturating_add(part.value),
                bag: piece.bag.with(part.one),
                last: (index, taken.saturating_add(1)),
            }));
        }
        next.sort_unstable();
        Ok(next)
    }

    /// What can be taken in addition to a piece: a kind, and how many of it the piece has.
    fn further(&self, piece: &Piece) -> impl Iterator<Item = (u8, &Part, u16)> {
        let (kind, had) = piece.last;
        let parts = (0_u8..).zip(&self.kinds).skip(usize::from(kind));
        parts
            .map(move |(index, part)| (index, part, if index == kind { had } else { 0 }))
            .filter(|(_, part, taken)| usize::from(*taken) < part.count)
    }
}

/// How many pieces one half may list: some 60 MB.
const PIECES_MAX: usize = 2_000_000;

/// What sorting a piece into its layer costs, in nodes.
const LAYING_OUT: usize = 8;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_zero_sum_choice_is_found_once() {
        let values = [-3, -2, -1, 1, 2, 3, 3];
        let kinds = Kinds::of_each(values.into_iter().enumerate()).unwrap();
        let mut halves = Halves::new(&kinds);
        for size in 1..=values.len() {
            let mut found = halves.zero_sums(size, &mut Budget::new(1 << 20)).unwrap();
            found.sort();
            found.dedup();
            let by_hand = (1_u32..1 << values.len()).filter(|set| {
                let chosen = values.iter().enumerate().filter(|(index, _)| set >> index & 1 == 1);
                set.count_ones() as usize == size && chosen.map(|(_, value)| value).sum::<i64>() == 0
            });
            assert_eq!(found.len(), by_hand.count(), "size {size}");
        }
    }

    #[test]
    fn equal_balances_are_chosen_by_number_only() {
        let kinds = Kinds::of_equals([2, 2, 2, -4, -4, 2].into_iter().enumerate()).unwrap();
        let found = Halves::new(&kinds).zero_sums(3, &mut Budget::new(1 << 20)).unwrap();
        assert_eq!(found.len(), 1);
    }
}
