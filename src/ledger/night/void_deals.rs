//! Deals whose hands were declared void: a void hand is no deal (MIK-27).

use crate::night::evening::Deal;

/// A recorded hand of a night.
#[derive(Clone, Copy, Debug)]
pub struct HandAt {
    /// Its number in the night.
    pub number: u32,
    /// Its table.
    pub table: u32,
    /// True if it was declared void.
    pub void: bool,
}

/// Marks the deals that came to nothing but void hands; deals and hands in their order.
///
/// The hands behind a deal are its own until the next deal was noted. Where a void hand left several deals behind the same
/// hand, each has one of the next hands, and the last one all that remain.
pub fn mark(deals: &mut [Deal], hands: &[HandAt]) {
    let marks: Vec<bool> = (0..deals.len()).map(|at| is_void(deals, at, hands)).collect();
    deals.iter_mut().zip(marks).for_each(|(deal, void)| deal.void = void);
}

fn is_void(deals: &[Deal], at: usize, hands: &[HandAt]) -> bool {
    let Some(deal) = deals.get(at) else { return false };
    let here = || deals.iter().enumerate().filter(|(_, other)| other.table == deal.table);
    let until = here().map(|(_, other)| other.after).filter(|after| *after > deal.after).min();
    let before = here().filter(|(place, other)| *place < at && other.after == deal.after).count();
    let is_last = !here().any(|(place, other)| place > at && other.after == deal.after);
    let behind = hands.iter().filter(|hand| {
        hand.table == deal.table && hand.number > deal.after && until.is_none_or(|until| hand.number <= until)
    });
    let most = if is_last { usize::MAX } else { 1 };
    let mut own = behind.skip(before).take(most).peekable();
    own.peek().is_some() && own.all(|hand| hand.void)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::PlayerId;
    use uuid::Uuid;

    /// Which deals, by the hands before them, are void after these hands, by number and whether they are void.
    fn void(after: &[u32], hands: &[(u32, bool)]) -> Vec<bool> {
        let deal = |after: &u32| Deal {
            dealer: PlayerId(Uuid::nil()),
            table: 1,
            dead: false,
            after: *after,
            void: false,
        };
        let mut deals: Vec<Deal> = after.iter().map(deal).collect();
        let at = |(number, void): &(u32, bool)| HandAt { number: *number, table: 1, void: *void };
        mark(&mut deals, &hands.iter().map(at).collect::<Vec<_>>());
        deals.into_iter().map(|deal| deal.void).collect()
    }

    #[test]
    fn a_void_hand_takes_its_own_deal_along() {
        assert_eq!(void(&[0, 1, 2], &[(1, false), (2, false), (3, true)]), [false, false, true]);
        // Read again, the deal behind a void hand stands behind the hand before it.
        assert_eq!(void(&[0, 0, 2], &[(1, true), (2, false), (3, false)]), [true, false, false]);
        assert_eq!(void(&[0, 1, 1], &[(1, false), (2, true), (3, false)]), [false, true, false]);
    }

    #[test]
    fn a_deal_that_was_used_again_counts() {
        assert_eq!(void(&[0, 1], &[(1, false), (2, true), (3, false)]), [false, false]);
        assert_eq!(void(&[0, 1], &[(1, false)]), [false, false]);
    }
}
