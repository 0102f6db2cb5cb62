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
    /// Where its terms differ from the house's, because all agreed.
    pub agreed: Vec<Notice>,
}

/// Players bought chips.
#[derive(Clone, Debug, Serialize)]
pub struct Sold {
    /// Each of them.
    pub entries: Vec<Ticket>,
    /// The prize pool so far.
    pub pool: Amount,
    /// How many entered.
    pub entrants: usize,
}

/// What a player paid and got.
#[derive(Clone, Debug, Serialize)]
pub struct Ticket {
    /// Who.
    pub player: String,
    /// What goes to the prizes.
    pub price: Amount,
    /// The bounty on their head.
    pub bounty: Amount,
    /// What the house keeps.
    pub fee: Amount,
    /// Their chips.
    pub stack: Amount,
    /// How they got them.
    #[serde(skip)]
    pub how: EntryKind,
    /// All of it together.
    #[serde(skip)]
    pub cost: Amount,
    /// If a rebuy brings only part of a stack: how many make a full one, the stack, and the rule.
    #[serde(skip)]
    pub part: Option<(i64, Amount, Option<String>)>,
}

/// Players were knocked out.
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
    /// Their place, if already known.
    pub place: Option<u32>,
    /// Their place if it is shared, and who shares it.
    #[serde(skip)]
    pub shared: Option<(u32, Vec<String>)>,
}

/// A player left with chips.
#[derive(Clone, Debug, Serialize)]
pub struct Left {
    /// Who.
    pub player: String,
    /// The chips that left the game with them.
    pub stack: Amount,
    /// The chips left in it.
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

/// The prizes were changed.
#[derive(Clone, Debug, Serialize)]
pub struct Prizes {
    /// As they are typed.
    pub prizes: String,
}

/// Play stops until there is a ruling.
#[derive(Clone, Debug, Serialize)]
pub struct Stopped {
    /// What it is about.
    pub why: String,
    /// Who is involved.
    pub parties: Vec<String>,
}

/// A suggested blind schedule.
#[derive(Clone, Debug, Serialize)]
pub struct Suggested {
    /// Each as it is typed.
    pub levels: Vec<String>,
    /// How long one is.
    pub minutes: u32,
    /// The level in which it should end, counted from 0.
    pub ends: usize,
}

/// Points over many tournaments.
#[derive(Clone, Debug, Serialize)]
pub struct Standings {
    /// How many were played to their end.
    pub tournaments: usize,
    /// What each place is worth; none if nothing was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<String>,
    /// The players, the best first.
    pub standings: Vec<Stands>,
    /// How many results of each player count.
    #[serde(skip)]
    pub best: Option<u32>,
}

/// A player's standing so far.
#[derive(Clone, Debug, Serialize)]
pub struct Stands {
    /// Their rank.
    pub rank: usize,
    /// Who.
    pub player: String,
    /// The points of the results that count.
    pub points: String,
    /// First places not shared with anybody.
    pub wins: usize,
    /// Their best place.
    pub best_place: u32,
    /// How many they played.
    pub played: usize,
    /// How many of them count.
    pub counted: usize,
}
