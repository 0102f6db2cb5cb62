//! Cards shown on purpose during the hand (PIG-33).

use crate::house::{House, key};
use crate::money::Money;
use crate::play::procedure::{Remedy, Situation, Verdict, judge};

/// Who showed, and what it can cost them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Everything in the pot, including the bets of the round.
    pub pot: Money,
    /// The player's chips; `None` if nobody knows.
    pub stack: Option<Money>,
    /// True if the player had folded: then there's no hand to kill.
    pub folded: bool,
}

/// What happens if one player saw another's cards: everybody gets to see them if the house says so, else it costs what
/// showing on purpose costs.
#[must_use]
pub fn shown_to_one(house: &House, shown: Shown) -> Verdict {
    let verdict = judge(house, Situation::ShownToOne);
    match verdict.outcome {
        Remedy::Granted | Remedy::ShownToAll => verdict,
        _ => shown_on_purpose(house, shown),
    }
}

/// The price of showing on purpose: half the pot in whole units, rounded down, and never more than the player has.
#[must_use]
pub fn shown_on_purpose(house: &House, shown: Shown) -> Verdict {
    let penalty = house.word(key::PENALTY_SHOW);
    match penalty.as_ref().map(|word| word.value) {
        Some("dead-half-pot") => {
            let half = shown.pot.split(2, house.unit()).share;
            let pays = shown.stack.map_or(half, |stack| stack.min(half));
            let rule = penalty.and_then(|word| word.rule);
            match (pays.is_zero(), shown.folded) {
                (true, true) => Verdict::by(
                    rule,
                    Remedy::PlaysOn,
                    "the player had folded and has no chips left to pay with",
                ),
                (true, false) => Verdict::by(
                    rule,
                    Remedy::Dead,
                    "the hand is dead, but there are no chips left to pay with",
                ),
                _ => by_half_the_pot(house, rule, shown, (pays, pays < half)),
            }
        }
        Some(_) => Verdict::by(
            penalty.and_then(|word| word.rule),
            Remedy::PlaysOn,
            "at this house showing a card costs nothing",
        ),
        None => judge(house, Situation::ShownToOne),
    }
}

fn by_half_the_pot(
    house: &House,
    rule: Option<String>,
    shown: Shown,
    (pays, is_all): (Money, bool),
) -> Verdict {
    let currency = house.currency();
    let then = shown.pot.plus(pays).unwrap_or(shown.pot);
    let [paid, pot, then] = [pays, shown.pot, then].map(|amount| currency.shown(amount));
    let share = match is_all {
        true => format!("all they have, {paid}, into the {pot} pot, which makes it {then}"),
        false => format!("half of the {pot} pot, {paid} in whole chips, which makes it {then}"),
    };
    let verdict = match shown.folded {
        true => Verdict::by(rule, Remedy::Fined(pays), format!("a player who folded still pays {share}")),
        false => Verdict::by(
            rule,
            Remedy::DeadAndFined(pays),
            format!("the hand is dead, and the player pays {share}"),
        ),
    };
    verdict.remark(None, "the host confirms who pays it, and that it's no more than that player's stack")
}
