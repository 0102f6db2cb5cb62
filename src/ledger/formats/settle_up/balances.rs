//! The balances of a question, as they were typed.

use crate::refusal::BalanceAmount;
use engine::money::{Currency, Money};
use engine::readable::AsTyped;
use serde::Deserialize;
use serde::de::{Deserializer, Error, MapAccess, Visitor};
use std::collections::BTreeMap;
use std::fmt;

/// Balances by name, and the most decimals any of them was typed with.
#[derive(Default)]
pub(super) struct Balances {
    pub(super) nets: BTreeMap<String, Money>,
    decimals: usize,
}

impl Balances {
    /// An amount with as many decimals as were typed; sums of typed amounts need no more.
    pub(super) const fn amount(&self, money: Money) -> BalanceAmount {
        BalanceAmount::Typed { money, decimals: self.decimals }
    }
}

impl<'de> Deserialize<'de> for Balances {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(ByName)
    }
}

struct ByName;

impl<'de> Visitor<'de> for ByName {
    type Value = Balances;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("balances by name")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Balances, A::Error> {
        let mut balances = Balances::default();
        while let Some(name) = map.next_key::<String>()? {
            let typed: Typed = map.next_value()?;
            balances.decimals = balances.decimals.max(typed.decimals);
            if name.trim().is_empty() {
                return Err(A::Error::custom("a balance has no name"));
            }
            let said = format!("`{}` has two balances", shown(&name));
            if balances.nets.insert(name, typed.money).is_some() {
                return Err(A::Error::custom(said));
            }
        }
        Ok(balances)
    }
}

struct Typed {
    money: Money,
    decimals: usize,
}

impl<'de> Deserialize<'de> for Typed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(Amount)
    }
}

struct Amount;

impl Visitor<'_> for Amount {
    type Value = Typed;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an amount as text, like \"-40\" or \"12.50\"")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Typed, E> {
        let money = Currency::USD.parse(text).map_err(E::custom)?;
        let fraction = text.split_once('.').map_or(0, |(_, fraction)| fraction.len());
        Ok(Typed { money, decimals: if text.ends_with('c') { 2 } else { fraction } })
    }
}

/// A name with control characters made visible.
pub(super) fn shown(name: &str) -> String {
    name.chars().take(60).collect::<String>().as_typed()
}
