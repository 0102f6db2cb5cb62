//! A game by the name a hand is kept under, with what was added to it.

use crate::night::tonight::Tonight;
use engine::calling::{Called, call, resolve};
use engine::house::House;

/// The game as it was called, with what was added to it; `None` if it's not in any list.
pub fn called(tonight: &Tonight, game: &str) -> Option<Called> {
    called_at(&tonight.house, game)
}

/// The same at a house.
pub fn called_at(house: &House, game: &str) -> Option<Called> {
    let mut words = game.split(" + ");
    let row = resolve(words.next().unwrap_or_default(), house).ok()?;
    let added: Vec<&str> = words.collect();
    call(row, &added, house).ok()
}
