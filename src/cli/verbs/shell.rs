//! `shell`: line after line against one book.

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::shell;
use clap::Args;

/// Type commands at a prompt, with Tab completion
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook shell\n  housebook shell --no-hints\n\n\
        Each line is answered right away. A refused line changes nothing, and the shell keeps \
        going. Tab completes, the arrow keys bring back earlier lines, and q or Ctrl-D leaves.")]
pub struct Shell {}

impl Shell {
    /// Runs the verb.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        shell::run(context)
    }
}
