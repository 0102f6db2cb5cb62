//! Deals that count, and deals whose hands were declared void: a void hand isn't a deal (MIK-27).

use crate::night::deal::Deal;
use std::collections::BTreeSet;

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

/// Marks the deals of hands that were played and not written down, as the next deal at their table says.
pub fn mark_unwritten(deals: &mut [Deal]) {
    for place in 0..deals.len() {
        let made = is_unwritten(deals, place);
        if let Some(deal) = deals.get_mut(place) {
            deal.made |= made;
        }
    }
}

/// True if the hand of this deal was played and not written down.
fn is_unwritten(deals: &[Deal], place: usize) -> bool {
    let Some(deal) = deals.get(place) else { return false };
    let behind = deals.iter().skip(place.saturating_add(1));
    behind.filter(|next| next.table == deal.table).map(|next| next.unwritten).next().unwrap_or(false)
}

/// Marks the deals that led only to void hands; deals and hands are in order.
///
/// The hands after a deal are its own until the next deal was noted. If a void hand left several deals after the same hand, each
/// has one of the next hands, and the last one has all that remain.
pub fn mark(deals: &mut [Deal], hands: &[HandAt]) {
    deals.iter_mut().for_each(|deal| deal.void = false);
    if !hands.iter().any(|hand| hand.void) {
        return;
    }
    let written: Vec<bool> = (0..deals.len()).map(|place| !is_unwritten(deals, place)).collect();
    let tables: BTreeSet<u32> = deals.iter().map(|deal| deal.table).collect();
    for table in tables {
        let here: Vec<HandAt> = hands.iter().filter(|hand| hand.table == table).copied().collect();
        let here_written =
            deals.iter_mut().zip(&written).filter(|(deal, written)| **written && deal.table == table);
        let mut order: Vec<&mut Deal> = here_written.map(|(deal, _)| deal).collect();
        order.sort_by_key(|deal| deal.after);
        let afters: Vec<u32> = order.iter().map(|deal| deal.after).collect();
        order.into_iter().enumerate().for_each(|(place, deal)| deal.void = is_void(&afters, place, &here));
    }
}

/// True if all hands of one deal at a table are void; `afters` are the hands after which its deals were noted, in order.
fn is_void(afters: &[u32], place: usize, hands: &[HandAt]) -> bool {
    let Some(after) = afters.get(place) else { return false };
    let first = afters.partition_point(|other| other < after);
    let next = afters.partition_point(|other| other <= after);
    let begin = hands.partition_point(|hand| hand.number <= *after);
    let end =
        afters.get(next).map_or(hands.len(), |until| hands.partition_point(|hand| hand.number <= *until));
    let most = if place.saturating_add(1) == next { usize::MAX } else { 1 };
    let behind = hands.get(begin..end).unwrap_or_default().iter();
    let mut own = behind.skip(place.saturating_sub(first)).take(most).peekable();
    own.peek().is_some() && own.all(|hand| hand.void)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::PlayerId;
    use uuid::Uuid;

    /// Which deals are void after these hands: the deals by the hands before them, the hands by number and whether they're void.
    fn void(after: &[u32], hands: &[(u32, bool)]) -> Vec<bool> {
        let deal = |after: &u32| Deal {
            dealer: PlayerId(Uuid::nil()),
            table: 1,
            dead: false,
            by_turn: false,
            after: *after,
            again: false,
            made: false,
            unwritten: false,
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
        // Read again, the deal after a void hand comes after the hand before it.
        assert_eq!(void(&[0, 0, 2], &[(1, true), (2, false), (3, false)]), [true, false, false]);
        assert_eq!(void(&[0, 1, 1], &[(1, false), (2, true), (3, false)]), [false, true, false]);
    }

    #[test]
    fn a_deal_that_was_used_again_counts() {
        assert_eq!(void(&[0, 1], &[(1, false), (2, true), (3, false)]), [false, false]);
        assert_eq!(void(&[0, 1], &[(1, false)]), [false, false]);
    }
}
