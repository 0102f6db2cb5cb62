//! From the log's players to the places of a hand.

use crate::domain::money::Money;
use crate::formats::hands::logged::{Event, Seating};

/// Amounts by player as amounts by place.
pub fn by_place(seating: &Seating, amounts: &[Money]) -> Vec<Money> {
    seating.order.iter().map(|player| amounts.get(*player).copied().unwrap_or_default()).collect()
}

/// The same event with the player's place instead of his number in the log.
pub fn at_place(seating: &Seating, event: Event) -> Option<Event> {
    let place = |player| seating.place(player);
    Some(match event {
        Event::Ante(player, amount) => Event::Ante(place(player)?, amount),
        Event::Dead(player, amount) => Event::Dead(place(player)?, amount),
        Event::Blind(player, blind) => Event::Blind(place(player)?, blind),
        Event::Holds(player, cards) => Event::Holds(place(player)?, cards),
        Event::Fold(player) => Event::Fold(place(player)?),
        Event::Bet(player, word, amount) => Event::Bet(place(player)?, word, amount),
        Event::Board { .. } => event,
        Event::Show(player, cards) => Event::Show(place(player)?, cards),
        Event::Muck(player) => Event::Muck(place(player)?),
    })
}
