//! A surrogate begins: THE BOOK's events are copied as they are, and from there on it's a book of its own (MIK-09).

use crate::bank::desk::{BankError, Session};
use crate::bank::loaded;
use crate::bank::surrogate::checked::Checked;
use crate::bank::surrogate::same_unit;
use crate::formats::bundle::BundleKind;
use crate::ids::BookId;
use crate::journal::{Anchor, Fact, HouseFact, PublicKey, SurrogateBegun, SurrogateFact};
use crate::refusal::{BundleRefused, Refusal};
use crate::store::StoreError;
use engine::house::key;

/// Begins a surrogate of the bundle's book.
pub fn begin(
    session: &mut Session<'_, '_>,
    bundle: &Checked,
    own_key: PublicKey,
) -> Result<SurrogateBegun, BankError> {
    if bundle.head.kind != BundleKind::Book {
        return Err(Refusal::new(BundleRefused::OfASurrogate).into());
    }
    let mut unit = None;
    bundle.events.each(|event, fact| {
        if let Fact::House(HouseFact::BookBegun { currency, .. }) = fact {
            unit = Some(*currency);
        }
        if let Some(currency) = unit {
            same_unit::check(currency, event.seq, fact)?;
        }
        Ok(session.lay(event)?)
    })?;
    session.rebuild()?;
    check_begun(session, bundle)?;
    check_house(session)?;
    let begun = SurrogateBegun {
        book: BookId(session.fresh_id()),
        key: own_key,
        anchor: Anchor { book: bundle.head.book, seq: bundle.head.last, hash: bundle.last },
        of_key: bundle.head.key,
    };
    session.record(&SurrogateFact::SurrogateBegun(begun).into())?;
    Ok(begun)
}

/// The events must be those of the book that signed them, and that book must not be a stand-in itself.
fn check_begun(session: &Session<'_, '_>, bundle: &Checked) -> Result<(), BankError> {
    let reader = session.journal().reader();
    let is_its = bundle.head.last >= bundle.head.first && reader.book_id()? == bundle.head.book;
    let is_first = reader.stands_in_for()?.is_none();
    if is_its && is_first && reader.key_of(bundle.head.book)? == Some(bundle.head.key) {
        return Ok(());
    }
    Err(StoreError::Damaged("the bundle's events aren't from the book that signed it".to_owned()).into())
}

/// A house may not want a stand-in.
fn check_house(session: &Session<'_, '_>) -> Result<(), BankError> {
    let profile = session.journal().reader().book()?.profile;
    if profile.is_empty() {
        return Ok(());
    }
    let kept = loaded::profile(&profile)?.flag(key::BOOK_SURROGATE);
    match kept {
        Some(kept) if !kept.value => {
            Err(Refusal::new(BundleRefused::NoStandIn).by(kept.rule.as_deref()).into())
        }
        _ => Ok(()),
    }
}
