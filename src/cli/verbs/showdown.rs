//! `showdown`: settles a pot, and says why. No book is touched.

use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use crate::cli::questions::{Source, Unanswered};
use crate::cli::reply::Reply;
use crate::formats::line::{Houses, Rejected};
use crate::formats::showdown::{answer, settled};
use crate::render::hands;
use clap::Args;

/// Settle a pot from contributions and cards (JSON on stdin)
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  echo '{\"game\":\"holdem\",\"players\":[{\"name\":\"Ann\",\"in\":\"2\"}]}' | housebook showdown"
)]
pub struct Showdown {
    #[command(flatten)]
    source: Source,
    /// Show the compared hands card by card instead of JSON
    #[arg(long)]
    explain: bool,
}

impl Showdown {
    /// Answers in JSON, unless an explanation is wanted.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let houses = Houses::presets();
        let explain = self.explain && !context.json;
        self.source.answer(&|line| {
            let answered = if explain { explained(line, &houses) } else { answer(line, &houses) };
            answered.map_err(|rejected| Unanswered { line: rejected.line(), exit: exit::BAD_FILE })
        })
    }
}

fn explained(line: &str, houses: &Houses) -> Result<String, Rejected> {
    let settled = settled(line, houses)?;
    Ok(hands::settled(&settled.showdown, &settled.settlement, &settled.scheme(), &settled.told()))
}
