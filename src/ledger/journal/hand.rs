//! The facts of a hand: how it was settled, what's said about it later, and that it doesn't count.

use crate::accounts::Asset;
use crate::ids::{HandId, NightId, PlayerId, TournamentId};
use crate::journal::chairs::Chairs;
use crate::journal::dealing::Dealing;
use crate::journal::kinds::kinds;
use crate::journal::marks::Marks;
use engine::money::{Money, Overflow};
use serde::{Deserialize, Serialize};

/// A fact of the hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum HandFact {
    /// A hand was settled.
    HandPlayed(HandPlayed),
    /// A hand got tags, or lost them.
    HandTagged(HandTagged),
    /// Somebody had something to say about a hand.
    HandNoted(HandNoted),
    /// A hand doesn't count; its event was taken back.
    HandVoided(HandVoided),
    /// A seed for the cold hands was drawn, and its hash was said out loud.
    ColdCommitted { night: NightId, seed: String, hash: String },
    /// The cold hands were laid out.
    ColdHands(ColdHands),
}

kinds!(HandFact {
    HandPlayed = "hand-played",
    HandTagged = "hand-tagged",
    HandNoted = "hand-noted",
    HandVoided = "hand-voided",
    ColdCommitted = "cold-committed",
    ColdHands = "cold-hands",
});

/// What one player did in a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandSeat {
    pub player: PlayerId,
    /// What the player put in, including uncalled money.
    pub put_in: Money,
    /// What came back as an uncalled bet.
    #[serde(default)]
    pub returned: Money,
    /// What the player won.
    pub won: Money,
    /// What the player did, as far as the record tells.
    #[serde(default, skip_serializing_if = "Marks::is_empty")]
    pub did: Marks,
}

impl HandSeat {
    /// The seat of a player who put nothing in and won nothing.
    #[must_use]
    pub fn beside(player: PlayerId) -> Self {
        Self { player, put_in: Money::ZERO, returned: Money::ZERO, won: Money::ZERO, did: Marks::default() }
    }
}

/// A settled hand and its figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandPlayed {
    pub night: NightId,
    pub hand: HandId,
    pub number: u32,
    pub game: String,
    /// `result`, `showdown` or `full`.
    pub depth: String,
    pub seats: Vec<HandSeat>,
    /// Chips in the middle before the hand: carried money and fines.
    pub carried_in: Money,
    /// Chips that stay in the middle for the next.
    pub carried_out: Money,
    /// What losers put into the next pot (MIK-16, CAU-119): nobody played for it in this hand.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub fed: Money,
    /// How much of the chips that stay are fines, which nobody matches (MIK-16).
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub fines: Money,
    /// The showdown as it was typed, or every act as a hand file writes it; `None` if only the result is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
    /// Why the money went where it went: rule id and sentence.
    #[serde(default)]
    pub why: Vec<(String, String)>,
    /// The version of the rules engine that settled it.
    pub engine: u32,
    /// What the hand is recognized by when it comes a second time, in hexadecimal; full hands have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub print: Option<String>,
    /// The tournament it was played in; `None`: it was played for the chips of the night.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<Stage>,
    /// What follows it: a hand dealt again, or what was said about the next pot if the hand is known by its result alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub follows: Option<Follows>,
    /// Who sat there with chips and got no cards, if the house makes players pay for blinds that pass them (DAV-27).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aside: Vec<Aside>,
    /// Who had each chair at the table.
    #[serde(default, skip_serializing_if = "Chairs::is_empty")]
    pub chairs: Box<Chairs>,
    /// The places of the small and the big blind, if the table knew them: the posts don't always tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blinds: Option<(usize, usize)>,
    /// For each player who lost their last chips in a tournament hand, who won them, if its pots are known: they get what's on
    /// that player's head.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lost_to: Vec<LostTo>,
}

/// Who won the last chips a player put in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LostTo {
    pub player: PlayerId,
    /// The players who were paid from the highest pot this player was in.
    pub to: Vec<PlayerId>,
}

/// Somebody at the table who got no cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aside {
    pub player: PlayerId,
    /// True if the player waits for the big blind instead of posting the missed blinds.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub waits: bool,
    /// True if the player was there and got no cards because of sitting between button and small blind (DAV-29).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub barred: bool,
}

impl Aside {
    /// Somebody who was away from the table.
    #[must_use]
    pub const fn away(player: PlayerId) -> Self {
        Self { player, waits: false, barred: false }
    }

    /// Somebody who waits for the big blind.
    #[must_use]
    pub const fn waits(player: PlayerId) -> Self {
        Self { player, waits: true, barred: false }
    }

    /// Somebody who was there, between button and small blind.
    #[must_use]
    pub const fn barred(player: PlayerId) -> Self {
        Self { player, waits: false, barred: true }
    }

    /// True if the player was away: neither waiting nor barred.
    #[must_use]
    pub const fn is_away(self) -> bool {
        !self.waits && !self.barred
    }
}

/// What follows a hand, if it isn't just the next one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Follows {
    /// The losers of a drop game made the next pot: nobody antes (CAU-119).
    Matched,
    /// The cards ran out: only these players play for the pot (MIK-34).
    Only(Vec<PlayerId>),
    /// The deal was bad: the same dealer deals again (CAU-011).
    Again,
}

