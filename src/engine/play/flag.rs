//! Unusual things that were accepted in a hand.

/// One such thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Flag {
    /// A raise below the minimum, because nobody else can put in more.
    RaiseCapped,
    /// A raise by somebody who had already acted, with no full raise since.
    RaisedUnopened,
    /// A bet or a check when nobody else can bet.
    BetIntoAllIn,
    /// A fold with nothing to call.
    FoldedUnforced,
    /// The last one in for a side pot mucked before the showdown; the side pot is still theirs.
    FoldedSidePot,
    /// The board wasn't dealt to the end.
    BoardMissing,
    /// Cards that nobody knows.
    CardsUnknown,
    /// The host let something happen.
    Ruled,
}

const WORDS: [(Flag, &str); 8] = [
    (Flag::RaiseCapped, "raise-capped-at-opponent"),
    (Flag::RaisedUnopened, "raised-not-reopened"),
    (Flag::BetIntoAllIn, "bet-into-all-in"),
    (Flag::FoldedUnforced, "folded-unforced"),
    (Flag::FoldedSidePot, "folded-side-pot"),
    (Flag::BoardMissing, "board-missing"),
    (Flag::CardsUnknown, "cards-unknown"),
    (Flag::Ruled, "ruled"),
];

/// The flags of a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flags(u8);

impl Flag {
    /// The words of all flags.
    pub fn all_words() -> impl Iterator<Item = &'static str> {
        WORDS.iter().map(|(_, word)| *word)
    }
}

impl Flags {
    /// Raises a flag.
    pub const fn raise(&mut self, flag: Flag) {
        self.0 |= 1 << flag as u8;
    }

    /// True if the flag is raised.
    #[must_use]
    pub const fn has(self, flag: Flag) -> bool {
        self.0 & (1 << flag as u8) != 0
    }

    /// Their words, in a fixed order.
    pub fn words(self) -> impl Iterator<Item = &'static str> {
        WORDS.iter().filter(move |(flag, _)| self.has(*flag)).map(|(_, word)| *word)
    }
}
