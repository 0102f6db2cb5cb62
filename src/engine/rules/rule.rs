//! One row of the list of rules, and the functions a table of rules is written with.

use crate::rules::service::{Service, Way};
use crate::rules::tag::Tag;

/// A rule of a house, in this project's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The id that reasons and refusals cite, for example `MIK-17`.
    pub id: &'static str,
    /// A few words to call it by, without a period.
    pub heading: &'static str,
    /// What it says, in one sentence.
    pub gist: &'static str,
    /// What it is about, the main subject first.
    pub tags: &'static [Tag],
    /// How far the program supports it.
    pub service: Service,
}

/// Starts a row: `rule(…).says(…).tagged(…)`, then `served`, `etiquette` or `open`.
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

    /// The row, supported in these ways. Write it only together with the story that shows it.
    #[must_use]
    pub const fn served(self, ways: &'static [Way]) -> Self {
        Self { service: Service::Served(ways), ..self }
    }

    /// The row, as etiquette.
    #[must_use]
    pub const fn etiquette(self) -> Self {
        Self { service: Service::Etiquette, ..self }
    }

    /// The row, not supported, and why.
    #[must_use]
    pub const fn open(self, why: &'static str) -> Self {
        Self { service: Service::Open(why), ..self }
    }
}
