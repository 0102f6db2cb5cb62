//! Why a player doesn't go out of a tournament, or can't leave it.

use crate::refusal::tournament::outsider::Outsider;
use engine::money::Amount;

/// What's wrong with going out, or with going home.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentGoingRefused {
    /// The player never entered, or isn't in anymore.
    NotIn(Outsider),
    /// The player has no chips left and hasn't been reported out; who may have won the bounty, alone or together, if there is
    /// one.
    OutUntold { name: String, won_by: Option<Vec<Vec<String>>> },
    /// The player is out, and nobody said who won the bounty; who may have, alone or together.
    HeadWaits { name: String, won_by: Vec<Vec<String>> },
    /// Nobody would be left.
    NobodyLeft,
    /// Some of them didn't lose their chips in the hand in which this one did.
    NotTogether { name: String, hand: u32, other: String },
    /// A stack was given for a player who doesn't go out.
    StackOfNobody { name: String },
    /// The player can't have had that many chips.
    StackImpossible { name: String, stack: Amount },
    /// Several went out together, and nobody said what this one had; who won their chips, and what each had as told or by the
    /// book.
    StackUnsaid { name: String, out: Vec<String>, by: Vec<String>, stacks: Vec<(String, Amount)> },
    /// The bounties on the players who go out have no winner.
    Bounty(BountyRefused),
    /// The player has all the chips.
    HasAllChips { name: String },
    /// The player has a share by a deal.
    HasHisShare { name: String },
    /// Chips of players who are out belong to nobody yet.
    ChipsUncounted { name: String, chips: Amount },
}

/// Why nobody wins a bounty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BountyRefused {
    /// This player goes out too.
    GoesOut { name: String },
    /// This player isn't in.
    NotIn(Outsider),
    /// Nobody was named: who goes out, each with the stack as told, and who may have won it, alone or together.
    Unsaid { bounty: Amount, out: Vec<String>, stacks: Vec<(String, Amount)>, ways: Vec<Vec<String>> },
    /// This player won none of the named player's last chips in this hand: these did.
    TookNone {
        stranger: String,
        winners: Vec<String>,
        hand: u32,
        name: String,
        out: Vec<String>,
        stacks: Vec<(String, Amount)>,
    },
    /// Players who share the pot share the bounty; `out` are the players who go out, and `stacks` what was said about their
    /// chips.
    Shared { winners: Vec<String>, hand: u32, name: String, out: Vec<String>, stacks: Vec<(String, Amount)> },
}

/// Who has the chips of a player who is out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StrayChips {
    /// The winner of the tournament.
    TheWinner,
    /// This player, once counted.
    OnceCounted(String),
    /// The winner of those chips, once counted.
    OnceSomebodyIsCounted,
}
