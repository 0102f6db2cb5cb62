//! `table`: the night on the whole screen.

#[cfg(any(feature = "table", feature = "web"))]
pub mod looked;
#[cfg(feature = "table")]
mod running;
#[cfg(feature = "table")]
pub mod sitting;

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use clap::Args;

/// Run the night on the whole screen
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook table\n  housebook table --no-hints\n\n\
        Each key fills in a line that works as usual: b buys, c counts, u undoes but\n\
        says what first. ? shows all keys, / takes any line, q leaves. What others\n\
        record shows up within two seconds. It needs a terminal; 80 by 24 is enough.")]
pub struct Table {}

impl Table {
    /// Runs the verb.
    #[cfg(feature = "table")]
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        sitting::run(context)
    }

    /// Says that there is none.
    #[cfg(not(feature = "table"))]
    pub fn run(self, _: &mut Context) -> Result<Reply, Failure> {
        Err(Failure::usage("this version has no full screen").hint("shell"))
    }
}
