//! One row of the rules' ledger, and the words a table of rules is written in.

use crate::rules::service::{Service, Way};
use crate::rules::tag::Tag;

/// A rule of a house, in this project's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The name that reasons and refusals give, for example `MIK-17`.
    pub id: &'static str,
    /// A few words to call it by, without a period.
    pub heading: &'static str,
    /// What it says, in one sentence.
    pub gist: &'static str,
    /// What it is about, the main subject first.
    pub tags: &'static [Tag],
    /// How far the program serves it.
    pub service: Service,
}

/// Begins a row: `rule(…).says(…).tagged(…)`, then `served`, `etiquette` or `open`.
pub(in crate::rules) const fn rule(id: &'static str, heading: &'static str) -> Rule {
    Rule { id, heading, gist: "", tags: &[], service: Service::Etiquette }
}

impl Rule {
    /// The row with its gist.
    #[must_use]
    pub const fn says(self, gist: &'static str) -> Self {
        Self { gist, ..self }
    }

    /// The row with its subjects.
    #[must_use]
    pub const fn tagged(self, tags: &'static [Tag]) -> Self {
        Self { tags, ..self }
    }

    /// The row, served in these ways: to be written only together with the story that shows it.
    #[must_use]
    pub const fn served(self, ways: &'static [Way]) -> Self {
        Self { service: Service::Served(ways), ..self }
    }

    /// The row, as manners.
    #[must_use]
    pub const fn etiquette(self) -> Self {
        Self { service: Service::Etiquette, ..self }
    }

    /// The row, not served, and why.
    #[must_use]
    pub const fn open(self, why: &'static str) -> Self {
        Self { service: Service::Open(why), ..self }
    }
}
