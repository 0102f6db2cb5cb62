//! `note trace`: the life of a note, from the chips it paid for to the cash that ended it.

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::linking::Linker;
use crate::cli::reply::Reply;
use crate::render::chain::{Link, links};
use crate::render::notes::OWN;
use crate::render::page::name;
use ledger::bank::notes::{NoteDesk, ended};
use ledger::bank::tracing::{self, Rest, SetOff, Step, Trace};
use ledger::night::{Note, NoteStatus};
use serde_json::{Value, json};

/// Traces a note.
pub fn trace(context: &Context, id: &str) -> Result<Reply, Failure> {
    let store = context.look()?;
    let reader = store.reader();
    let desk = NoteDesk::load(reader)?;
    let notes = desk.notes();
    let note = &ended(reader, notes.find(id)?.clone())?;
    let trace = tracing::trace(reader, note)?;
    let linker = Linker::load(reader)?;
    Ok(Reply::look(told(note, &trace, &linker), trace_json(note, &trace, &linker)))
}

fn told(note: &Note, trace: &Trace, linker: &Linker) -> String {
    let rows: Vec<Link> =
        trace.steps.iter().map(|Step { event, amount }| linker.link(event, *amount)).collect();
    let (debtor, issued) = (linker.names.spoken(note.debtor), linker.currency.shown(note.issued));
    let night = linker.night(note.night).map(|night| format!(" in night {night}")).unwrap_or_default();
    let hand = trace.hand.map(|hand| format!(", after hand {hand}")).unwrap_or_default();
    let first = format!("note {} of {debtor}, written for {issued}{night}{hand}:", name(&note.identifier));
    format!("{first}\n\n{}\n\n{}", links(&rows, linker.currency), stands(note, trace, linker))
}

/// Where it stands now.
fn stands(note: &Note, trace: &Trace, linker: &Linker) -> String {
    let shown = |amount| linker.currency.shown(amount);
    let debts = trace.rest.iter().map(|Rest { debtor, creditor, amount }| {
        let (debtor, creditor) = (linker.names.spoken(*debtor), linker.names.spoken(*creditor));
        format!("{debtor} owes {creditor} {} of it in THE BOOK", shown(*amount))
    });
    let set_off = trace.set_off.iter().map(|SetOff { event, debtor, creditor, amount }| {
        let (debtor, creditor) = (linker.names.spoken(*debtor), linker.names.spoken(*creditor));
        format!("{} of it went off what {debtor} owed {creditor} since #{event}", shown(*amount))
    });
    let set_off: Vec<String> = set_off.collect();
    let debts: Vec<String> = debts.collect();
    match (note.status, note.holder) {
        (NoteStatus::Open, Some(holder)) => {
            format!("{} holds it, good for {}", linker.names.spoken(holder), shown(note.open))
        }
        (NoteStatus::Committed, _) if debts.is_empty() => {
            let none = "nothing of it is owed any more".to_owned();
            set_off.into_iter().chain([none]).collect::<Vec<_>>().join("\n")
        }
        (NoteStatus::Committed, _) => set_off.into_iter().chain(debts).collect::<Vec<_>>().join("\n"),
        (NoteStatus::Own, _) => OWN.to_owned(),
        (status, _) => format!("{}: nobody holds it any more", status.word()),
    }
}

fn trace_json(note: &Note, trace: &Trace, linker: &Linker) -> Value {
    let rest = trace.rest.iter().map(|Rest { debtor, creditor, amount }| {
        json!({
            "debtor": linker.names.word(*debtor),
            "creditor": linker.names.word(*creditor),
            "amount": linker.currency.plain(*amount),
        })
    });
    let set_off = trace.set_off.iter().map(|SetOff { event, debtor, creditor, amount }| {
        json!({
            "event": event,
            "debtor": linker.names.word(*debtor),
            "creditor": linker.names.word(*creditor),
            "amount": linker.currency.plain(*amount),
        })
    });
    let steps = trace.steps.iter().map(|Step { event, amount }| linker.link_json(event, *amount));
    json!({
        "note": note.identifier,
        "note_id": note.id.to_string(),
        "debtor": linker.names.word(note.debtor),
        "holder": note.holder.map(|holder| linker.names.word(holder)),
        "issued": linker.currency.plain(note.issued),
        "open": linker.currency.plain(note.open),
        "status": note.status.word(),
        "night": linker.night(note.night),
        "hand": trace.hand,
        "events": steps.collect::<Vec<Value>>(),
        "set_off": set_off.collect::<Vec<Value>>(),
        "book": rest.collect::<Vec<Value>>(),
    })
}
