//! `help`: a verb, a topic, or what people call a thing.

use crate::answer::recorded::Help as HelpGiven;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::help;
use crate::cli::reply::Reply;
use clap::Args;

/// Explain a verb, a topic or any word
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook help buy\n  housebook help night\n  housebook help rebuy")]
pub struct Help {
    /// A verb, a topic or any word (else the front page)
    words: Vec<String>,
}

impl Help {
    /// Prints the help.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let help = help::on((context.language.program)(), &self.words)?;
        Ok(Reply::document(help.clone(), HelpGiven { help }))
    }
}
