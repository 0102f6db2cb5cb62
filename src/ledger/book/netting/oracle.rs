//! Counting the fewest payments by brute force, in three ways that share nothing with the search.

#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

/// Xorshift: the same tables in every run.
pub struct Dice(pub u64);

impl Dice {
    /// A number below `sides`.
    pub fn roll(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % sides
    }

    /// Balances of up to `people` people that add up to zero.
    pub fn table(&mut self, people: u64, range: u64) -> Vec<i64> {
        let count = 1 + self.roll(people);
        let mut nets: Vec<i64> = (1..count).map(|_| self.roll(2 * range + 1) as i64 - range as i64).collect();
        nets.push(-nets.iter().sum::<i64>());
        nets
    }

    /// Some of all pairs, lower person first.
    pub fn pairs(&mut self, people: usize, percent: u64) -> Vec<(usize, usize)> {
        let all = (0..people).flat_map(|one| (one + 1..people).map(move |other| (one, other)));
        all.filter(|_| self.roll(100) < percent).collect()
    }
}

/// The most connected zero-sum sets, by trying every set with the first person in it.
pub fn most_sets(balances: &[i64], allowed: &dyn Fn(usize, usize) -> bool, set: u32) -> Option<usize> {
    if set == 0 {
        return Some(0);
    }
    let first = set & set.wrapping_neg();
    let others = set ^ first;
    let (mut best, mut part) = (None, others);
    loop {
        let group = part | first;
        let members: Vec<usize> = (0..balances.len()).filter(|index| group >> index & 1 == 1).collect();
        if members.iter().map(|index| balances[*index]).sum::<i64>() == 0 && reaches_all(&members, allowed) {
            best = best.max(most_sets(balances, allowed, set ^ group).map(|sets| sets + 1));
        }
        if part == 0 {
            return best;
        }
        part = (part - 1) & others;
    }
}

fn reaches_all(members: &[usize], allowed: &dyn Fn(usize, usize) -> bool) -> bool {
    let mut seen = vec![members[0]];
    let mut next = 0;
    while next < seen.len() {
        for other in members {
            if !seen.contains(other) && allowed(seen[next], *other) {
                seen.push(*other);
            }
        }
        next += 1;
    }
    seen.len() == members.len()
}

/// The most zero-sum sets by adding one person at a time: a second, unrelated count for larger tables.
pub fn most_zero_prefixes(balances: &[i64]) -> usize {
    let sets = 1_usize << balances.len();
    let (mut sums, mut best) = (vec![0_i64; sets], vec![0_usize; sets]);
    for set in 1..sets {
        sums[set] = sums[set & (set - 1)] + balances[set.trailing_zeros() as usize];
        let members = (0..balances.len()).filter(|member| set >> member & 1 == 1);
        let before = members.map(|member| best[set ^ 1 << member]).max().unwrap_or(0);
        best[set] = before + usize::from(sums[set] == 0);
    }
    best[sets - 1]
}

/// The fewest payments by trying every set of pairs and solving it, without using groups.
pub fn fewest_by_pairs(balances: &[i64], allowed: &dyn Fn(usize, usize) -> bool) -> Option<u32> {
    let people = balances.len();
    let pairs: Vec<(usize, usize)> = (0..people)
        .flat_map(|one| (one + 1..people).map(move |other| (one, other)))
        .filter(|(one, other)| allowed(*one, *other))
        .collect();
    let solves = |set: &u32| {
        let mut left = balances.to_vec();
        let mut open: Vec<(usize, usize)> = pairs
            .iter()
            .enumerate()
            .filter(|(index, _)| set >> index & 1 == 1)
            .map(|(_, pair)| *pair)
            .collect();
        let degree =
            |open: &[(usize, usize)], who| open.iter().filter(|(a, b)| *a == who || *b == who).count();
        while let Some(at) = open.iter().position(|(a, b)| degree(&open, *a) == 1 || degree(&open, *b) == 1) {
            let (a, b) = open[at];
            let (end, next) = if degree(&open, a) == 1 { (a, b) } else { (b, a) };
            left[next] += left[end];
            left[end] = 0;
            open.remove(at);
        }
        open.is_empty() && left.iter().all(|net| *net == 0)
    };
    (0..1_u32 << pairs.len()).filter(solves).map(u32::count_ones).min()
}
