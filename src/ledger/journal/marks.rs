//! What a player did in a hand, in words that are counted later.

use engine::readable::AsTyped;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What one player did in a hand, as far as its record tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Words<'_>", into = "String")]
pub struct Marks(u16);

/// The word for each mark, in the order in which they're written.
const WORDS: [(Marks, &str); 7] = [
    (Marks::SHOWED, "showed"),
    (Marks::COUNTED, "counted"),
    (Marks::ENTERED, "entered"),
    (Marks::RAISED, "raised"),
    (Marks::FACED, "faced"),
    (Marks::RERAISED, "reraised"),
    (Marks::FLOP, "flop"),
];

impl Marks {
    /// Still in when hands were compared.
    pub const SHOWED: Self = Self(1);
    /// Dealt into a game with community cards whose every act is recorded: the marks below mean something.
    pub const COUNTED: Self = Self(1 << 1);
    /// Put money in before the flop voluntarily (VPIP).
    pub const ENTERED: Self = Self(1 << 2);
    /// Raised before the flop (PFR).
    pub const RAISED: Self = Self(1 << 3);
    /// Faced exactly one raise and could have raised again (the chance of a 3-bet).
    pub const FACED: Self = Self(1 << 4);
    /// Did raise again (3-bet).
    pub const RERAISED: Self = Self(1 << 5);
    /// Still in when the flop came.
    pub const FLOP: Self = Self(1 << 6);

    /// Both together.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// These without the others.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// True if all of the others are among these.
    #[must_use]
    pub const fn has(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// True if it's empty.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }
}

impl fmt::Display for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = WORDS.iter().filter(|(mark, _)| self.has(*mark));
        for (number, (_, word)) in words.enumerate() {
            let gap = if number == 0 { "" } else { " " };
            write!(f, "{gap}{word}")?;
        }
        Ok(())
    }
}

impl From<Marks> for String {
    fn from(marks: Marks) -> Self {
        marks.to_string()
    }
}

/// The words as they're written, borrowed if possible.
#[derive(Deserialize)]
struct Words<'a>(#[serde(borrow)] std::borrow::Cow<'a, str>);

impl TryFrom<Words<'_>> for Marks {
    type Error = String;

    fn try_from(words: Words<'_>) -> Result<Self, Self::Error> {
        words.0.split_ascii_whitespace().try_fold(Self::default(), |marks, word| {
            let known = WORDS.iter().find(|(_, known)| *known == word);
            let (mark, _) = known.ok_or_else(|| format!("`{}` isn't a mark of a hand", word.as_typed()))?;
            Ok(marks.with(*mark))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_words_and_come_back() {
        let marks = Marks::SHOWED.with(Marks::ENTERED).with(Marks::FLOP);
        assert_eq!(marks.to_string(), "showed entered flop");
        assert_eq!(Marks::try_from(Words("flop showed entered".into())), Ok(marks));
        assert!(Marks::try_from(Words("bluffed".into())).is_err());
        assert!(marks.has(Marks::FLOP) && !marks.has(Marks::COUNTED) && Marks::default().is_empty());
    }
}
