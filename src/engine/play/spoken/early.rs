//! Words before one's turn: kept until the turn comes, or fined (CAU-026, MIK-15).

use crate::house::{House, key};
use crate::money::Money;
use crate::play::intent::Intent;
use crate::play::procedure::Verdict;
use crate::play::spoken::phrase::Phrase;

/// What speaking early comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Early {
    /// It must be done when the turn comes.
    Binds(Intention),
    /// It costs a fine into the pot, after the night's warnings; the hand records what the night decides as a fine.
    Fined {
        /// The usual fine, if the house has one.
        amount: Option<Money>,
        /// True for a fold where folding goes unfined.
        exempt: bool,
        /// The rule.
        rule: Option<String>,
    },
    /// The house does not say.
    Ask(Verdict),
}

/// What a player said he would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Intention {
    /// His words.
    pub phrase: Phrase,
    /// The rule that holds him to them.
    pub rule: Option<String>,
}

/// What becomes of words before one's turn.
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
    /// What he will do, as a hand records it.
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
