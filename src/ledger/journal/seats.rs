//! The facts of the seats: who sits where and deals, who is kept apart, who will leave, who has a seat kept.

use crate::ids::{NightId, PlayerId, TournamentId};
use crate::journal::dealing::Dealing;
use crate::journal::kinds::kinds;
use serde::{Deserialize, Serialize};

/// A fact of the seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SeatFact {
    /// Two people are kept apart from now on.
    PairForbidden(Pair),
    /// They may share a table again.
    PairAllowed(Pair),
    /// A player sits down; `agreed` if the host agreed to a change of seats.
    Seated {
        night: NightId,
        player: PlayerId,
        seat: u32,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        agreed: bool,
        /// The table, if the night has two; `None`: where the player is, or the first table for a newcomer.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<u32>,
        /// True if the player had left and is back.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        back: bool,
    },
    /// Players changed places: two tables, one table, other chairs.
    PlacesChanged(PlacesChanged),
    /// A player said that they'll leave.
    LeaveAnnounced(LeaveAnnounced),
    /// A seat is kept for somebody, or isn't anymore.
    Reservation(Reservation),
    /// Cards picked the first dealer.
    FirstDealt(FirstDealt),
    /// A seed for a draw was drawn, and its hash was said out loud.
    SeedCommitted(SeedCommitted),
    /// A player deals the next hand of a table; `dead` if the button is on an empty chair, and this player deals for it.
    /// `by_turn` if nobody named the dealer: where the button moves with the blinds, it's somebody else's turn once a chair
    /// changes hands.
    Dealt {
        night: NightId,
        dealer: PlayerId,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        dead: bool,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_turn: bool,
        /// True if the hand before it was played and nobody wrote it down.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unwritten: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<u32>,
    },
    /// A player leaves the table.
    Left { night: NightId, player: PlayerId },
}

kinds!(SeatFact {
    PairForbidden = "pair-forbidden",
    PairAllowed = "pair-allowed",
    Seated = "seated",
    PlacesChanged = "places-changed",
    LeaveAnnounced = "leave-announced",
    Reservation = "reservation",
    FirstDealt = "first-dealt",
    SeedCommitted = "seed-committed",
    Dealt = "dealt",
    Left = "left",
});

/// Two people who are kept apart, or aren't anymore.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pair {
    pub one: PlayerId,
    pub other: PlayerId,
}

impl Pair {
    /// The two: the same pair in either order.
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

/// Cards went round face up until somebody got a jack, or everybody got one card and the highest won: that player deals first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FirstDealt {
    pub night: NightId,
    pub dealer: PlayerId,
    /// Who got which card, in the order they were dealt; if a jack was looked for, it's the last.
    pub cards: Vec<(PlayerId, String)>,
    /// True if everybody got one card and the highest decided.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub high: bool,
    /// How the program dealt; `None` if the table did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealt_by: Option<Dealing>,
    /// The tournament whose button was drawn; `None` if it's the night's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<TournamentId>,
}

/// Why people changed places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlacesWhy {
    /// One table became two.
    Split,
    /// The tables were leveled, and this player volunteered.
    Volunteer,
    /// The tables were leveled, and this player was next for the big blind.
    BigBlind,
    /// The player asked for the other table.
    Asked,
    /// Two tables became one.
    Merge,
    /// The seats were drawn.
    Draw,
}

/// A chair somebody has now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakenSeat {
    pub player: PlayerId,
    pub table: u32,
    pub seat: u32,
}

/// One card each, to decide something at random.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draw {
    /// Who got which card, in the order they were dealt.
    pub cards: Vec<(PlayerId, String)>,
    /// How the program dealt; `None` if the table did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealt_by: Option<Dealing>,
}

/// Some people have other chairs now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlacesChanged {
    pub night: NightId,
    pub why: PlacesWhy,
    /// Who got another chair.
    pub places: Vec<TakenSeat>,
    /// The cards that decided, if it was a matter of luck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw: Option<Draw>,
    /// Who deals first there, if that was drawn too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<PlayerId>,
}

/// A player says that they'll leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeaveAnnounced {
    pub night: NightId,
    pub player: PlayerId,
    /// How many hands the player's table had been dealt by then.
    pub dealt: u32,
}

/// A seed was drawn and its hash said before anybody says a word for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeedCommitted {
    pub night: NightId,
    pub seed: String,
    pub hash: String,
}

/// What happens to a seat that's kept for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reserving {
    /// It's kept for this player.
    Reserved,
    /// The player waits until a seat is free.
    Waits,
    /// The host moves this player ahead of the others.
    Preferred,
    /// The player doesn't want it anymore.
    Cancelled,
    /// The player didn't come.
    NoShow,
}

/// A reservation, or what happened to one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reservation {
    /// The night that was open; `None` between nights.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub night: Option<NightId>,
    pub player: PlayerId,
    pub what: Reserving,
    /// What was said with it: when the player comes, for how long.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
}

impl SeatFact {
    /// How the program dealt the cards that decided, if it did.
    #[must_use]
    pub fn dealt_by(&self) -> Option<&Dealing> {
        match self {
            Self::FirstDealt(first) => first.dealt_by.as_ref(),
            Self::PlacesChanged(changed) => changed.draw.as_ref().and_then(|draw| draw.dealt_by.as_ref()),
            Self::PairForbidden(_)
            | Self::PairAllowed(_)
            | Self::Seated { .. }
            | Self::LeaveAnnounced(_)
            | Self::Reservation(_)
            | Self::SeedCommitted(_)
            | Self::Dealt { .. }
            | Self::Left { .. } => None,
        }
    }

    /// The night it belongs to.
    #[must_use]
    pub const fn night(&self) -> Option<NightId> {
        match self {
            Self::PlacesChanged(PlacesChanged { night, .. })
            | Self::LeaveAnnounced(LeaveAnnounced { night, .. })
            | Self::FirstDealt(FirstDealt { night, .. })
            | Self::SeedCommitted(SeedCommitted { night, .. })
            | Self::Seated { night, .. }
            | Self::Dealt { night, .. }
            | Self::Left { night, .. } => Some(*night),
            Self::Reservation(Reservation { night, .. }) => *night,
            Self::PairForbidden(_) | Self::PairAllowed(_) => None,
        }
    }
}
