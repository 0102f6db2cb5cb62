//! What words, chips and incidents at the table mean.

use crate::answer::Amount;
use serde::Serialize;

/// What a player's words or chips mean.
#[derive(Clone, Debug, Serialize)]
pub struct Means {
    /// The house that was asked.
    pub house: String,
    /// What the player did.
    pub means: Act,
    /// The rule that says so.
    pub rule: Option<String>,
    /// What the player gets back of their chips.
    pub change: Amount,
}

/// What to ask a player whose words or chips may mean several things.
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

/// What a player may do on their turn.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub enum Act {
    /// Gives up the hand.
    Fold,
    /// Bets or raises.
    RaiseTo {
        /// The total.
        amount: Amount,
    },
    /// Matches the bet.
    Call,
    /// Pays nothing and stays in.
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
    /// What else has to be said.
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
