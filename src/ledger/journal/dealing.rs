//! How the program dealt cards or threw dice.

use serde::{Deserialize, Serialize};

/// How the program dealt, so that anybody can deal it again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dealing {
    /// What was drawn before; empty if each throw is drawn as it's made.
    pub seed: String,
    /// The word that a player said for it.
    pub salt: String,
    /// True if no hash of the seed was said before: nobody can check that it wasn't chosen.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub uncommitted: bool,
}

impl Dealing {
    /// From a seed whose hash was said, with the word that was said for it.
    #[must_use]
    pub const fn of(seed: String, salt: String) -> Self {
        Self { seed, salt, uncommitted: false }
    }

    /// Each throw is drawn as it's made: nothing in the book can predict one.
    #[must_use]
    pub const fn at_the_throw() -> Self {
        Self::of(String::new(), String::new())
    }

    /// True if dice and cards follow from a seed that was drawn before.
    #[must_use]
    pub const fn has_a_seed(&self) -> bool {
        !self.seed.is_empty()
    }
}
