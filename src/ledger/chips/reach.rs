//! Which amounts some chips can make, exactly.

/// Some chips of one value, in steps of the set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stack {
    /// What one chip is worth, in steps; never zero.
    pub value: usize,
    /// How many there are.
    pub most: usize,
}

/// For every position in a list of stacks: the sums that the stacks from there on can make.
///
/// So chips can be taken stack by stack, and every choice is known to leave a rest that works out.
#[derive(Clone, Debug)]
pub struct Reach {
    /// One row per position, and a last one for no stacks; a row says for every sum whether it can be made.
    rows: Vec<Vec<bool>>,
}

impl Reach {
    /// Looks at all sums up to `limit` steps.
    #[must_use]
    pub fn of(stacks: &[Stack], limit: usize) -> Self {
        let mut row = vec![false; limit.saturating_add(1)];
        if let Some(nothing) = row.first_mut() {
            *nothing = true;
        }
        let mut rows = vec![row];
        for stack in stacks.iter().rev() {
            let row = rows.last().map(|later| with(*stack, later)).unwrap_or_default();
            rows.push(row);
        }
        rows.reverse();
        Self { rows }
    }

    /// True if the stacks from `position` on can make `sum`.
    #[must_use]
    pub fn makes(&self, position: usize, sum: usize) -> bool {
        self.rows.get(position).and_then(|row| row.get(sum)).copied().unwrap_or(false)
    }

    /// The largest sum within the limit that all stacks together can make.
    #[must_use]
    pub fn largest(&self) -> usize {
        self.rows.first().and_then(|row| row.iter().rposition(|made| *made)).unwrap_or(0)
    }
}

/// The sums of `later` with up to all chips of `stack` on top.
fn with(stack: Stack, later: &[bool]) -> Vec<bool> {
    // How many chips of the stack a sum needs at least; `None` if it can't be made.
    let mut needs: Vec<Option<usize>> = Vec::with_capacity(later.len());
    for (sum, made) in later.iter().enumerate() {
        let below = sum.checked_sub(stack.value).and_then(|below| needs.get(below).copied().flatten());
        let one_more = below.map(|needed| needed.saturating_add(1)).filter(|needed| *needed <= stack.most);
        needs.push(if *made { Some(0) } else { one_more });
    }
    needs.into_iter().map(|needed| needed.is_some()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_made_exactly_or_not_at_all() {
        let reach = Reach::of(&[Stack { value: 5, most: 2 }, Stack { value: 3, most: 1 }], 20);
        let made: Vec<usize> = (0..=20).filter(|sum| reach.makes(0, *sum)).collect();
        assert_eq!(made, [0, 3, 5, 8, 10, 13]);
        assert_eq!(reach.largest(), 13);
        assert!(reach.makes(1, 3) && !reach.makes(1, 5) && reach.makes(2, 0) && !reach.makes(2, 3));
        assert!(!reach.makes(3, 0) && !reach.makes(0, 21));
    }
}
