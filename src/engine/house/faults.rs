//! What is wrong with a house as a whole: settings that contradict each other, or amounts that can't be paid.
//!
//! Nothing is corrected here. The fault is named, and whatever it stops can't start.

use crate::house::catalogue::{key, rows};
use crate::house::clashes::{CLASHES, Clash, ORDERED, ROOM, SAVED, STEPPED, So};
use crate::house::profile::House;
use crate::house::row::Key;
use crate::house::says::{Cond, Says};
use crate::house::value::{Ruled, Value};
use crate::money::{Currency, Money};

/// What can't start while there is a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stops {
    /// A night of play for money.
    Night,
    /// A tournament; nights and hands still work.
    Tournament,
}

/// One contradiction in a house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseFault {
    /// The setting to change.
    pub key: Key,
    /// The house rule at fault, if the setting cites one.
    pub rule: Option<String>,
    /// The message, with the figures.
    pub message: String,
    /// Values that would work, as written in a profile; the program never picks one.
    pub offers: Vec<&'static str>,
    /// What cannot start.
    pub stops: Stops,
}

impl House {
    /// Everything that contradicts itself in this house: first what stops a night, then what stops a tournament. Each fault once.
    ///
    /// ```
    /// # use housebook_engine::formats::house::check;
    /// let house = check("[house]\nname = 'ours'\ncurrency = 'USD'\n[blinds]\nsmall = '0.50'\nbig = '0.25'\n").expect("reads");
    /// let faults = house.faults();
    /// assert_eq!(faults.first().map(|fault| fault.message.as_str()), Some("`blinds.small` is 0.50, more than `blinds.big`, which is 0.25"));
    /// ```
    #[must_use]
    pub fn faults(&self) -> Vec<HouseFault> {
        let ordered = ORDERED.iter().filter_map(|(low, high)| self.out_of_order(low, high));
        let stepped = STEPPED.iter().filter_map(|(key, step)| self.out_of_step(*key, *step));
        let cramped = ROOM.iter().filter_map(|room| self.cramped(*room));
        let clashes = CLASHES.iter().flat_map(|clash| self.clash(clash));
        let in_units = rows().filter_map(|row| self.off_unit(row.key));
        let in_chips = rows().filter_map(|row| self.off_chips(row.key));
        let night = ordered.chain(stepped).chain(cramped).chain(clashes).chain(in_units).chain(in_chips);
        let own = self.own_games().into_iter().chain(self.misfits());
        let mut faults: Vec<HouseFault> = Vec::new();
        for fault in night.chain(own).chain(self.unpayable()) {
            if !faults.contains(&fault) {
                faults.push(fault);
            }
        }
        faults
    }

    /// The faults that a row of the table finds here.
    fn clash(&self, clash: &Clash) -> Vec<HouseFault> {
        let holds = |(key, says): &Cond| says.holds(self.setting(*key).map(|said| &said.value));
        if !clash.when.iter().all(holds) {
            return Vec::new();
        }
        let said = clash.when.iter().map(|(key, says)| says.of(*key)).collect::<Vec<_>>().join(" and ");
        let fault = |key: Key, message: String| {
            let mut keys = clash.when.iter().map(|(key, _)| *key).chain([key]);
            let rule = keys.find_map(|key| self.setting(key)).and_then(|said| said.rule.clone());
            HouseFault { key, rule, message, offers: Vec::new(), stops: Stops::Night }
        };
        let first = clash.when.first().filter(|(_, says)| *says != Says::Unsaid).map(|(key, _)| *key);
        match clash.so {
            So::Idle(others) => {
                let idle = others.iter().filter(|other| !self.is_unset(**other) && !self.is_saved(**other));
                let fault = |other: &Key| {
                    fault(first.unwrap_or(*other), format!("{said}, so `{other}` has no effect"))
                };
                idle.map(fault).collect()
            }
            So::Never(others) => {
                let told = |(key, says): &Cond| {
                    fault(
                        first.unwrap_or(*key),
                        format!("{said} and {}: they don't go together", says.of(*key)),
                    )
                };
                others.iter().filter(|other| holds(other)).map(told).collect()
            }
            So::Needs(others) if others.iter().all(|other| self.is_unset(*other)) => {
                let wanted = any_of(others.iter().map(|key| key.name()));
                let missing = others.first().copied().or(first);
                missing.map(|key| fault(key, format!("{said}, so set {wanted} too"))).into_iter().collect()
            }
            So::NeedsWord(other, words) if !words.iter().any(|word| holds(&(other, Says::Word(word)))) => {
                let wanted = any_of(words.iter().copied());
                vec![fault(other, format!("{said}, so `{other}` has to be {wanted}"))]
            }
            So::Needs(_) | So::NeedsWord(..) => Vec::new(),
            So::Unplayed(why) => first
                .map(|key| fault(key, format!("{said}, but housebook can't play that: {why}")))
                .into_iter()
                .collect(),
        }
    }

