//! Short names people say for games of the table.

/// What is said, and the game that is meant.
pub const NICKNAMES: &[(&str, &str)] = &[
    ("texas", "holdem"),
    ("nlhe", "holdem"),
    ("texas-holdem", "holdem"),
    ("texas-hold-em", "holdem"),
    ("hold-em", "holdem"),
    ("short-deck", "short-deck-holdem"),
    ("six-plus", "short-deck-holdem"),
    ("six-plus-holdem", "short-deck-holdem"),
    ("6-plus", "short-deck-holdem"),
    ("6+", "short-deck-holdem"),
    ("6+-holdem", "short-deck-holdem"),
    ("six-plus-hold-em", "short-deck-holdem"),
    ("plo", "omaha"),
    ("plo8", "omaha-hi-lo-8"),
    ("plo-8", "omaha-hi-lo-8"),
    ("o8", "omaha-hi-lo-8"),
    ("o-8", "omaha-hi-lo-8"),
    ("omaha8", "omaha-hi-lo-8"),
    ("omaha-8", "omaha-hi-lo-8"),
    ("plo5", "five-card-omaha"),
    ("plo6", "six-card-omaha"),
    ("big-o", "five-card-omaha-hi-lo-8"),
    ("follow-the-bitch", "follow-the-queen"),
    ("follow-the-lady", "follow-the-queen"),
    ("the-queen", "follow-the-queen"),
    ("bomb", "holdem-bomb-pot"),
    ("crazy-pine", "crazy-pineapple"),
    ("tahoe", "lazy-pineapple"),
    ("tahoe-pineapple", "lazy-pineapple"),
    ("irish-poker", "irish"),
    ("irish-holdem", "irish"),
    ("pass-the-trash", "anaconda"),
    ("pass-the-garbage", "anaconda"),
    ("flip", "mexican-stud"),
    ("peep-and-turn", "mexican-stud"),
    ("stud", "seven-card-stud"),
    ("stud-8", "seven-card-stud-hi-lo-8"),
    ("stud8", "seven-card-stud-hi-lo-8"),
    ("7stud8", "seven-card-stud-hi-lo-8"),
    ("low-hole-wild", "seven-card-stud-low-hole-wild"),
    ("high-spade", "high-spade-in-the-hole"),
    ("draw", "five-card-draw"),
    ("acey-deucey", "acey-deucey-one-eyed-jack"),
    ("acey-deucey-and-one-eyed-jack", "acey-deucey-one-eyed-jack"),
    ("lowball", "ace-to-five-draw"),
    ("a-5", "ace-to-five-draw"),
    ("a-5-draw", "ace-to-five-draw"),
    ("2-7", "deuce-to-seven-draw"),
    ("2-7-draw", "deuce-to-seven-draw"),
    ("27-draw", "deuce-to-seven-draw"),
    ("27", "deuce-to-seven-draw"),
    ("two-seven", "deuce-to-seven-draw"),
    ("2-7-triple-draw", "deuce-to-seven-triple-draw"),
    ("27-triple-draw", "deuce-to-seven-triple-draw"),
    ("two-seven-triple-draw", "deuce-to-seven-triple-draw"),
    ("deuce-to-seven", "deuce-to-seven-draw"),
    ("deuce-to-seven-lowball", "deuce-to-seven-draw"),
    ("2-7-lowball", "deuce-to-seven-draw"),
    ("2-7-single-draw", "deuce-to-seven-draw"),
    ("triple-draw", "deuce-to-seven-triple-draw"),
    ("kansas-city", "deuce-to-seven-draw"),
    ("california-lowball", "ace-to-five-draw"),
    ("london", "london-lowball"),
    ("2-7-razz", "deuce-to-seven-razz"),
    ("27-razz", "deuce-to-seven-razz"),
    ("high-chicago", "high-spade-in-the-hole"),
    ("little-chicago", "low-spade-in-the-hole"),
    ("low-chicago", "low-spade-in-the-hole"),
    ("low-spade", "low-spade-in-the-hole"),
    ("10-2-and-4", "dr-pepper"),
    ("five-and-dime", "woolworth"),
    ("california-draw", "five-card-draw-bug"),
    ("spit", "spit-in-the-ocean"),
    ("badacy", "badacey"),
    ("badeucy", "badeucey"),
    ("razzadugi", "razzdugi"),
    ("dramaha", "drawmaha"),
    ("sviten-special", "drawmaha"),
    ("six-plus-omaha", "short-deck-omaha"),
    ("royal", "royal-holdem"),
    ("double-board", "double-board-holdem"),
    ("double-board-plo", "double-board-omaha"),
    ("bomb-pot", "holdem-bomb-pot"),
    ("plo-bomb-pot", "omaha-bomb-pot"),
    ("double-board-bomb-pot", "double-board-holdem-bomb-pot"),
    ("double-board-plo-bomb-pot", "double-board-omaha-bomb-pot"),
    ("double-board-plo5-bomb-pot", "double-board-five-card-omaha-bomb"),
    ("church", "iron-cross"),
    ("cross", "iron-cross"),
    ("crisscross", "criss-cross"),
    ("tictactoe", "tic-tac-toe"),
    ("otis-elevator", "elevator"),
    ("guts", "two-card-guts-with-a-bump"),
    ("two-card-guts", "two-card-guts-with-a-bump"),
];

/// The full name of a game, from a name that may be short.
#[must_use]
pub fn meant(word: &str) -> &str {
    NICKNAMES.iter().find(|(said, _)| *said == word).map_or(word, |(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::table::{ROWS, row};

    fn is_name(said: &str) -> bool {
        ROWS.iter().any(|row| row.name() == said)
    }

    #[test]
    fn a_nickname_means_a_game_and_hides_none() {
        for (said, name) in NICKNAMES {
            assert!(row(name).is_some_and(|row| row.name() == *name) && !is_name(said), "{said}");
            assert_eq!(meant(said), *name);
        }
        assert_eq!(meant("razz"), "razz");
    }
}
