//! The kinds of games a menu is sorted by (MIK-69).

/// A kind of game. People may list their own games under one or several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Menu {
    /// Stud with seven cards.
    SevenStud,
    /// Stud with five cards.
    FiveStud,
    /// Cards may be exchanged.
    Draw,
    /// Cards on the board belong to everybody.
    Shared,
    /// Players are in or out, and losers match the pot.
    MatchPot,
    /// What card rooms spread.
    Casino,
    /// Everything else that is played with a poker hand.
    Other,
    /// Dice, Golf, In Between and a toy: not poker at all.
    Party,
}

impl Menu {
    /// All of them, in the order of a menu.
    pub const ALL: [Self; 8] = [
        Self::SevenStud,
        Self::FiveStud,
        Self::Draw,
        Self::MatchPot,
        Self::Shared,
        Self::Casino,
        Self::Other,
        Self::Party,
    ];

    /// The word people type: `7-stud`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::SevenStud => "7-stud",
            Self::FiveStud => "5-stud",
            Self::Draw => "draw",
            Self::MatchPot => "match-pot",
            Self::Shared => "shared",
            Self::Casino => "casino",
            Self::Other => "other",
            Self::Party => "party",
        }
    }

    /// What the word means.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::SevenStud => "seven-card stud",
            Self::FiveStud => "five-card stud",
            Self::Draw => "draw games",
            Self::MatchPot => "stay or drop; losers match the pot",
            Self::Shared => "community cards",
            Self::Casino => "the way card rooms play them",
            Self::Other => "other games",
            Self::Party => "not poker; `play` keeps score",
        }
    }

    /// The kind with that word.
    #[must_use]
    pub fn find(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|menu| menu.word() == word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_found_by_its_word() {
        for menu in Menu::ALL {
            assert_eq!(Menu::find(menu.word()), Some(menu));
        }
        assert_eq!(Menu::find("dice"), None);
    }
}
