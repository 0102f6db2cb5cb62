//! `showdown`: settles a pot and says why, or says what hands are worth before the last card. No book is touched.

use crate::cli::context::Context;
use crate::cli::explained::Explained;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::render::hands;
use clap::Args;
use engine::formats::line::{Houses, Rejected};
use engine::formats::showdown::{answer, equity_answer, settled, weighed};

/// Settle a pot (JSON on stdin)
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        echo '{\"game\":\"five-card-draw\",\"players\":[\n    \
        {\"name\":\"Ann\",\"in\":\"2\",\"cards\":\"KhKd9s5c2d\"},\n    \
        {\"name\":\"Bob\",\"in\":\"2\",\"cards\":\"QhQd9c5s2h\"}]}' | housebook showdown\n  \
        housebook showdown --batch pots.jsonl --house mike\n  \
        echo '{\"game\":\"holdem\",\"board\":\"9s5s2c\",\"players\":[\n    \
        {\"name\":\"Ann\",\"in\":\"2\",\"cards\":\"9h9d\"},\n    \
        {\"name\":\"Bob\",\"in\":\"2\",\"cards\":\"AsKs\"}]}' | housebook showdown --equity\n\n\
        The object may also have \"carry\", \"unit\", \"button\", \"board\" or \"boards\", \
        \"hilo\", \"goalpost\", \"layers\", \"agreed\", \"wild\" (as in rank), \"as_called\", \
        \"fines\", \"blind\" and \"away\" (who sat out). A player may have \"dead\", \"fine\", \"folded\", \"stayed\", \
        \"stack\", \"cards\", \"declare\", \"allin\", \"miscalled\" and \"calls\". The others must \
        match \"in\", but nobody has to match \"dead\" (an ante for the table or a dead blind). \
        If 0.30 of 0.50 is the ante, write \"in\":\"0.20\",\"dead\":\"0.30\".\n\n\
        With --equity, cards may be missing from the board and from hands. \"percent\" is what a \
        player gets of a pot on average, \"share\" is the same as an exact fraction, and \"wins\" \
        and \"splits\" are the runouts in which the player gets all or part of it. Folded players' \
        cards can't come. If there are too many ways to deal the rest, 200,000 are drawn, always \
        the same ones; then \"exact\" is false, and \"error\" is the standard error in percent.")]
pub struct Showdown {
    #[command(flatten)]
    questions: Explained,
    /// Say what each hand is worth before the last card
    #[arg(long)]
    equity: bool,
}

impl Showdown {
    /// Answers in JSON, unless an explanation is wanted.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        match self.equity {
            true => self.questions.run(context, equity_answer, equity_explained),
            false => self.questions.run(context, answer, explained),
        }
    }
}

fn explained(line: &str, houses: &Houses) -> Result<String, Rejected> {
    let settled = settled(line, houses)?;
    Ok(hands::settled(&settled.showdown, &settled.settlement, &settled.scheme(), &settled.told()))
}

fn equity_explained(line: &str, houses: &Houses) -> Result<String, Rejected> {
    let weighed = weighed(line, houses)?;
    Ok(hands::weighed(&weighed.showdown, &weighed.equity))
}
