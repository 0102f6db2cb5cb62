//! `hand`: recorded hands.

mod add;
mod list;
mod result;

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use clap::{Args, Subcommand};

/// Recorded hands
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  housebook hand result --game seven-card-stud --in Ann=1 --in Bob=1 --win Bob=2"
)]
pub struct HandVerb {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Record a hand by who put in how much and who won
    Result(result::HandResult),
    /// Record hands by what was shown: JSON objects as showdown takes them
    Add(add::Add),
    /// List recorded hands
    List(list::List),
    /// Show one hand: figures and reasons
    Show(list::Show),
    /// Why the money went where it went
    Why(list::Show),
}

impl HandVerb {
    /// Runs the verb.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        match self.what {
            What::Result(result) => result.run(context),
            What::List(list) => list.run(context),
            What::Add(add) => add.run(context),
            What::Show(show) => show.run(context),
            What::Why(show) => show.why(context),
        }
    }
}
