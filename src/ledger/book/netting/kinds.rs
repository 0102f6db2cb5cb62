//! Packs a choice among balances into one integer; equal balances are one kind and interchangeable.

use std::collections::BTreeMap;

/// How many of each kind are chosen: a field of bits per kind, topped by a guard bit that stays zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bag(u128);

impl Bag {
    /// Nothing chosen.
    pub const EMPTY: Self = Self(0);

    /// Both choices together; there must be room for their kinds.
    pub const fn with(self, other: Self) -> Self {
        Self(self.0.wrapping_add(other.0))
    }

    /// What's left without `part`, which must be in it.
    pub const fn without(self, part: Self) -> Self {
        Self(self.0.wrapping_sub(part.0))
    }
}

/// One amount and everybody whose balance it is.
#[derive(Clone, Debug)]
pub struct SameBalance {
    /// The balance, in minor units.
    pub value: i64,
    /// Who has it, as indices of the table.
    pub members: Vec<usize>,
    shift: u32,
    field: u128,
}

/// The kinds of one table, in the order of their amounts or of their members.
#[derive(Clone, Debug)]
pub struct Kinds {
    /// All kinds; at most 64.
    pub all: Vec<SameBalance>,
    guards: u128,
}

impl Kinds {
    /// Sorts balances by amount, equal ones together; `None` if they don't fit into a `Bag`.
    pub fn of_equals(balances: impl IntoIterator<Item = (usize, i64)>) -> Option<Self> {
        let mut members: BTreeMap<i64, Vec<usize>> = BTreeMap::new();
        for (member, value) in balances {
            members.entry(value).or_default().push(member);
        }
        Self::packed(members.into_iter())
    }

    /// Makes every balance its own kind, in the order given: for tables where people are not interchangeable.
    pub fn of_each(balances: impl IntoIterator<Item = (usize, i64)>) -> Option<Self> {
        Self::packed(balances.into_iter().map(|(member, value)| (value, vec![member])))
    }

    fn packed(kinds: impl Iterator<Item = (i64, Vec<usize>)>) -> Option<Self> {
        let mut all = Vec::new();
        let (mut shift, mut guards) = (0_u32, 0_u128);
        for (value, members) in kinds {
            let width = usize::BITS.saturating_sub(members.len().leading_zeros());
            let end = shift.checked_add(width)?;
            if end >= u128::BITS || all.len() >= 64 {
                return None;
            }
            guards |= bit(end);
            all.push(SameBalance { value, members, shift, field: bit(width).wrapping_sub(1) });
            shift = end.saturating_add(1);
        }
        Some(Self { all, guards })
    }

    /// One of the kind.
    pub fn one(kind: &SameBalance) -> Bag {
        Bag(bit(kind.shift))
    }

    /// Everybody.
    pub fn everybody(&self) -> Bag {
        let of = |kind: &SameBalance| (kind.members.len() as u128).wrapping_shl(kind.shift);
        Bag(self.all.iter().map(of).fold(0, u128::wrapping_add))
    }

    /// How many balances there are.
    pub fn people(&self) -> usize {
        self.all.iter().map(|kind| kind.members.len()).sum()
    }

    /// True if `whole` contains all of `part`: if something is missing, a guard bit is borrowed.
    pub const fn holds(&self, whole: Bag, part: Bag) -> bool {
        (whole.0 | self.guards).wrapping_sub(part.0) & self.guards == self.guards
    }

    /// How many of the kind are in the bag.
    pub const fn count(bag: Bag, kind: &SameBalance) -> usize {
        (bag.0.wrapping_shr(kind.shift) & kind.field) as usize
    }

    /// Which kinds the bag has at all, one bit each.
    pub fn support(&self, bag: Bag) -> u64 {
        let present = |(index, kind): (usize, &SameBalance)| {
            u64::from(Self::count(bag, kind) > 0).wrapping_shl(index as u32)
        };
        self.all.iter().enumerate().map(present).fold(0, |set, one| set | one)
    }

    /// Hands out the members to bags that together contain at most everybody.
    pub fn members(&self, bags: &[Bag]) -> Vec<Vec<usize>> {
        let mut groups = vec![Vec::new(); bags.len()];
        for kind in &self.all {
            let mut members = kind.members.iter().copied();
            for (group, bag) in groups.iter_mut().zip(bags) {
                group.extend(members.by_ref().take(Self::count(*bag, kind)));
            }
        }
        groups
    }
}

const fn bit(at: u32) -> u128 {
    1_u128.wrapping_shl(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bag_knows_what_it_holds() {
        let kinds = Kinds::of_equals([(0, 5), (1, -3), (2, 5), (3, 5), (4, 7)]).unwrap();
        let five = kinds.all.iter().find(|kind| kind.value == 5).unwrap();
        let two = Kinds::one(five).with(Kinds::one(five));
        assert!(kinds.holds(kinds.everybody(), two));
        assert!(!kinds.holds(two, kinds.everybody()));
        assert!(!kinds.holds(Kinds::one(five), two));
        let rest = kinds.everybody().without(two);
        assert_eq!(Kinds::count(rest, five), 1);
        assert_eq!(kinds.members(&[two, rest]), vec![vec![0, 2], vec![1, 3, 4]]);
        assert_eq!(kinds.support(two), 0b010);
    }

    #[test]
    fn sixty_four_single_balances_fit_and_sixty_five_do_not() {
        let each = |count: usize| Kinds::of_each((0..count).map(|index| (index, index as i64)));
        assert_eq!(each(64).unwrap().people(), 64);
        assert!(each(65).is_none());
    }
}
