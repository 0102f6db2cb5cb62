//! The foot line of a bundle: the totals of its events, and the signature.

use crate::formats::bundle::totals::Totals;
use crate::journal::Digest;
use serde::{Deserialize, Serialize};

/// The foot of a bundle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Foot {
    pub totals: Totals,
    /// The hash of the last event.
    pub head: Digest,
    /// Over all lines before this one, in hexadecimal digits.
    pub signature: String,
}

impl Foot {
    /// The line, without its end.
    pub fn line(&self) -> Result<String, String> {
        serde_json::to_string(self).map_err(|error| error.to_string())
    }
}
