//! Buying more chips after the first ones, and everybody buying the same, as the house has them.

use crate::ids::PlayerId;
use crate::night::tonight::Tonight;
use engine::house::key;
use engine::money::Money;
use engine::refusal::Refusal;

/// Whether the bank sells this player `total` more; `before` is what it sold him tonight.
pub fn check_bank(tonight: &Tonight, player: PlayerId, before: Money, total: Money) -> Result<(), Refusal> {
    check_never(tonight, player)?;
    if !before.is_positive() {
        return Ok(());
    }
    let Some(rebuy) = tonight.house.word(key::REBUY) else { return Ok(()) };
    let name = tonight.name(player);
    let refused = |message: String| Refusal::new("no-rebuy", message).by(rebuy.rule.as_deref());
    match rebuy.value {
        "players-only" => {
            let message = format!("`{name}` bought from the bank once; more chips come from other players");
            Err(refused(message).hint(tonight.buy_from_somebody(player, total)))
        }
        "first-out-once" => match still_in_or_not_the_first(tonight, player) {
            Some(why) => Err(refused(why)),
            None => Ok(()),
        },
        _ => Ok(()),
    }
}

/// Only the first player who is out may buy again (PIG-09).
fn still_in_or_not_the_first(tonight: &Tonight, player: PlayerId) -> Option<String> {
    let name = tonight.name(player);
    if tonight.evening.chips(player).is_positive() {
        return Some(format!("`{name}` is not out, and only who is out may buy again"));
    }
    let out = |other: PlayerId| other != player && tonight.evening.chips(other).is_zero();
    let bought = tonight.evening.sittings.iter().filter(|sitting| sitting.bought.is_positive());
    let first = bought.map(|sitting| sitting.player).find(|other| out(*other))?;
    let first = tonight.name(first);
    Some(format!(
        "only the first player out may buy again, and `{first}` is out too: the host says who was first"
    ))
}

/// Where what is gone is gone, nobody buys a second time, from whomever.
pub fn check_never(tonight: &Tonight, player: PlayerId) -> Result<(), Refusal> {
    let bought = tonight.evening.sitting(player).map_or(Money::ZERO, |sitting| sitting.bought);
    let never = tonight.house.word(key::REBUY).filter(|rebuy| rebuy.value == "never");
    match never.filter(|_| bought.is_positive()) {
        None => Ok(()),
        Some(never) => {
            let (name, bought) = (tonight.name(player), tonight.shown(bought));
            let message = format!("`{name}` bought {bought} tonight, and nobody buys a second time here");
            Err(Refusal::new("no-rebuy", message).by(never.rule.as_deref()))
        }
    }
}

/// Where everybody begins with the same, the first purchase is what the others' was (PIG-08).
pub fn check_equal(tonight: &Tonight, player: PlayerId, before: Money, total: Money) -> Result<(), Refusal> {
    let equal = tonight.house.flag(key::BUYIN_EQUAL).filter(|equal| equal.value && before.is_zero());
    let others = tonight.evening.sittings.iter().filter(|sitting| sitting.player != player);
    let least = others.map(|sitting| sitting.banked).filter(|banked| banked.is_positive()).min();
    match equal.zip(least).filter(|(_, least)| *least != total) {
        None => Ok(()),
        Some((equal, least)) => {
            let (least, total) = (tonight.shown(least), tonight.shown(total));
            let message = format!("everybody begins with the same here: {least}, not {total}");
            Err(Refusal::new("buy-in-equal", message).by(equal.rule.as_deref()))
        }
    }
}
