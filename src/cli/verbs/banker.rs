//! `banker`: hands the bank over.

use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::words::Words;
use clap::Args;
use ledger::bank::begin;
use serde_json::json;

/// Hand the bank over
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook banker Bob")]
pub struct Banker {
    /// Who keeps the bank from now on
    player: String,
}

impl Banker {
    /// Hands over.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let words = Words::load(context.look()?.reader())?;
        let person = words.people.find(&self.player)?;
        let (banker, name) = (person.id, person.name.to_string());
        let text = format!("{name} keeps the bank from now on");
        context.record(
            |session| begin::hand_over(session, banker),
            |notice| Told::new(text, json!({ "banker": name })).with(notice.into_iter().collect()),
        )
    }
}
