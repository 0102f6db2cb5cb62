//! `book consolidations`: those there were, each with its before and after.

use crate::cli::clock;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::linking::Linker;
use crate::cli::reply::Reply;
use crate::cli::verbs::book::consolidate::tell;
use crate::render::book::{self as render, Past};
use clap::Args;
use engine::refusal::Refusal;
use ledger::bank::BankError;
use ledger::book::consolidation::Proposal;
use ledger::journal::Fact;
use ledger::store::{Event, Reader};
use serde_json::{Value, json};

#[derive(Debug, Args)]
pub struct Consolidations {
    /// The event of the one that is to be shown
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
    let mut rows = Vec::new();
    let mut json = Vec::new();
    for event in events {
        let Fact::Consolidated(fact) = &event.fact else { continue };
        let taken_back = reader.undone_by(event.seq)?;
        json.push(json!({
            "event": event.seq,
            "at": clock::machine(event.at),
            "night": linker.night(fact.night),
            "mode": fact.mode,
            "before": fact.before.len(),
            "after": fact.after.len(),
            "taken_back": taken_back,
        }));
        rows.push(Past {
            event: event.seq,
            day: clock::day(event.at),
            night: linker.night(fact.night),
            mode: fact.mode.clone(),
            debts: (fact.before.len(), fact.after.len()),
            taken_back,
        });
    }
    Ok(Reply::look(render::consolidations(&rows), json!({ "consolidations": json })))
}

fn show(reader: Reader<'_>, linker: &Linker, events: &[Event], seq: u64) -> Result<Reply, Failure> {
    let found = events.iter().find(|event| event.seq == seq);
    let Some((event, Fact::Consolidated(fact))) = found.map(|event| (event, &event.fact)) else {
        let message = format!("event {seq} is no consolidation");
        return Err(Refusal::new("no-consolidation", message).hint("book consolidations").into());
    };
    let told = tell(&Proposal::written(fact), &linker.names, linker.currency).map_err(BankError::from)?;
    let night = linker.night(fact.night).map(|night| format!(", night {night}")).unwrap_or_default();
    let mut text = format!("consolidation #{seq}, {}{night}\n\n{}", clock::day(event.at), told.text);
    let mut json = told.json;
    let taken_back = reader.undone_by(seq)?;
    if let Some(by) = taken_back {
        text.push_str(&format!("\ntaken back by event {by}"));
    }
    if let Some(fields) = json.as_object_mut() {
        fields.insert("event".to_owned(), json!(seq));
        fields.insert("at".to_owned(), json!(clock::machine(event.at)));
        fields.insert("night".to_owned(), Value::from(linker.night(fact.night)));
        fields.insert("taken_back".to_owned(), json!(taken_back));
    }
    Ok(Reply::look(text, json))
}
