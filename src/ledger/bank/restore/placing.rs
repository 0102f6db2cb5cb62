//! Puts a restored book in place, under the lock of the one already there, and only over what may be lost.

use crate::bank::audit;
use crate::bank::desk::BankError;
use crate::bank::restore::building::{Built, RestoreSource, build};
use crate::bank::restore::losing::{self, Lost, OnTape};
use crate::bank::restore::mending::violated;
use crate::bank::tape::{Setting, writing};
use crate::finding::Check;
use crate::refusal::{Refusal, RestoreRefused};
use crate::store::{
    Access, Building, Stamp, Store, StoreError, check_writable, exchange, exchange_book, put_in_place,
};
use std::path::{Path, PathBuf};

/// What the request asks for.
pub struct RestoreWish<'a> {
    /// What to build the book from.
    pub source: &'a RestoreSource,
    /// Where to put the book.
    pub target: &'a Path,
    /// How many events may be lost, if any.
    pub may_lose: Option<u64>,
    /// Build and judge only.
    pub rehearse: bool,
}

/// What it did.
#[derive(Debug)]
pub struct Restored {
    /// How many events the book has now.
    pub events: u64,
    /// The hash of the last.
    pub hash: String,
    /// Where the old file is kept.
    pub aside: Option<PathBuf>,
    /// What was wrong with the old file.
    pub damage: Option<Damage>,
    /// Where a tape that knew more is kept; a new one was started in its place.
    pub tape_aside: Option<PathBuf>,
    /// What kept the book's tape from being read.
    pub tape_trouble: Option<String>,
    /// What was wrong with the copy, if the book was built again from its events.
    pub mended: Option<Check>,
    /// The event whose line on the tape was never finished.
    pub torn: Option<u64>,
    /// How many known events the book doesn't have anymore.
    pub lost: usize,
    /// True if the old file had the same events but other answers to its requests.
    pub answered_otherwise: bool,
}

/// Restores a book.
pub fn restore(wish: &RestoreWish<'_>, stamp: &Stamp) -> Result<Restored, BankError> {
    let is_itself = same_file(wish.source.path(), wish.target);
    let itself = || Refusal::new(RestoreRefused::FromItself { book: wish.target.to_owned() });
    if is_itself && matches!(wish.source, RestoreSource::Tape(_)) {
        return Err(itself().into());
    }
    check_writable(wish.target)?;
    let there = There::look(wish.target)?;
    // A damaged book is built again from its own events; the damaged file is kept beside it.
    if is_itself && there.damage.is_none() {
        return Err(itself().into());
    }
    let built = build(wish.source, wish.target, stamp)?;
    let (mut lost, answered_otherwise) = there.lost(&built, wish.source)?;
    let (behind_tape, tape_trouble) = match lost_on_tape(wish, &built) {
        Ok(OnTape { lost, trouble }) => (lost, trouble.map(|trouble| trouble.to_string())),
        Err(error) => (Lost::new(), Some(error.to_string())),
    };
    let renew_tape = !behind_tape.is_empty();
    lost.extend(behind_tape);
    lost.extend(built.unfinished.iter().chain(&built.gone).map(|(seq, kind)| (*seq, kind.clone())));
    permitted(wish, &lost, (&built, tape_trouble.is_none()))?;
    let (events, hash) = built.store.reader().head()?;
    let mut restored = Restored {
        events,
        hash: hash.to_string(),
        aside: None,
        damage: there.damage.clone(),
        tape_aside: None,
        tape_trouble,
        mended: built.mended.clone(),
        torn: built.torn,
        lost: lost.len(),
        answered_otherwise,
    };
    if wish.rehearse {
        return Ok(restored);
    }
    let renewal = match Setting::of(wish.target)? {
        Setting::At(tape) if renew_tape => Some((writing::build(&built.store, &tape)?, tape)),
        Setting::At(_) | Setting::Off => None,
    };
    (restored.aside, restored.tape_aside) = there.replace(built, renewal, wish.target)?;
    Ok(restored)
}

/// What's wrong with the old book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// It can't be read, and why.
    Unread(String),
    /// This check of its audit failed.
    Check(Check),
}

/// What's at the book's path now.
struct There {
    store: Option<Store>,
    head: u64,
    damage: Option<Damage>,
}

impl There {
    fn look(target: &Path) -> Result<Self, BankError> {
        let store = match Store::open(target, Access::Read) {
            Ok(store) => store,
            Err(StoreError::NoBook(_)) => return Ok(Self { store: None, head: 0, damage: None }),
            Err(
                error @ (StoreError::NotABook { .. }
                | StoreError::Damaged(_)
                | StoreError::Failed(_)
                | StoreError::Unreadable { .. }
                | StoreError::Unopened(_)),
            ) => {
                return Ok(Self { store: None, head: 0, damage: Some(Damage::Unread(error.to_string())) });
            }
            Err(error) => return Err(error.into()),
        };
        let damage = match audit::audit(&store, false) {
            Ok(checks) => violated(checks).map(Damage::Check),
            Err(error) => Some(Damage::Unread(error.to_string())),
        };
        let head = store.reader().last_seq().unwrap_or(0);
        Ok(Self { store: Some(store), head, damage })
    }

