//! The layouts of shared cards in the games of the table; places are counted from 0 in the order of the deal.

use crate::games::boards::{Boards, places};

/// Two boards dealt together: three cards on each, then one, then one.
pub(crate) const DOUBLE: Boards =
    Boards::PLAIN.with_boards(&[places(&[0, 1, 2, 6, 8]), places(&[3, 4, 5, 7, 9])]);

/// A cross turned up from the left around its ends, the center last.
pub(crate) const CROSS: Boards = Boards::PLAIN.with_lines(&[places(&[0, 2, 4]), places(&[1, 3, 4])]);

/// The same with a wild center.
pub(crate) const CROSS_WILD: Boards = CROSS.with_wild(places(&[4]));

/// Three by three: the top row, the bottom row, the two ends of the middle row, the center.
pub(crate) const SQUARE: Boards = Boards::PLAIN.with_lines(&[
    places(&[0, 1, 2]),
    places(&[3, 4, 5]),
    places(&[6, 8, 7]),
    places(&[0, 6, 3]),
    places(&[1, 8, 4]),
    places(&[2, 7, 5]),
    places(&[0, 8, 5]),
    places(&[2, 8, 3]),
]);

/// Two columns of three, and a last card that stops at any floor.
pub(crate) const ELEVATOR: Boards =
    Boards::PLAIN.with_lines(&[places(&[0, 3]), places(&[1, 4]), places(&[2, 5])]);

/// Two rows of five, turned up a card of each at a time; the last two are wild.
pub(crate) const TWIN_BEDS: Boards = Boards::PLAIN
    .with_lines(&[places(&[0, 2, 4, 6, 8]), places(&[1, 3, 5, 7, 9])])
    .with_wild(places(&[8, 9]));

/// Three flops, a turn between each pair of them, one river for all.
pub(crate) const CHOWAHA: Boards = Boards::PLAIN.with_lines(&[
    places(&[0, 1, 2, 9]),
    places(&[3, 4, 5, 9]),
    places(&[3, 4, 5, 10]),
    places(&[6, 7, 8, 10]),
]);

/// One shared card, wild.
pub(crate) const SPIT: Boards = Boards::PLAIN.with_wild(places(&[0]));
