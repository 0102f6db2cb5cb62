//! `book consolidations`: past settle-ups, each with its before and after.

use crate::answer::consolidation::{Line, List, Past};
use crate::cli::clock;
use crate::cli::context::Context;
use crate::cli::event_number::event_number;
use crate::cli::failure::Failure;
use crate::cli::linking::Linker;
use crate::cli::reply::Reply;
use crate::cli::verbs::book::consolidate::told;
use crate::render::book as render;
use clap::Args;
use ledger::bank::BankError;
use ledger::book::consolidation::Proposal;
use ledger::journal::{DebtFact, Fact};
use ledger::refusal::Refusal;
use ledger::store::{Event, Reader};

#[derive(Debug, Args)]
pub struct Consolidations {
    /// Event number of a settle-up, to see before and after
    #[arg(value_parser = event_number())]
    event: Option<u64>,
}

impl Consolidations {
    /// Lists them, or shows one.
    pub fn run(self, context: &Context) -> Result<Reply, Failure> {
        let store = context.look()?;
        let reader = store.reader();
        let linker = Linker::load(reader)?;
        let events = reader.consolidations()?;
        match self.event {
            Some(seq) => show(reader, &linker, &events, seq),
            None => list(reader, &linker, &events),
        }
    }
}

fn list(reader: Reader<'_>, linker: &Linker, events: &[Event]) -> Result<Reply, Failure> {
    let mut consolidations = Vec::new();
    for event in events {
        let Fact::Debt(DebtFact::Consolidated(fact)) = &event.fact else { continue };
        consolidations.push(Line {
            event: event.seq,
            at: clock::when(event.at),
            night: linker.night(fact.night),
            mode: fact.mode.clone(),
            before: fact.before.len(),
            after: fact.after.len(),
            taken_back: reader.undone_by(event.seq)?,
        });
    }
    let list = List { consolidations };
    Ok(Reply::look(render::consolidations(&list), list))
}

fn show(reader: Reader<'_>, linker: &Linker, events: &[Event], seq: u64) -> Result<Reply, Failure> {
    let found = events.iter().find(|event| event.seq == seq);
    let Some((event, Fact::Debt(DebtFact::Consolidated(fact)))) = found.map(|event| (event, &event.fact))
    else {
        let message = format!("event {seq} isn't a consolidation");
        return Err(Refusal::worded("no-consolidation", message).hint("book consolidations").into());
    };
    let done = told(&Proposal::written(fact), &linker.names, linker.currency).map_err(BankError::from)?;
    let past = Past {
        done,
        event: seq,
        at: clock::when(event.at),
        night: linker.night(fact.night),
        taken_back: reader.undone_by(seq)?,
    };
    Ok(Reply::look(render::past(&past), past))
}
