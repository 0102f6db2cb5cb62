//! How a tournament ends: a deal, the prizes, or the money back.

use crate::answer::{Amount, ByName};
use engine::refusal::Notice;
use serde::Serialize;

/// How the players still in share the prizes.
#[derive(Clone, Debug, Serialize)]
pub struct Chopped {
    /// The way: `icm`, `chips`, `even` or `custom`.
    pub deal: String,
    /// What each gets.
    pub shares: ByName<Amount>,
    /// What the winner gets on top.
    pub play_for: Amount,
}

/// The prizes were paid.
#[derive(Clone, Debug, Serialize)]
pub struct Paid {
    /// The prize pool.
    pub pool: Amount,
    /// Who got something.
    pub places: Vec<Prize>,
    /// Everybody, in the order in which they went out.
    pub order: Vec<Place>,
    /// Why these amounts.
    pub why: Vec<Notice>,
}

/// What a player got.
#[derive(Clone, Debug, Serialize)]
pub struct Prize {
    /// Their place.
    pub place: u32,
    /// Who.
    pub player: String,
    /// Their prize.
    pub amount: Amount,
    /// The bounty on their own head.
    pub bounty: Amount,
}

/// Who came in where.
#[derive(Clone, Debug, Serialize)]
pub struct Place {
    /// Their place.
    pub place: u32,
    /// Who.
    pub player: String,
}

/// It was called off.
#[derive(Clone, Debug, Serialize)]
pub struct Cancelled {
    /// Why.
    pub why: String,
    /// What each gets back.
    pub back: ByName<Amount>,
}
