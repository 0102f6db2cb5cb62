//! Decides whether a table splits into a given number of groups that each come out even, and how.
//!
//! The groups of a split are taken in the order of their size, so with `want` groups to go the next has
//! at most `left / want` people, the last one is what remains, and any other is at most as large as
//! half of what the smaller ones leave. A branch dies when even the smallest group that each balance can
//! be in would give too few groups.

use crate::book::netting::budget::{Budget, Spent};
use crate::book::netting::graph::{Graph, Grown, members, one};
use crate::book::netting::halves::Halves;
use crate::book::netting::kinds::{Bag, Kinds};

/// The groups a table could have, listed by size as far as needed.
#[derive(Debug)]
pub struct Packing<'a> {
    kinds: &'a Kinds,
    graph: Option<&'a Graph>,
    source: Source<'a>,
    /// All groups of up to `listed()` people that don't consist of smaller groups.
    groups: Vec<Group>,
    /// Where the groups of up to 0, 1, 2, … people end.
    ends: Vec<usize>,
    /// How many groups of up to 0, 1, 2, … people a split can have at most.
    small_max: Vec<usize>,
}

#[derive(Debug)]
enum Source<'a> {
    Halves(Halves),
    Grown(Grown<'a>),
}

/// A set of balances that comes out even and can't be divided further.
#[derive(Clone, Copy, Debug)]
struct Group {
    bag: Bag,
    support: u64,
    size: usize,
}

/// How many groups are listed, and how many a search keeps: some 60 MB each.
const GROUPS_MAX: usize = 2_000_000;

/// One whole group in the units of the bound: divisible by every size up to 16, rounded up for others.
const WHOLE: usize = 720_720;

impl<'a> Packing<'a> {
    /// A table in which anybody may pay anybody.
    pub fn free(kinds: &'a Kinds) -> Self {
        Self::over(kinds, None, Source::Halves(Halves::new(kinds)))
    }

    /// A table in which groups must be connected in `graph`, whose people are the kinds.
    pub fn within(kinds: &'a Kinds, graph: &'a Graph) -> Self {
        let source =
            if graph.dense() { Source::Halves(Halves::new(kinds)) } else { Source::Grown(Grown::new(graph)) };
        Self::over(kinds, Some(graph), source)
    }

    fn over(kinds: &'a Kinds, graph: Option<&'a Graph>, source: Source<'a>) -> Self {
        Self { kinds, graph, source, groups: Vec::new(), ends: vec![0], small_max: vec![0] }
    }

    /// A split into `want` groups or more; `None` if that's proven impossible.
    pub fn split(&mut self, want: usize, budget: &mut Budget) -> Result<Option<Vec<Bag>>, Spent> {
        let everybody = self.kinds.everybody();
        let people = self.kinds.people();
        if want <= 1 {
            return Ok(self.whole(everybody).then(|| vec![everybody]));
        }
        while self.listed() < self.size_max(want) {
            self.list(budget)?;
            if self.ceiling(everybody, &self.groups, self.listed(), false) < want {
                return Ok(None);
            }
            let at_hand = self.first_fit();
            if at_hand.len() >= want {
                return Ok(Some(at_hand));
            }
        }
        let size_max = self.size_max(want);
        let listed = self.ends.get(size_max).and_then(|end| self.groups.get(..*end)).unwrap_or_default();
        let mut search =
            Search { packing: self, stack: listed.to_vec(), size_max, chosen: Vec::new(), budget };
        let end = search.stack.len();
        let found = search.descend(everybody, people, want, (0, end))?;
        Ok(found.then_some(search.chosen))
    }

    /// A split that takes the smallest groups first, from those listed so far.
    pub fn first_fit(&self) -> Vec<Bag> {
        let mut rest = self.kinds.everybody();
        let mut chosen = Vec::new();
        for group in &self.groups {
            while rest != group.bag
                && self.kinds.holds(rest, group.bag)
                && self.whole(rest.without(group.bag))
            {
                rest = rest.without(group.bag);
                chosen.push(group.bag);
            }
        }
        chosen.push(rest);
        chosen
    }

    /// The size up to which all groups are listed.
    fn listed(&self) -> usize {
        self.ends.len().saturating_sub(1)
    }

    /// The largest size that all but the largest of `want` groups can have.
    fn size_max(&self, want: usize) -> usize {
        let mut smaller = want.saturating_sub(2);
        let mut people = 0_usize;
        let mut before = 0;
        for (size, max) in self.small_max.iter().enumerate() {
            let of_size = max.saturating_sub(before).min(smaller);
            before = *max;
            smaller = smaller.saturating_sub(of_size);
            people = people.saturating_add(of_size.saturating_mul(size));
        }
        people = people.saturating_add(smaller.saturating_mul(self.small_max.len()));
        self.kinds.people().saturating_sub(people).checked_div(2).unwrap_or(0)
    }

    /// Lists the groups of the next size.
    fn list(&mut self, budget: &mut Budget) -> Result<(), Spent> {
        let size = self.ends.len();
        let bags = match &mut self.source {
            Source::Halves(halves) => halves.zero_sums(size, budget)?,
            Source::Grown(grown) => zero_sums(self.kinds, grown.next(budget)?),
        };
        let half = size.checked_div(2).and_then(|half| self.ends.get(half)).copied().unwrap_or(0);
        let mut fresh = Vec::new();
        for bag in bags {
            let support = self.kinds.support(bag);
            let smaller = self.groups.get(..half).unwrap_or_default();
            let divides = |part: &Group| self.kinds.holds(bag, part.bag) && self.whole(bag.without(part.bag));
            let divided = if self.whole(bag) { smaller.iter().position(divides) } else { Some(0) };
            budget.spend(divided.unwrap_or(smaller.len()).saturating_add(1))?;
            if divided.is_none() {
                fresh.push(Group { bag, support, size });
            }
        }
        if self.groups.len().saturating_add(fresh.len()) > GROUPS_MAX {
            return Err(Spent);
        }
        fresh.sort_unstable_by_key(|group| group.bag);
        self.groups.extend(fresh);
        self.ends.push(self.groups.len());
        let (sum, _) = self.shares(self.kinds.everybody(), &self.groups);
        self.small_max.push(sum.checked_div(WHOLE).unwrap_or(0));
        Ok(())
    }

