//! Counting a stack: the count is final, and the difference is play nobody recorded.

use crate::chips::ChipCount;
use crate::ids::PlayerId;
use crate::journal::Counted;
use crate::night::tonight::Tonight;
use crate::night::tournament::outsider::without_chips_of_it;
use crate::refusal::{CountRefused, Refusal};
use engine::money::Money;

/// What was counted.
#[derive(Clone, Debug)]
pub enum Found {
    /// The value of the stack.
    Amount(Money),
    /// The chips by color; a color left out is zero.
    Chips(ChipCount),
}

/// Takes a count of `player`'s whole stack as final.
pub fn count(tonight: &Tonight, player: PlayerId, found: Found) -> Result<Counted, Refusal> {
    tonight.check_not_playing(player)?;
    if tonight.evening.sitting(player).is_none() {
        return Err(Refusal::new(CountRefused::NotBoughtIn { name: tonight.name(player).to_owned() }));
    }
    let (found, chips) = match found {
        Found::Amount(amount) => (amount, None),
        Found::Chips(chips) => (chips.value(tonight.chip_set()?)?, Some(chips)),
    };
    if found.is_negative() {
        let (name, found) = (tonight.name(player).to_owned(), tonight.amount(found));
        return Err(Refusal::new(CountRefused::StackBelowZero { name, found }));
    }
    if !found.is_zero() {
        without_chips_of_it(tonight, player).map_or(Ok(()), Err)?;
        tonight.check_chips_make(found)?;
        check_here(tonight, player)?;
    }
    let out = tonight.evening.chips_out();
    if found > out {
        let (found, out) = (tonight.amount(found), tonight.amount(out));
        return Err(Refusal::new(CountRefused::MoreThanInPlay { found, out }));
    }
    let evening = &tonight.evening;
    let expected = evening.chips(player);
    Ok(Counted { night: evening.id, player, found, expected, chips, tournament: evening.purse.tournament() })
}

/// A player who turned in the whole stack and left has no chips to count; those said to be theirs are somebody else's.
fn check_here(tonight: &Tonight, player: PlayerId) -> Result<(), Refusal> {
    let gone = tonight.evening.sitting(player).is_some_and(|sitting| sitting.left.is_some());
    if !gone || tonight.evening.chips(player).is_positive() {
        return Ok(());
    }
    Err(Refusal::new(CountRefused::Gone { name: tonight.name(player).to_owned() }))
}
