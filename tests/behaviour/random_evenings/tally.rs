//! What happened in the random evenings, so that a run in which nothing happened isn't mistaken for a proof.

use super::deeds::Deed;
use std::collections::BTreeMap;
use std::io::Write;

/// Counts of requests by their word, and of refusals by their code.
#[derive(Debug, Default)]
pub struct Tally {
    pub evenings: u64,
    pub events: u64,
    pub audits: u64,
    done: BTreeMap<String, u64>,
    refused: BTreeMap<&'static str, u64>,
}

/// Every kind of request; each must have been done many times.
const WORDS: &[&str] = &[
    "Adjust",
    "Become",
    "Buy",
    "CashOut",
    "CashOutAll",
    "Close",
    "Cold",
    "Commit",
    "CommitAll",
    "Consolidate",
    "Count",
    "Dealer",
    "Drawer",
    "Fine",
    "Forgive",
    "FundGive",
    "FundPay",
    "Give",
    "Hand",
    "HandOver",
    "Issue",
    "Join",
    "Leave",
    "Merge",
    "Open",
    "Owe",
    "Pay",
    "PayNote",
    "Seat",
    "Seed",
    "Undo",
    "Void",
];

impl Tally {
    pub fn accepted(&mut self, deed: &Deed) {
        *self.done.entry(word(deed)).or_default() += 1;
    }

    pub fn refused(&mut self, _deed: &Deed, code: &'static str) {
        *self.refused.entry(code).or_default() += 1;
    }

    pub fn add(&mut self, other: &Self) {
        self.evenings += other.evenings;
        self.events += other.events;
        self.audits += other.audits;
        other.done.iter().for_each(|(word, count)| *self.done.entry(word.clone()).or_default() += count);
        other.refused.iter().for_each(|(code, count)| *self.refused.entry(code).or_default() += count);
    }

    /// Prints the figures past the capture of the test harness.
    pub fn say(&self) {
        let (done, refused) = (self.done.values().sum::<u64>(), self.refused.values().sum::<u64>());
        let line = format!(
            "{} random evenings: {done} requests done, {refused} refused, {} events, {} audits, 0 differences\n",
            self.evenings, self.events, self.audits
        );
        std::io::stderr().write_all(line.as_bytes()).expect("a place to write");
    }

    /// Every kind of request was done often, and every sort of refusal was seen.
    pub fn check(&self, least: u64) {
        for word in WORDS {
            assert!(
                self.done.get(*word).is_some_and(|count| *count >= least),
                "`{word}` was hardly ever done: {self:?}"
            );
        }
        assert!(self.refused.len() > 25, "too few kinds of refusal: {:?}", self.refused);
    }
}

/// The first word of a request.
fn word(deed: &Deed) -> String {
    format!("{deed:?}").chars().take_while(|letter| letter.is_alphanumeric()).collect()
}