    /// True if another setting gives this one an effect anyway.
    fn is_saved(&self, key: Key) -> bool {
        SAVED.iter().any(|(saved, by)| *saved == key && !self.is_unset(*by))
    }

    /// Every amount that is paid in can be made from the house's chips.
    fn off_chips(&self, key: Key) -> Option<HouseFault> {
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
        let message =
            format!("`{key}` has {amount}, but the `chips` can't make that: the smallest is {smallest}");
        Some(at_night(key, chosen, message))
    }

    fn out_of_order(&self, low: &[Key], high: &[Key]) -> Option<HouseFault> {
        let first = |keys: &[Key]| keys.iter().find_map(|key| Some((*key, self.setting(*key)?)));
        let ((low, under), (high, over)) = (first(low)?, first(high)?);
        let currency = self.currency();
        (number(under)? > number(over)?).then(|| {
            let (a, b) = (worded(under, currency), worded(over, currency));
            at_night(low, under, format!("`{low}` is {a}, more than `{high}`, which is {b}"))
        })
    }

    fn out_of_step(&self, key: Key, step_key: Key) -> Option<HouseFault> {
        let (whole, step) = (self.setting(key)?, self.setting(step_key)?);
        let (Value::Amount(amount), Value::Amount(unit)) = (&whole.value, &step.value) else { return None };
        let (a, b) = (worded(whole, self.currency()), worded(step, self.currency()));
        (!amount.remainder(*unit).is_zero()).then(|| {
            at_night(key, whole, format!("`{key}` is {a}, which isn't a multiple of `{step_key}`, {b}"))
        })
    }

    /// A round that allows raises has room for the smallest bet and the smallest raise.
    fn cramped(&self, [bet, raise, total]: [&[Key]; 3]) -> Option<HouseFault> {
        if matches!(self.setting(key::RAISE_CAP).map(|cap| &cap.value), Some(Value::Count(0))) {
            return None;
        }
        let first = |keys: &[Key]| keys.iter().find_map(|key| Some((*key, self.amount(*key)?.value)));
        let ((bet, least), (raise, more), (total, room)) = (first(bet)?, first(raise)?, first(total)?);
        let taken = least.plus(more).ok().filter(|taken| *taken > room)?;
        let plain = |amount| self.currency().plain(amount);
        let message = format!(
            "`{total}` is {}, so there's no room for a raise: `{bet}` and `{raise}` add up to {}",
            plain(room),
            plain(taken)
        );
        Some(at_night(total, self.setting(total)?, message))
    }

    /// Every amount and every chip is a multiple of the unit.
    fn off_unit(&self, key: Key) -> Option<HouseFault> {
        let chosen = self.setting(key)?;
        let (unit, currency) = (self.unit(), self.currency());
        let off = amounts(&chosen.value).into_iter().find(|amount| !amount.remainder(unit).is_zero())?;
        let (amount, unit) = (currency.plain(off), currency.plain(unit));
        Some(at_night(
            key,
            chosen,
            format!("`{key}` has {amount}, which isn't a multiple of the smallest amount, {unit}"),
        ))
    }

    /// The prize table adds up to 100 percent, or there isn't one and the printed one doesn't help (PIG-16).
    fn unpayable(&self) -> Option<HouseFault> {
        let key = key::TOURNAMENT_PAYOUT;
        let chosen = self.setting(key).or_else(|| self.setting(key::TOURNAMENT_PAYOUT_PRINTED))?;
        let Value::Shares(shares) = &chosen.value else { return None };
        let sum = shares.iter().copied().fold(0_u32, u32::saturating_add);
        let printed = shares.iter().map(u32::to_string).collect::<Vec<_>>().join("/");
        let rises = shares.windows(2).any(|pair| matches!(pair, [better, worse] if worse > better));
        let why = match sum {
            100 if shares.contains(&0) => "has a place that gets nothing".to_owned(),
            100 if rises => "pays a place more than the place above it".to_owned(),
            100 => return None,
            sum => format!("adds up to {sum}%"),
        };
        let message = format!("the prize table {printed} {why}, so it can't be paid");
        let offers = vec!["[60, 30, 10]", "[50, 30, 20]"];
        Some(HouseFault { key, rule: chosen.rule.clone(), message, offers, stops: Stops::Tournament })
    }
}

/// `a`, or `b`: what would work.
fn any_of<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.map(|word| format!("`{word}`")).collect::<Vec<_>>().join(" or ")
}

/// The greatest common divisor.
fn common(a: i64, b: i64) -> i64 {
    let (mut a, mut b) = (a, b);
    while let Some(rest) = a.checked_rem(b) {
        (a, b) = (b, rest);
    }
    a
}

fn at_night(key: Key, source: &Ruled<Value>, message: String) -> HouseFault {
    HouseFault { key, rule: source.rule.clone(), message, offers: Vec::new(), stops: Stops::Night }
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
