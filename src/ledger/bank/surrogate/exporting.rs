//! Writing a bundle: all of THE BOOK, or what a surrogate has after its anchor.

use crate::bank::desk::BankError;
use crate::bank::surrogate::key::SecretKey;
use crate::formats::bundle::{Foot, Head, Totals};
use crate::formats::event_line;
use crate::journal::{Digest, Fact, NightFact, Undone};
use crate::refusal::{BundleRefused, Refusal};
use crate::store::said;
use crate::store::{Reader, StoreError, VERSION};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::io::Write;

/// What a bundle contains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Export {
    pub head: Head,
    pub totals: Totals,
}

/// Refuses while a night is open: a night goes into a bundle as a whole.
pub fn check_exportable(reader: Reader<'_>) -> Result<(), BankError> {
    match reader.open_night()? {
        None => Ok(()),
        Some(night) => {
            Err(Refusal::new(BundleRefused::NightOpen { night: reader.evening(night)?.number }).into())
        }
    }
}

/// The events in a bundle: from `first` to `last` if given, otherwise all there are.
pub fn range(reader: Reader<'_>, first: Option<u64>, last: Option<u64>) -> Result<(u64, u64), BankError> {
    let newest = reader.last_seq()?;
    let begins = reader.stands_in_for()?.map_or(1, |anchor| anchor.seq.saturating_add(1));
    let (first_told, last_told) = (first.unwrap_or(begins), last.unwrap_or(newest));
    let refuse = |why| Err(Refusal::new(why).into());
    if begins == 1 && (first_told, last_told) != (1, newest) {
        return refuse(BundleRefused::TravelsWhole);
    }
    if first_told < begins || first_told > newest.saturating_add(1) || last_told > newest {
        return refuse(BundleRefused::OtherRange { first: begins, last: newest });
    }
    if last_told.saturating_add(1) < first_told {
        return refuse(BundleRefused::EndsBeforeItBegins { first: first_told, last: last_told });
    }
    if last.is_some() {
        check_between_nights(reader, begins, last_told)?;
    }
    Ok((first_told, last_told))
}

/// Refuses to end in the middle of a night.
fn check_between_nights(reader: Reader<'_>, begins: u64, last: u64) -> Result<(), BankError> {
    let (mut open, mut closed) = (BTreeMap::new(), BTreeMap::new());
    for event in reader.events_between(begins, last)? {
        if let Fact::Night(NightFact::NightOpened(opened)) = &event.fact {
            open.insert(event.seq, opened.night);
        }
        if let Fact::Night(NightFact::NightClosed { night, .. }) = event.fact {
            closed.insert(event.seq, night);
        }
        if let Fact::Undone(Undone { seq }) = event.fact {
            open.remove(&seq);
            closed.remove(&seq);
        }
    }
    if open.values().all(|open| closed.values().any(|closed| closed == open)) {
        return Ok(());
    }
    Err(Refusal::new(BundleRefused::WithinANight { event: last }).into())
}

/// Writes the bundle of a range of events, signed.
pub fn bundle(
    reader: Reader<'_>,
    key: &SecretKey,
    (first, last): (u64, u64),
    out: &mut dyn Write,
) -> Result<Export, BankError> {
    let anchor = reader.stands_in_for()?;
    let head = Head::new(VERSION, reader.book_id()?, key.public(), anchor, (first, last));
    let mut out = Signed { out, hash: Sha256::new() };
    out.line(&head.line().map_err(StoreError::Failed)?)?;
    let before = first.saturating_sub(1);
    let mut totals = Totals::default();
    let mut newest = reader.hash_of(before)?.unwrap_or(Digest::NONE);
    reader.each_written::<BankError>(before, |event| {
        if event.seq > last {
            return Ok(());
        }
        totals.add(&event);
        newest = event.hash;
        out.line(&event_line::write(&event).map_err(StoreError::Failed)?)
    })?;
    let signature = key.sign(Digest(out.hash.clone().finalize().into()));
    let foot = Foot { totals: totals.clone(), head: newest, signature };
    out.line(&foot.line().map_err(StoreError::Failed)?)?;
    Ok(Export { head, totals })
}

/// Lines being written, hashed as they go.
struct Signed<'o> {
    out: &'o mut dyn Write,
    hash: Sha256,
}

impl Signed<'_> {
    fn line(&mut self, text: &str) -> Result<(), BankError> {
        let failed = |error: std::io::Error| StoreError::Failed(said(&error));
        for bytes in [text.as_bytes(), b"\n"] {
            self.hash.update(bytes);
            self.out.write_all(bytes).map_err(failed)?;
        }
        Ok(())
    }
}
