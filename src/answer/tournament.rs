//! A tournament: what was announced, who came and went, what was agreed, and what was paid.

pub mod chips;
pub mod paid;
pub mod state;

use crate::answer::Amount;
use engine::refusal::Notice;
use ledger::tournament::did::EntryKind;
use serde::Serialize;

/// A tournament was announced.
#[derive(Clone, Debug, Serialize)]
pub struct Made {
    /// Its number.
    pub tournament: u32,
    /// What it is called.
    pub name: String,
    /// Where its terms are not those of the house, because all agreed.
    pub agreed: Vec<Notice>,
}

/// Players have chips for money.
#[derive(Clone, Debug, Serialize)]
pub struct Sold {
    /// Each of them.
    pub entries: Vec<Ticket>,
    /// What the prizes are made of by now.
    pub pool: Amount,
    /// How many entered.
    pub entrants: usize,
}

/// What one paid, and what he got.
#[derive(Clone, Debug, Serialize)]
pub struct Ticket {
    /// Who.
    pub player: String,
    /// What goes to the prizes.
    pub price: Amount,
    /// What goes on his head.
    pub bounty: Amount,
    /// What the house keeps.
    pub fee: Amount,
    /// His chips.
    pub stack: Amount,
    /// How he came by them.
    #[serde(skip)]
    pub how: EntryKind,
    /// All of it.
    #[serde(skip)]
    pub cost: Amount,
    /// Where the house says that a rebuy brings a part of a stack: how many make one, the stack, and the rule.
    #[serde(skip)]
    pub part: Option<(i64, Amount, Option<String>)>,
}

/// Players lost their last chip.
#[derive(Clone, Debug, Serialize)]
pub struct Out {
    /// Each of them.
    pub out: Vec<Gone>,
    /// How many are left.
    pub left: usize,
    /// Who won what was on their heads.
    #[serde(skip)]
    pub bounties: Vec<(String, Amount)>,
    /// The house's rule on places.
    #[serde(skip)]
    pub rule: Option<String>,
}

/// A player who is out.
#[derive(Clone, Debug, Serialize)]
pub struct Gone {
    /// Who.
    pub player: String,
    /// His place, where that is known already.
    pub place: Option<u32>,
    /// His place as it is shared, and with whom.
    #[serde(skip)]
    pub shared: Option<(u32, Vec<String>)>,
}

/// A player left with chips.
#[derive(Clone, Debug, Serialize)]
pub struct Left {
    /// Who.
    pub player: String,
    /// The chips that left the game with him.
    pub stack: Amount,
    /// Those that are left in it.
    pub in_play: Amount,
    /// The house's rule on that.
    #[serde(skip)]
    pub rule: Option<String>,
}

/// A change of the rules that all agreed on.
#[derive(Clone, Debug, Serialize)]
pub struct Agreed {
    /// The change.
    pub text: String,
    /// Who agreed.
    pub agreed: Vec<String>,
}

/// Other prizes.
#[derive(Clone, Debug, Serialize)]
pub struct Prizes {
    /// As they are typed.
    pub prizes: String,
}

/// Play stands still until there is a ruling.
#[derive(Clone, Debug, Serialize)]
pub struct Stopped {
    /// What it is about.
    pub why: String,
    /// Who is party to it.
    pub parties: Vec<String>,
}

/// Levels that end at the hour wanted.
#[derive(Clone, Debug, Serialize)]
pub struct Suggested {
    /// Each as it is typed.
    pub levels: Vec<String>,
    /// How long one is.
    pub minutes: u32,
    /// In which level it will about be over, counted from 0.
    pub ends: usize,
}

/// Points over many tournaments.
#[derive(Clone, Debug, Serialize)]
pub struct Standings {
    /// How many were played to their end.
    pub tournaments: usize,
    /// What places count; none where nothing was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<String>,
    /// The players, the best first.
    pub standings: Vec<Stands>,
    /// So many results of each count.
    #[serde(skip)]
    pub best: Option<u32>,
}

/// What a player has by now.
#[derive(Clone, Debug, Serialize)]
pub struct Stands {
    /// His rank.
    pub rank: usize,
    /// Who.
    pub player: String,
    /// The points of the results that count.
    pub points: String,
    /// First places of his own.
    pub wins: usize,
    /// The best place he had.
    pub best_place: u32,
    /// How many he played.
    pub played: usize,
    /// How many of them count.
    pub counted: usize,
}
