//! Where a line is in its file.

use crate::formats::hands::record::Spot;

/// A line of the file, as a place.
pub(super) const fn at(line: usize) -> Spot {
    Spot { line, column: 1 }
}
