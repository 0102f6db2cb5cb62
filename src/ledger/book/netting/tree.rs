//! The payments in one group: one less than it has people, chosen so that they're the least strange.
//!
//! First, nobody pays who is owed and nobody gets money who owes (a detour); then as many payments as possible are between people
//! who owed each other before; then the largest payment is as small as possible; then little money moves. The first choice is
//! improved by exchanging one pair for another as long as that helps: best effort.

use crate::book::netting::links::Links;

/// One payment between people of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct NettingFlow {
    /// Who pays.
    pub from: usize,
    /// Who gets it.
    pub to: usize,
    /// How much, in minor units, above zero.
    pub amount: i64,
}

impl NettingFlow {
    /// The payment between `end` and `other` that makes `end`, whose balance is `net`, come out even.
    pub fn settling(end: usize, other: usize, net: i64) -> Self {
        let (from, to) = if net < 0 { (end, other) } else { (other, end) };
        Self { from, to, amount: net.saturating_abs() }
    }
}

/// How strange the payments of a group are; smaller is better.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Strangeness {
    /// Ends of payments on the wrong side: somebody pays without owing, or gets money without being owed.
    pub detours: usize,
    /// Payments between people who did not owe each other.
    pub strangers: usize,
    /// The largest payment.
    pub largest: i64,
    /// All payments together: more than is owed if money goes through people.
    pub moved: i64,
}

impl Strangeness {
    /// For two groups together.
    pub fn and(self, other: Self) -> Self {
        Self {
            detours: self.detours.saturating_add(other.detours),
            strangers: self.strangers.saturating_add(other.strangers),
            largest: self.largest.max(other.largest),
            moved: self.moved.saturating_add(other.moved),
        }
    }
}

/// Above this many people a group keeps the first tree found.
const EXCHANGE_PEOPLE_MAX: usize = 20;
/// Above this many people a group takes the first pair at hand instead of the best.
const SCAN_PEOPLE_MAX: usize = 64;

/// The people of a group, their balances and who may pay whom.
#[derive(Clone, Copy, Debug)]
pub struct DebtGroup<'a> {
    /// Balances of the whole table.
    pub nets: &'a [i64],
    /// Pairs of the whole table.
    pub links: &'a Links,
}

