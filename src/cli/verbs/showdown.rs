//! `showdown`: settles a pot from contributions, cards and declarations. No book is touched.

use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use crate::cli::questions::{Source, Unanswered};
use crate::cli::reply::Reply;
use crate::formats::line::Houses;
use crate::formats::showdown::answer;
use clap::Args;

/// Settle a pot from contributions, cards and declarations (JSON on stdin)
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook showdown --batch pots.jsonl")]
pub struct Showdown {
    #[command(flatten)]
    source: Source,
}

impl Showdown {
    /// Answers in JSON, whoever asks.
    pub fn run(self, _: &mut Context) -> Result<Reply, Failure> {
        let houses = Houses::presets();
        self.source.answer(&|line| {
            answer(line, &houses)
                .map_err(|rejected| Unanswered { line: rejected.line(), exit: exit::BAD_FILE })
        })
    }
}
