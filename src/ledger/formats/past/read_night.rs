//! Nights as they were read, and what's wrong with their sheets.

use crate::formats::past::left_out::UnsaidColumn;
use crate::formats::past::unknown::UnknownHeadings;
use engine::money::Money;

/// A night as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadNight {
    /// Where it begins.
    pub spot: String,
    /// Which sheet it's in.
    pub sheet: usize,
    pub day: String,
    pub place: Option<String>,
    pub game: Option<String>,
    /// Its number in the file, if the lines give one.
    pub number: Option<String>,
    pub rows: Vec<ReadRow>,
}

/// One of its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadRow {
    pub name: String,
    pub bought: Option<Money>,
    pub net: Money,
}

/// What the files say.
#[derive(Clone, Debug, Default)]
pub struct PastRead {
    /// In the order of their days.
    pub nights: Vec<ReadNight>,
    /// Everything that's wrong, each with its place.
    pub faults: Vec<String>,
    /// Columns of amounts that the user has to explain.
    pub unsaid: Vec<UnsaidColumn>,
    /// Headings that the user has to explain.
    pub unknown: Vec<UnknownHeadings>,
    /// How each sheet is read.
    pub told: Vec<String>,
    /// A day that can be one of two, with its place, and both days.
    pub doubt: Option<[String; 4]>,
}
