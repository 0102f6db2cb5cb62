//! The journal in words: a book and its stand-ins.

use crate::render::journal::Teller;
use crate::render::page::name as shown;
use ledger::journal::{BookMerged, CashHanded, Elsewhere, HandOverSide, PlayerMatched, SurrogateFact};

impl Teller<'_> {
    /// Two books.
    pub(super) fn surrogate(&self, fact: &SurrogateFact) -> String {
        match fact {
            SurrogateFact::KeyMade(made) => format!("the book was given its key {}", made.key.fingerprint()),
            SurrogateFact::SurrogateBegun(begun) => format!(
                "stand-in {} for THE BOOK starts after event #{}; the stand-in's key is {}",
                short(&begun.book.to_string()),
                begun.anchor.seq,
                begun.key.fingerprint()
            ),
            SurrogateFact::BookMerged(BookMerged { book, first, last, .. }) => {
                format!("{} came in from stand-in {}", events(*first, *last), short(&book.to_string()))
            }
            SurrogateFact::Elsewhere(Elsewhere { what, why, .. }) => {
                format!("{} in the other book; nothing changes here: {}", shown(what), shown(why))
            }
            SurrogateFact::PlayerMatched(PlayerMatched { player, name, .. }) => {
                format!("{} in the stand-in is {} here", shown(name), self.who(*player))
            }
            SurrogateFact::CashHanded(CashHanded { from, to, amount, side }) => {
                let (from, to, sum) = (self.who(*from), self.who(*to), self.sum(*amount));
                match side {
                    HandOverSide::Given => format!("{from} handed {sum} to {to}, the banker of another book"),
                    HandOverSide::Taken => format!("{to} got {sum} from {from}, the banker of another book"),
                }
            }
        }
    }
}

/// Events in a row by their numbers: `event #25`, `events #10 to #12`.
#[must_use]
pub fn events(first: u64, last: u64) -> String {
    match last.saturating_sub(first) {
        0 => format!("event #{first}"),
        1 => format!("events #{first} and #{last}"),
        _ => format!("events #{first} to #{last}"),
    }
}

/// The part of a book's id that people compare.
#[must_use]
pub fn short(book: &str) -> &str {
    let last = book.len().saturating_sub(8);
    book.get(last..).unwrap_or(book)
}
