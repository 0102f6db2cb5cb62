//! The last hand, for the odd change.

use crate::answer::{Amount, ByName};
use engine::refusal::Notice;
use ledger::ids::PlayerId;
use ledger::journal::ColdHands;
use ledger::night::Tonight;
use ledger::night::last_pot::PotStakes;
use serde::Serialize;

/// What would be played for.
#[derive(Clone, Debug, Serialize)]
pub struct Asked {
    /// The pot.
    pub pot: Amount,
    /// Whose money it is.
    pub contributors: Vec<String>,
    /// What each puts in.
    #[serde(skip)]
    pub contributions: Vec<(String, Amount)>,
    /// The house's rule on odd change.
    #[serde(skip)]
    pub rule: Option<String>,
}

/// Nobody has odd change.
#[derive(Clone, Debug, Serialize)]
pub struct Nothing {
    /// The pot.
    pub pot: Amount,
    /// Nobody.
    pub contributors: [String; 0],
    /// Nobody.
    pub redeal: [String; 0],
}

/// The hand was dealt, or its cards were told.
#[derive(Clone, Debug, Serialize)]
pub struct Laid {
    /// The pot.
    pub pot: Amount,
    /// Whose money it was.
    pub contributors: Vec<String>,
    /// The cards of each, where they are known.
    pub cards: ByName<String>,
    /// Who has the best hand, unless several do.
    pub winner: Option<String>,
    /// Who is dealt again.
    pub redeal: Vec<String>,
    /// The seed the program dealt from.
    pub seed: Option<String>,
    /// The word that was added to the seed.
    pub salt: Option<String>,
    /// The game that was called for it.
    pub game: String,
    /// What each got, where the pot was divided.
    pub shares: ByName<Amount>,
    /// Why.
    pub why: Vec<Notice>,
}

impl Laid {
    /// The hand of this night; `more` adds reasons.
    #[must_use]
    pub fn of(tonight: &Tonight, stakes: &PotStakes, cold: &ColdHands, more: Vec<Notice>) -> Self {
        let called = |player: PlayerId| tonight.name(player).to_owned();
        let amount = |money| Amount::new(money, tonight.currency);
        let (winner, redeal) = match cold.best.as_slice() {
            [winner] => (Some(called(*winner)), Vec::new()),
            tied => (None, names(tonight, tied)),
        };
        let mut why: Vec<Notice> = cold.why.iter().map(Notice::from).collect();
        why.extend(more);
        let dealing = cold.dealt_by.as_ref();
        Self {
            pot: amount(stakes.pot),
            contributors: names(tonight, &stakes.players),
            cards: cold.cards.iter().map(|(player, cards)| (called(*player), cards.clone())).collect(),
            winner,
            redeal,
            seed: dealing.map(|dealing| dealing.seed.clone()),
            salt: dealing.map(|dealing| dealing.salt.clone()),
            game: cold.game.clone(),
            shares: cold.shares.iter().map(|(player, share)| (called(*player), amount(*share))).collect(),
            why,
        }
    }
}

/// The names of players.
#[must_use]
pub fn names(tonight: &Tonight, players: &[PlayerId]) -> Vec<String> {
    players.iter().map(|player| tonight.name(*player).to_owned()).collect()
}
