//! A moment: in UTC for machines, by the clock on the wall for people.

use serde::{Serialize, Serializer};

/// A moment in the words of the face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct When {
    /// RFC 3339 in UTC.
    pub machine: String,
    /// As people read it: `2026-11-21 20:15`.
    pub shown: String,
}

impl When {
    /// Its day, as people read it.
    #[must_use]
    pub fn day(&self) -> &str {
        self.shown.split(' ').next().unwrap_or_default()
    }

    /// Its hour.
    #[must_use]
    pub fn hour(&self) -> &str {
        self.shown.split(' ').next_back().unwrap_or_default()
    }
}

impl Serialize for When {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.machine)
    }
}
