//! A hand as a site logged it, made into acts and stacks; every log's reader ends here.

mod boards;
mod flow;
mod game;
mod hand;
mod newcomer;
mod record;
mod seating;
mod showdown;

pub use flow::Flow;
pub use game::{LoggedGame, game_for};
pub use hand::{Amount, Blind, Event, Logged, Player, Word};
pub use record::{in_hand, record};
pub use seating::{Seated, Seating, seating};
