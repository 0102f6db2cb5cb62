//! `tournament status`, `tournament seats`: how it stands, who sits where.

use crate::answer::tournament::state::{self as answer, State};
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::render::tournament as render;
use clap::Args;
use ledger::bank::{BankError, load_tonight};
use ledger::refusal::Refusal;

/// Show level, players and prizes
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook tournament status\n  \
        housebook tournament status --number 2")]
pub struct Status {
    /// Tournament number (else tonight's last one)
    #[arg(long, value_name = "N")]
    number: Option<u32>,
}

/// Show seats, button and dealer
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook tournament seats")]
pub struct Seats {}

impl Status {
    /// The current one.
    #[must_use]
    pub const fn last() -> Self {
        Self { number: None }
    }

    /// Shows it.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let (store, now) = (context.look()?, context.moment());
        let reader = store.reader();
        let all = reader.tournaments().map_err(BankError::from)?;
        let wanted = match self.number {
            Some(number) => all.iter().find(|one| one.number == number),
            None => all.last(),
        };
        let Some(wanted) = wanted else {
            let message = match self.number {
                Some(number) => format!("there's no tournament {number}"),
                None => "there's no tournament yet".to_owned(),
            };
            return Err(Refusal::worded("no-tournament", message).hint("tournament new --help").into());
        };
        let night = ledger::bank::loaded::load_night(reader, wanted.night)?;
        Ok(Reply::look(render::page(&night, wanted, &now), State::of(&night, wanted, &now)))
    }
}

impl Seats {
    /// Shows them.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let tonight = load_tonight(context.look()?.reader())?;
        let answer = answer::Seats::of(&tonight)?;
        Ok(Reply::look(render::seats(&answer), answer))
    }
}