    /// True if the bag is connected.
    fn whole(&self, bag: Bag) -> bool {
        self.graph.is_none_or(|graph| graph.connected(self.kinds.support(bag)))
    }

    /// The most groups `rest` can have, if the groups of up to `size` people are among `groups` (by size).
    ///
    /// In a split, every balance adds one over the size of its group; the smallest group it can be in says how much at best. If
    /// all but the `last` group are among `groups`, the people in none of them share one group.
    fn ceiling(&self, rest: Bag, groups: &[Group], size: usize, last: bool) -> usize {
        let (sum, alone) = self.shares(rest, groups);
        let alone = alone.saturating_mul(share(size.saturating_add(1)));
        let sum = sum.saturating_add(if last { alone.min(WHOLE) } else { alone });
        sum.checked_div(WHOLE).unwrap_or(0)
    }

    /// The sum of the largest shares of a group that the balances of `rest` can have, and how many have none.
    fn shares(&self, rest: Bag, groups: &[Group]) -> (usize, usize) {
        let mut open = self.kinds.support(rest);
        let mut sum = 0_usize;
        for group in groups {
            let fresh = group.support & open;
            if fresh != 0 {
                sum = sum.saturating_add(self.count(rest, fresh).saturating_mul(share(group.size)));
                open &= !fresh;
                if open == 0 {
                    break;
                }
            }
        }
        (sum, self.count(rest, open))
    }

    fn count(&self, rest: Bag, kinds: u64) -> usize {
        members(kinds)
            .filter_map(|index| self.kinds.all.get(index))
            .map(|kind| Kinds::count(rest, kind))
            .sum()
    }
}

const fn share(size: usize) -> usize {
    WHOLE.div_ceil(size)
}

/// The largest size the second largest of `want` groups can have, if none is under `least` people.
fn largest_but_one(people: usize, want: usize, least: usize) -> usize {
    let others = want.saturating_sub(2).saturating_mul(least);
    people.saturating_sub(others).checked_div(2).unwrap_or(0)
}

/// Those of the sets whose balances add up to zero.
fn zero_sums(kinds: &Kinds, sets: &[u64]) -> Vec<Bag> {
    let sum =
        |set: u64| members(set).filter_map(|index| kinds.all.get(index)).map(|kind| kind.value).sum::<i64>();
    let bag = |set: u64| {
        let chosen = kinds.all.iter().enumerate().filter(|(index, _)| set & one(*index) != 0);
        chosen.fold(Bag::EMPTY, |bag, (_, kind)| bag.with(Kinds::one(kind)))
    };
    sets.iter().filter(|set| sum(**set) == 0).map(|set| bag(*set)).collect()
}

struct Search<'s, 'a> {
    packing: &'s Packing<'a>,
    /// The groups that still fit, level upon level: nothing is allocated on the way down.
    stack: Vec<Group>,
    /// Groups are listed up to this size, and all but the largest of a split are among them.
    size_max: usize,
    chosen: Vec<Bag>,
    budget: &'s mut Budget,
}

impl Search<'_, '_> {
    /// True if `rest`, of `left` people, splits into `want` groups out of `stack[from..to]` and a last one.
    fn descend(
        &mut self,
        rest: Bag,
        left: usize,
        want: usize,
        (from, to): (usize, usize),
    ) -> Result<bool, Spent> {
        if want == 1 {
            let whole = self.packing.whole(rest);
            self.chosen.extend(whole.then_some(rest));
            return Ok(whole);
        }
        let size_max = left.checked_div(want).unwrap_or(0);
        for at in from..to {
            let Some(group) = self.stack.get(at).copied() else { break };
            if group.size > size_max {
                break;
            }
            self.budget.spend(to.saturating_sub(at))?;
            let (rest, left, want) =
                (rest.without(group.bag), left.saturating_sub(group.size), want.saturating_sub(1));
            if self.fits(rest, left, want, (at, to))?
                && self.descend(rest, left, want, (to, self.stack.len()))?
            {
                self.chosen.push(group.bag);
                return Ok(true);
            }
            self.stack.truncate(to);
        }
        Ok(false)
    }

    /// Puts the groups that still fit on the stack; false if they can't make `want` groups.
    fn fits(&mut self, rest: Bag, left: usize, want: usize, (at, to): (usize, usize)) -> Result<bool, Spent> {
        if want <= 1 {
            return Ok(true);
        }
        if self.stack.len() > GROUPS_MAX {
            return Err(Spent);
        }
        let least = self.stack.get(at).map_or(1, |group| group.size);
        // The bound assumes that every group up to this size is listed: never more than that.
        let size_max = largest_but_one(left, want, least).min(self.size_max);
        for index in at..to {
            match self.stack.get(index).copied() {
                Some(group) if group.size <= size_max => {
                    if self.packing.kinds.holds(rest, group.bag) {
                        self.stack.push(group);
                    }
                }
                _ => break,
            }
        }
        let groups = self.stack.get(to..).unwrap_or_default();
        Ok(self.packing.ceiling(rest, groups, size_max, true) >= want)
    }
}
