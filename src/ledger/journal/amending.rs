//! What the opening of a night left out, said while it is open.

use crate::accounts::Party;
use crate::ids::NightId;
use engine::money::Money;
use serde::{Deserialize, Serialize};

/// The stakes of an open night, or change that came into its drawer after the opening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NightAmended {
    pub night: NightId,
    /// The stakes from now on; none: as they were.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stakes: Option<String>,
    /// Cash put into the drawer for change.
    #[serde(default)]
    pub float: Money,
    /// Who put it in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub float_of: Option<Party>,
}
