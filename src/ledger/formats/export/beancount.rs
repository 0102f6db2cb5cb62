//! The journal as beancount reads it: accounts opened, and every account's total asserted at the end.

use crate::formats::export::accounts::{AccountWords, Letters};
use crate::formats::export::journal::{ExportFormat, ExportedJournal, ToldEvent, one_line, unit};

const HEAD: &str = "; Each event that moved money or chips is one transaction with its number as its code; what was taken \
                    back stands\n; here with its reversal. Above zero: they have it or are owed it. Below zero: \
                    they gave it or owe it.\noption \"title\" \"housebook\"\n";

/// beancount's journal, its accounts named.
pub struct Beancount {
    accounts: AccountWords,
}

impl Beancount {
    /// With names for the accounts of a journal.
    #[must_use]
    pub fn of(journal: &ExportedJournal) -> Self {
        Self { accounts: AccountWords::of(journal, Letters::Plain) }
    }
}

impl ExportFormat for Beancount {
    fn is_by_day(&self) -> bool {
        true
    }

    fn head(&self, journal: &ExportedJournal) -> String {
        let mut text = format!("{HEAD}option \"operating_currency\" \"{}\"\n", unit(journal.currency));
        let Some(first) = &journal.first else { return text };
        for currency in journal.counted_in() {
            text.push_str(&format!("\n{first} commodity {}\n", unit(currency)));
        }
        let accounts = journal.sums.accounts();
        let mut opened: Vec<String> = accounts
            .map(|(key, _)| format!("{} {}", self.accounts.account(key), journal.unit(key.1)))
            .collect();
        opened.sort_unstable();
        for account in opened {
            text.push_str(&format!("{first} open {account}\n"));
        }
        text
    }

    fn event(&self, journal: &ExportedJournal, told: &ToldEvent<'_>) -> String {
        let mut text = format!("\n{} * {}\n  code: \"{}\"\n", told.day, quoted(&told.text), told.event);
        for posting in told.entry.postings() {
            let account = self.accounts.account((posting.party, posting.asset, posting.counter));
            let (amount, unit) = (journal.plain(posting.asset, posting.amount), journal.unit(posting.asset));
            text.push_str(&format!("  {account}  {amount} {unit}\n"));
        }
        text
    }

    fn tail(&self, journal: &ExportedJournal) -> String {
        let mut text = if journal.first.is_some() { "\n".to_owned() } else { String::new() };
        for (key, sum) in journal.sums.accounts() {
            let account = self.accounts.account(key);
            let (sum, unit) = (journal.plain(key.1, sum), journal.unit(key.1));
            text.push_str(&format!("{} balance {account}  {sum} {unit}\n", journal.after));
        }
        text
    }
}

/// Words between quotes.
fn quoted(text: &str) -> String {
    format!("\"{}\"", one_line(text).replace('\\', "\\\\").replace('"', "\\\""))
}
