//! The record of a finished game: how it began and every move, so that anybody can play it again.

use crate::journal::PartyBegun;
use serde::{Deserialize, Serialize};

/// What a hand in the book keeps of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartyRecord {
    /// The version of this form.
    version: u32,
    pub begun: PartyBegun,
    /// Each move in the words it's typed with.
    pub moves: Vec<String>,
}

const VERSION: u32 = 1;

impl PartyRecord {
    /// The record of a game.
    #[must_use]
    pub const fn new(begun: PartyBegun, moves: Vec<String>) -> Self {
        Self { version: VERSION, begun, moves }
    }

    /// One line of text.
    pub fn line(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }

    /// Reads a line back.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn read(line: &str) -> Result<Self, String> {
        let read: Self = serde_json::from_str(line).map_err(|error| error.to_string())?;
        match read.version {
            VERSION => Ok(read),
            other => Err(format!("this program doesn't know version {other} of the record")),
        }
    }
}
