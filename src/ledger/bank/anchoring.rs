//! Receipts: given out for an event, and compared with the book later.

use crate::bank::desk::BankError;
use crate::finding::{Finding, Sound, Violation};
use crate::journal::Receipt;
use crate::refusal::{BookVerbRefused, Refusal};
use crate::store::Reader;

/// The receipt of an event, by default the last one.
pub fn receipt(reader: Reader<'_>, seq: Option<u64>) -> Result<Receipt, BankError> {
    let (head, last) = reader.head()?;
    let seq = seq.unwrap_or(head);
    let hash = if seq == head { Some(last) } else { reader.hash_of(seq)? };
    match hash {
        Some(hash) if seq > 0 => Ok(Receipt::new(&reader.book()?.id, seq, hash)),
        _ => Err(Refusal::new(BookVerbRefused::UnknownEvent { event: seq, last: Some(head) }).into()),
    }
}

/// What the book says about a receipt. A receipt of another book proves nothing and is refused.
pub fn held(reader: Reader<'_>, anchor: &Receipt) -> Result<Finding, BankError> {
    let book = reader.book()?.id;
    if !anchor.is_of(&book) {
        let book = anchor.book().to_string();
        return Err(Refusal::new(BookVerbRefused::OtherReceipt { book }).into());
    }
    let seq = anchor.seq();
    Ok(match reader.hash_of(seq)? {
        Some(hash) if anchor.names(hash) => Finding::Sound(Sound::Receipt { seq }),
        Some(hash) => Finding::Violated(Violation::rewritten(seq, hash, anchor.hash())),
        None => {
            let (head, _) = reader.head()?;
            Finding::Violated(Violation::EndsBefore { head, lost: seq.saturating_sub(head) })
        }
    })
}
