//! What an audit found.

use serde::Serialize;

/// A book, or a copy of one, was audited.
#[derive(Clone, Debug, Serialize)]
pub struct Audited {
    /// True if every check is in order.
    pub ok: bool,
    /// How many events it holds.
    pub events: u64,
    /// What was checked.
    pub checks: Vec<Check>,
}

impl Audited {
    /// The checks of a book with so many events.
    #[must_use]
    pub fn new(events: u64, checks: Vec<Check>) -> Self {
        Self { ok: checks.iter().all(|check| check.ok), events, checks }
    }
}

/// One check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Check {
    /// Its name.
    pub name: &'static str,
    /// True if it is in order.
    pub ok: bool,
    /// What was found.
    pub detail: String,
}
