//! Why a game that isn't poker doesn't go on like this.

/// What is wrong with a move, or with the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PartyMoveRefused {
    /// The player who should deal or begin doesn't play.
    NotInTheGame { name: String },
    /// The program throws and deals, and somebody typed a throw.
    ProgramThrows,
    /// If the program throws, a line has one choice.
    OneChoiceALine,
    /// There is no move to take back yet.
    NoMoveYet,
    /// What the program threw or dealt stays.
    ThrownStays,
    /// No game is on the table, or none with that name.
    NoGame { game: Option<String> },
}
