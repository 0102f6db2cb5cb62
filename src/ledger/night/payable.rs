//! Blinds and antes that the chips of the case can pay: what is posted in every hand must not need a chip nobody has.

use crate::chips::ChipSet;
use crate::refusal::Refusal;
use engine::house::{House, key};
use engine::money::Money;
use engine::play::{HandStakes, Stakes};

/// Refuses stakes, or the house's own blinds and antes, which the case cannot pay.
///
/// # Errors
///
/// `not-payable` with the smallest chip, and with stakes or chips that go together.
pub fn check_stakes(house: &House, said: Option<&str>, case: Option<&ChipSet>) -> Result<(), Refusal> {
    let Some((case, (what, amount))) = case.and_then(|case| Some((case, unpaid(house, said, case)?))) else {
        return Ok(());
    };
    let refusal = refusal(house, case, what, amount);
    Err(refusal.hint(match said.and_then(|said| Stakes::parse(said, house.currency()).ok()) {
        Some(stakes) if what.ends_with("blind") => payable(stakes, case.unit(), house),
        _ => finer(case, &posted(house, said), house),
    }))
}

/// Refuses a case that cannot pay what is posted tonight.
///
/// # Errors
///
/// `not-payable` with the smallest chip, and with one that is small enough.
pub fn check_case(house: &House, said: Option<&str>, case: &ChipSet) -> Result<(), Refusal> {
    let Some((what, amount)) = unpaid(house, said, case) else { return Ok(()) };
    Err(refusal(house, case, what, amount).hint(finer(case, &posted(house, said), house)))
}

/// The first blind or ante that the case cannot pay. Chips of a tournament are no money: the case says nothing of them.
fn unpaid(house: &House, said: Option<&str>, case: &ChipSet) -> Option<(&'static str, Money)> {
    let is_tournament = house.word(key::MONEY_KIND).is_some_and(|kind| kind.value == "tournament");
    let off = |(_, amount): &(&str, Money)| !amount.remainder(case.unit()).is_zero();
    posted(house, said).into_iter().filter(|_| !is_tournament).find(off)
}

fn refusal(house: &House, case: &ChipSet, what: &str, amount: Money) -> Refusal {
    let currency = house.currency();
    let smallest = case.lowest().map(|kind| kind.colour.to_string()).unwrap_or_default();
    let step = match case.unit() == case.smallest() {
        true => String::new(),
        false => format!(", and the chips together step by {}", currency.shown(case.unit())),
    };
    let message = format!(
        "no chips pay the {what} of {}: the smallest chip is `{smallest}`, worth {}{step}",
        currency.shown(amount),
        currency.shown(case.smallest())
    );
    Refusal::worded("not-payable", message).by(house.unit_rule())
}

/// Everything that is posted at a house on a night with these stakes.
fn posted(house: &House, said: Option<&str>) -> Vec<(&'static str, Money)> {
    let stakes = HandStakes::of_house(house, said).ok().and_then(|terms| terms.stakes);
    let blinds = stakes.map(|stakes| [("small blind", stakes.small), ("big blind", stakes.big)]);
    let antes = [("ante", key::ANTE), ("ante for a pot that waits", key::ANTE_REANTE_GUTS)];
    let antes = antes.into_iter().filter_map(|(what, key)| Some((what, house.amount(key)?.value)));
    blinds.into_iter().flatten().chain(antes).collect()
}

/// The nearest stakes that can be paid, not below what was said.
fn payable(stakes: Stakes, unit: Money, house: &House) -> String {
    let up = |amount: Money| {
        let over = amount.remainder(unit);
        if over.is_zero() { Some(amount) } else { amount.minus(over).ok()?.plus(unit).ok() }
    };
    let (small, big) = (up(stakes.small).unwrap_or(unit), up(stakes.big).unwrap_or(unit));
    let plain = |amount| house.currency().plain(amount);
    // Two blinds that were not the same stay so.
    let big = if small == big && stakes.small != stakes.big { small.plus(small).unwrap_or(big) } else { big };
    format!("open --stakes {}/{}", plain(small), plain(big))
}

/// The case with its smallest chip worth so little that everything posted can be paid.
fn finer(case: &ChipSet, amounts: &[(&str, Money)], house: &House) -> String {
    let divisor = |mut one: Money, mut other: Money| {
        while !other.is_zero() {
            (one, other) = (other, one.remainder(other));
        }
        one
    };
    let step = amounts.iter().fold(case.unit(), |step, (_, amount)| divisor(step, *amount));
    // A kind of which there are none now pays it, once there are some.
    let spare = case.kinds().iter().rev().find(|kind| {
        kind.most() == 0
            && amounts.iter().all(|(_, amount)| amount.remainder(divisor(case.unit(), kind.value)).is_zero())
    });
    if let Some(spare) = spare {
        return format!("chips set {}={}", spare.colour, house.currency().plain(spare.value));
    }
    let kind = case.lowest();
    let colour = kind.map(|kind| kind.colour.to_string()).unwrap_or_default();
    let count = kind.and_then(|kind| kind.count).map(|count| format!(":{count}")).unwrap_or_default();
    format!("chips set {colour}={}{count}", house.currency().plain(step))
}
