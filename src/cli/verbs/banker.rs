//! `banker`: hands the bank over.

use crate::answer::table::HandedOver;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::words::Words;
use crate::render;
use clap::Args;
use ledger::bank::begin;

/// Hand the bank to somebody else
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook banker Bob\n  housebook banker Cat --at 22:30")]
pub struct Banker {
    /// The new banker
    player: String,
}

impl Banker {
    /// Hands over.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let words = Words::load(context.look()?.reader())?;
        let person = words.people.find(&self.player)?;
        let (banker, answer) = (person.id, HandedOver { banker: person.name.to_string() });
        let text = render::table::handed_over(&answer);
        context.record(
            |session| begin::hand_over(session, banker),
            |notice| Told::new(text, answer).with(notice),
        )
    }
}
