//! From a house to a hand: its limits, who opens, and everything else that is settled before the first card.

mod given;
mod limits;
mod openers;
mod prepare;
mod prices;

pub use given::{actor_shows, binds_early, takes_back};
pub use prepare::{
    DealersCall, Prepared, check_game, check_most, check_named, check_players, check_setup, course_at,
    prepare,
};
pub(crate) use prepare::{antes_are_level, check_pack, matches_antes};
