//! Points in time as the journal keeps them: UTC milliseconds, without clocks or zones.

use serde::{Deserialize, Serialize};

/// A moment, in milliseconds since 1970-01-01 UTC. Faces turn it into local words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Instant(pub i64);

/// A stretch of time that is looked back over; an end that is not said lies open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Period {
    /// Not before this moment.
    pub from: Option<Instant>,
    /// Before this moment.
    pub to: Option<Instant>,
}

impl Period {
    /// True if this moment lies in it.
    #[must_use]
    pub fn holds(&self, moment: Instant) -> bool {
        self.from.is_none_or(|from| moment >= from) && self.to.is_none_or(|to| moment < to)
    }
}
