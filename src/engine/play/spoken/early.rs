//! Speaking before your turn: the words wait until the turn comes, or cost a fine (CAU-026, MIK-15).

use crate::house::{House, key};
use crate::money::Money;
use crate::play::intent::Intent;
use crate::play::procedure::Verdict;
use crate::play::spoken::phrase::Phrase;

/// What happens if a player speaks early.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Early {
    /// The player must do it when the turn comes.
    Binds(Intention),
    /// It costs a fine into the pot, once the night's warnings are used up; the hand records the fine that the night decides on.
    Fined {
        /// The usual fine, if the house has one.
        amount: Option<Money>,
        /// True for a fold, if folding early isn't fined.
        exempt: bool,
        /// The rule.
        rule: Option<String>,
    },
    /// The house does not say.
    Ask(Verdict),
}

/// What a player said they would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Intention {
    /// The player's words.
    pub phrase: Phrase,
    /// The rule that holds the player to them.
    pub rule: Option<String>,
}

/// What happens with words before the player's turn.
#[must_use]
pub fn early(house: &House, phrase: Phrase) -> Early {
    let said = house.word(key::WAGER_OUT_OF_TURN);
    match said.map(|said| (said.value, said.rule)) {
        Some(("binds", rule)) => Early::Binds(Intention { phrase, rule }),
        Some((_, rule)) => {
            let jump = house.amount(key::PENALTY_JUMP);
            let exempt = house.flag(key::PENALTY_FOLDING_EXEMPT).is_some_and(|flag| flag.value);
            Early::Fined {
                amount: jump.map(|jump| jump.value),
                exempt: exempt && phrase == Phrase::Fold,
                rule,
            }
        }
        None => Early::Ask(Verdict::ask(house, "what acting out of turn means")),
    }
}

impl Intention {
    /// What the player will do, as a hand records it.
    #[must_use]
    pub const fn intent(&self) -> Intent {
        match self.phrase {
            Phrase::Fold => Intent::Fold,
            Phrase::Check => Intent::Check,
            Phrase::Call(_) | Phrase::CallThenRaise(_) => Intent::Call,
            Phrase::Bet(_) | Phrase::Raise(_) | Phrase::Figure(_) | Phrase::AllIn => Intent::Raise,
        }
    }
}
