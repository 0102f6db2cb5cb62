//! The journal as hledger reads it: declared, dated in order, and with what every account comes to asserted at its end.

use crate::formats::export::accounts::{AccountWords, Letters};
use crate::formats::export::balances::sums;
use crate::formats::export::journal::{ExportedJournal, one_line, unit};
use engine::money::{Money, Overflow};

const HEAD: &str = "; Every event that moved something is one transaction with its number as the code; what was taken \
                    back stands\n; here with its reversal. Above zero a party has it or is owed it, below zero it \
                    gave or owes it.\ndecimal-mark .\n";

/// Writes the journal; refused if a sum leaves the range of money.
pub fn hledger(journal: &ExportedJournal<'_>) -> Result<String, Overflow> {
    let (accounts, sums) = (AccountWords::of(journal, Letters::All), sums(journal)?);
    let mut text = HEAD.to_owned();
    for currency in journal.counted_in() {
        let sample = currency.plain(Money::from_minor(currency.whole().minor().saturating_mul(1000)));
        let point = if sample.contains('.') { "" } else { "." };
        text.push_str(&format!("commodity {sample}{point} {}\n", unit(currency)));
    }
    text.push('\n');
    let mut declared: Vec<String> = sums.keys().map(|key| accounts.account(*key)).collect();
    declared.sort_unstable();
    for account in declared {
        text.push_str(&format!("account {account}\n"));
    }
    for told in journal.by_day() {
        text.push_str(&format!("\n{} * ({}) {}\n", told.day, told.event, description(&told.text)));
        for posting in told.entry.postings() {
            let account = accounts.account((posting.party, posting.asset, posting.counter));
            let (amount, unit) = (journal.plain(posting.asset, posting.amount), journal.unit(posting.asset));
            text.push_str(&format!("    {account}  {amount} {unit}\n"));
        }
    }
    if !sums.is_empty() {
        text.push_str(&format!("\n{} * (balances) what every account comes to\n", journal.after));
    }
    for (key, sum) in sums {
        let (account, unit) = (accounts.account(key), journal.unit(key.1));
        let (zero, sum) = (journal.plain(key.1, Money::ZERO), journal.plain(key.1, sum));
        text.push_str(&format!("    {account}  {zero} {unit} = {sum} {unit}\n"));
    }
    Ok(text)
}

/// A semicolon would begin a comment.
fn description(text: &str) -> String {
    one_line(text).replace(';', ",")
}
