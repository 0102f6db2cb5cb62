//! `showdown`: settles a pot, and says why. No book is touched.

use crate::cli::context::Context;
use crate::cli::explained::Explained;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::render::hands;
use clap::Args;
use engine::formats::line::{Houses, Rejected};
use engine::formats::showdown::{answer, settled};

/// Settle a pot (JSON on stdin)
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        echo '{\"game\":\"five-card-draw\",\"players\":[\n    \
        {\"name\":\"Ann\",\"in\":\"2\",\"cards\":\"KhKd9s5c2d\"},\n    \
        {\"name\":\"Bob\",\"in\":\"2\",\"cards\":\"QhQd9c5s2h\"}]}' | housebook showdown\n  \
        housebook showdown --batch pots.jsonl --house mike\n\n\
        The object may also have \"carry\", \"unit\", \"button\", \"board\" or \"boards\",\n\
        \"hilo\", \"goalpost\", \"layers\", \"agreed\", \"wild\" (as in rank), \"as_called\",\n\
        \"fines\", \"blind\" and \"away\" (who sat out). A player may have \"dead\", \"fine\", \"folded\", \"stayed\",\n\
        \"stack\", \"cards\", \"declare\", \"allin\", \"miscalled\" and \"calls\". The others must\n\
        match \"in\"; nobody has to match \"dead\", an ante for the table or a dead blind.\n\
        If 0.30 of 0.50 is the ante, write \"in\":\"0.20\",\"dead\":\"0.30\".")]
pub struct Showdown {
    #[command(flatten)]
    questions: Explained,
}

impl Showdown {
    /// Answers in JSON, unless an explanation is wanted.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        self.questions.run(context, answer, explained)
    }
}

fn explained(line: &str, houses: &Houses) -> Result<String, Rejected> {
    let settled = settled(line, houses)?;
    Ok(hands::settled(&settled.showdown, &settled.settlement, &settled.scheme(), &settled.told()))
}
