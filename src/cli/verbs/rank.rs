//! `rank`: compares hands. No book is touched.

use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use crate::cli::questions::{Source, Unanswered};
use crate::cli::reply::Reply;
use crate::formats::line::Houses;
use crate::formats::rank::answer;
use clap::Args;

/// Compare hands (JSON on stdin)
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  echo '{\"high\":\"standard\",\"hands\":[\"KhKd9s5c2d\",\"QhQd9c5s2h\"]}' | housebook rank"
)]
pub struct Rank {
    #[command(flatten)]
    source: Source,
}

impl Rank {
    /// Answers in JSON, whoever asks.
    pub fn run(self, _: &mut Context) -> Result<Reply, Failure> {
        let houses = Houses::presets();
        self.source.answer(&|line| {
            answer(line, &houses)
                .map_err(|rejected| Unanswered { line: rejected.line(), exit: exit::BAD_FILE })
        })
    }
}
