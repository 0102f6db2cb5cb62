//! How old a debt is: whole days, and the bucket they fall into.

use crate::time::Instant;

/// Ages that are counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bucket {
    /// What it is called.
    pub name: &'static str,
    /// The last day that belongs to it; `None` for the oldest.
    pub last_day: Option<i64>,
}

/// The buckets, the youngest first.
pub const BUCKETS: [Bucket; 4] = [
    Bucket { name: "up to 30 days", last_day: Some(30) },
    Bucket { name: "31 to 90 days", last_day: Some(90) },
    Bucket { name: "91 to 365 days", last_day: Some(365) },
    Bucket { name: "over a year", last_day: None },
];

const DAY: i64 = 24 * 60 * 60 * 1000;

/// The whole days from one moment to a later one; zero if the second is earlier.
#[must_use]
pub fn days(from: Instant, to: Instant) -> i64 {
    to.0.saturating_sub(from.0).checked_div_euclid(DAY).unwrap_or_default().max(0)
}

/// The bucket of an age, by its place in [`BUCKETS`].
#[must_use]
pub fn bucket(days: i64) -> usize {
    let young = |bucket: &Bucket| bucket.last_day.is_none_or(|last| days <= last);
    BUCKETS.iter().position(young).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_age_has_its_bucket() {
        let found = [0, 30, 31, 90, 91, 365, 366, i64::MAX].map(bucket);
        assert_eq!(found, [0, 0, 1, 1, 2, 2, 3, 3]);
    }

    #[test]
    fn only_whole_days_count() {
        assert_eq!(days(Instant(0), Instant(DAY - 1)), 0);
        assert_eq!(days(Instant(0), Instant(31 * DAY)), 31);
        assert_eq!(days(Instant(DAY), Instant(0)), 0);
    }
}
