//! The journal as beancount reads it: accounts opened, and what every account comes to asserted at its end.

use crate::formats::export::accounts::{AccountWords, Letters};
use crate::formats::export::balances::sums;
use crate::formats::export::journal::{ExportedJournal, one_line, unit};
use engine::money::Overflow;

const HEAD: &str = "; Every event that moved something is one transaction with its number as its code; what was taken \
                    back stands\n; here with its reversal. Above zero a party has it or is owed it, below zero it \
                    gave or owes it.\noption \"title\" \"housebook\"\n";

/// Writes the journal; refused if a sum leaves the range of money.
pub fn beancount(journal: &ExportedJournal<'_>) -> Result<String, Overflow> {
    let (accounts, sums) = (AccountWords::of(journal, Letters::Plain), sums(journal)?);
    let events = journal.by_day();
    let mut text = format!("{HEAD}option \"operating_currency\" \"{}\"\n", unit(journal.currency));
    let Some(first) = events.first().map(|told| told.day.clone()) else { return Ok(text) };
    for currency in journal.counted_in() {
        text.push_str(&format!("\n{first} commodity {}\n", unit(currency)));
    }
    let opened = sums.keys().map(|key| format!("{} {}", accounts.account(*key), journal.unit(key.1)));
    let mut opened: Vec<String> = opened.collect();
    opened.sort_unstable();
    for account in opened {
        text.push_str(&format!("{first} open {account}\n"));
    }
    for told in events {
        text.push_str(&format!("\n{} * {}\n  code: \"{}\"\n", told.day, quoted(&told.text), told.event));
        for posting in told.entry.postings() {
            let account = accounts.account((posting.party, posting.asset, posting.counter));
            let (amount, unit) = (journal.plain(posting.asset, posting.amount), journal.unit(posting.asset));
            text.push_str(&format!("  {account}  {amount} {unit}\n"));
        }
    }
    text.push('\n');
    for (key, sum) in sums {
        let account = accounts.account(key);
        let (sum, unit) = (journal.plain(key.1, sum), journal.unit(key.1));
        text.push_str(&format!("{} balance {account}  {sum} {unit}\n", journal.after));
    }
    Ok(text)
}

/// Words between quotes.
fn quoted(text: &str) -> String {
    format!("\"{}\"", one_line(text).replace('\\', "\\\\").replace('"', "\\\""))
}
