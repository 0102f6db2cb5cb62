//! The first groups of a table with too many different balances for a proof: small ones, taken as they come, until the rest can
//! be searched.

use std::collections::BTreeMap;

/// Members of a table, and their total.
type Few = Vec<usize>;

/// Takes groups of three to six out of `balances`, the smallest first, until `fits` says that the rest can be searched or there
/// is no such group left. Returns the groups, with their members as they came in, and the rest.
pub fn taken_off(
    balances: &[(usize, i64)],
    fits: impl Fn(&[(usize, i64)]) -> bool,
) -> (Vec<Vec<usize>>, Vec<(usize, i64)>) {
    let (mut groups, mut rest) = (Vec::new(), balances.to_vec());
    for halves in [(1, 2), (2, 2), (2, 3), (3, 3)] {
        while !fits(&rest) {
            let found = disjoint(&rest, halves);
            if found.is_empty() {
                break;
            }
            let gone = |at: usize| found.iter().any(|group| group.contains(&at));
            let member = |at: &usize| rest.get(*at).map(|(member, _)| *member);
            groups.extend(found.iter().map(|group| group.iter().filter_map(member).collect()));
            rest = rest.iter().enumerate().filter(|(at, _)| !gone(*at)).map(|(_, one)| *one).collect();
        }
    }
    (groups, rest)
}

/// Groups with no member in common, each made of a choice of one size and a choice of the other size that cancel.
fn disjoint(balances: &[(usize, i64)], (one, other): (usize, usize)) -> Vec<Few> {
    let by_sum = choices(balances, other);
    let mut groups: Vec<Few> = Vec::new();
    let mut taken = vec![false; balances.len()];
    let free = |few: &Few, taken: &[bool]| few.iter().all(|at| !taken.get(*at).copied().unwrap_or(true));
    for (sum, fews) in choices(balances, one) {
        for few in fews {
            let others = by_sum.get(&sum.saturating_neg()).into_iter().flatten();
            let fits = |other: &&Few| free(other, &taken) && few.iter().all(|at| !other.contains(at));
            let found = if free(&few, &taken) { others.into_iter().find(fits) } else { None };
            if let Some(other) = found {
                let group: Few = few.iter().chain(other).copied().collect();
                group.iter().filter_map(|at| taken.get_mut(*at).map(|taken| *taken = true)).count();
                groups.push(group);
            }
        }
    }
    groups
}

/// Every choice of this many balances, by its sum.
fn choices(balances: &[(usize, i64)], size: usize) -> BTreeMap<i64, Vec<Few>> {
    let mut all: Vec<(i64, Few)> = vec![(0, Few::new())];
    for _ in 0..size {
        let longer = |(sum, few): &(i64, Few)| {
            let from = few.last().map_or(0, |last| last.saturating_add(1));
            let (sum, few) = (*sum, few.clone());
            balances.iter().enumerate().skip(from).map(move |(at, (_, value))| {
                let mut more = few.clone();
                more.push(at);
                (sum.saturating_add(*value), more)
            })
        };
        all = all.iter().flat_map(longer).collect();
    }
    let mut by_sum: BTreeMap<i64, Vec<Few>> = BTreeMap::new();
    for (sum, few) in all {
        by_sum.entry(sum).or_default().push(few);
    }
    by_sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_off_comes_out_even_and_nobody_is_in_two_groups() {
        let mut luck: i64 = 7;
        let mut balances: Vec<(usize, i64)> = (0..99)
            .map(|member| {
                luck = (luck * 1_103_515_245 + 12_345) % 2_147_483_648;
                (member + 5, luck % 4_000 - 2_000)
            })
            .collect();
        let sum: i64 = balances.iter().map(|(_, value)| value).sum();
        balances.push((104, -sum));
        let (groups, rest) = taken_off(&balances, |rest| rest.len() <= 30);
        let value = |member: &usize| balances.iter().find(|(one, _)| one == member).unwrap().1;
        let mut members: Vec<usize> = rest.iter().map(|(member, _)| *member).collect();
        for group in &groups {
            assert_eq!(group.iter().map(value).sum::<i64>(), 0);
            assert!((3..=6).contains(&group.len()));
            members.extend(group);
        }
        members.sort_unstable();
        assert_eq!(members, (5..105).collect::<Vec<_>>());
        assert!(rest.len() <= 30 && groups.len() > 18, "{} groups, {} left", groups.len(), rest.len());
        assert_eq!(rest.iter().map(|(_, value)| value).sum::<i64>(), 0);
    }
}
