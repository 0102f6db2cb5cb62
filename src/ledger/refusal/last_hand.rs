//! Why the last pot can't be played for like this.

/// What is wrong with the game for the last pot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LastHandRefused {
    /// The house plays cold hands for it and no other game.
    ColdHandsOnly { game: String },
    /// The game leaves money for the next one, and this is the last.
    Goalposts,
    /// The cards don't show who won; `player` is one who could have.
    NotJudged { game: String, because: CardsSilent, player: Option<String> },
}

/// What the cards don't show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardsSilent {
    /// Their rank in this game.
    Game,
    /// Who stayed in.
    Stays,
    /// Who declared what.
    Declared,
}
