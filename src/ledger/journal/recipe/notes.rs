//! The entries of the bank notes.

use crate::accounts::{Asset, Nature, Party};
use crate::ids::PlayerId;
use crate::journal::means::Means;
use crate::journal::notes::{NoteFact, NoteUse};
use crate::journal::recipe::lines::Lines;
use engine::money::Money;

pub(super) fn note(lines: &mut Lines, fact: &NoteFact) -> Nature {
    match fact {
        NoteFact::NoteIssued { note, debtor, holder, against } => {
            lines.note((*debtor).into(), *holder, note);
            paid_back(lines, *holder, (*debtor).into(), *against, note.amount)
        }
        NoteFact::NoteGiven { note, from, to, against } => {
            lines.note(*from, *to, note);
            paid_back(lines, *to, *from, *against, note.amount)
        }
        NoteFact::NotePaid { note, debtor, holder, app } => {
            lines.note(*holder, (*debtor).into(), note);
            let paid = if *app { Asset::Transfer } else { Asset::Cash };
            lines.moved((*debtor).into(), *holder, paid, note.amount);
            Nature::Trade
        }
        NoteFact::NoteCommitted { note, debtor, holder, inviter } => {
            commit(lines, note, *debtor, *holder, *inviter);
            Nature::Trade
        }
        NoteFact::NoteLapsed { note, debtor, holder } | NoteFact::NoteVoided { note, debtor, holder, .. } => {
            lines.note(*holder, (*debtor).into(), note);
            Nature::Transfer
        }
    }
}

fn paid_back(lines: &mut Lines, from: Party, to: Party, against: Means, amount: Money) -> Nature {
    match against {
        Means::Cash => lines.moved(from, to, Asset::Cash, amount),
        Means::Transfer => lines.moved(from, to, Asset::Transfer, amount),
        Means::Chips => lines.moved(from, to, Asset::Chips, amount),
        Means::Book => lines.owed(from, to, Asset::Book, amount),
        Means::Note | Means::Gift => return Nature::Transfer,
    }
    Nature::Trade
}

/// The note ends; its debtor, or the inviter of a guest, owes the holder in THE BOOK.
fn commit(lines: &mut Lines, note: &NoteUse, debtor: PlayerId, holder: Party, inviter: Option<PlayerId>) {
    lines.note(holder, debtor.into(), note);
    match inviter {
        None => lines.owed(debtor.into(), holder, Asset::Book, note.amount),
        Some(inviter) => {
            // An inviter who holds their own guest's note owes themselves nothing in THE BOOK.
            if Party::from(inviter) != holder {
                lines.owed(inviter.into(), holder, Asset::Book, note.amount);
            }
            lines.owed(debtor.into(), inviter.into(), Asset::Private, note.amount);
        }
    }
}
