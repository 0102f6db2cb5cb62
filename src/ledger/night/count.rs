//! Counting a stack: the count is believed, the difference is play nobody recorded.

use crate::chips::ChipCount;
use crate::ids::PlayerId;
use crate::journal::Counted;
use crate::night::tonight::Tonight;
use crate::refusal::Refusal;
use engine::money::Money;

/// What was counted.
#[derive(Clone, Debug)]
pub enum Found {
    /// The worth of the stack.
    Amount(Money),
    /// The chips by colour; colours left out are none.
    Chips(ChipCount),
}

/// Believes a count of `player`'s whole stack.
pub fn count(tonight: &Tonight, player: PlayerId, found: Found) -> Result<Counted, Refusal> {
    tonight.check_not_playing(player)?;
    if tonight.evening.sitting(player).is_none() {
        let message = format!("`{}` has not bought in tonight", tonight.name(player));
        let hint = format!("buy {} --help", tonight.typed(player));
        return Err(Refusal::worded("not-in-the-game", message).hint(hint));
    }
    let (found, chips) = match found {
        Found::Amount(amount) => (amount, None),
        Found::Chips(chips) => (chips.value(tonight.chip_set()?)?, Some(chips)),
    };
    if found.is_negative() {
        let message = format!("a stack cannot be counted at {}", tonight.shown(found));
        return Err(
            Refusal::worded("amount-not-positive", message).hint(format!("count {} 0", tonight.name(player)))
        );
    }
    if !found.is_zero() {
        tonight.check_chips_make(found)?;
        check_here(tonight, player)?;
    }
    let out = tonight.evening.chips_out();
    if found > out {
        let message = format!("{} is more than the {} in play", tonight.shown(found), tonight.shown(out));
        return Err(Refusal::worded("more-than-in-play", message).hint("status"));
    }
    let evening = &tonight.evening;
    let expected = evening.chips(player);
    Ok(Counted { night: evening.id, player, found, expected, chips, tournament: evening.purse.tournament() })
}

/// Who turned in his whole stack and left has no chips that could be counted; what he is said to have is another's.
fn check_here(tonight: &Tonight, player: PlayerId) -> Result<(), Refusal> {
    let gone = tonight.evening.sitting(player).is_some_and(|sitting| sitting.left.is_some());
    if !gone || tonight.evening.chips(player).is_positive() {
        return Ok(());
    }
    let name = tonight.name(player);
    let message = format!("`{name}` turned in all his chips and left: there is no stack to count");
    Err(Refusal::worded("not-in-the-game", message).hint("status"))
}
