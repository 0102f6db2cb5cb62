//! Imported evenings.

use crate::answer::close::Closed;
use serde::Serialize;

/// An imported evening.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Evening {
    /// It is a night of the book now.
    Night {
        /// How it ended.
        #[serde(flatten)]
        closed: Box<Closed>,
        /// Its number.
        night: u32,
        /// Its hands, where there were any.
        #[serde(flatten)]
        hands: Option<Hands>,
    },
    /// It was in the book already.
    Before {
        /// The event that imported it.
        imported: u64,
    },
}

/// Several evenings at once.
#[derive(Clone, Debug, Serialize)]
pub struct Evenings {
    /// Each.
    pub nights: Vec<Evening>,
}

/// The hands imported with an evening.
#[derive(Clone, Debug, Serialize)]
pub struct Hands {
    /// How many are known act by act.
    pub hands: u32,
    /// Those that are not.
    pub refused: Vec<RefusedHand>,
}

/// A hand that cannot be replayed.
#[derive(Clone, Debug, Serialize)]
pub struct RefusedHand {
    /// Its name in the file.
    pub hand: String,
    /// Why.
    pub why: String,
    /// True if it was booked the way the site paid it.
    pub booked: bool,
}
