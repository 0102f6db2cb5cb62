//! What a hand file says its amounts are, checked against what they are read as.

use engine::formats::hands::HandRecord;
use engine::money::Currency;
use engine::readable::AsTyped;
use ledger::refusal::Refusal;

/// How hands of the site are marked.
pub const POKER_NOW: &str = "Poker Now";

/// A file that names its currency must name the book's.
///
/// # Errors
///
/// `other-currency`.
pub fn check_currency(record: &HandRecord, currency: Currency) -> Result<(), Refusal> {
    let no_currency = Currency::units(0).code();
    let named = said(record, "currency").filter(|named| *named != no_currency);
    let named = named.filter(|named| !named.eq_ignore_ascii_case(currency.code()));
    let Some(named) = named else { return Ok(()) };
    let (named, ours) = (named.as_typed(), currency.code());
    Err(Refusal::worded("other-currency", format!("the hand is in `{named}`, but the book is in `{ours}`"))
        .into())
}

/// Tournament chips are worth no money.
///
/// # Errors
///
/// `hand-of-a-tournament`.
pub fn check_for_money(record: &HandRecord) -> Result<(), Refusal> {
    if said(record, "tournament").is_none() && record.setup.currency != Currency::CHIPS {
        return Ok(());
    }
    Err(Refusal::worded(
        "hand-of-a-tournament",
        "the hand was played in a tournament, where chips aren't money",
    )
    .into())
}

/// True for a Poker Now hand without a currency, whatever file it came in: the site plays in cents or in dollars, and whole
/// numbers don't tell which.
pub fn is_unsaid(record: &HandRecord) -> bool {
    let named = said(record, "currency").filter(|named| *named != Currency::units(0).code());
    named.is_none() && said(record, "site") == Some(POKER_NOW)
}

fn said<'r>(record: &'r HandRecord, key: &str) -> Option<&'r str> {
    let note = record.notes.iter().find(|(name, _)| name == key);
    note.map(|(_, value)| value.trim_matches('"')).filter(|value| !value.is_empty())
}
