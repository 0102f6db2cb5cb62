//! `showdown`: settles a pot, and says why. No book is touched.

use crate::cli::context::Context;
use crate::cli::explained::Explained;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::render::hands;
use clap::Args;
use engine::formats::line::{Houses, Rejected};
use engine::formats::showdown::{answer, settled};

/// Settle a pot from contributions and cards (JSON on stdin)
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  echo '{\"game\":\"holdem\",\"players\":[{\"name\":\"Ann\",\"in\":\"2\"}]}' | housebook showdown\n\nThe object may also say \"carry\", \"unit\", \"button\", \"board\" or \"boards\", \"hilo\", \"goalpost\", \"layers\", \"agreed\", \"wild\" (as in rank), \"as_called\", \"fines\" and \"blind\"; a player \"dead\", \"fine\", \"folded\", \"stayed\", \"stack\", \"cards\", \"declare\", \"allin\", \"miscalled\" and \"calls\". What a player put in is \"in\", which others have to match, and beside it \"dead\", which nobody has to match: an ante for the table, a dead blind. Of 0.50 of which 0.30 is the ante, write \"in\":\"0.20\",\"dead\":\"0.30\"."
)]
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
