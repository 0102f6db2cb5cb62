//! How something was paid for.

use serde::{Deserialize, Serialize};

/// How something was paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Means {
    Cash,
    Transfer,
    Chips,
    Note,
    Book,
    /// Nothing was given in return.
    Gift,
}
