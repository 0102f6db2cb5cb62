//! From a house to a hand: its limits, who opens, and everything else that is settled before the first card.

mod limits;
mod openers;
mod prepare;

pub use prepare::{
    Called, Prepared, actor_shows, antes_are_level, binds_early, check_game, check_most, check_named,
    check_pack, check_players, check_setup, course_at, matches_antes, prepare, takes_back,
};
