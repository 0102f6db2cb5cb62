//! A newcomer who sat down between the button and the small blind: some sites let them act last, as if they had the button.

use crate::formats::hands::logged::hand::{Event, Logged};
use std::borrow::Cow;

/// The flag of a hand in which a newcomer did that.
pub(crate) const ACTS_LAST: &str = "newcomer-acts-last";

/// The hand with its places in the order in which they act: a player between the button and the small blind who acted after
/// others on the flop or later comes last.
pub(crate) fn in_turn(logged: &Logged) -> Cow<'_, Logged> {
    let small = logged.events.iter().find_map(|(_, event)| match event {
        Event::Blind(seat, _) => Some(*seat),
        _ => None,
    });
    // With two players, the dealer has the small blind.
    let between = |seat: usize| seat > 0 && seat.saturating_add(1) < logged.players.len();
    let Some(small) = small.filter(|seat| between(*seat) && acted_late(logged, *seat)) else {
        return Cow::Borrowed(logged);
    };
    let seats = logged.players.len();
    let turned =
        |seat: usize| seat.checked_sub(small).unwrap_or(seat.saturating_add(seats).saturating_sub(small));
    let mut whole = logged.clone();
    whole.players.rotate_left(small);
    whole.paid.iter_mut().chain(&mut whole.returned).for_each(|amounts| amounts.rotate_left(small));
    for (_, event) in &mut whole.events {
        *event = event.at(|seat| Some(turned(seat))).unwrap_or(*event);
    }
    let dealer = logged.players.last().map(|player| player.name.clone()).unwrap_or_default();
    whole.flags.push(ACTS_LAST);
    whole.notes.push(("dealer".to_owned(), dealer));
    Cow::Owned(whole)
}

/// True if the first player before that seat to act after the flop acts after somebody from that seat on.
fn acted_late(logged: &Logged, small: usize) -> bool {
    let behind_flop = logged.events.iter().skip_while(|(_, event)| !matches!(event, Event::Board { .. }));
    let mut others = false;
    for (_, event) in behind_flop {
        match event {
            Event::Board { .. } => others = false,
            Event::Fold(seat) | Event::Bet(seat, ..) if *seat < small => return others,
            Event::Fold(_) | Event::Bet(..) => others = true,
            _ => {}
        }
    }
    false
}
