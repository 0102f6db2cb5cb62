//! From a house to a hand: its limits, who opens, and everything else that is settled before the first card.

mod alike;
mod deck;
mod given;
mod limits;
mod openers;
mod prepare;
mod prices;

pub(crate) use alike::{antes_are_level, matches_antes};
pub(crate) use deck::check_pack;
pub use given::{actor_shows, binds_early, takes_back};
pub use prepare::{
    DealersCall, Prepared, check_game, check_least, check_most, check_named, check_players, check_setup,
    course_at, ends_at_declare, prepare, takes_blinds,
};
pub use prices::ante_of;
