//! Why the pots of a hand told by its result can't have gone like this.

use engine::money::Amount;

/// What's wrong with what somebody wins, or with what stays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WinRefused {
    /// The player put nothing in and wins more than that allows.
    NothingPutIn { name: String, won: Amount, most: Amount },
    /// These win more than the others have to match.
    TooMuch(WinsTooMuch),
    /// The player wins with less in than others, and every bet must be covered.
    NotCovered { name: String, bet: Amount, most: Amount },
    /// The player wins with less in than others and has more behind.
    NotLevel { name: String, bet: Amount, missing: Amount, most: Amount },
    /// More stays than a rule can leave.
    NothingStays { carry: Amount, because: PotTaken },
    /// Nobody can share the pot like that; with the nearest possible way.
    Uneven { told: PotShares, nearest: Option<PotShares> },
    /// It's possible only if these, who bet most, folded.
    MostFolded { names: Vec<String> },
    /// Tied players goal-post, so these share nothing.
    GoalPostersShare { names: Vec<String> },
}

/// Winners who take more than they can.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WinsTooMuch {
    pub names: Vec<String>,
    /// What the biggest bettor of them put in, and how much of it the others have to match.
    pub put_in: Amount,
    pub bet: Amount,
    pub won: Amount,
    pub most: Amount,
    /// True if something in the middle needn't be matched.
    pub has_free: bool,
    /// True if it would be possible if the players who bet more had folded.
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
    /// These winners leave at most that much.
    Leaving(Amount),
}

/// Who gets how much of a pot, and what stays for the next hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PotShares {
    pub won: Vec<(String, Amount)>,
    pub stays: Amount,
}
