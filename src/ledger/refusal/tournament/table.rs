//! Why there is no tournament to play, or not at this table.

use crate::refusal::tournament::outsider::Outsider;
use engine::house::Misfit;

/// What is wrong with the tournament that should be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentTableRefused {
    /// None is on.
    NoneOn,
    /// It waits for its start.
    NotBegun { number: u32 },
    /// It was started before.
    Begun { number: u32 },
    /// Play stands still, and somebody has to rule.
    Stopped { why: String },
    /// Fewer than two players entered.
    TooFewEntrants { entered: usize },
    /// Nobody said who rules; `host` and `deputy` are who was named, or could be.
    JudgeUnsaid { missing: MissingJudge, host: String, deputy: String },
    /// One plays in it, and the other does not.
    TwoTables { within: String, beside: Outsider },
    /// The house cannot be played in chips.
    NotInChips(Misfit),
    /// There are two tables, or they change.
    OneTable(OneTableRefused),
    /// Somebody has the button who is not in it; `due` if the book knows who has it.
    ButtonOutside(Outsider),
}

/// Who is to be named before play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MissingJudge {
    Host,
    /// Who rules where the host is party to it.
    Deputy,
    Both,
}

/// Why a tournament keeps to one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OneTableRefused {
    /// It is on, so the players are not divided.
    Undivided { number: u32, entered: usize },
    /// It is played, so nobody changes tables.
    Settled { number: u32, still_in: usize },
    /// Its players sit at two tables: how many at which. `merges` if so few sit at the tables that they make one.
    Apart { number: u32, at_first: usize, at_second: usize, merges: bool },
}
