//! Why the pots of a hand told by its result cannot have gone so.

use engine::money::Amount;

/// What is wrong with what somebody wins, or with what stays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WinRefused {
    /// He put nothing in and wins more than what he may have without.
    NothingPutIn { name: String, won: Amount, most: Amount },
    /// These win more than the others have to match.
    TooMuch(WinsTooMuch),
    /// He wins with less in than others, and every bet must be covered.
    NotCovered { name: String, bet: Amount, most: Amount },
    /// He wins with less in than others and has more behind.
    NotLevel { name: String, bet: Amount, missing: Amount, most: Amount },
    /// More stays than a rule can leave.
    NothingStays { carry: Amount, because: PotTaken },
    /// Nobody can share the pot like that; the nearest way there is.
    Uneven { told: PotShares, nearest: Option<PotShares> },
    /// It can be only if these folded, who bet most.
    MostFolded { names: Vec<String> },
    /// Tied players goal-post, so these share nothing.
    GoalPostersShare { names: Vec<String> },
}

/// Winners who take more than they can.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WinsTooMuch {
    pub names: Vec<String>,
    /// What the one who bet most of them put in, and what of it the others have to match.
    pub put_in: Amount,
    pub bet: Amount,
    pub won: Amount,
    pub most: Amount,
    /// True if something lies in the middle that nobody has to match.
    pub has_free: bool,
    /// True if it could be, had those who bet more folded.
    pub unless_folded: bool,
}

/// Who takes the pot, so that nothing stays, or no more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PotTaken {
    /// The best high and the best low of this game.
    HighAndLow { game: String },
    /// The best hand of this game.
    BestHand { game: String },
    /// The winners, who divide it.
    Divided,
    /// These winners leave that much at most.
    Leaving(Amount),
}

/// Who has how much of a pot, and what stays for the next hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PotShares {
    pub won: Vec<(String, Amount)>,
    pub stays: Amount,
}
