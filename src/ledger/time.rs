//! Points in time as the journal keeps them: UTC milliseconds, without clocks or zones.

use serde::{Deserialize, Serialize};

/// A moment, in milliseconds since 1970-01-01 UTC. Faces turn it into local words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Instant(pub i64);

impl Instant {
    /// The second it's in: files give times in seconds.
    #[must_use]
    pub const fn second(self) -> i64 {
        self.0.div_euclid(1000)
    }
}

/// Half a day in milliseconds.
pub const HALF_A_DAY: i64 = 12 * 60 * 60 * 1000;

/// From when to when something lasted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hours {
    /// Its first moment.
    pub began: Instant,
    /// Its last moment.
    pub ended: Instant,
}

impl Hours {
    /// The day with this noon.
    #[must_use]
    pub const fn of_day(noon: Instant) -> Self {
        Self {
            began: Instant(noon.0.saturating_sub(HALF_A_DAY)),
            ended: Instant(noon.0.saturating_add(HALF_A_DAY)),
        }
    }

    /// With half a day added before and after: an evening of that day ends after midnight, and can be another day in another time
    /// zone.
    #[must_use]
    pub const fn with_nights(self) -> Self {
        Self {
            began: Instant(self.began.0.saturating_sub(HALF_A_DAY)),
            ended: Instant(self.ended.0.saturating_add(HALF_A_DAY)),
        }
    }

    /// How much time lies between the two, in milliseconds; below zero if they overlap.
    #[must_use]
    pub fn gap(self, other: Self) -> i64 {
        let between = |first: Self, next: Self| next.began.0.saturating_sub(first.ended.0);
        between(self, other).max(between(other, self))
    }

    /// From the start of the earlier to the end of the later.
    #[must_use]
    pub fn with(self, other: Self) -> Self {
        Self { began: self.began.min(other.began), ended: self.ended.max(other.ended) }
    }

    /// True if the two overlap. They don't if one ends just as the other begins.
    #[must_use]
    pub fn overlap(self, other: Self) -> bool {
        let end = |of: Self| of.ended.0.max(of.began.0.saturating_add(1));
        self.began.0 < end(other) && other.began.0 < end(self)
    }
}

/// A period to look back over; an end that isn't given is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Period {
    /// Not before this moment.
    pub from: Option<Instant>,
    /// Before this moment.
    pub to: Option<Instant>,
}

impl Period {
    /// True if this moment is in it.
    #[must_use]
    pub fn holds(&self, moment: Instant) -> bool {
        self.from.is_none_or(|from| moment >= from) && self.to.is_none_or(|to| moment < to)
    }
}
