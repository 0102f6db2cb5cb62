//! The facts of seats: who is kept apart, and how the cards found the first dealer.

use crate::ids::{NightId, PlayerId, TournamentId};
use crate::journal::dealing::Dealing;
use serde::{Deserialize, Serialize};

/// Two people who are kept apart, or no longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pair {
    pub one: PlayerId,
    pub other: PlayerId,
}

impl Pair {
    /// The two, the same pair in whatever order they are named.
    #[must_use]
    pub fn of(one: PlayerId, other: PlayerId) -> Self {
        if one <= other { Self { one, other } } else { Self { one: other, other: one } }
    }

    /// The other of the two, if `player` is one of them.
    #[must_use]
    pub fn besides(self, player: PlayerId) -> Option<PlayerId> {
        match player {
            _ if player == self.one => Some(self.other),
            _ if player == self.other => Some(self.one),
            _ => None,
        }
    }
}

/// Cards went round face up until somebody got a jack, or everybody got one and the highest was his: he deals first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FirstDealt {
    pub night: NightId,
    pub dealer: PlayerId,
    /// Who got which card, in the order they were dealt; where a jack was looked for, it is the last.
    pub cards: Vec<(PlayerId, String)>,
    /// True if everybody got one card and the highest decided.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub high: bool,
    /// How the program dealt; none where the table did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealt_by: Option<Dealing>,
    /// The tournament whose button was drawn; none where it is the night's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<TournamentId>,
}
