//! When a color of chips is no longer needed, because everything that's posted can be paid in the next one.

use crate::tournament::levels::{BlindStructure, Level};
use engine::money::Money;

/// A color that can go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ColourUpDue {
    /// What its chips are worth.
    pub small: Money,
    /// What the next color's are worth.
    pub large: Money,
    /// The level before which it can go: a position in the structure, from 0, counting breaks; a break right before the level is
    /// the time for it.
    pub before: usize,
}

/// When each color except the highest can go, the smallest first; colors that are needed to the end are left out.
///
/// `values` are the chips' values in any order. A color goes only after all smaller ones, and only if a whole number of its chips
/// makes one of the next.
#[must_use]
pub fn colour_ups(structure: &BlindStructure, values: &[Money]) -> Vec<ColourUpDue> {
    let mut values: Vec<Money> = values.iter().copied().filter(|value| value.is_positive()).collect();
    values.sort_unstable();
    values.dedup();
    let mut due: Vec<ColourUpDue> = Vec::new();
    for (small, large) in values.iter().copied().zip(values.iter().copied().skip(1)) {
        if !large.remainder(small).is_zero() {
            break;
        }
        let needed = structure.levels().iter().rposition(|level| !is_payable(level, large));
        let before = needed.map_or(0, |last| last.saturating_add(1));
        let before = due.last().map_or(before, |earlier| earlier.before.max(before));
        let Some(before) = first_played(structure, before) else { break };
        due.push(ColourUpDue { small, large, before });
    }
    due
}

fn is_payable(level: &Level, step: Money) -> bool {
    level.blinds().is_none_or(|blinds| blinds.amounts().all(|amount| amount.remainder(step).is_zero()))
}

/// The first level to play at `position` or after it.
fn first_played(structure: &BlindStructure, position: usize) -> Option<usize> {
    let levels = structure.levels().iter().enumerate().skip(position);
    levels.into_iter().find(|(_, level)| !level.is_break()).map(|(position, _)| position)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::level_words::parse_structure;

    fn due(levels: &str, values: &[i64]) -> Vec<(i64, i64, usize)> {
        let values: Vec<Money> = values.iter().copied().map(Money::from_minor).collect();
        let structure = parse_structure(levels).unwrap().unwrap();
        let due = colour_ups(&structure, &values);
        due.iter().map(|due| (due.small.minor(), due.large.minor(), due.before)).collect()
    }

    #[test]
    fn a_colour_goes_when_everything_later_is_payable_without_it() {
        let levels = "25/50 50/100 75/150 break@10 100/200 200/400 break@10 500/1000 1000/2000";
        assert_eq!(due(levels, &[100, 25, 500, 1000]), [(25, 100, 4), (100, 500, 7), (500, 1000, 8)]);
        assert_eq!(due(levels, &[25]), []);
        assert_eq!(due("25/50", &[25, 100]), []);
    }

    #[test]
    fn an_ante_keeps_its_colour() {
        assert_eq!(due("25/50 100/200/25", &[25, 100]), []);
        assert_eq!(due("25/50 100/200/100", &[25, 100]), [(25, 100, 1)]);
    }

    #[test]
    fn a_colour_nobody_needs_goes_at_once_and_odd_values_stay() {
        assert_eq!(due("100/200 500/1000", &[25, 100, 500]), [(25, 100, 0), (100, 500, 1)]);
        assert_eq!(due("100/200 500/1000", &[20, 50, 500]), []);
    }
}
