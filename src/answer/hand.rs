//! One hand: how it was settled, what is known of it, what was said about it later.

use crate::answer::hand_list::HandLine;
use crate::answer::{Amount, ByName, When};
use engine::money::Money;
use engine::refusal::Notice;
use ledger::journal::{HandPlayed, HandSeat};
use ledger::night::Tonight;
use serde::Serialize;

/// A settled hand.
#[derive(Clone, Debug, Serialize)]
pub struct Hand {
    /// Its number in its night.
    pub hand: u32,
    /// Its global id.
    pub hand_id: String,
    /// The game, with what was added to it.
    pub game: String,
    /// How it was recorded.
    pub depth: String,
    /// What each player put in; players who put in nothing are left out.
    #[serde(rename = "in")]
    pub put_in: ByName<Amount>,
    /// What came back to players who had put in too much.
    pub returned: ByName<Amount>,
    /// What the winners won.
    pub awards: ByName<Amount>,
    /// What was in the middle before.
    pub carried_in: Amount,
    /// What stays there for the next hand.
    pub carry: Amount,
    /// Why the money went where it went.
    pub why: Vec<Notice>,
}

impl Hand {
    /// A hand of this night.
    #[must_use]
    pub fn of(tonight: &Tonight, played: &HandPlayed) -> Self {
        let amount = |money| Amount::new(money, tonight.currency);
        let of = |part: fn(&HandSeat) -> Money| {
            let seats = played.seats.iter().filter(|seat| !part(seat).is_zero());
            seats.map(|seat| (tonight.name(seat.player).to_owned(), amount(part(seat)))).collect()
        };
        Self {
            hand: played.number,
            hand_id: played.hand.to_string(),
            game: played.game.clone(),
            depth: played.depth.clone(),
            put_in: of(|seat| seat.put_in),
            returned: of(|seat| seat.returned),
            awards: of(|seat| seat.won),
            carried_in: amount(played.carried_in),
            carry: amount(played.carried_out),
            why: played.why.iter().map(Notice::from).collect(),
        }
    }
}

/// A hand that was entered at the table.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Entered {
    /// It is in the book now.
    New(Box<Hand>),
    /// It was there before.
    Known {
        /// Its number.
        hand: u32,
    },
}

/// A hand that was given up before it was recorded.
#[derive(Clone, Debug, Serialize)]
pub struct GivenUp {
    /// False.
    pub recorded: bool,
}

/// Everything that is known of one hand.
#[derive(Clone, Debug, Serialize)]
pub struct Shown {
    /// How it was settled.
    #[serde(flatten)]
    pub hand: Hand,
    /// Its night.
    pub night: u32,
    /// The event that brought it.
    pub event: u64,
    /// Its acts, where they are recorded.
    pub record: Option<String>,
    /// The words it is found by.
    pub tags: Vec<String>,
    /// What was written down about it.
    pub notes: Vec<String>,
    /// Why it does not count; none if it does.
    pub void: Option<String>,
    /// What it moved in the ledger.
    pub entries: Vec<Entry>,
    /// When it was recorded.
    #[serde(skip)]
    pub at: When,
    /// The event that declared it void.
    #[serde(skip)]
    pub voided: Option<u64>,
}

/// A movement in the ledger.
#[derive(Clone, Debug, Serialize)]
pub struct Entry {
    /// The event.
    pub event: u64,
    /// Whose account.
    pub party: String,
    /// In what.
    pub asset: &'static str,
    /// How much.
    pub amount: Amount,
}

/// Only why a hand was settled as it was.
#[derive(Clone, Debug, Serialize)]
pub struct Why {
    /// Its number.
    pub hand: u32,
    /// The reasons; none where it was recorded by its result.
    pub why: Vec<Notice>,
}

/// A hand step by step.
#[derive(Clone, Debug, Serialize)]
pub struct Replayed {
    /// Its number.
    pub hand: u32,
    /// Its night.
    pub night: u32,
    /// One page for each step.
    pub frames: Vec<String>,
}

/// Something was written down about a hand.
#[derive(Clone, Debug, Serialize)]
pub struct Noted {
    /// Its night.
    pub night: u32,
    /// Its number.
    pub hand: u32,
    /// What was said.
    pub note: String,
}

/// A hand no longer counts.
#[derive(Clone, Debug, Serialize)]
pub struct Voided {
    /// Its night.
    pub night: u32,
    /// Its number.
    pub hand: u32,
    /// Why.
    pub why: String,
    /// What each winner and loser gets back; negative if they give it back.
    pub back: ByName<Amount>,
    /// The game.
    #[serde(skip)]
    pub game: String,
}

/// Hands added from files.
#[derive(Clone, Debug, Serialize)]
pub struct Added {
    /// What became of each.
    pub hands: Vec<AddedHand>,
}

/// A hand from a file.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum AddedHand {
    /// It is in the book now.
    New(Hand),
    /// It was there before.
    Known {
        /// The hand it is.
        #[serde(flatten)]
        line: HandLine,
        /// True.
        known: bool,
    },
}
