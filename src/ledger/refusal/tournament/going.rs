//! Why a player does not go out of a tournament, or leaves it.

use crate::refusal::tournament::outsider::Outsider;
use engine::money::Amount;

/// What is wrong with going out, and with going home.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentGoingRefused {
    /// He never entered, or is in no more.
    NotIn(Outsider),
    /// He has no chips left, and nobody has told him out; who may have won what is on his head, alone or together, where something is.
    OutUntold { name: String, won_by: Option<Vec<Vec<String>>> },
    /// He is out, and nobody has told who won what is on his head; who may have, alone or together.
    HeadWaits { name: String, won_by: Vec<Vec<String>> },
    /// Nobody would be left.
    NobodyLeft,
    /// Some of them did not lose their chips in the hand in which one did.
    NotTogether { name: String, hand: u32, other: String },
    /// The stack of a player who does not go out was told.
    StackOfNobody { name: String },
    /// He cannot have had so many chips.
    StackImpossible { name: String, stack: Amount },
    /// Several went out together, and nobody said what this one had; who won their chips, and what each had as it was told or by the
    /// book.
    StackUnsaid { name: String, out: Vec<String>, by: Vec<String>, stacks: Vec<(String, Amount)> },
    /// What is on the heads of those who go out has no winner.
    Bounty(BountyRefused),
    /// He has all the chips.
    HasAllChips { name: String },
    /// He has his share by a deal.
    HasHisShare { name: String },
    /// Chips of players who are out count for nobody yet.
    ChipsUncounted { name: String, chips: Amount },
}

/// Why nobody wins a bounty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BountyRefused {
    /// He goes out himself.
    GoesOut { name: String },
    /// He is not in.
    NotIn(Outsider),
    /// Nobody was named: who goes out, each with the stack that was told, and who may have won it, alone or together.
    Unsaid { bounty: Amount, out: Vec<String>, stacks: Vec<(String, Amount)>, ways: Vec<Vec<String>> },
    /// He won none of the last chips of the one named in this hand: these did.
    TookNone {
        stranger: String,
        winners: Vec<String>,
        hand: u32,
        name: String,
        out: Vec<String>,
        stacks: Vec<(String, Amount)>,
    },
    /// Players who share the pot share what is on the head; `out` are those who go out, and `stacks` what was told of them.
    Shared { winners: Vec<String>, hand: u32, name: String, out: Vec<String>, stacks: Vec<(String, Amount)> },
}

/// Who has the chips of a player who is out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StrayChips {
    /// The winner of the tournament.
    TheWinner,
    /// This one, once he is counted.
    OnceCounted(String),
    /// The winner of those chips, once he is counted.
    OnceSomebodyIsCounted,
}
