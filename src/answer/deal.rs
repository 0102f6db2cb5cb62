//! Who deals the next hand, and what is put in before its first card.

use crate::answer::Amount;
use engine::refusal::Notice;
use ledger::journal::Dealing;
use serde::Serialize;

/// Who deals.
#[derive(Clone, Debug, Serialize)]
pub struct Deals {
    /// The dealer.
    pub dealer: String,
    /// Who has the button, in a tournament, or where somebody deals without playing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub button: Option<String>,
    /// The cards that picked the dealer, if cards did.
    #[serde(flatten)]
    pub first: Option<First>,
    /// The game, where it is known.
    pub game: Option<String>,
    /// Who puts in what, where that is known.
    pub posts: Option<Vec<Post>>,
    /// Why this dealer, and why these amounts.
    pub why: Vec<Notice>,
    /// How many of the reasons are about the dealer.
    #[serde(skip)]
    pub why_dealer: usize,
    /// True if the dealer may call another game instead.
    #[serde(skip)]
    pub is_guess: bool,
}

/// The cards that name the first dealer.
#[derive(Clone, Debug, Serialize)]
pub struct First {
    /// Who got which.
    pub cards: Vec<Drawn>,
    /// The seed the program dealt them from.
    pub seed: Option<String>,
    /// The word that was added to the seed.
    pub salt: Option<String>,
    /// How the program dealt, and whether a hash was given before.
    #[serde(skip)]
    pub dealt_by: Option<Dealing>,
    /// True if the highest card deals, and not the first jack.
    #[serde(skip)]
    pub is_high: bool,
}

/// A card that somebody drew or was dealt in the open.
#[derive(Clone, Debug, Serialize)]
pub struct Drawn {
    /// Who.
    pub player: String,
    /// The card.
    pub card: String,
}

/// What a player puts in before the first card.
#[derive(Clone, Debug, Serialize)]
pub struct Post {
    /// Who.
    pub player: String,
    /// The ante.
    pub ante: Amount,
    /// The blind.
    pub blind: Amount,
    /// The part of it that is dead money.
    pub dead: Amount,
}

/// A seed was drawn, and nobody knows it yet.
#[derive(Clone, Debug, Serialize)]
pub struct Committed {
    /// Its hash.
    pub commit: String,
}
