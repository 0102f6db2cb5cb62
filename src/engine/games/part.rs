//! What the parts of a pot are played for: the best high, a low, or something else.

/// What half of the pot is played for besides the best hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Beside {
    /// The highest spade among the hole cards (CAU-107).
    HighSpade,
    /// The lowest spade among the hole cards; the deuce is best.
    LowSpade,
    /// The best badugi.
    Badugi,
    /// The best hand of a player's own cards only.
    OwnHand,
}

impl Beside {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::HighSpade, Self::LowSpade, Self::Badugi, Self::OwnHand];

    /// What the half is called.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::HighSpade | Self::LowSpade => "spade",
            Self::Badugi => "badugi",
            Self::OwnHand => "hand",
        }
    }

    /// True if the hole cards decide.
    #[must_use]
    pub const fn is_spade(self) -> bool {
        matches!(self, Self::HighSpade | Self::LowSpade)
    }
}

/// What the second half of a pot is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Second {
    /// There are no halves.
    None,
    /// The best low, when the first half goes to the best high.
    Low,
    /// Something besides the best hand.
    Beside(Beside),
}

impl Second {
    /// True if a player may have nothing to win it with, whatever cards they are dealt.
    #[must_use]
    pub const fn may_lack(self) -> bool {
        matches!(self, Self::Beside(beside) if beside.is_spade())
    }
}
