//! A hand as a site logged it, made into acts and stacks; every log's reader ends here.

mod boards;
mod flow;
mod game;
mod hand;
mod newcomer;
mod record;
mod seating;
mod showdown;

pub(crate) use flow::Flow;
pub(crate) use game::{LoggedGame, game_for};
pub(crate) use hand::{Amount, Blind, Event, Logged, Player, Word};
pub(crate) use record::{in_hand, record};
pub(crate) use seating::{Seated, Seating, seating};
