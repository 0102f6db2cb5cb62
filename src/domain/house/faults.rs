//! What is wrong with a house as a whole: figures that contradict each other or cannot be paid.
//!
//! Nothing is mended here; a house with a fault is named, and what the fault stops cannot start.

use crate::domain::house::catalogue::{key, rows};
use crate::domain::house::profile::House;
use crate::domain::house::row::Key;
use crate::domain::house::value::{Ruled, Value};
use crate::domain::money::{Currency, Money};

/// What cannot start while a fault stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stops {
    /// A night of play for money.
    Night,
    /// A tournament; nights and hands work.
    Tournament,
}

/// One contradiction in a house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The setting to change.
    pub key: Key,
    /// The rule of the house that is at fault, where it cites one.
    pub rule: Option<String>,
    /// The sentence, with the figures.
    pub message: String,
    /// Values that would do, each as it would stand in a profile; none is ever chosen for the house.
    pub offers: Vec<&'static str>,
    /// What cannot start.
    pub stops: Stops,
}

/// Settings of which the first must not exceed the second.
const ORDERED: &[(Key, Key)] = &[
    (key::BUYIN_INITIAL, key::BUYIN_MAX),
    (key::BUYIN_MIN_BB, key::BUYIN_MAX_BB),
    (key::BLINDS_SMALL, key::BLINDS_BIG),
    (key::BET_MIN, key::BET_MAX),
    (key::BET_MIN_FINAL, key::BET_MAX_FINAL),
    (key::BET_MAX, key::BET_ROUND_TOTAL),
    (key::BET_MAX_FINAL, key::BET_ROUND_TOTAL_FINAL),
    (key::RAISE_MIN, key::RAISE_MAX),
    (key::RAISE_MIN_FINAL, key::RAISE_MAX_FINAL),
    (key::SEATING_CARDS_MIN, key::SEATING_CARDS_MAX),
    (key::SEATING_GUTS_MIN, key::SEATING_GUTS_MAX),
    (key::SEATING_MERGE_AT, key::SEATING_TABLE_MAX),
];

/// Settings of which the first must be a whole number of the second.
const STEPPED: &[(Key, Key)] =
    &[(key::BUYIN_INITIAL, key::BUYIN_MULTIPLE), (key::BUYIN_MAX, key::BUYIN_MULTIPLE)];

/// Settings with a word that makes another setting necessary.
const NEEDED: &[(Key, &str, Key)] = &[
    (key::MATCH, "fixed", key::MATCH_AMOUNT),
    (key::CASHOUT_LEFTOVER, "pot", key::CASHOUT_LEFTOVER_GAME),
    (key::WAGER_OUT_OF_TURN, "fined", key::PENALTY_JUMP),
];

impl House {
    /// Everything that contradicts itself in this house: a night's faults first, then a tournament's.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        let ordered = ORDERED.iter().filter_map(|(low, high)| self.out_of_order(*low, *high));
        let stepped = STEPPED.iter().filter_map(|(key, step)| self.out_of_step(*key, *step));
        let needed = NEEDED.iter().filter_map(|(key, word, other)| self.lacking(*key, word, *other));
        let in_units = rows().filter_map(|row| self.off_unit(row.key));
        ordered.chain(stepped).chain(needed).chain(in_units).chain(self.unpayable()).collect()
    }

    fn out_of_order(&self, low: Key, high: Key) -> Option<Fault> {
        let (under, over) = (self.setting(low)?, self.setting(high)?);
        let currency = self.currency();
        (number(under)? > number(over)?).then(|| {
            let (a, b) = (worded(under, currency), worded(over, currency));
            at_night(low, under, format!("`{low}` is {a}, more than `{high}`, which is {b}"))
        })
    }

    fn out_of_step(&self, key: Key, step_key: Key) -> Option<Fault> {
        let (whole, step) = (self.setting(key)?, self.setting(step_key)?);
        let (Value::Amount(amount), Value::Amount(unit)) = (&whole.value, &step.value) else { return None };
        let (a, b) = (worded(whole, self.currency()), worded(step, self.currency()));
        (!amount.remainder(*unit).is_zero()).then(|| {
            at_night(key, whole, format!("`{key}` is {a}, not a multiple of `{step_key}`, which is {b}"))
        })
    }

    fn lacking(&self, key: Key, word: &str, other: Key) -> Option<Fault> {
        let chosen = self.setting(key)?;
        let said = matches!(chosen.value, Value::Word(found) if found == word);
        (said && self.is_unset(other))
            .then(|| at_night(other, chosen, format!("`{key}` is `{word}`, which needs `{other}`")))
    }

    /// Every amount and every chip is a whole number of the unit.
    fn off_unit(&self, key: Key) -> Option<Fault> {
        let chosen = self.setting(key)?;
        let (unit, currency) = (self.unit(), self.currency());
        let off = amounts(&chosen.value).into_iter().find(|amount| !amount.remainder(unit).is_zero())?;
        let (amount, unit) = (currency.plain(off), currency.plain(unit));
        Some(at_night(key, chosen, format!("`{key}` has {amount}, not a multiple of the unit {unit}")))
    }

    /// The prize table adds up to 100 per cent, or there is none and the printed one is no help (PIG-16).
    fn unpayable(&self) -> Option<Fault> {
        let key = key::TOURNAMENT_PAYOUT;
        let chosen = self.setting(key).or_else(|| self.setting(key::TOURNAMENT_PAYOUT_PRINTED))?;
        let Value::Shares(shares) = &chosen.value else { return None };
        let sum = shares.iter().copied().fold(0_u32, u32::saturating_add);
        let printed = shares.iter().map(u32::to_string).collect::<Vec<_>>().join("/");
        let message = format!("the prize table {printed} adds up to {sum} %, so it cannot be paid");
        let offers = vec!["[60, 30, 10]", "[50, 30, 20]"];
        (sum != 100).then(|| Fault {
            key,
            rule: chosen.rule.clone(),
            message,
            offers,
            stops: Stops::Tournament,
        })
    }
}

fn at_night(key: Key, source: &Ruled<Value>, message: String) -> Fault {
    Fault { key, rule: source.rule.clone(), message, offers: Vec::new(), stops: Stops::Night }
}

fn number(ruled: &Ruled<Value>) -> Option<i64> {
    match ruled.value {
        Value::Amount(amount) => Some(amount.minor()),
        Value::Count(count) => Some(count),
        _ => None,
    }
}

fn worded(ruled: &Ruled<Value>, currency: Currency) -> String {
    match ruled.value {
        Value::Amount(amount) => currency.plain(amount),
        _ => number(ruled).map(|number| number.to_string()).unwrap_or_default(),
    }
}

fn amounts(value: &Value) -> Vec<Money> {
    match value {
        Value::Amount(amount) => vec![*amount],
        Value::Chips(chips) => chips.iter().map(|chip| chip.value).collect(),
        _ => Vec::new(),
    }
}
