//! Nights as they were read, and what is wrong with their sheets.

use crate::formats::past::left_out::UnsaidColumn;
use crate::formats::past::unknown::UnknownHeadings;
use engine::money::Money;

/// A night as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadNight {
    /// Where it begins.
    pub spot: String,
    /// Which sheet it stands in.
    pub sheet: usize,
    pub day: String,
    pub place: Option<String>,
    pub game: Option<String>,
    /// Its number in the file, where lines tell it.
    pub number: Option<String>,
    pub rows: Vec<ReadRow>,
}

/// One player of it.
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
    /// Everything that is wrong, each with its place.
    pub faults: Vec<String>,
    /// Columns of amounts that have to be said.
    pub unsaid: Vec<UnsaidColumn>,
    /// Headings that have to be said.
    pub unknown: Vec<UnknownHeadings>,
    /// How each sheet is read.
    pub told: Vec<String>,
    /// A day that can be two, with its place, and both.
    pub doubt: Option<[String; 4]>,
}
