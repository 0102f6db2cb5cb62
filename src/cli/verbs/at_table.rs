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

/// Run the night full screen
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook table\n  housebook table --no-hints\n\n\
        Each key fills in an ordinary command line: b buys, c counts, and u undoes (it tells you \
        what first). Press ? for all keys, / to type any command, and q to quit. You see what \
        others record within two seconds. You need a terminal; 80 by 24 is enough.")]
pub struct Table {}

impl Table {
    /// Runs the verb.
    #[cfg(feature = "table")]
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        sitting::run(context)
    }

    /// Says that this build has no full screen.
    #[cfg(not(feature = "table"))]
    pub fn run(self, _: &mut Context) -> Result<Reply, Failure> {
        Err(Failure::usage("this version has no full screen").hint("shell"))
    }
}
