//! Who sits where, who is kept apart, who is expected.

use crate::answer::deal::Drawn;
use ledger::journal::{Dealing, PlacesWhy, Reserving};
use serde::Serialize;

/// Where a player sits now.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Seated {
    /// Has a seat.
    At {
        /// Who.
        player: String,
        /// Its number.
        seat: u32,
        /// Its table, if that needs saying.
        #[serde(skip_serializing_if = "Option::is_none")]
        table: Option<u32>,
        /// The rule that sends newcomers there.
        #[serde(skip)]
        sent: Option<String>,
    },
    /// Waits for one.
    Waits {
        /// Who.
        player: String,
        /// True.
        waits: bool,
    },
}

/// Several players have seats.
#[derive(Clone, Debug, Serialize)]
pub struct SeatedSeveral {
    /// All of them.
    pub players: Vec<Seated>,
}

/// A player leaves the table, or will.
#[derive(Clone, Debug, Serialize)]
pub struct Leaves {
    /// Who.
    pub player: String,
    /// False if they only said so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leaves: Option<bool>,
}

/// Two people are kept apart, or no longer.
#[derive(Clone, Debug, Serialize)]
pub struct KeptApart {
    /// Who.
    pub pair: [String; 2],
    /// True if they are kept apart.
    pub apart: bool,
}

/// Who sits where.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Seats {
    /// Everybody, table by table, clockwise.
    pub seats: Vec<Seat>,
    /// Who is kept apart.
    pub apart: Vec<[String; 2]>,
    /// Who is expected and who waits, where anybody does.
    #[serde(flatten)]
    pub expected: Option<Expected>,
    /// How many tables there are.
    #[serde(skip)]
    pub tables: u32,
}

/// One seat.
#[derive(Clone, Debug, Serialize)]
pub struct Seat {
    /// Its number, where it has one.
    pub seat: Option<u32>,
    /// Who sits there.
    pub player: String,
    /// How often they dealt tonight.
    pub dealt: usize,
    /// Its table, where there are two.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<u32>,
}

/// Who else may come.
#[derive(Clone, Debug, Serialize)]
pub struct Expected {
    /// For whom a seat is kept.
    pub reserved: Vec<Kept>,
    /// Who waits for one, in the order they are let in.
    pub waiting: Vec<Kept>,
}

/// Somebody who may come.
#[derive(Clone, Debug, Serialize)]
pub struct Kept {
    /// Who.
    pub player: String,
    /// When, in their words.
    #[serde(rename = "for")]
    pub words: Option<String>,
}

/// A seat is kept for somebody, or no longer.
#[derive(Clone, Debug, Serialize)]
pub struct Reserved {
    /// For whom.
    pub player: String,
    /// What became of it.
    pub what: Reserving,
}

/// People changed places.
#[derive(Clone, Debug, Serialize)]
pub struct Moved {
    /// Why.
    pub why: PlacesWhy,
    /// Who sits where now.
    pub places: Vec<NewPlace>,
    /// The cards that decided it.
    pub cards: Vec<Drawn>,
    /// Who has the button, where that was drawn too.
    pub dealer: Option<String>,
    /// The seed the program dealt the cards from.
    pub seed: Option<String>,
    /// The word that was added to the seed.
    pub salt: Option<String>,
    /// How the program dealt, and whether a hash was given before.
    #[serde(skip)]
    pub dealt_by: Option<Dealing>,
    /// True if there was a draw.
    #[serde(skip)]
    pub is_drawn: bool,
    /// Why it is so, by the rules of the house.
    #[serde(skip)]
    pub reasons: Vec<String>,
}

/// A place that somebody has now.
#[derive(Clone, Debug, Serialize)]
pub struct NewPlace {
    /// Who.
    pub player: String,
    /// The table.
    pub table: u32,
    /// The seat.
    pub seat: u32,
}
