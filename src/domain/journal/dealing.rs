//! How the program dealt cards or threw dice.

use serde::{Deserialize, Serialize};

/// How the program dealt, so that anybody can deal it again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dealing {
    pub seed: String,
    pub salt: String,
}
