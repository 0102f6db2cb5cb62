//! Blinds and antes must be payable with the chips of the case: what's posted in every hand mustn't need a chip nobody has.

use crate::chips::ChipSet;
use crate::refusal::{MadePayable, NotPayable, OpeningRefused, PostedMoney, Refusal};
use engine::house::{House, key};
use engine::money::{Amount, Money};
use engine::play::{HandStakes, Stakes};

/// Refuses stakes, or the house's own blinds and antes, if the case can't pay them.
///
/// # Errors
///
/// `not-payable` with the smallest chip, and with stakes or chips that go together.
pub fn check_stakes(house: &House, said: Option<&str>, case: Option<&ChipSet>) -> Result<(), Refusal> {
    let Some((case, (what, amount))) = case.and_then(|case| Some((case, unpaid(house, said, case)?))) else {
        return Ok(());
    };
    let is_blind = matches!(what, PostedMoney::SmallBlind | PostedMoney::BigBlind);
    let way = match said.and_then(|said| Stakes::parse(said, house.currency()).ok()) {
        Some(stakes) if is_blind => payable(stakes, case.unit(), house),
        _ => finer(case, &posted(house, said), house),
    };
    Err(refusal(house, case, (what, amount), way))
}

/// Refuses a case that can't pay what's posted tonight.
///
/// # Errors
///
/// `not-payable` with the smallest chip, and with one that is small enough.
pub fn check_case(house: &House, said: Option<&str>, case: &ChipSet) -> Result<(), Refusal> {
    let Some((what, amount)) = unpaid(house, said, case) else { return Ok(()) };
    Err(refusal(house, case, (what, amount), finer(case, &posted(house, said), house)))
}

/// The first blind or ante that the case can't pay. Tournament chips aren't money: the case doesn't matter for them.
fn unpaid(house: &House, said: Option<&str>, case: &ChipSet) -> Option<(PostedMoney, Money)> {
    let is_tournament = house.word(key::MONEY_KIND).is_some_and(|kind| kind.value == "tournament");
    let off = |(_, amount): &(PostedMoney, Money)| !amount.remainder(case.unit()).is_zero();
    posted(house, said).into_iter().filter(|_| !is_tournament).find(off)
}

fn refusal(house: &House, case: &ChipSet, (what, amount): (PostedMoney, Money), way: MadePayable) -> Refusal {
    let [amount, worth, unit] =
        [amount, case.smallest(), case.unit()].map(|money| Amount::new(money, house.currency()));
    let chip = case.lowest().map(|kind| kind.colour.to_string()).unwrap_or_default();
    let step = (unit != worth).then_some(unit);
    let unpaid = NotPayable { what, amount, chip, worth, step, way };
    Refusal::new(OpeningRefused::NotPayable(unpaid)).by(house.unit_rule())
}

/// Everything that's posted at a house on a night with these stakes.
fn posted(house: &House, said: Option<&str>) -> Vec<(PostedMoney, Money)> {
    let stakes = HandStakes::of_house(house, said).ok().and_then(|terms| terms.stakes);
    let blinds =
        stakes.map(|stakes| [(PostedMoney::SmallBlind, stakes.small), (PostedMoney::BigBlind, stakes.big)]);
    let antes = [(PostedMoney::Ante, key::ANTE), (PostedMoney::AnteAgain, key::ANTE_REANTE_GUTS)];
    let antes = antes.into_iter().filter_map(|(what, key)| Some((what, house.amount(key)?.value)));
    blinds.into_iter().flatten().chain(antes).collect()
}

/// The nearest stakes that can be paid, not below what was said.
fn payable(stakes: Stakes, unit: Money, house: &House) -> MadePayable {
    let up = |amount: Money| {
        let over = amount.remainder(unit);
        if over.is_zero() { Some(amount) } else { amount.minus(over).ok()?.plus(unit).ok() }
    };
    let (small, big) = (up(stakes.small).unwrap_or(unit), up(stakes.big).unwrap_or(unit));
    // Two blinds that were different stay different.
    let big = if small == big && stakes.small != stakes.big { small.plus(small).unwrap_or(big) } else { big };
    let [small, big] = [small, big].map(|money| Amount::new(money, house.currency()));
    MadePayable::Stakes { small, big }
}

/// The case with a smallest chip small enough to pay everything that's posted.
fn finer(case: &ChipSet, amounts: &[(PostedMoney, Money)], house: &House) -> MadePayable {
    let divisor = |mut one: Money, mut other: Money| {
        while !other.is_zero() {
            (one, other) = (other, one.remainder(other));
        }
        one
    };
    let step = amounts.iter().fold(case.unit(), |step, (_, amount)| divisor(step, *amount));
    // A kind with no chips now can pay it, once there are some.
    let spare = case.kinds().iter().rev().find(|kind| {
        kind.most() == 0
            && amounts.iter().all(|(_, amount)| amount.remainder(divisor(case.unit(), kind.value)).is_zero())
    });
    if let Some(spare) = spare {
        let worth = Amount::new(spare.value, house.currency());
        return MadePayable::Chip { chip: spare.colour.to_string(), worth, count: None };
    }
    let kind = case.lowest();
    let chip = kind.map(|kind| kind.colour.to_string()).unwrap_or_default();
    let count = kind.and_then(|kind| kind.count);
    MadePayable::Chip { chip, worth: Amount::new(step, house.currency()), count }
}
