//! Who sits where: seats of a table in the order of the setup, clockwise from the dealer's left.

/// Someone at a numbered seat of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Seated {
    /// The seat's number.
    pub seat: i64,
    /// Which of the log's players sits there; `None` is an empty chair.
    pub player: Option<usize>,
}

/// The places of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seating {
    /// The log's players in the order of their places; `None` is an empty one.
    pub order: Vec<Option<usize>>,
}

impl Seating {
    /// The place of one of the log's players.
    #[must_use]
    pub(crate) fn place(&self, player: usize) -> Option<usize> {
        self.order.iter().position(|of| *of == Some(player))
    }

    /// True if the button is in front of an empty place.
    #[must_use]
    pub(crate) fn dead_button(&self) -> bool {
        self.order.last() == Some(&None)
    }

    /// A list by player as a list by place; an empty place has nothing.
    #[must_use]
    pub(crate) fn places<T: Default>(&self, of: impl Fn(usize) -> T) -> Vec<T> {
        self.order.iter().map(|player| player.map(&of).unwrap_or_default()).collect()
    }
}

/// Orders the seats so that the dealer comes last; a dealer's seat where nobody sits is a dead button.
#[must_use]
pub(crate) fn seating(mut seated: Vec<Seated>, dealer: i64) -> Seating {
    if seated.iter().all(|at| at.seat != dealer) {
        seated.push(Seated { seat: dealer, player: None });
    }
    seated.sort_by_key(|at| (at.seat <= dealer, at.seat));
    Seating { order: seated.into_iter().map(|at| at.player).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(dealer: i64) -> Vec<Option<usize>> {
        let seated = [(7, 0), (2, 1), (4, 2)].map(|(seat, player)| Seated { seat, player: Some(player) });
        seating(seated.to_vec(), dealer).order
    }

    #[test]
    fn the_dealer_comes_last() {
        assert_eq!(order(2), [Some(2), Some(0), Some(1)]);
        assert_eq!(order(7), [Some(1), Some(2), Some(0)]);
        assert_eq!(order(5), [Some(0), Some(1), Some(2), None]);
        assert_eq!(order(9), [Some(1), Some(2), Some(0), None]);
    }
}
