//! The objects of the specification, as far as they are read; what is not named here is passed over.

use serde::Deserialize;
use serde_json::value::RawValue;

/// A line of the file.
#[derive(Debug, Deserialize)]
pub(crate) struct Wrapped<'a> {
    /// The hand.
    #[serde(borrow)]
    pub ohh: Option<&'a RawValue>,
}

/// A hand.
#[derive(Debug, Deserialize)]
pub(crate) struct OhhHand<'a> {
    #[serde(borrow)]
    pub site_name: Option<&'a RawValue>,
    pub game_number: Option<&'a RawValue>,
    pub start_date_utc: Option<&'a RawValue>,
    pub table_name: Option<&'a RawValue>,
    pub tournament: Option<bool>,
    pub tournament_info: Option<&'a RawValue>,
    pub game_type: Option<&'a RawValue>,
    pub bet_limit: Option<&'a RawValue>,
    pub currency: Option<&'a RawValue>,
    pub dealer_seat: Option<i64>,
    pub small_blind_amount: Option<&'a RawValue>,
    pub big_blind_amount: Option<&'a RawValue>,
    pub ante_amount: Option<&'a RawValue>,
    pub network_name: Option<&'a RawValue>,
    pub table_size: Option<i64>,
    pub hero_player_id: Option<i64>,
    pub flags: Option<&'a RawValue>,
    pub players: Option<Vec<&'a RawValue>>,
    pub rounds: Option<Vec<&'a RawValue>>,
    pub pots: Option<Vec<&'a RawValue>>,
}

/// The tournament a hand was played in.
#[derive(Debug, Deserialize)]
pub(crate) struct OhhTournament<'a> {
    #[serde(borrow)]
    pub tournament_number: Option<&'a RawValue>,
    pub name: Option<&'a RawValue>,
    pub start_date_utc: Option<&'a RawValue>,
    pub currency: Option<&'a RawValue>,
    pub buyin_amount: Option<&'a RawValue>,
    pub bounty_fee_amount: Option<&'a RawValue>,
    pub fee_amount: Option<&'a RawValue>,
    pub initial_stack: Option<&'a RawValue>,
    #[serde(rename = "type")]
    pub kind: Option<&'a RawValue>,
    pub flags: Option<&'a RawValue>,
    pub speed: Option<&'a RawValue>,
}

/// How fast the blinds rise.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct OhhSpeed<'a> {
    #[serde(borrow, rename = "type")]
    pub kind: Option<&'a RawValue>,
    pub round_time: Option<&'a RawValue>,
}

/// The limit of the bets.
#[derive(Debug, Deserialize)]
pub(crate) struct BetLimit<'a> {
    #[serde(borrow)]
    pub bet_type: Option<&'a RawValue>,
    pub bet_cap: Option<&'a RawValue>,
}

/// A player.
#[derive(Debug, Deserialize)]
pub(crate) struct OhhPlayer<'a> {
    pub id: i64,
    pub seat: i64,
    #[serde(borrow)]
    pub name: Option<&'a RawValue>,
    pub starting_stack: Option<&'a RawValue>,
    pub is_sitting_out: Option<bool>,
}

/// A round.
#[derive(Debug, Deserialize)]
pub(crate) struct OhhRound<'a> {
    #[serde(borrow)]
    pub street: Option<&'a RawValue>,
    pub cards: Option<&'a RawValue>,
    pub actions: Option<Vec<&'a RawValue>>,
}

/// An action.
#[derive(Debug, Deserialize)]
pub(crate) struct OhhAction<'a> {
    pub player_id: Option<i64>,
    #[serde(borrow)]
    pub action: Option<&'a RawValue>,
    pub amount: Option<&'a RawValue>,
    pub cards: Option<&'a RawValue>,
}

/// A pot.
#[derive(Debug, Deserialize)]
pub(crate) struct OhhPot<'a> {
    #[serde(borrow)]
    pub amount: Option<&'a RawValue>,
    pub rake: Option<&'a RawValue>,
    pub jackpot: Option<&'a RawValue>,
    pub player_wins: Option<Vec<&'a RawValue>>,
}

/// What a player won of a pot.
#[derive(Debug, Deserialize)]
pub(crate) struct OhhWin<'a> {
    pub player_id: i64,
    #[serde(borrow)]
    pub win_amount: Option<&'a RawValue>,
}
