//! Runs of nights that somebody won, or lost, one after the other. A night that came out even ends both.

use engine::money::Money;

/// Nights in a row, by their places among those the player played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NightRun {
    pub first: usize,
    pub last: usize,
    pub nights: u64,
}

/// A player's longest runs, the first of equal ones, and the current one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NightRuns {
    pub won: Option<NightRun>,
    pub lost: Option<NightRun>,
    /// Above zero: this many won nights up to the last; below zero: lost ones.
    pub now: i64,
}

/// The runs in results, which are in the order of the nights.
#[must_use]
pub fn runs(results: &[Money]) -> NightRuns {
    let mut found = NightRuns::default();
    let mut run: Option<(i64, NightRun)> = None;
    for (place, result) in results.iter().enumerate() {
        let sign = result.minor().signum();
        let grown = match run {
            Some((of, run)) if of == sign => {
                NightRun { last: place, nights: run.nights.saturating_add(1), ..run }
            }
            _ => NightRun { first: place, last: place, nights: 1 },
        };
        run = Some((sign, grown));
        let longest = match sign {
            1 => &mut found.won,
            -1 => &mut found.lost,
            _ => continue,
        };
        if longest.is_none_or(|longest| grown.nights > longest.nights) {
            *longest = Some(grown);
        }
    }
    found.now =
        run.map_or(0, |(sign, run)| sign.saturating_mul(i64::try_from(run.nights).unwrap_or(i64::MAX)));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where a run begins, and its nights.
    type Told = Option<(usize, u64)>;

    fn of(results: &[i64]) -> (Told, Told, i64) {
        let results: Vec<Money> = results.iter().map(|minor| Money::from_minor(*minor)).collect();
        let found = runs(&results);
        let told = |run: Option<NightRun>| run.map(|run| (run.first, run.nights));
        (told(found.won), told(found.lost), found.now)
    }

    #[test]
    fn a_run_is_of_nights_in_a_row() {
        assert_eq!(of(&[]), (None, None, 0));
        assert_eq!(of(&[5, 3, -1, 2, 2, 9]), (Some((3, 3)), Some((2, 1)), 3));
        assert_eq!(of(&[5, 3, -1, -2]), (Some((0, 2)), Some((2, 2)), -2));
    }

    #[test]
    fn an_even_night_ends_a_run_and_the_first_of_equals_stays() {
        assert_eq!(of(&[5, 0, 5]), (Some((0, 1)), None, 1));
        assert_eq!(of(&[-5, -5, 0]), (None, Some((0, 2)), 0));
    }
}
