//! Whose turn it is around a showdown: who opens the betting after a declare, and in what order hands are shown.

use crate::hand::seats::Seats;
use crate::hand::showdown::Declares;

/// Who opens after the declare (IGL-30): the only player going for a side, else the first on the dealer's left going high.
/// Only players who can `bet` open.
///
/// A pig isn't the only player going for a side, but counts for both sides; if nobody who can bet goes high, the first
/// on the left opens.
#[must_use]
pub(crate) fn opens_after_declare(
    declared: &[(usize, Declares)],
    bet: Seats,
    button: usize,
) -> Option<usize> {
    let went = |wanted: &[Declares]| -> Seats {
        declared.iter().filter(|(_, side)| wanted.contains(side)).map(|(seat, _)| *seat).collect()
    };
    let high = went(&[Declares::High, Declares::Both]);
    let low = went(&[Declares::Low, Declares::Both]);
    let pigs = went(&[Declares::Both]);
    let mut locks = [high, low].into_iter().filter_map(Seats::only);
    let lock = locks.find(|seat| !pigs.contains(*seat) && bet.contains(*seat));
    let first_of = |seats: Seats| seats.and(bet).left_of(button).next();
    lock.or_else(|| first_of(high)).or_else(|| first_of(low))
}

/// Why that player opens after the declare, in table talk.
#[must_use]
pub fn why_opens(declared: &[(usize, Declares)], opener: usize) -> &'static str {
    let went = |wanted: &[Declares]| declared.iter().filter(|(_, side)| wanted.contains(side)).count();
    let side = declared.iter().find(|(seat, _)| *seat == opener).map(|(_, side)| *side);
    match side {
        Some(Declares::High) if went(&[Declares::High, Declares::Both]) == 1 => {
            "as the only player going high"
        }
        Some(Declares::Low) if went(&[Declares::Low, Declares::Both]) == 1 => "as the only player going low",
        Some(Declares::Low) if went(&[Declares::High, Declares::Both]) == 0 => {
            "from the dealer's left, because nobody went high"
        }
        Some(Declares::Low) => "from the dealer's left, because nobody going high has chips",
        _ => "as the first player going high to the dealer's left",
    }
}

/// The order of showing: `first` if still in, else the first on the dealer's left; then clockwise
/// (DAV-52, CAU-032, PIG-53).
#[must_use]
pub(crate) fn order_of_showing(live: Seats, first: Option<usize>, button: usize) -> Vec<usize> {
    let first = first.filter(|seat| live.contains(*seat));
    let from = first.unwrap_or(button);
    let others = first.map_or(live, |seat| live.without(Seats::one(seat)));
    first.into_iter().chain(others.left_of(from)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lower-case letters are all-in.
    fn opens(letters: &str) -> Option<usize> {
        let bet = letters.char_indices().filter(|(_, letter)| letter.is_uppercase()).map(|(seat, _)| seat);
        let bet: Seats = bet.collect();
        let declared: Vec<(usize, Declares)> = letters
            .chars()
            .map(|letter| match letter.to_ascii_uppercase() {
                'H' => Declares::High,
                'L' => Declares::Low,
                _ => Declares::Both,
            })
            .enumerate()
            .collect();
        opens_after_declare(&declared, bet, letters.len().saturating_sub(1))
    }

    #[test]
    fn the_lock_opens() {
        assert_eq!(opens("LHLL"), Some(1));
        assert_eq!(opens("HHLH"), Some(2));
    }

    #[test]
    fn without_a_lock_the_first_player_going_high_opens() {
        assert_eq!(opens("LHLH"), Some(1));
        assert_eq!(opens("LBHL"), Some(1));
        assert_eq!(opens("LLL"), Some(0));
    }

    #[test]
    fn an_all_in_player_leaves_it_to_another_going_high() {
        assert_eq!(opens("hLHL"), Some(2));
        assert_eq!(opens("LhLB"), Some(3));
        assert_eq!(opens("HHlH"), Some(0));
        assert_eq!(opens("LLhL"), Some(0));
    }

    fn seats(seats: &[usize]) -> Seats {
        seats.iter().copied().collect()
    }

    #[test]
    fn the_last_aggressor_shows_first() {
        assert_eq!(order_of_showing(seats(&[0, 1]), Some(1), 3), [1, 0]);
        assert_eq!(order_of_showing(seats(&[2, 3]), None, 1), [2, 3]);
    }

    #[test]
    fn a_raiser_or_the_first_on_the_left() {
        assert_eq!(order_of_showing(seats(&[1, 3]), Some(3), 0), [3, 1]);
        assert_eq!(order_of_showing(seats(&[0, 1, 2, 3]), None, 0), [1, 2, 3, 0]);
    }

    #[test]
    fn the_bettor_then_clockwise() {
        assert_eq!(order_of_showing(seats(&[0, 1, 2]), Some(1), 2), [1, 2, 0]);
    }
}
