//! Points of a series: what a place in one tournament is worth, from a list or a formula.

use crate::readable::shown;
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Points in hundredths, so that tied players can share them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Points(u64);

/// What a place is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PointsTable {
    /// Whole points for each place, first place first; places after the list get nothing.
    Places(Vec<u32>),
    /// Whole points, from the place and the size of the field.
    Formula(Formula),
}

/// A formula of the table [`FORMULAS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Formula {
    /// Ten times the square root of entrants divided by place, rounded to the nearest point.
    SquareRoot,
    /// One point for playing and one for every player beaten.
    Beaten,
}

/// One row of the formulas.
pub struct FormulaRow {
    /// The word people type.
    pub word: &'static str,
    /// The formula it names.
    pub formula: Formula,
    /// What it means, in one sentence.
    pub meaning: &'static str,
    /// Whole points for a place that is within the field.
    points: fn(entrants: u32, place: u32) -> u64,
}

/// The formulas there are.
pub static FORMULAS: [FormulaRow; 2] = [
    FormulaRow {
        word: "square-root",
        formula: Formula::SquareRoot,
        meaning: "ten times the square root of players divided by place, rounded, so a big field counts more",
        points: square_root,
    },
    FormulaRow {
        word: "beaten",
        formula: Formula::Beaten,
        meaning: "one point for playing and one for every player you beat",
        points: beaten,
    },
];

/// The most points a place can have in a list.
pub const POINTS_MAX: u32 = 1_000_000;

/// Typed text that isn't a points table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotPoints {
    /// Neither a formula nor numbers.
    #[error(
        "`{0}` isn't a points table: try 10/7/5/3/2/1, `square-root` or `beaten` (at most 1,000,000 a place)"
    )]
    Form(String),
    /// A later place is worth more.
    #[error("place {place} gets {points} points, more than the place above it")]
    Rising {
        /// The place that is worth too much.
        place: usize,
        /// What it is worth.
        points: u32,
    },
}

impl FromStr for PointsTable {
    type Err = NotPoints;

    /// Reads the word of a formula, or whole points for each place: `10/7/5/3/2/1`.
    fn from_str(text: &str) -> Result<Self, NotPoints> {
        if let Some(row) = FORMULAS.iter().find(|row| row.word == text) {
            return Ok(Self::Formula(row.formula));
        }
        let number = |word: &str| {
            let digits = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
            let points = word.parse::<u32>().ok().filter(|points| digits && *points <= POINTS_MAX);
            points.ok_or_else(|| NotPoints::Form(shown(word)))
        };
        let places = text.split('/').map(number).collect::<Result<Vec<_>, _>>()?;
        let mut steps = (2_usize..).zip(places.iter().zip(places.iter().skip(1)));
        match steps.find(|(_, (better, worse))| worse > better) {
            Some((place, (_, points))) => Err(NotPoints::Rising { place, points: *points }),
            None => Ok(Self::Places(places)),
        }
    }
}

impl fmt::Display for PointsTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Places(places) => {
                let places: Vec<String> = places.iter().map(u32::to_string).collect();
                f.write_str(&places.join("/"))
            }
            Self::Formula(formula) => f.write_str(formula.row().map_or("", |row| row.word)),
        }
    }
}

impl Formula {
    /// The row of this formula.
    fn row(self) -> Option<&'static FormulaRow> {
        FORMULAS.iter().find(|row| row.formula == self)
    }
}

impl Points {
    /// Whole points.
    #[must_use]
    pub const fn whole(points: u64) -> Self {
        Self(points.saturating_mul(100))
    }

    /// Adds up points; the sum stops at the maximum.
    #[must_use]
    pub fn sum(points: impl IntoIterator<Item = Self>) -> Self {
        Self(points.into_iter().map(|points| points.0).fold(0, u64::saturating_add))
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&Decimal::from_i128_with_scale(i128::from(self.0), 2).normalize().to_string())
    }
}

/// What a place in a field is worth; a place outside the field is worth nothing.
#[must_use]
pub fn score(table: &PointsTable, entrants: u32, place: u32) -> Points {
    if !(1..=entrants).contains(&place) {
        return Points::default();
    }
    Points::whole(match table {
        PointsTable::Places(places) => {
            let row = usize::try_from(place.saturating_sub(1)).ok().and_then(|row| places.get(row));
            row.copied().map_or(0, u64::from)
        }
        PointsTable::Formula(formula) => formula.row().map_or(0, |row| (row.points)(entrants, place)),
    })
}

