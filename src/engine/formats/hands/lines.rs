//! Where something is in a text: line and column of an offset, or of a piece cut from the text.

use crate::formats::hands::record::Spot;

/// A text with the beginnings of its lines.
#[derive(Clone, Debug)]
pub(crate) struct Lines<'a> {
    text: &'a str,
    starts: Vec<usize>,
}

impl<'a> Lines<'a> {
    /// Finds the lines of a text.
    #[must_use]
    pub(crate) fn of(text: &'a str) -> Self {
        let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        let starts = std::iter::once(0).chain(ends.map(|(at, _)| at.saturating_add(1))).collect();
        Self { text, starts }
    }

    /// The text itself.
    #[must_use]
    pub(crate) const fn text(&self) -> &'a str {
        self.text
    }

    /// The place of a byte; past the end, the place of the end.
    #[must_use]
    pub(crate) fn spot(&self, offset: usize) -> Spot {
        let line = self.starts.partition_point(|start| *start <= offset);
        let start = self.starts.get(line.saturating_sub(1)).copied().unwrap_or(0);
        let before = self.text.get(start..offset).or_else(|| self.text.get(start..)).unwrap_or_default();
        Spot { line, column: before.chars().count().saturating_add(1) }
    }

    /// The byte at which a piece of the text begins; 0 for a piece from another text.
    #[must_use]
    pub(crate) fn offset_of(&self, piece: &str) -> usize {
        let offset = (piece.as_ptr() as usize).wrapping_sub(self.text.as_ptr() as usize);
        if offset <= self.text.len() { offset } else { 0 }
    }

    /// The place of a piece of the text.
    #[must_use]
    pub(crate) fn spot_of(&self, piece: &str) -> Spot {
        self.spot(self.offset_of(piece))
    }

    /// The byte of a place within a piece, both counted from 1 as `serde_json` does: its columns are bytes.
    #[must_use]
    pub(crate) fn offset_within(&self, piece: &str, line: usize, column: usize) -> usize {
        let down = line.saturating_sub(1);
        let start: usize = piece.split_inclusive('\n').take(down).map(str::len).sum();
        let within = start.saturating_add(column.saturating_sub(1)).min(piece.len());
        self.offset_of(piece).saturating_add(within)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_columns_are_counted_from_one_in_characters() {
        let lines = Lines::of("ab\n\u{2665}x\r\nend");
        let spot = |offset| (lines.spot(offset).line, lines.spot(offset).column);
        assert_eq!([spot(0), spot(1), spot(3), spot(6), spot(9)], [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1)]);
        assert_eq!(spot(999), (3, 4));
    }

    #[test]
    fn a_piece_knows_its_place() {
        let text = String::from("one\ntwo three");
        let lines = Lines::of(&text);
        assert_eq!(lines.spot_of(&text[8..]), Spot { line: 2, column: 5 });
        assert_eq!(lines.spot_of("elsewhere altogether, and longer than that"), Spot { line: 1, column: 1 });
        assert_eq!(lines.offset_within(&text[2..], 2, 3), 6);
    }
}
