//! What somebody holds, as a merge of two records moves it.

use crate::accounts::Asset;
use engine::money::Money;
use serde::{Deserialize, Serialize};

/// What a merged record held, in asset words and counter words of the ledger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MergedHolding {
    pub asset: Asset,
    pub counter: String,
    pub amount: Money,
}