impl DebtGroup<'_> {
    /// The payments of a group, sorted; `None` if the allowed pairs don't connect it.
    pub fn payments(&self, group: &[usize]) -> Option<(Vec<NettingFlow>, Strangeness)> {
        let mut edges = self.first_tree(group)?;
        let mut flows = self.flows(group, &edges);
        let mut strangeness = self.strangeness(&flows);
        // A group that isn't connected has no tree: an exchange could join parts that don't come out even.
        let one_tree = edges.len().saturating_add(1) == group.len();
        if one_tree && (3..=EXCHANGE_PEOPLE_MAX).contains(&group.len()) {
            while let Some(better) = self.exchange(group, &edges, strangeness) {
                (edges, flows, strangeness) = better;
            }
        }
        flows.sort_unstable();
        Some((flows, strangeness))
    }

    /// A tree over the group: best pairs first, as long as they connect something new.
    fn first_tree(&self, group: &[usize]) -> Option<Vec<(usize, usize)>> {
        if let Some(direct) = self.direct_tree(group) {
            return Some(direct);
        }
        let mut pairs: Vec<(usize, usize)> = Vec::new();
        for (index, one) in group.iter().enumerate() {
            let later = group.iter().skip(index.saturating_add(1));
            pairs.extend(later.filter(|other| self.links.allowed(*one, **other)).map(|other| (*one, *other)));
        }
        pairs.sort_by_key(|(one, other)| (!self.opposite(*one, *other), !self.links.known(*one, *other)));
        let mut part: Vec<usize> = (0..group.len()).collect();
        let place = |who: usize| group.iter().position(|member| *member == who);
        pairs.retain(|(one, other)| {
            let ends = place(*one).zip(place(*other));
            let parts = ends.and_then(|(one, other)| part.get(one).copied().zip(part.get(other).copied()));
            let Some((kept, gone)) = parts.filter(|(one, other)| one != other) else { return false };
            part.iter_mut().filter(|part| **part == gone).for_each(|part| *part = kept);
            true
        });
        (pairs.len().saturating_add(1) == group.len()).then_some(pairs)
    }

    /// A tree in which debtors pay creditors only: known pairs first, then the largest amounts.
    fn direct_tree(&self, group: &[usize]) -> Option<Vec<(usize, usize)>> {
        let mut left: Vec<(usize, i64)> =
            group.iter().map(|member| (*member, self.net(*member))).filter(|(_, net)| *net != 0).collect();
        let mut edges = Vec::new();
        let scanned = if group.len() <= SCAN_PEOPLE_MAX { usize::MAX } else { 1 };
        while !left.is_empty() {
            let debtors = left.iter().filter(|(_, net)| *net < 0).take(scanned);
            let (debtor, creditor, amount) = debtors
                .flat_map(|(debtor, owes)| {
                    let creditors = left.iter().filter(|(_, net)| *net > 0).take(scanned);
                    let allowed = creditors.filter(|(creditor, _)| self.links.allowed(*debtor, *creditor));
                    allowed.map(|(creditor, owed)| (*debtor, *creditor, owes.saturating_neg().min(*owed)))
                })
                .max_by_key(|(debtor, creditor, amount)| {
                    (self.links.known(*debtor, *creditor), *amount, std::cmp::Reverse((*debtor, *creditor)))
                })?;
            edges.push((debtor, creditor));
            for (member, net) in &mut left {
                if *member == debtor {
                    *net = net.saturating_add(amount);
                } else if *member == creditor {
                    *net = net.saturating_sub(amount);
                }
            }
            left.retain(|(_, net)| *net != 0);
        }
        Some(edges)
    }

    /// What flows along the edges of a forest so that everybody comes out even.
    pub fn flows(&self, group: &[usize], edges: &[(usize, usize)]) -> Vec<NettingFlow> {
        let mut left: Vec<i64> = group.iter().map(|member| self.net(*member)).collect();
        let place = |who: usize| group.iter().position(|member| *member == who).unwrap_or(0);
        let mut open: Vec<(usize, usize)> =
            edges.iter().map(|(one, other)| (place(*one), place(*other))).collect();
        let mut degrees = vec![0_usize; group.len()];
        for end in open.iter().flat_map(|(one, other)| [*one, *other]) {
            degrees.get_mut(end).map(|degree| *degree = degree.saturating_add(1)).unwrap_or_default();
        }
        let mut flows = Vec::with_capacity(edges.len());
        let single = |degrees: &[usize], end: usize| degrees.get(end) == Some(&1);
        while let Some(at) =
            open.iter().position(|(one, other)| single(&degrees, *one) || single(&degrees, *other))
        {
            let (one, other) = open.swap_remove(at);
            let (end, next) = if single(&degrees, one) { (one, other) } else { (other, one) };
            let net = left.get(end).copied().unwrap_or(0);
            for (place, change) in [(end, net.saturating_neg()), (next, net)] {
                left.get_mut(place).map(|left| *left = left.saturating_add(change)).unwrap_or_default();
                degrees.get_mut(place).map(|degree| *degree = degree.saturating_sub(1)).unwrap_or_default();
            }
            let ends = group.get(end).copied().zip(group.get(next).copied());
            flows.extend(ends.filter(|_| net != 0).map(|(end, next)| NettingFlow::settling(end, next, net)));
        }
        flows
    }

    fn strangeness(&self, flows: &[NettingFlow]) -> Strangeness {
        let count =
            |strange: &dyn Fn(&NettingFlow) -> bool| flows.iter().filter(|flow| strange(flow)).count();
        Strangeness {
            detours: count(&|flow| self.net(flow.from) >= 0)
                .saturating_add(count(&|flow| self.net(flow.to) <= 0)),
            strangers: count(&|flow| !self.links.known(flow.from, flow.to)),
            largest: flows.iter().map(|flow| flow.amount).max().unwrap_or(0),
            moved: flows.iter().map(|flow| flow.amount).fold(0, i64::saturating_add),
        }
    }

    /// The first exchange of one edge for another that makes the payments less strange.
    fn exchange(&self, group: &[usize], edges: &[(usize, usize)], now: Strangeness) -> Option<Better> {
        for out in 0..edges.len() {
            let mut others = edges.to_vec();
            let gone = others.swap_remove(out);
            let (near, far): (Vec<usize>, Vec<usize>) = sides(group, &others, gone.0);
            let pairs = near.iter().flat_map(|one| far.iter().map(|other| (*one, *other)));
            for pair in pairs.filter(|(one, other)| self.links.allowed(*one, *other)) {
                let mut edges = others.clone();
                edges.push(pair);
                let flows = self.flows(group, &edges);
                let strangeness = self.strangeness(&flows);
                if strangeness < now {
                    return Some((edges, flows, strangeness));
                }
            }
        }
        None
    }

    fn opposite(&self, one: usize, other: usize) -> bool {
        self.net(one).signum().saturating_mul(self.net(other).signum()) < 0
    }

    fn net(&self, member: usize) -> i64 {
        self.nets.get(member).copied().unwrap_or(0)
    }
}

type Better = (Vec<(usize, usize)>, Vec<NettingFlow>, Strangeness);

/// The group in two: everybody connected to `start`, and the others.
fn sides(group: &[usize], edges: &[(usize, usize)], start: usize) -> (Vec<usize>, Vec<usize>) {
    let mut near = vec![start];
    let mut next = 0;
    while let Some(member) = near.get(next).copied() {
        for (one, other) in edges {
            let reached = if *one == member { other } else { one };
            if (*one == member || *other == member) && !near.contains(reached) {
                near.push(*reached);
            }
        }
        next = next.saturating_add(1);
    }
    let far = group.iter().filter(|member| !near.contains(member)).copied().collect();
    (near, far)
}
