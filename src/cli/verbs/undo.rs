//! `undo`: undoes a command.

use crate::answer::log::Undone;
use crate::cli::context::Context;
use crate::cli::event_number::event_number;
use crate::cli::failure::Failure;
use crate::cli::naming;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::render::journal::Teller;
use crate::render::log as render;
use clap::Args;
use ledger::bank::limits::{self, LimitDesk};
use ledger::bank::undo;

/// Undo the last command, or an earlier one
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook undo\n  housebook undo 12 --with-dependents")]
pub struct Undo {
    /// Event number, from log (else the last command)
    #[arg(value_name = "N", value_parser = event_number())]
    event: Option<u64>,
    /// Also undo what depends on it
    #[arg(long)]
    with_dependents: bool,
}

impl Undo {
    /// Runs the verb.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let (words, names) = naming::load(context)?;
        let dry_run = context.dry_run;
        let teller = Teller { names: &names, currency: words.currency };
        context.record(
            |session| {
                let before = LimitDesk::load(session.journal().reader())?;
                let (undone, mut notices) = undo::undo(session, self.event, self.with_dependents)?;
                notices.extend(limits::passed_since(session, &before)?);
                Ok((undone, notices))
            },
            |(undone, notices)| {
                let undone = Undone {
                    sentences: undone.iter().map(|event| teller.sentence(&event.fact)).collect(),
                    undone: undone.iter().map(|event| event.seq).collect(),
                    dry_run,
                };
                Told::new(render::undone(&undone), undone).with(notices)
            },
        )
    }
}
