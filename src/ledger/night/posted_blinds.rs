//! Where a recorded hand had its blinds, read from the posts: nobody wrote down who had them.

use engine::hand::Seats;
use engine::house::{House, key};
use engine::money::Money;
use engine::play::{Place, Setup};

/// Who bought the button: the first on the dealer's left who posted, with the big blind live and the small one dead, and the next
/// player doesn't have the same to match (DAV-29). A player's own small blind beside a dead one is one they missed (DAV-27).
pub(crate) fn buyer(setup: &Setup) -> Option<usize> {
    let all: Seats = (0..setup.places.len()).collect();
    let place = |seat: usize| setup.places.get(seat).copied().unwrap_or_default();
    let first = all.left_of(setup.button).find(|seat| place(*seat).blind.is_positive())?;
    let next = all.left_of(first).find(|seat| place(*seat).dealt)?;
    let has_both = place(first).dead.is_positive() && place(first).blind >= setup.limits.early.bet_min;
    (has_both && place(next).blind != place(first).blind).then_some(first)
}

/// The two on the buyer's left, who skipped their blinds.
pub(crate) fn skipped(setup: &Setup, buyer: usize) -> Option<(usize, usize)> {
    let dealt: Seats =
        setup.places.iter().enumerate().filter(|(_, place)| place.dealt).map(|(seat, _)| seat).collect();
    let mut left = dealt.left_of(buyer);
    Some((left.next()?, left.next()?))
}

/// True if a straddle is twice the big blind at this house (DAV-31).
#[must_use]
pub fn has_straddles(house: &House) -> bool {
    house.word(key::STRADDLE).is_some_and(|said| said.value == "live-doubling")
}

/// The places of the blinds: the first two on the dealer's left that had to be matched, the smaller one first; a small blind that
/// nobody posted is on the right of the big one (DAV-25). If a house `has_straddles`, a player who posts twice the big blind
/// doesn't have it: between two players, that straddle took the place of the small blind.
pub(crate) fn blinds(setup: &Setup, has_straddles: bool) -> Option<(usize, usize)> {
    let all: Seats = (0..setup.places.len()).collect();
    let blind = |seat: usize| setup.places.get(seat).map_or(Money::ZERO, |place| place.blind);
    let mut posted = all.left_of(setup.button).filter(|seat| blind(*seat).is_positive());
    let (first, second) = (posted.next()?, posted.next());
    let twice = setup.limits.early.bet_min.times(2).ok().filter(|_| has_straddles);
    let is_two = setup.places.iter().filter(|place| place.dealt).count() == 2;
    let big = match second {
        Some(second) if Some(blind(second)) == twice && blind(first) < blind(second) => {
            if is_two {
                return Some((second, first));
            }
            first
        }
        Some(second) if blind(second) < blind(first) && second == setup.button => {
            return Some((second, first));
        }
        Some(second) if blind(second) > blind(first) => return Some((first, second)),
        // If two play, one of them came in with as much as the big blind: the small blind is the player's who acts first.
        Some(second) if is_two && blind(second) == blind(first) => {
            let small = if setup.first.unwrap_or(setup.button) == first { first } else { second };
            return Some(if small == first { (first, second) } else { (second, first) });
        }
        Some(second) if blind(second) == blind(first) => big_of(setup, first, second),
        _ => first,
    };
    all.left_of(big).filter(|seat| *seat != big).last().map(|right| (right, big))
}

/// The big blind's place, if nobody posts the small blind and the hand lists no empty place for it.
pub(crate) fn nobodys(setup: &Setup, has_straddles: bool) -> Option<usize> {
    let place = |seat: usize| setup.places.get(seat).copied().unwrap_or_default();
    let (small, big) = blinds(setup, has_straddles).filter(|_| buyer(setup).is_none())?;
    let has_chips = |place: Place| place.stack.is_none_or(Money::is_positive);
    let is_bare = place(small).dealt && has_chips(place(small)) && place(small).blind.is_zero();
    is_bare.then_some(big)
}

/// Which of the first two has the big blind if both posted the same: the other came in with it. That player posts a small blind
/// dead beside it, or else the order of acting shows it.
fn big_of(setup: &Setup, first: usize, second: usize) -> usize {
    let place = |seat: usize| setup.places.get(seat).copied().unwrap_or_default();
    let all: Seats = (0..setup.places.len()).collect();
    match [first, second].map(|seat| place(seat).dead.is_positive()) {
        [true, false] => second,
        [false, true] => first,
        _ if all.left_of(first).find(|seat| place(*seat).dealt) == setup.first => first,
        _ => second,
    }
}
