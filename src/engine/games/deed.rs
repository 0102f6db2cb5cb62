//! What players do with their own cards: throw some away for nothing, pass some on, turn some face up.

/// Which player still in gets the cards that are passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PassWay {
    /// The next on the left.
    Left,
    /// The next on the right.
    Right,
    /// The player across: halfway around to the left; with an odd number of players, the nearer one.
    Across,
}

impl PassWay {
    /// How many seats clockwise the cards go among this many players.
    #[must_use]
    pub const fn on(self, players: usize) -> usize {
        match self {
            Self::Left => 1,
            Self::Right => players.saturating_sub(1),
            Self::Across => players >> 1,
        }
    }
}

/// What every player still in does with some of the cards they hold, all at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// Players throw them away, and get none for them.
    Discard,
    /// Players give them to another player still in.
    Pass(PassWay),
    /// Players turn them face up.
    Roll,
}

impl Deed {
    /// Every deed with its word, as in hand files.
    pub const WORDS: [(Self, &'static str); 5] = [
        (Self::Discard, "discard"),
        (Self::Pass(PassWay::Left), "pass-left"),
        (Self::Pass(PassWay::Right), "pass-right"),
        (Self::Pass(PassWay::Across), "pass-across"),
        (Self::Roll, "roll"),
    ];

    /// The deed with that word.
    #[must_use]
    pub fn find(word: &str) -> Option<Self> {
        Self::WORDS.iter().find(|(_, known)| *known == word).map(|(deed, _)| *deed)
    }

    /// The word for it.
    #[must_use]
    pub fn word(self) -> &'static str {
        Self::WORDS.iter().find(|(deed, _)| *deed == self).map_or("", |(_, word)| word)
    }

    /// What a player does: `throws away`.
    #[must_use]
    pub const fn verb(self) -> &'static str {
        match self {
            Self::Discard => "discards",
            Self::Pass(_) => "passes",
            Self::Roll => "turns up",
        }
    }

    /// Where the cards go: ` to the left`.
    #[must_use]
    pub const fn whither(self) -> &'static str {
        match self {
            Self::Pass(PassWay::Left) => " to the left",
            Self::Pass(PassWay::Right) => " to the right",
            Self::Pass(PassWay::Across) => " across",
            Self::Discard | Self::Roll => "",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_go_round_among_those_still_in() {
        let to =
            |way: PassWay, players: usize| (0..players).map(move |from| (from + way.on(players)) % players);
        assert_eq!(to(PassWay::Left, 4).collect::<Vec<_>>(), [1, 2, 3, 0]);
        assert_eq!(to(PassWay::Right, 4).collect::<Vec<_>>(), [3, 0, 1, 2]);
        assert_eq!(to(PassWay::Across, 4).collect::<Vec<_>>(), [2, 3, 0, 1]);
        assert_eq!(to(PassWay::Across, 5).collect::<Vec<_>>(), [2, 3, 4, 0, 1]);
        assert_eq!(to(PassWay::Right, 2).collect::<Vec<_>>(), [1, 0]);
    }
}
