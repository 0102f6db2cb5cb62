//! What is wrong with the antes, in words.

use crate::render::refusal::said::Said;
use ledger::refusal::AnteRefused;

pub(super) fn said(why: &AnteRefused) -> Said {
    match why {
        AnteRefused::Missing { name, put_in, due } => {
            Said::new("ante-missing", format!("`{name}` put in {put_in}, and everybody antes {due}"))
        }
        AnteRefused::MissingOfAll { put_in, due } => {
            Said::new("ante-missing", format!("{put_in} went in, and the antes of all are {due}"))
        }
    }
}
