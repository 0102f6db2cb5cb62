//! What is wrong with a house as a whole: figures that contradict each other or cannot be paid.
//!
//! Nothing is mended here; a house with a fault is named, and what the fault stops cannot start.

use crate::domain::house::catalogue::{key, rows};
use crate::domain::house::clashes::{AGAINST, ALONE, CLASHES, SAVED, Says, UNPLAYED};
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
    (key::LIMIT_KIND, "spread", key::BET_MAX),
    (key::MATCH, "fixed", key::MATCH_AMOUNT),
    (key::CASHOUT_LEFTOVER, "pot", key::CASHOUT_LEFTOVER_GAME),
    (key::WAGER_OUT_OF_TURN, "fined", key::PENALTY_JUMP),
];

/// The most letters that notes of a house begin with; the debtor's come behind them.
const LETTERS_MAX: usize = 6;

impl House {
    /// Everything that contradicts itself in this house: a night's faults first, then a tournament's.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        let ordered = ORDERED.iter().filter_map(|(low, high)| self.out_of_order(*low, *high));
        let stepped = STEPPED.iter().filter_map(|(key, step)| self.out_of_step(*key, *step));
        let needed = NEEDED.iter().filter_map(|(key, word, other)| self.lacking(*key, word, *other));
        let in_units = rows().filter_map(|row| self.off_unit(row.key));
        let in_chips = rows().filter_map(|row| self.off_chips(row.key));
        let night =
            ordered.chain(stepped).chain(needed).chain(self.clashes()).chain(in_units).chain(in_chips);
        night.chain(self.games_forced()).chain(self.unfit_letters()).chain(self.unpayable()).collect()
    }

    /// Settings that contradict each other, or mean nothing.
    fn clashes(&self) -> impl Iterator<Item = Fault> + '_ {
        let idle = CLASHES
            .iter()
            .flat_map(|(key, says, others)| others.iter().filter_map(|other| self.idle(*key, *says, *other)));
        let against =
            AGAINST.iter().filter_map(|(one, says, other, too)| self.against((*one, *says), (*other, *too)));
        let alone = ALONE.iter().filter_map(|(key, other)| self.alone(*key, *other));
        let unplayed = UNPLAYED.iter().filter_map(|(key, says, why)| self.unplayed(*key, *says, why));
        idle.chain(against).chain(alone).chain(unplayed)
    }

    /// What the house's own games say of antes and blinds is what the house can do.
    fn games_forced(&self) -> impl Iterator<Item = Fault> + '_ {
        let antes = self.setting(key::ANTE).and_then(number).is_some_and(|ante| ante > 0);
        let by_game = self.said(key::ANTE_WHEN, Says::Word("by-game")).is_some();
        let none = self.said(key::BLINDS, Says::Word("none")).is_some();
        self.games().iter().filter_map(move |game| {
            let (name, forced) = (game.name(), game.forced);
            let (key, message) = match (forced.ante, forced.blinds) {
                (Some(false), _) if antes && !by_game => (
                    key::ANTE_WHEN,
                    format!("`game.{name}.ante` is no, and `ante.when` does not leave that to the game"),
                ),
                (Some(true), _) if !antes => {
                    (key::ANTE, format!("`game.{name}.ante` is yes, which needs `ante`"))
                }
                (_, Some(true)) if none => {
                    (key::BLINDS, format!("`game.{name}.blinds` is yes, and `blinds` is `none`"))
                }
                _ => return None,
            };
            let rule = self.setting(key).and_then(|said| said.rule.clone());
            Some(Fault { key, rule, message, offers: Vec::new(), stops: Stops::Night })
        })
    }

    /// The letters of notes have to fit into an identifier.
    fn unfit_letters(&self) -> Option<Fault> {
        let key = key::CREDIT_NOTE_ID;
        let chosen = self.setting(key)?;
        let Value::Text(letters) = &chosen.value else { return None };
        let fits = letters.len() <= LETTERS_MAX && letters.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let message = format!("`{key}` is `{letters}`: 1 to {LETTERS_MAX} letters and digits mark a note");
        (!fits).then(|| at_night(key, chosen, message))
    }

    fn said(&self, key: Key, says: Says) -> Option<&Ruled<Value>> {
        self.setting(key).filter(|said| says.is(&said.value))
    }

    fn idle(&self, key: Key, says: Says, other: Key) -> Option<Fault> {
        let (chosen, _) = (self.said(key, says)?, self.setting(other)?);
        if SAVED.iter().any(|(saved, by)| *saved == other && self.setting(*by).is_some()) {
            return None;
        }
        Some(at_night(key, chosen, format!("`{key}` is `{}`, so `{other}` can mean nothing", says.word())))
    }

    fn against(&self, (one, says): (Key, Says), (other, too): (Key, Says)) -> Option<Fault> {
        let (chosen, _) = (self.said(one, says)?, self.said(other, too)?);
        let (a, b) = (says.word(), too.word());
        Some(at_night(one, chosen, format!("`{one}` is `{a}` and `{other}` is `{b}`: both cannot hold")))
    }

    fn alone(&self, key: Key, other: Key) -> Option<Fault> {
        let chosen = self.setting(key).filter(|_| self.is_unset(other))?;
        Some(at_night(other, chosen, format!("`{key}` is said, which needs `{other}`")))
    }

    fn unplayed(&self, key: Key, says: Says, why: &str) -> Option<Fault> {
        let chosen = self.said(key, says)?;
        let message = format!("`{key}` is `{}`, which cannot be played: {why}", says.word());
        Some(at_night(key, chosen, message))
    }

    /// Every amount that is put in can be made of the chips of the house.
    fn off_chips(&self, key: Key) -> Option<Fault> {
        if [key::MONEY_UNIT, key::TOURNAMENT_FEE, key::CHIPS].contains(&key) {
            return None;
        }
        let chosen = self.setting(key)?;
        let chips = self.chips()?.value;
        let values = chips.iter().map(|chip| chip.value.minor());
        let step = values.clone().reduce(common)?;
        let smallest = values.min()?;
        let unmade = |amount: &Money| {
            let amount = amount.minor();
            amount > 0 && (amount < smallest || amount.checked_rem(step) != Some(0))
        };
        let amount = amounts(&chosen.value).into_iter().find(unmade)?;
        let (amount, smallest) =
            (self.currency().plain(amount), self.currency().plain(Money::from_minor(smallest)));
        let message = format!("`{key}` has {amount}, which no `chips` can pay: the smallest is {smallest}");
        Some(at_night(key, chosen, message))
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

/// The largest number that both are multiples of.
fn common(a: i64, b: i64) -> i64 {
    let (mut a, mut b) = (a, b);
    while let Some(rest) = a.checked_rem(b) {
        (a, b) = (b, rest);
    }
    a
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
