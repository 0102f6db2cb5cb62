//! `rank`: compares hands. No book is touched.

use crate::cli::context::Context;
use crate::cli::explained::Explained;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::render::hands;
use clap::Args;
use engine::formats::line::{Houses, Rejected};
use engine::formats::rank::{self, answer};

/// Compare hands (JSON on stdin)
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        echo '{\"hands\":[\"KhKd9s5c2d\",\"QhQd9c5s2h\"]}' | housebook rank\n  \
        housebook rank --batch hands.jsonl")]
pub struct Rank {
    #[command(flatten)]
    questions: Explained,
}

impl Rank {
    /// Answers in JSON, unless an explanation is wanted.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        self.questions.run(context, answer, explained)
    }
}

fn explained(line: &str, houses: &Houses) -> Result<String, Rejected> {
    let comparison = rank::explained(line, houses)?;
    let mut text = hands::compared(&comparison.scheme, &comparison.board, &comparison.hands);
    text.extend(comparison.why.iter().map(|why| format!("{}\n", why.with_rule())));
    Ok(text)
}
