//! `ruling`: what the host ruled, for the record.

use crate::answer::table::Ruled;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::free_text::free_text;
use crate::cli::naming;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::render;
use clap::Args;
use ledger::bank::{book, tournament};

/// Write down a ruling
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook ruling \"a card on the floor is dead\" --by Ann\n  \
        housebook ruling \"no phones during a hand\"")]
pub struct Ruling {
    /// The ruling
    text: String,
    /// Who ruled (else the host)
    #[arg(long, value_name = "P")]
    by: Option<String>,
}

impl Ruling {
    /// Runs the verb.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let (words, names) = naming::load(context)?;
        let by = self.by.as_deref().map(|by| words.player(by)).transpose()?;
        let ruling = free_text(&self.text, "a ruling")?;
        let now = context.moment();
        context.record(
            |session| {
                let judge = tournament::resume(session, &ruling, by, now)?;
                if judge.is_none() {
                    book::rule(session, &ruling, by)?;
                }
                Ok(judge)
            },
            |judge| {
                let by = judge.or(by).map(|by| names.who(by));
                let ruled = Ruled { ruling: ruling.clone(), by, play_goes_on: judge.is_some() };
                Told::new(render::table::ruled(&ruled), ruled)
            },
        )
    }
}
