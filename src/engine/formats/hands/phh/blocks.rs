//! A long file of hands is cut before headers, so that several readers can share it; together they find what one would.

use crate::formats::hands::phh::hands::Hands;
use crate::formats::hands::phh::house::Held;

/// How many hands a block has; the last one of a file may have fewer.
pub(crate) const BLOCK_HANDS: usize = 256;

/// Where a block begins in its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cut {
    /// The byte.
    pub at: usize,
    /// The line, counted from 1.
    pub line: usize,
}

/// Where the blocks of a text begin, the first at its start: before a line that looks like a header `[1]`.
///
/// Inside a text of several lines such a line isn't a header: then the block before it cannot be read to its end, and
/// [`Hands::is_whole`] says so.
#[must_use]
pub fn cuts(text: &str) -> Vec<Cut> {
    let mut cuts = vec![Cut { at: 0, line: 1 }];
    let (mut at, mut heads) = (0_usize, 0_usize);
    for (line, words) in text.split_inclusive('\n').enumerate() {
        if words.starts_with('[') && !words.starts_with("[[") {
            if heads > 0 && heads.is_multiple_of(BLOCK_HANDS) {
                cuts.push(Cut { at, line: line.saturating_add(1) });
            }
            heads = heads.saturating_add(1);
        }
        at = at.saturating_add(words.len());
    }
    cuts
}

/// The hands of a text from one cut to the next; hands of a house are held to it.
#[must_use]
pub fn block<'t>(text: &'t str, from: Cut, to: Option<Cut>, held: Held<'t>) -> Hands<'t> {
    let end = to.map_or(text.len(), |to| to.at);
    Hands::from_line(text.get(from.at..end).unwrap_or_default(), from.line, held)
}