    /// What the built book doesn't have of it, and whether it answered its requests differently. If it's damaged, only what can
    /// still be read counts.
    fn lost(&self, built: &Built, source: &RestoreSource) -> Result<(Lost, bool), BankError> {
        let Some(old) = &self.store else { return Ok((Lost::new(), false)) };
        let new = built.store.reader();
        match old.reader().book() {
            Ok(book) if book.id != new.book()?.id => {
                let source = source.path().to_owned();
                return Err(Refusal::new(RestoreRefused::OverAnotherBook { source }).into());
            }
            _ => {}
        }
        let end = new.last_seq()?;
        let lost = match self.damage {
            None => losing::of_book(&built.store, old)?,
            // Its hashes prove nothing anymore: only what comes after the end certainly wasn't meant to be the same.
            Some(_) => {
                let mut lost = losing::after(old, end).unwrap_or_default();
                lost.extend(losing::gone(old, end).unwrap_or_default());
                lost
            }
        };
        if self.damage.is_some() || !lost.is_empty() || end != self.head {
            return Ok((lost, false));
        }
        if old.reader().answers()? == new.answers()? {
            let source = source.path().to_owned();
            return Err(Refusal::new(RestoreRefused::Needless { source, end }).into());
        }
        Ok((lost, true))
    }

    /// Swaps the files while nobody else can write. The tape goes first: a tape that ends before its book catches up with the
    /// next event, but one that goes on after the book's end blocks every event. Returns where the old file is kept.
    fn replace(
        self,
        built: Built,
        renewal: Option<(Building, PathBuf)>,
        target: &Path,
    ) -> Result<(Option<PathBuf>, Option<PathBuf>), BankError> {
        let Built { store, building, .. } = built;
        drop(store);
        let renew = || renewal.map(|(building, tape)| exchange(building, &tape)).transpose();
        let was_open = self.store.is_some();
        drop(self.store);
        let old = if was_open { Some(Store::open(target, Access::Write)) } else { None };
        let mut old = match old {
            Some(Ok(old)) => old,
            Some(Err(error)) if self.damage.is_none() || matches!(error, StoreError::Busy) => {
                return Err(error.into());
            }
            Some(Err(_)) | None => {
                let tape = renew()?;
                return Ok((put_in_place(building, target)?, tape));
            }
        };
        if self.damage.is_none() {
            old.checkpoint()?;
        }
        let (head, damaged) = (self.head, self.damage.is_some());
        old.alone(|reader| {
            // Another program may have written since the check: its events must not be lost.
            if reader.last_seq().is_ok_and(|now| now != head) {
                return Err(StoreError::Busy.into());
            }
            let tape = renew()?;
            let kept = if damaged {
                put_in_place(building, target)?
            } else {
                Some(exchange_book(building, target)?)
            };
            Ok((kept, tape))
        })
    }
}

/// Events on the book's own tape that the book won't have.
fn lost_on_tape(wish: &RestoreWish<'_>, built: &Built) -> Result<OnTape, BankError> {
    match Setting::of(wish.target)? {
        Setting::At(tape)
            if *wish.source == RestoreSource::Tape(tape.clone()) || same_file(&tape, wish.source.path()) =>
        {
            Ok(OnTape { lost: built.unfinished.clone(), trouble: None })
        }
        Setting::At(tape) => losing::of_tape(&built.store, &tape),
        Setting::Off => Ok(OnTape { lost: Lost::new(), trouble: None }),
    }
}

fn permitted(
    wish: &RestoreWish<'_>,
    lost: &Lost,
    (built, is_tape_whole): (&Built, bool),
) -> Result<(), BankError> {
    if losing::may_go(lost, wish.may_lose) {
        return Ok(());
    }
    let source = wish.source.path();
    let would_lose = RestoreRefused::WouldLose {
        source: source.to_owned(),
        is_tape: matches!(wish.source, RestoreSource::Tape(_)),
        is_cut: !built.unfinished.is_empty(),
        lost: losing::named(lost),
        tape: match Setting::of(wish.target) {
            Ok(Setting::At(tape)) if is_tape_whole && !same_file(&tape, source) && tape.exists() => {
                Some(tape)
            }
            _ => None,
        },
    };
    Err(Refusal::new(would_lose).into())
}

fn same_file(one: &Path, other: &Path) -> bool {
    matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}
