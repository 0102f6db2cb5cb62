//! The chips of a tournament: coloring up, and starting stacks.

use crate::answer::{Amount, ByName};
use serde::Serialize;

/// The smallest chips were exchanged for larger ones.
#[derive(Clone, Debug, Serialize)]
pub struct ColouredUp {
    /// By how much each stack changed.
    pub changes: ByName<Amount>,
    /// By how much the chips in play changed.
    pub difference: Amount,
    /// What each of them got.
    #[serde(skip)]
    pub rows: Vec<Exchanged>,
}

/// What one player got for their small chips.
#[derive(Clone, Debug)]
pub struct Exchanged {
    /// Who.
    pub player: String,
    /// How many large ones.
    pub large: u32,
    /// How many small ones were left over.
    pub odd: u32,
    /// True if they won one for the leftovers.
    pub won: bool,
    /// True if they got one just to stay in.
    pub kept_in: bool,
}

/// The chips each player starts with.
#[derive(Clone, Debug, Serialize)]
pub struct Starting {
    /// The chips by color.
    pub each: ByName<u32>,
    /// The chips of a rebuy.
    pub rebuy: ByName<u32>,
    /// What stays in the case.
    pub reserve: ByName<u32>,
    /// What the case has too few of.
    pub missing: Option<ByName<u32>>,
    /// How many players start.
    #[serde(skip)]
    pub players: u32,
    /// The stack, broken down.
    #[serde(skip)]
    pub each_shown: String,
    /// A rebuy, broken down, where there are any.
    #[serde(skip)]
    pub rebuy_shown: Option<String>,
    /// What stays in the case, broken down, where it holds enough.
    #[serde(skip)]
    pub reserve_shown: Option<String>,
}
