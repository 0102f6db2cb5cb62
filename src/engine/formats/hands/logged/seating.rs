//! Who sits where: seats of a table in the order of the setup, clockwise from the dealer's left.

/// Someone at a numbered seat of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Seated {
    /// The seat's number.
    pub seat: i64,
    /// Which of the log's players sits there.
    pub player: usize,
}

/// The places of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seating {
    /// The log's players in the order of their places.
    pub order: Vec<usize>,
    /// True if the button lies before an empty place, which comes last.
    pub dead_button: bool,
}

impl Seating {
    /// The place of one of the log's players.
    #[must_use]
    pub(crate) fn place(&self, player: usize) -> Option<usize> {
        self.order.iter().position(|of| *of == player)
    }
}

/// Orders the seats so that the dealer comes last; a dealer's seat where nobody sits is a dead button.
#[must_use]
pub(crate) fn seating(mut seated: Vec<Seated>, dealer: i64) -> Seating {
    seated.sort_by_key(|at| (at.seat <= dealer, at.seat));
    let dead_button = seated.last().is_none_or(|last| last.seat != dealer);
    Seating { order: seated.into_iter().map(|at| at.player).collect(), dead_button }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(dealer: i64) -> (Vec<usize>, bool) {
        let seated = [(7, 0), (2, 1), (4, 2)].map(|(seat, player)| Seated { seat, player });
        let seating = seating(seated.to_vec(), dealer);
        (seating.order, seating.dead_button)
    }

    #[test]
    fn the_dealer_comes_last() {
        assert_eq!(order(2), (vec![2, 0, 1], false));
        assert_eq!(order(7), (vec![1, 2, 0], false));
        assert_eq!(order(5), (vec![0, 1, 2], true));
        assert_eq!(order(9), (vec![1, 2, 0], true));
    }
}
