//! The facts of tables and chairs: who changed places and why, who will leave, who has a seat kept.

use crate::ids::{NightId, PlayerId};
use crate::journal::dealing::Dealing;
use serde::{Deserialize, Serialize};

/// Why people changed places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlacesWhy {
    /// One table became two.
    Split,
    /// The tables were levelled, and he wanted to go.
    Volunteer,
    /// The tables were levelled, and he was next for the big blind.
    BigBlind,
    /// He asked for the other table.
    Asked,
    /// Two tables became one.
    Merge,
    /// The seats were drawn by lot.
    Draw,
}

/// A chair somebody has now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    pub player: PlayerId,
    pub table: u32,
    pub seat: u32,
}

/// One card each, which decided something by lot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draw {
    /// Who got which card, in the order they were dealt.
    pub cards: Vec<(PlayerId, String)>,
    /// How the program dealt; none where the table did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealt_by: Option<Dealing>,
}

/// Some people have other chairs now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlacesChanged {
    pub night: NightId,
    pub why: PlacesWhy,
    /// Who got another chair.
    pub places: Vec<Place>,
    /// The cards that decided, where it was a matter of luck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw: Option<Draw>,
    /// Who deals first there, where that was drawn too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<PlayerId>,
}

/// A player says that he will leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeaveAnnounced {
    pub night: NightId,
    pub player: PlayerId,
    /// How many hands his table had been dealt by then.
    pub dealt: u32,
}

/// A seed was drawn and its hash said, before anybody says a word to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeedCommitted {
    pub night: NightId,
    pub seed: String,
    pub hash: String,
}

/// What becomes of a seat that is kept for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reserving {
    /// It is kept for him.
    Reserved,
    /// He waits until one is free.
    Waits,
    /// The host lets him go before the others.
    Preferred,
    /// He does not want it any more.
    Cancelled,
    /// He did not come.
    NoShow,
}

/// A reservation, or what became of one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reservation {
    /// The night that was open; none between the nights.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub night: Option<NightId>,
    pub player: PlayerId,
    pub what: Reserving,
    /// What was said with it: when he comes, for how long.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
}
