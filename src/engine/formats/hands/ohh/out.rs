//! The objects of the specification as they are written.

use crate::formats::hands::exact::Scale;
use crate::money::Money;
use crate::refusal::Refusal;
use serde::Serialize;
use serde_json::value::RawValue;

/// A plain decimal number, written as it is.
pub(crate) type Number = Box<RawValue>;

/// A line of the file.
#[derive(Debug, Serialize)]
pub(crate) struct OutFile<'a> {
    pub ohh: OutHand<'a>,
}

/// A hand.
#[derive(Debug, Serialize)]
pub(crate) struct OutHand<'a> {
    pub spec_version: &'static str,
    pub site_name: &'a str,
    pub network_name: &'a str,
    pub internal_version: &'static str,
    pub tournament: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tournament_info: Option<OutTournament<'a>>,
    pub game_number: &'a str,
    pub start_date_utc: &'a str,
    pub table_name: &'a str,
    pub game_type: &'static str,
    pub bet_limit: OutLimit,
    pub table_size: usize,
    pub currency: &'a str,
    pub dealer_seat: usize,
    pub small_blind_amount: Number,
    pub big_blind_amount: Number,
    pub ante_amount: Number,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hero_player_id: Option<usize>,
    pub flags: Vec<&'a str>,
    pub players: Vec<OutPlayer>,
    pub rounds: Vec<OutRound>,
    pub pots: Vec<OutPot>,
}

/// The tournament a hand was played in.
#[derive(Debug, Serialize)]
pub(crate) struct OutTournament<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tournament_number: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start_date_utc: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub currency: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub buyin_amount: Option<Number>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bounty_fee_amount: Option<Number>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fee_amount: Option<Number>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub initial_stack: Option<Number>,
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    pub kind: Option<&'a str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub flags: Vec<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub speed: Option<OutSpeed<'a>>,
}

/// How fast the blinds rise: the minutes of a round.
#[derive(Debug, Serialize)]
pub(crate) struct OutSpeed<'a> {
    #[serde(rename = "type")]
    pub kind: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round_time: Option<Number>,
}

/// The limit of the bets.
#[derive(Debug, Serialize)]
pub(crate) struct OutLimit {
    pub bet_type: &'static str,
}

/// A player; `Seated` gives the numbers of player and seat.
#[derive(Debug, Serialize)]
pub(crate) struct OutPlayer {
    pub id: usize,
    pub seat: usize,
    pub name: String,
    pub starting_stack: Number,
    pub is_sitting_out: bool,
}

/// A round.
#[derive(Debug, Serialize)]
pub(crate) struct OutRound {
    pub id: usize,
    pub street: &'static str,
    pub cards: Vec<&'static str>,
    pub actions: Vec<OutAction>,
}

/// An action.
#[derive(Debug, Serialize)]
pub(crate) struct OutAction {
    pub action_number: usize,
    pub player_id: usize,
    pub action: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub amount: Option<Number>,
    pub is_allin: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<&'static str>,
}

/// A pot.
#[derive(Debug, Serialize)]
pub(crate) struct OutPot {
    pub number: usize,
    pub amount: Number,
    pub rake: Number,
    pub jackpot: Number,
    pub player_wins: Vec<OutWin>,
}

/// What a player won of a pot.
#[derive(Debug, Serialize)]
pub(crate) struct OutWin {
    pub player_id: usize,
    pub win_amount: Number,
}

/// An amount as a number of the file.
pub(crate) fn number(scale: Scale, money: Money) -> Result<Number, Refusal> {
    RawValue::from_string(scale.plain(money)).map_err(|why| unwritable(&why))
}

/// The refusal of a hand that JSON cannot hold.
pub(crate) fn unwritable(why: &serde_json::Error) -> Refusal {
    Refusal::new("not-in-this-format", format!("can't write the hand: {why}"))
}
