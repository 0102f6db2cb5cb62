//! The course of a hand: one state machine that says what may happen next, and does it.
//!
//! It runs every card game from its steps in the games table; what hands are worth and how pots are divided is `hand`'s business.

pub mod misdeal;
pub mod procedure;
pub mod spoken;

mod act;
mod betting;
mod chair;
mod chips;
mod cited;
mod course;
mod dealing;
mod dropping;
mod ending;
mod figures;
mod finishing;
mod flag;
mod holding_to;
mod in_middle;
mod intending;
mod intent;
mod last_in;
mod legal;
mod limits;
mod machine;
mod of_house;
mod openers;
mod opening;
mod posting;
mod raising;
mod redealing;
mod round;
mod setup;
mod stakes;
#[cfg(test)]
mod tests;
mod views;

pub use act::{Act, DEALT_MAX, Dealt, Ruling};
pub use ending::{End, Settled};
pub use figures::Figures;
pub use flag::{Flag, Flags};
pub use in_middle::InMiddle;
pub use intent::Intent;
pub use legal::{Next, RaiseTo, Turn};
pub use limits::{Limits, Matter, Reopen, Span, Structure};
pub use machine::Play;
pub use of_house::{
    Called, Prepared, actor_shows, antes_are_level, binds_early, check_game, check_most, check_named,
    check_pack, check_players, check_setup, course_at, matches_antes, prepare, takes_back,
};
pub use openers::{NoContest, Opener, Openers};
pub use opening::BestShowing;
pub use posting::{
    Entry, LastPot, Missed, PostedAt, Posting, Sitter, Spots, Straddle, Table, check_antes, check_posts,
    first_spots, missed, next_spots, post,
};
pub use setup::{Manner, Place, Setup};
pub use stakes::{Stakes, Terms, has_blinds};
