//! `settle-up`: the fewest payments that settle balances. No book is touched.

use crate::answer::recorded::FailedLine;
use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use crate::cli::question::{Question, Unanswered};
use crate::cli::questions::Source;
use crate::cli::reply::{Reply, object};
use clap::Args;
use ledger::formats::settle_up::{Cause, Declined, answer};

/// Find the fewest payments (JSON on stdin)
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        echo '{\"balances\":{\"Ann\":\"-5\",\"Bob\":\"5\"}}' | housebook settle-up\n  \
        housebook settle-up --batch balances.jsonl")]
pub struct SettleUp {
    #[command(flatten)]
    source: Source,
}

impl SettleUp {
    /// Answers in JSON, always.
    pub fn run(self, _: &mut Context) -> Result<Reply, Failure> {
        self.source.answer(&|question: &Question| answer(question.text).map_err(unanswered))
    }
}

/// A line without a plan, as the contract's object.
fn unanswered(declined: Declined) -> Unanswered {
    let failure = match declined.cause {
        Cause::Malformed(refusal) => Failure { exit: exit::BAD_FILE, ..refusal.into() },
        Cause::Refused(refusal) => refusal.into(),
    };
    let line = object(FailedLine { id: declined.id, failed: failure.answer() }).to_string();
    Unanswered { line, exit: failure.exit }
}
