//! Brings a surrogate's events in one after the other: with our ids and numbers, or kept without effect.

mod becoming;
mod persons;

use crate::bank::desk::{BankError, Session};
use crate::bank::elsewhere::recorded_twice;
use crate::bank::surrogate::aliases::shared;
use crate::bank::surrogate::one_here::OneHere;
use crate::bank::surrogate::parted::Parted;
use crate::bank::surrogate::people::Arrival;
use crate::bank::surrogate::settled_twice::settle;
use crate::bank::surrogate::taking::becoming::{Becomes, told};
use crate::bank::surrogate::translating::Who;
use crate::bank::surrogate::used_twice::used_twice;
use crate::ids::{BookId, PlayerId};
use crate::journal::{Anchor, Elsewhere, Fact, SurrogateFact, Undone, Written, in_words};
use crate::people::Name;
use crate::refusal::{NoteRefused, Notice, Quoted, Refusal, SurrogateNoticed, Why};
use crate::store::{Foreign, Reader, StoreError};
use std::collections::{BTreeMap, BTreeSet};

/// A merge in progress.
pub struct Taking<'s, 'j, 't> {
    session: &'s mut Session<'j, 't>,
    book: BookId,
    anchor: Anchor,
    /// The last event of the surrogate that was here before.
    known: u64,
    /// The last event here before the merge.
    base: u64,
    who: Who,
    one_here: OneHere,
    arrivals: BTreeMap<PlayerId, Arrival>,
    /// What people of this book are called here, if the surrogate calls them something else.
    renamed: BTreeMap<PlayerId, Name>,
    /// Aliases to add, and whose.
    aliases: BTreeSet<(PlayerId, Name)>,
    /// What's taken back in the same bundle.
    undone: BTreeSet<u64>,
    /// What's here already, by its numbers there and here.
    same: BTreeMap<u64, u64>,
    /// Our events that a surrogate recorded too.
    twice: BTreeSet<u64>,
    parted: Parted,
    waiting: Vec<Foreign>,
    /// True if one of the waiting events takes back something from before.
    rebuilds: bool,
    nights: u32,
    tournaments: u32,
    notices: Vec<Notice>,
    /// What has to be asked about before it's all taken in.
    doubts: Vec<Refusal>,
}

/// How many events wait at most before they go in together.
const LOT: usize = 1024;

impl<'s, 'j, 't> Taking<'s, 'j, 't> {
    /// Begins after event `known` of the surrogate.
    pub fn new(
        session: &'s mut Session<'j, 't>,
        book: BookId,
        anchor: Anchor,
        known: u64,
        (who, one_here): (Who, OneHere),
        (arrivals, renamed): (BTreeMap<PlayerId, Arrival>, BTreeMap<PlayerId, Name>),
        (undone, same): (BTreeSet<u64>, BTreeMap<u64, u64>),
    ) -> Result<Self, BankError> {
        let reader = session.journal().reader();
        let base = reader.last_seq()?;
        let nights = reader.last_night()?;
        let tournaments = reader.tournaments()?.iter().map(|one| one.number).max().unwrap_or(0);
        let (twice, parted) = (recorded_twice(reader)?, Parted::load(reader, book, anchor.seq)?);
        let (waiting, rebuilds, notices) = (Vec::new(), false, Vec::new());
        Ok(Self {
            session,
            book,
            anchor,
            known,
            base,
            who,
            one_here,
            arrivals,
            renamed,
            aliases: BTreeSet::new(),
            undone,
            same,
            twice,
            parted,
            waiting,
            rebuilds,
            nights,
            tournaments,
            notices,
            doubts: Vec::new(),
        })
    }

    /// Passes an event that was here before, and may be taken back now.
    pub fn earlier(&mut self, event: &Written, fact: &Fact) -> Result<(), BankError> {
        if !self.undone.contains(&event.seq) {
            return Ok(());
        }
        self.one_here.check(self.reader(), (event.seq, fact), &self.who, true)
    }

    /// Takes the next event.
    pub fn event(&mut self, event: &Written, fact: &Fact) -> Result<(), BankError> {
        let stands = !self.undone.contains(&event.seq);
        let same = self.same.get(&event.seq).copied();
        let becomes = match same {
            Some(_) => told("it's already recorded here".to_owned()),
            None => self.becomes(event, fact, stands)?,
        };
        let (fact, reverses) = match becomes {
            Becomes::This(ours) => {
                if stands {
                    self.one_here.check(self.reader(), (event.seq, fact), &self.who, false)?;
                    let doubt = self.one_here.doubt(self.reader(), (event.seq, fact), &self.who)?;
                    // The first one says it for all.
                    self.doubts.extend(doubt.filter(|_| self.doubts.is_empty()));
                }
                (*ours, None)
            }
            Becomes::Undo(seq) => (Undone { seq }.into(), Some(seq)),
            Becomes::Nothing { why, said } => {
                if said {
                    let (event, kind, why) = (event.seq, in_words(&event.kind).to_owned(), why.clone());
                    self.notices.push(Notice::new(None, SurrogateNoticed::Idle { event, kind, why }));
                }
                let (what, body) = (event.kind.clone(), event.body.clone());
                (SurrogateFact::Elsewhere(Elsewhere { what, body, why, same }).into(), None)
            }
        };
        if reverses.is_none() && self.rebuilds {
            self.flush()?;
        }
        self.rebuilds |= reverses.is_some_and(|seq| seq <= self.base);
        self.waiting.push(Foreign { original: event.clone(), fact, reverses, stands });
        // Events taken back together are judged together.
        if self.waiting.len() >= LOT && !self.rebuilds { self.flush() } else { Ok(()) }
    }

    /// Takes in what waits, and returns what to say and what to ask about.
    pub fn end(mut self) -> Result<(Vec<Notice>, Vec<Refusal>), BankError> {
        self.flush()?;
        self.notices.extend(shared(self.reader(), &self.who, &self.aliases)?);
        self.notices.extend(settle(&self.parted, self.session)?);
        Ok((self.notices, self.doubts))
    }

    fn flush(&mut self) -> Result<(), BankError> {
        let waiting = std::mem::take(&mut self.waiting);
        self.session.take(&waiting).map_err(|error| self.conflict(error, &waiting))?;
        if std::mem::take(&mut self.rebuilds) {
            self.session.rebuild().map_err(|error| self.conflict(error, &waiting))?;
        }
        Ok(())
    }

    fn reader(&self) -> Reader<'_> {
        self.session.journal().reader()
    }

    /// The book with everything taken so far.
    fn reader_now(&mut self) -> Result<Reader<'_>, BankError> {
        self.flush()?;
        Ok(self.reader())
    }

    /// What can't be in both books: names the event that's in the way, by the number its keeper knows.
    fn conflict(&self, error: StoreError, taken: &[Foreign]) -> BankError {
        let StoreError::Inapplicable { seq, refusal } = error else { return error.into() };
        let foreign = taken
            .iter()
            .find(|foreign| foreign.original.seq.saturating_sub(self.known) == seq.saturating_sub(self.base));
        if let Some(foreign) = foreign.filter(|_| {
            seq > self.base && matches!(*refusal.why, Why::NoteRefused(NoteRefused::NotHeld { .. }))
        }) {
            return used_twice(self.reader(), foreign, self.base, &refusal).unwrap_or_else(|error| error);
        }
        let there = seq.saturating_sub(self.base).saturating_add(self.known);
        let further = |why| match seq > self.base {
            true => Quoted::NotTakenIn { event: there, why },
            false => Quoted::NeededHere { event: seq, why },
        };
        refusal.seen_from(further).into()
    }
}
