//! Drop games: in or out at one word, those in against each other and against a hand of nobody, losers feed the next pot.

mod all_out;
mod deal;
mod told;

pub use all_out::{AllOut, all_out};
pub use deal::due;
pub(crate) use deal::settle_drop;
