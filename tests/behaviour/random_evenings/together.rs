//! Who was in a hand with whom: they are two people, and their records are never merged.

use super::things::Who;
use std::collections::BTreeSet;

/// Pairs who were in one hand, the lower number first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Together(BTreeSet<[Who; 2]>);

impl Together {
    /// A hand of these players.
    pub fn play(&mut self, seats: &[Who]) {
        for (place, one) in seats.iter().enumerate() {
            self.0.extend(seats[..place].iter().map(|other| pair(*one, *other)));
        }
    }

    /// Merges two records.
    pub fn merge(&mut self, kept: Who, gone: Who) -> Result<(), String> {
        if self.0.contains(&pair(kept, gone)) {
            return Err(format!("{kept} and {gone} were in one hand"));
        }
        let with = |of: &[Who; 2]| of.contains(&gone).then(|| if of[0] == gone { of[1] } else { of[0] });
        let others: Vec<Who> = self.0.iter().filter_map(with).collect();
        self.0.extend(others.into_iter().map(|other| pair(kept, other)));
        Ok(())
    }
}

fn pair(one: Who, other: Who) -> [Who; 2] {
    [one.min(other), one.max(other)]
}