/// What each of `tied` players gets when they share the places from `place` on: the points of those places, divided
/// equally and rounded down to a hundredth. What is left over goes to nobody.
///
/// ```
/// # use housebook_engine::house::points::{PointsTable, score, score_tied};
/// let table = PointsTable::Places(vec![10, 6, 3]);
/// assert_eq!(score(&table, 8, 2).to_string(), "6");
/// // Two share second and third place: (6 + 3) / 2.
/// assert_eq!(score_tied(&table, 8, 2, 2).to_string(), "4.5");
/// ```
#[must_use]
pub fn score_tied(table: &PointsTable, entrants: u32, place: u32, tied: u32) -> Points {
    // Places outside the field are worth nothing, so a tie longer than the field needs no more adding up.
    let last = place.saturating_add(tied.saturating_sub(1)).min(entrants);
    let filled = Points::sum((place..=last).map(|place| score(table, entrants, place)));
    Points(filled.0.checked_div(u64::from(tied.max(1))).unwrap_or(0))
}

/// Ten times the root of a fraction, rounded to the nearest whole number, is half of one more than the root of four
/// hundred times that fraction, with both steps rounded down.
fn square_root(entrants: u32, place: u32) -> u64 {
    let fraction = u64::from(entrants).saturating_mul(400).checked_div(u64::from(place)).unwrap_or(0);
    fraction.isqrt().saturating_add(1).wrapping_shr(1)
}

fn beaten(entrants: u32, place: u32) -> u64 {
    u64::from(entrants.saturating_sub(place)).saturating_add(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(text: &str) -> PointsTable {
        text.parse().unwrap()
    }

    fn scored(text: &str, entrants: u32) -> Vec<String> {
        let places = 1..=entrants;
        places.map(|place| score(&table(text), entrants, place).to_string()).collect()
    }

    #[test]
    fn places_count_as_the_table_says() {
        assert_eq!(scored("10/7/5", 5), ["10", "7", "5", "0", "0"]);
        assert_eq!(scored("beaten", 4), ["4", "3", "2", "1"]);
        assert_eq!(scored("square-root", 9), ["30", "21", "17", "15", "13", "12", "11", "11", "10"]);
        for outside in [0, 6] {
            assert_eq!(score(&table("10/7/5"), 5, outside), Points::default());
        }
    }

    #[test]
    fn the_square_root_is_rounded_to_the_nearest_point() {
        for (entrants, place) in (1..200_u64).flat_map(|entrants| (1..=entrants).map(move |p| (entrants, p)))
        {
            let number = |of: u64| u32::try_from(of).unwrap();
            let points = square_root(number(entrants), number(place));
            // Nearest: (2p - 1)^2 <= 400 · entrants / place < (2p + 1)^2.
            let square = |odd: u64| odd.pow(2).saturating_mul(place);
            let double = points.saturating_mul(2);
            let around = square(double.saturating_sub(1))..square(double.saturating_add(1));
            assert!(around.contains(&entrants.saturating_mul(400)), "{entrants} {place}: {points}");
        }
        assert_eq!(square_root(u32::MAX, 1), 655_360);
    }

    #[test]
    fn tied_players_share_the_points_of_their_places() {
        let tied = |place, tied| score_tied(&table("10/7/5/3"), 6, place, tied).to_string();
        assert_eq!(tied(1, 1), "10");
        assert_eq!(tied(2, 2), "6");
        assert_eq!(tied(1, 2), "8.5");
        assert_eq!(tied(1, 3), "7.33");
        assert_eq!(tied(4, 3), "1");
        assert_eq!(tied(4, u32::MAX), "0");
        assert_eq!(tied(2, 0), "7");
    }

    #[test]
    fn a_table_is_written_as_it_is_read() {
        for typed in ["10/7/5", "square-root", "beaten"] {
            assert_eq!(table(typed).to_string(), typed);
        }
        assert!(FORMULAS.iter().all(|row| table(row.word) == PointsTable::Formula(row.formula)));
        for wrong in ["", "10//5", "10/x", "-5", "+5", "1000001", "roots", "7.5"] {
            assert!(matches!(wrong.parse::<PointsTable>(), Err(NotPoints::Form(_))), "{wrong}");
        }
        let rising = NotPoints::Rising { place: 3, points: 8 };
        assert_eq!("10/7/8".parse::<PointsTable>(), Err(rising));
    }

    #[test]
    fn no_later_place_counts_more() {
        for text in ["10/7/5/3/2/1", "square-root", "beaten"] {
            for entrants in [1, 2, 9, 100, 1000] {
                let points: Vec<Points> =
                    (1..=entrants).map(|place| score(&table(text), entrants, place)).collect();
                assert!(points.is_sorted_by(|better, worse| better >= worse), "{text}");
            }
        }
    }
}
