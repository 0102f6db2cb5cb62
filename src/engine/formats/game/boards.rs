//! How the shared cards of a written game are laid out: sets of places like `1 2 3`, counted from 1 in the order of the deal.

use crate::games::{Course, PLACES_MAX, Step};

/// Why some words name no places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoPlaces {
    /// A word isn't the number of a shared card.
    Number,
    /// A place is named twice.
    Twice,
}

/// Reads places like `1 2 5`.
pub(super) fn places(text: &str, shared: usize) -> Result<u16, NoPlaces> {
    let mut set = 0_u16;
    for word in text.split_whitespace() {
        let bit = place(word, shared).ok_or(NoPlaces::Number)?;
        if set & bit != 0 {
            return Err(NoPlaces::Twice);
        }
        set |= bit;
    }
    if set == 0 { Err(NoPlaces::Number) } else { Ok(set) }
}

/// One place as a set.
pub(super) fn place(word: &str, shared: usize) -> Option<u16> {
    let number = word.parse::<usize>().ok()?.checked_sub(1)?;
    (number < shared.min(PLACES_MAX)).then(|| 1 << number)
}

/// The words for places.
pub(super) fn words(set: u16) -> String {
    let numbers = (0..PLACES_MAX).filter(|place| set & (1 << place) != 0);
    numbers.map(|place| place.saturating_add(1).to_string()).collect::<Vec<_>>().join(" ")
}

/// That many boards dealt in turn: the first `board` step goes to the first of them, the next to the second.
pub(super) fn in_turn(course: &Course, boards: usize) -> Vec<u16> {
    let mut sets = vec![0_u16; boards];
    let (mut next, mut turn) = (0_usize, 0_usize);
    for step in course.steps() {
        let Step::Board(cards) = step else { continue };
        let last = next.saturating_add(usize::from(*cards));
        if let Some(set) = turn.checked_rem(boards).and_then(|at| sets.get_mut(at)) {
            (next..last.min(PLACES_MAX)).for_each(|place| *set |= 1 << place);
        }
        (next, turn) = (last, turn.saturating_add(1));
    }
    sets
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_from_one() {
        assert_eq!(places("1 2 5", 5), Ok(0b1_0011));
        assert_eq!(places("6", 5), Err(NoPlaces::Number));
        assert_eq!(places("0", 5), Err(NoPlaces::Number));
        assert_eq!(places("", 5), Err(NoPlaces::Number));
        assert_eq!(places("1 1", 5), Err(NoPlaces::Twice));
        assert_eq!(words(0b1_0011), "1 2 5");
    }

    #[test]
    fn boards_are_dealt_in_turn() {
        let flop = |cards| Step::Board(cards);
        let course = Course::written(vec![flop(3), flop(3), flop(1), flop(1)]);
        assert_eq!(in_turn(&course, 2), [0b0100_0111, 0b1011_1000]);
    }
}
