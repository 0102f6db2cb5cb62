//! Why there is no tournament to play, or not at this table.

use crate::refusal::tournament::outsider::Outsider;
use engine::house::Misfit;

/// What's wrong with the tournament to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentTableRefused {
    /// None is on.
    NoneOn,
    /// It hasn't started.
    NotBegun { number: u32 },
    /// It was started before.
    Begun { number: u32 },
    /// Play has stopped, and somebody has to rule.
    Stopped { why: String },
    /// Fewer than two players entered.
    TooFewEntrants { entered: usize },
    /// Nobody said who rules; `host` and `deputy` are who was named, or could be.
    JudgeUnsaid { missing: MissingJudge, host: String, deputy: String },
    /// One player is in it, and the other isn't.
    TwoTables { within: String, beside: Outsider },
    /// The house can't be played in chips.
    NotInChips(Misfit),
    /// There are two tables, or they change.
    OneTable(OneTableRefused),
    /// Somebody who isn't in it has the button; `due` if the book knows who has it.
    ButtonOutside(Outsider),
}

/// Who has to be named before play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MissingJudge {
    Host,
    /// Who rules if the host is part of the dispute.
    Deputy,
    Both,
}

/// Why a tournament keeps to one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OneTableRefused {
    /// It's on, so the players aren't split.
    Undivided { number: u32, entered: usize },
    /// It's being played, so nobody changes tables.
    Settled { number: u32, still_in: usize },
    /// Its players sit at two tables: how many at each. `merges` if so few sit there that the tables are merged.
    Apart { number: u32, at_first: usize, at_second: usize, merges: bool },
}
