//! `note trace`: the life of a note, from the chips it paid for to the cash that ended it.

use crate::answer::note::Traced;
use crate::answer::{self, Debt};
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::linking::Linker;
use crate::cli::reply::Reply;
use crate::render::notes as render;
use ledger::bank::notes::{NoteDesk, ended};
use ledger::bank::tracing::{self, Trace};
use ledger::night::Note;

/// Traces a note.
pub fn trace(context: &Context, id: &str) -> Result<Reply, Failure> {
    let store = context.look()?;
    let reader = store.reader();
    let desk = NoteDesk::load(reader)?;
    let notes = desk.notes();
    let note = &ended(reader, notes.find(id)?.clone())?;
    let trace = tracing::trace(reader, note)?;
    let linker = Linker::load(reader)?;
    let traced = traced(note, &trace, &linker);
    Ok(Reply::look(render::traced(&traced), traced))
}

fn traced(note: &Note, trace: &Trace, linker: &Linker) -> Traced {
    let debt = |debtor, creditor, amount| Debt {
        debtor: linker.names.who(debtor),
        creditor: linker.names.who(creditor),
        amount: linker.amount(amount),
    };
    let set_off = trace.set_off.iter().map(|off| answer::note::SetOff {
        event: off.event,
        debt: debt(off.debtor, off.creditor, off.amount),
    });
    Traced {
        note: answer::note::Note {
            note: note.identifier.clone(),
            note_id: note.id.to_string(),
            debtor: linker.names.who(note.debtor),
            holder: note.holder.map(|holder| linker.names.who(holder)),
            issued: linker.amount(note.issued),
            open: linker.amount(note.open),
            status: note.status,
            night: linker.night(note.night),
        },
        hand: trace.hand,
        events: trace.steps.iter().map(|step| linker.link(&step.event, step.amount)).collect(),
        set_off: set_off.collect(),
        book: trace.rest.iter().map(|rest| debt(rest.debtor, rest.creditor, rest.amount)).collect(),
    }
}