/// Where a hand of a tournament was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stage {
    pub id: TournamentId,
    /// The smallest chip then in play.
    pub unit: Money,
}

/// True for an amount that is left out of a fact.
pub(crate) fn is_nothing(amount: &Money) -> bool {
    amount.is_zero()
}

/// Tags for a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandTagged {
    pub night: NightId,
    pub hand: HandId,
    pub number: u32,
    pub tags: Vec<String>,
    /// True if the tags are removed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub removed: bool,
}

/// Something said about a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandNoted {
    pub night: NightId,
    pub hand: HandId,
    pub number: u32,
    pub text: String,
}

/// A hand that doesn't count, with what a list of hands still says about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandVoided {
    pub night: NightId,
    pub hand: HandId,
    pub number: u32,
    /// The event that recorded it; another event takes that one back.
    pub seq: u64,
    pub game: String,
    pub depth: String,
    pub pot: Money,
    pub players: Vec<PlayerId>,
    pub why: String,
    /// The tournament it was played in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<TournamentId>,
    /// What it's recognized by when its file comes again; `None` in events from before that was kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub print: Option<String>,
    /// Its table, unless it was the main one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<u32>,
}

impl HandPlayed {
    /// The class of the chips it moved.
    #[must_use]
    pub const fn asset(&self) -> Asset {
        if self.tournament.is_some() { Asset::Stacks } else { Asset::Chips }
    }

    /// Every player in it.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> {
        self.seats.iter().map(|seat| seat.player)
    }

    /// What was played for: everything that was put in and called, and what was in the middle. What losers put in for the next
    /// pot belongs to that one.
    pub fn pot(&self) -> Result<Money, Overflow> {
        let put_in = Money::sum(self.seats.iter().map(|seat| seat.put_in))?;
        let returned = Money::sum(self.seats.iter().map(|seat| seat.returned))?;
        put_in.minus(returned)?.minus(self.fed)?.plus(self.carried_in)
    }

    /// True if the same dealer deals again: the deal was bad, or the cards ran out.
    #[must_use]
    pub const fn keeps_the_deal(&self) -> bool {
        matches!(self.follows, Some(Follows::Again | Follows::Only(_)))
    }

    /// True if it counts as if it hadn't been dealt.
    #[must_use]
    pub fn is_bad_deal(&self) -> bool {
        self.follows == Some(Follows::Again)
    }

    /// True if hands were shown against each other.
    #[must_use]
    pub fn shown(&self) -> bool {
        self.depth == "showdown" || self.seats.iter().any(|seat| seat.did.has(Marks::SHOWED))
    }
}

impl HandSeat {
    /// How much richer the hand made the player; below zero, poorer.
    pub fn net(&self) -> Result<Money, Overflow> {
        self.won.plus(self.returned)?.minus(self.put_in)
    }
}

/// The cold hands: everybody's money above a whole unit, one hand each, high hand takes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ColdHands {
    pub night: NightId,
    pub game: String,
    /// Who put in what now; empty if tied players are dealt again.
    pub contributions: Vec<(PlayerId, Money)>,
    /// The middle before: carried money, or the pot of tied cold hands.
    pub pot_before: Money,
    pub cards: Vec<(PlayerId, String)>,
    /// The community cards, if the game has some.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub board: String,
    /// One winner of everything there; several if they tie and are dealt again.
    pub best: Vec<PlayerId>,
    /// What each winner of a half takes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shares: Vec<(PlayerId, Money)>,
    /// Why, each reason with its rule.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub why: Vec<(String, String)>,
    /// The revealed seed and the word said for it, if the program dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealt_by: Option<Dealing>,
}

impl ColdHands {
    /// Everything in the middle.
    pub fn pot(&self) -> Result<Money, Overflow> {
        Money::sum(self.contributions.iter().map(|(_, amount)| *amount))?.plus(self.pot_before)
    }
}

impl HandFact {
    /// How the program dealt the cold hands, if it did.
    #[must_use]
    pub const fn dealt_by(&self) -> Option<&Dealing> {
        match self {
            Self::ColdHands(cold) => cold.dealt_by.as_ref(),
            Self::HandPlayed(_)
            | Self::HandTagged(_)
            | Self::HandNoted(_)
            | Self::HandVoided(_)
            | Self::ColdCommitted { .. } => None,
        }
    }

    /// The number of the hand it's about, in its night; the cold hands have none.
    #[must_use]
    pub const fn number(&self) -> Option<u32> {
        match self {
            Self::HandPlayed(HandPlayed { number, .. })
            | Self::HandTagged(HandTagged { number, .. })
            | Self::HandNoted(HandNoted { number, .. })
            | Self::HandVoided(HandVoided { number, .. }) => Some(*number),
            Self::ColdCommitted { .. } | Self::ColdHands(_) => None,
        }
    }

    /// The night it belongs to.
    #[must_use]
    pub const fn night(&self) -> Option<NightId> {
        match self {
            Self::HandPlayed(HandPlayed { night, .. })
            | Self::HandTagged(HandTagged { night, .. })
            | Self::HandNoted(HandNoted { night, .. })
            | Self::HandVoided(HandVoided { night, .. })
            | Self::ColdHands(ColdHands { night, .. })
            | Self::ColdCommitted { night, .. } => Some(*night),
        }
    }
}
