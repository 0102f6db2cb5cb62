//! Why a game that is no poker does not go on so.

/// What is wrong with a move, or with the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PartyMoveRefused {
    /// The one who is to deal or to begin does not play.
    NotInTheGame { name: String },
    /// The program throws and deals, and somebody typed a throw.
    ProgramThrows,
    /// Where the program throws, a line holds one choice.
    OneChoiceALine,
    /// There is no move to take back yet.
    NoMoveYet,
    /// What the program threw or dealt stays.
    ThrownStays,
    /// No game is on the table, or none of that name.
    NoGame { game: Option<String> },
}
