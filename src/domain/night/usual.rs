//! What this table usually buys: a purchase far above it is asked about.

use crate::domain::ids::PlayerId;
use crate::domain::money::Money;
use crate::domain::night::tonight::Tonight;
use crate::domain::refusal::{Notice, Refusal};

/// So many times what the others bought is asked about: a banker in a hurry types a zero too many.
const UNUSUAL: i64 = 10;

/// Asks about a purchase far above what the others at this table bought.
pub fn check_usual(tonight: &Tonight, buyer: PlayerId, total: Money) -> Result<Option<Notice>, Refusal> {
    let others = tonight.evening.sittings.iter().filter(|sitting| sitting.player != buyer);
    let mut bought: Vec<Money> =
        others.map(|sitting| sitting.banked).filter(|sum| sum.is_positive()).collect();
    bought.sort_unstable();
    let Some(usual) = bought.get(bought.len() / 2).copied().filter(|_| bought.len() > 1) else {
        return Ok(None);
    };
    if total < usual.times(UNUSUAL)? {
        return Ok(None);
    }
    let (total, usual, name) = (tonight.shown(total), tonight.shown(usual), tonight.name(buyer));
    let message = format!("`{name}` buys {total}, where the others bought {usual}");
    tonight.asked(Refusal::new("unusual-amount", message)).map(Some)
}
