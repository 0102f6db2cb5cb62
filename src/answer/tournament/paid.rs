//! How a tournament ends: a deal, the prizes, or the money back.

use crate::answer::{Amount, ByName};
use engine::refusal::Notice;
use serde::Serialize;

/// How those who are in share.
#[derive(Clone, Debug, Serialize)]
pub struct Chopped {
    /// The way: `icm`, `chips`, `even` or `custom`.
    pub deal: String,
    /// What each gets.
    pub shares: ByName<Amount>,
    /// What the winner gets besides.
    pub play_for: Amount,
}

/// The prizes were paid.
#[derive(Clone, Debug, Serialize)]
pub struct Paid {
    /// What they were made of.
    pub pool: Amount,
    /// Who got something.
    pub places: Vec<Prize>,
    /// Everybody, in the order in which they went out.
    pub order: Vec<Place>,
    /// Why these amounts.
    pub why: Vec<Notice>,
}

/// What one got.
#[derive(Clone, Debug, Serialize)]
pub struct Prize {
    /// His place.
    pub place: u32,
    /// Who.
    pub player: String,
    /// His prize.
    pub amount: Amount,
    /// What was on his own head.
    pub bounty: Amount,
}

/// Who came in where.
#[derive(Clone, Debug, Serialize)]
pub struct Place {
    /// His place.
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
