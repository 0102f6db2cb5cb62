//! Drop games: all drop or stay at once, play each other and perhaps a hand nobody plays, and losers pay into the next pot.

mod all_out;
mod deal;
mod told;

pub use all_out::{AllOut, all_out};
pub use deal::due;
pub(crate) use deal::settle_drop;
