//! The records of the table.

use crate::answer::stats::Share;
use crate::answer::{Amount, ByName, When};
use serde::Serialize;

/// What stands out in the nights looked back on.
#[derive(Clone, Debug, Serialize)]
pub struct Records {
    /// How many nights that are over.
    pub nights: u64,
    /// The evening of the first of them.
    pub first: Option<When>,
    /// The evening of the last.
    pub last: Option<When>,
    /// The biggest pots.
    pub pots: Vec<Pot>,
    /// The most players won in a night.
    pub best_nights: Vec<NightResult>,
    /// The most players lost in a night.
    pub worst_nights: Vec<NightResult>,
    /// Nights in a row that were won or lost.
    pub streaks: ByName<Streaks>,
    /// For each player who lost to somebody: the one who took most.
    pub nemesis: ByName<Nemesis>,
    /// Every two who met.
    pub head_to_head: Vec<Rivals>,
    /// How often each came.
    pub attendance: ByName<Share>,
    /// Hands that were decided by the cards alone, and who was lucky in them.
    pub all_ins: AllIns,
}

/// Hands with players all-in before the last card, where the cards of all who were in are known.
#[derive(Clone, Debug, Serialize)]
pub struct AllIns {
    /// How many.
    pub hands: u64,
    /// In how many of them the shares are an estimate.
    pub estimated: u64,
    /// The worst beats, the surest hand first.
    pub beats: Vec<Beat>,
    /// What was won against what the hands were worth.
    pub luck: ByName<Luck>,
}

/// A hand that was at least even money and won nothing.
#[derive(Clone, Debug, Serialize)]
pub struct Beat {
    /// Who lost it.
    pub player: String,
    /// Their share of the main pot in percent when the last bet was called.
    pub equity: String,
    /// Its night.
    pub night: u32,
    /// Its hand.
    pub hand: u32,
    /// When it was played.
    pub at: When,
    /// The game.
    pub game: String,
    /// How much was in it.
    pub pot: Amount,
    /// The cards of the players still in.
    pub cards: ByName<String>,
    /// The board.
    pub board: String,
}

/// What all-ins brought a player.
#[derive(Clone, Debug, Serialize)]
pub struct Luck {
    /// How many they were in.
    pub hands: u64,
    /// What their hands were worth when the last bet was called.
    pub worth: Amount,
    /// What they were paid.
    pub won: Amount,
    /// How much more that is.
    pub luck: Amount,
}

/// A big pot.
#[derive(Clone, Debug, Serialize)]
pub struct Pot {
    /// Its night.
    pub night: u32,
    /// Its hand.
    pub hand: u32,
    /// When it was played.
    pub at: When,
    /// The game.
    pub game: String,
    /// How much was in it.
    pub pot: Amount,
    /// Who won how much of it.
    pub winners: ByName<Amount>,
    /// The cards that were seen, of players still in.
    pub cards: ByName<String>,
    /// The board.
    pub board: String,
}

/// What somebody won or lost in a night.
#[derive(Clone, Debug, Serialize)]
pub struct NightResult {
    /// Who.
    pub player: String,
    /// The night.
    pub night: u32,
    /// Its evening.
    pub opened: When,
    /// Where.
    pub house: String,
    /// How much; negative for a loss.
    pub result: Amount,
}

/// Runs of nights.
#[derive(Clone, Debug, Serialize)]
pub struct Streaks {
    /// The longest run of winning nights.
    pub won: Option<Streak>,
    /// The longest run of losing nights.
    pub lost: Option<Streak>,
    /// The current run: positive for wins, negative for losses.
    pub now: i64,
}

/// Nights in a row.
#[derive(Clone, Debug, Serialize)]
pub struct Streak {
    /// How many.
    pub nights: u64,
    /// The number of the first.
    pub from: u32,
    /// The number of the last.
    pub to: u32,
}

/// Who took most from somebody.
#[derive(Clone, Debug, Serialize)]
pub struct Nemesis {
    /// Who.
    pub player: String,
    /// How much more they took than gave.
    pub amount: Amount,
}

/// Two players who met, seen from the first.
#[derive(Clone, Debug, Serialize)]
pub struct Rivals {
    /// The one.
    pub player: String,
    /// The other.
    pub other: String,
    /// Nights both played.
    pub nights: u64,
    /// Nights in which the first did better.
    pub ahead: u64,
    /// Nights in which the other did.
    pub behind: u64,
    /// Hands the first won alone and the other lost something in.
    pub took: u64,
    /// Hands the other won alone and the first lost something in.
    pub gave: u64,
    /// What the other lost in `took`, less what the first lost in `gave`.
    pub net: Amount,
}
