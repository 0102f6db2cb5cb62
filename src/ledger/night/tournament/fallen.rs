//! Players who lost their last chip, as the table says.

use crate::ids::PlayerId;
use crate::night::tonight::Tonight;
use engine::house::key;
use engine::money::Money;

/// Players who lost their last chip, as the table says.
#[derive(Clone, Debug, Default)]
pub struct Fallen {
    pub players: Vec<PlayerId>,
    /// Their chips when the hand began, if somebody knows.
    pub stacks: Vec<(PlayerId, Money)>,
    /// Who won them.
    pub by: Vec<PlayerId>,
}

/// The house's rule of who is out.
#[must_use]
pub fn rule(tonight: &Tonight) -> Option<String> {
    tonight.house.word(key::TOURNAMENT_OUT).and_then(|out| out.rule)
}
