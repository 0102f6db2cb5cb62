//! Which hands were recorded.

use crate::answer::{Amount, When};
use serde::Serialize;

/// A page of recorded hands.
#[derive(Clone, Debug, Serialize)]
pub struct HandList {
    /// The hands on it.
    pub hands: Vec<HandLine>,
    /// How many there are in all.
    pub total: u64,
    /// How many newer ones the page leaves out.
    #[serde(skip)]
    pub newer: u64,
    /// How many hands fit on a page.
    #[serde(skip)]
    pub page: u64,
    /// True if the list was searched by words.
    #[serde(skip)]
    pub searched: bool,
}

/// A hand in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HandLine {
    /// Its night.
    pub night: u32,
    /// Its number in its night.
    pub hand: u32,
    /// Its global id.
    pub hand_id: String,
    /// The event that brought it.
    pub event: u64,
    /// The game, with what was added to it.
    pub game: String,
    /// How it was recorded.
    pub depth: String,
    /// What was in the pot.
    pub pot: Amount,
    /// When it was played.
    pub at: When,
    /// True if hands were compared.
    pub showdown: bool,
    /// True if it does not count.
    pub void: bool,
    /// The words it is found by.
    pub tags: Vec<String>,
}
