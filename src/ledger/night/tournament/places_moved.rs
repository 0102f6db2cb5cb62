//! Players who are out and have a different place than before, because somebody left or came in.

use crate::night::tonight::Tonight;
use crate::night::tournament::fallen::rule;
use crate::refusal::{Notice, PlaceMoved, TournamentNoticed};

/// Says whose place moved between these two.
#[must_use]
pub fn places_moved(before: &Tonight, after: &Tonight) -> Option<Notice> {
    let (was, on) = (before.tournament()?, after.tournament()?);
    let moved = on.entrants.iter().filter_map(|entrant| {
        let player = entrant.player;
        let is_out = !was.is_in(player) && !on.is_in(player);
        let (from, to) = (was.place_of(player).filter(|_| is_out)?, on.place_of(player)?);
        let name = after.name(player).to_owned();
        (from != to).then_some(PlaceMoved { name, place: to, is_up: to < from })
    });
    let mut moved: Vec<PlaceMoved> = moved.collect();
    moved.sort_by_key(|moved| moved.place);
    (!moved.is_empty()).then(|| Notice::new(rule(after).as_deref(), TournamentNoticed::PlacesMoved(moved)))
}
