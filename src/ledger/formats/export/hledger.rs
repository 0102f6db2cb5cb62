//! The journal as hledger reads it: declared, dated in order, and with every account's total asserted at the end.

use crate::formats::export::accounts::{AccountWords, Letters};
use crate::formats::export::journal::{ExportFormat, ExportedJournal, ToldEvent, one_line, unit};
use engine::money::Money;

const HEAD: &str = "; Each event that moved money or chips is one transaction with its number as the code; what was taken \
                    back stands\n; here with its reversal. Above zero: they have it or are owed it. Below zero: \
                    they gave it or owe it.\ndecimal-mark .\n";

/// hledger's journal, its accounts named.
pub struct Hledger {
    accounts: AccountWords,
}

impl Hledger {
    /// With names for the accounts of a journal.
    #[must_use]
    pub fn of(journal: &ExportedJournal) -> Self {
        Self { accounts: AccountWords::of(journal, Letters::All) }
    }
}

impl ExportFormat for Hledger {
    fn is_by_day(&self) -> bool {
        true
    }

    fn head(&self, journal: &ExportedJournal) -> String {
        let mut text = HEAD.to_owned();
        for currency in journal.counted_in() {
            let sample = currency.plain(Money::from_minor(currency.whole().minor().saturating_mul(1000)));
            let point = if sample.contains('.') { "" } else { "." };
            text.push_str(&format!("commodity {sample}{point} {}\n", unit(currency)));
        }
        text.push('\n');
        let mut declared: Vec<String> =
            journal.sums.accounts().map(|(key, _)| self.accounts.account(key)).collect();
        declared.sort_unstable();
        for account in declared {
            text.push_str(&format!("account {account}\n"));
        }
        text
    }

    fn event(&self, journal: &ExportedJournal, told: &ToldEvent<'_>) -> String {
        let mut text = format!("\n{} * ({}) {}\n", told.day, told.event, description(&told.text));
        for posting in told.entry.postings() {
            let account = self.accounts.account((posting.party, posting.asset, posting.counter));
            let (amount, unit) = (journal.plain(posting.asset, posting.amount), journal.unit(posting.asset));
            text.push_str(&format!("    {account}  {amount} {unit}\n"));
        }
        text
    }

    fn tail(&self, journal: &ExportedJournal) -> String {
        let mut text = String::new();
        for (key, sum) in journal.sums.accounts() {
            if text.is_empty() {
                text = format!("\n{} * (balances) closing balances\n", journal.after);
            }
            let (account, unit) = (self.accounts.account(key), journal.unit(key.1));
            let (zero, sum) = (journal.plain(key.1, Money::ZERO), journal.plain(key.1, sum));
            text.push_str(&format!("    {account}  {zero} {unit} = {sum} {unit}\n"));
        }
        text
    }
}

/// A semicolon would begin a comment.
fn description(text: &str) -> String {
    one_line(text).replace(';', ",")
}
