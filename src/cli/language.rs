//! The words of the program, for the verbs that need all of them: scripts and help.

use crate::cli::failure::Failure;
use crate::cli::globals::Globals;
use crate::cli::reply::Reply;

/// Runs a line of words under the options of a script.
pub type Interpreter = fn(&[String], &Globals) -> Result<Reply, Failure>;

/// The words of the program, for verbs that need all of them: scripts and help.
#[derive(Clone, Copy)]
pub struct Language {
    /// Runs another line.
    pub interpret: Interpreter,
    /// All verbs with their words.
    pub program: fn() -> clap::Command,
}
