//! Points in time as the journal keeps them: UTC milliseconds, without clocks or zones.

use serde::{Deserialize, Serialize};

/// A moment, in milliseconds since 1970-01-01 UTC. Faces turn it into local words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Instant(pub i64);
