//! A bank note that was used in both books: one of the two uses is taken back, and players decide which.

use crate::accounts::{Asset, Counter};
use crate::bank::desk::BankError;
use crate::journal::recipe::entry;
use crate::refusal::{Refusal, SurrogateRefused};
use crate::store::{Foreign, Reader};

/// The refusal of a note's second use. It names the event here that used it first, and how to take that back.
///
/// # Errors
///
/// The book cannot be read.
pub fn used_twice(
    reader: Reader<'_>,
    foreign: &Foreign,
    base: u64,
    refusal: &Refusal,
) -> Result<BankError, BankError> {
    let there = foreign.original.seq;
    let postings = entry(&foreign.fact).map_err(Refusal::from)?;
    let mut used = None;
    for line in postings.postings().iter().filter(|line| line.asset == Asset::Notes) {
        let Counter::Note(note) = line.counter else { continue };
        let here = reader.note_events(note)?.into_iter().rfind(|event| event.seq <= base);
        used = used.or(here);
    }
    let Some(here) = used else { return Ok(refusal.clone().into()) };
    let closed = match here.night {
        Some(night) => reader.evening(night)?.closed.is_some(),
        None => false,
    };
    let used_twice = SurrogateRefused::NoteUsedTwice { there, here: here.seq, closed };
    Ok(Refusal::new(used_twice).by(refusal.rule.as_deref()).into())
}
