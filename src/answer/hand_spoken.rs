//! What words, chips and incidents at the table come to.

use crate::answer::Amount;
use serde::Serialize;

/// What a player did by what he said or moved.
#[derive(Clone, Debug, Serialize)]
pub struct Means {
    /// The house that was asked.
    pub house: String,
    /// What he did.
    pub means: Act,
    /// The rule that says so.
    pub rule: Option<String>,
    /// What he gets back of his chips.
    pub change: Amount,
}

/// What a player has to be asked, because it may mean several things.
#[derive(Clone, Debug, Serialize)]
pub struct Asks {
    /// The house that was asked.
    pub house: String,
    /// The question.
    pub asks: String,
    /// What it may mean.
    pub readings: Vec<Act>,
    /// The rule that says so.
    pub rule: Option<String>,
}

/// What a player may do at his turn.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub enum Act {
    /// He gives his hand up.
    Fold,
    /// He bets or raises.
    RaiseTo {
        /// All told.
        amount: Amount,
    },
    /// He pays what he faces.
    Call,
    /// He pays nothing and stays in.
    Check,
}

/// The incidents that can be asked about.
#[derive(Clone, Debug, Serialize)]
pub struct Incidents {
    /// All of them.
    pub incidents: Vec<Incident>,
}

/// An incident that can be asked about.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Incident {
    /// Its word.
    pub word: &'static str,
    /// What happened.
    pub meaning: &'static str,
    /// What is to be said besides.
    pub takes: &'static [&'static str],
}

/// What the house says of an incident.
#[derive(Clone, Debug, Serialize)]
pub struct Verdict {
    /// The word of the incident.
    pub incident: String,
    /// The house that was asked.
    pub house: String,
    /// What it says in a word.
    pub verdict: &'static str,
    /// The rule that says so.
    pub rule: Option<String>,
    /// True if the house is silent, and a standard rule decides.
    pub fallback: bool,
    /// What it says.
    pub text: String,
    /// What the player pays.
    pub penalty: Option<Amount>,
    /// True if the deal goes to the next dealer.
    pub deal_passes: bool,
}
