//! A house: what one group of players chose for each row of the catalogue, complete and unchangeable.

use crate::games::GameRow;
use crate::house::catalogue::{key, row};
use crate::house::row::Key;
use crate::house::value::{Ruled, Value, is_plain_text};
use crate::money::{Currency, Money};
use crate::readable::shown;
use std::collections::BTreeMap;

/// Name, version and currency of a house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// The short name typed in commands: lower-case letters, digits and hyphens.
    pub name: String,
    /// The name people see.
    pub title: String,
    /// Which version of the rules this is; it cites the house's own rule about versions.
    pub version: Ruled<String>,
    /// The house's currency.
    pub currency: Currency,
}

/// One house. What it leaves open isn't set, never guessed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct House {
    about: About,
    settings: BTreeMap<Key, Ruled<Value>>,
    games: Vec<GameRow>,
    /// The smallest amount the chips of the case can make; `None` if no case is known.
    case_step: Option<Money>,
}

/// Why no house can be made from what was given.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Misfit {
    /// The short name cannot be typed.
    #[error(
        "`{0}` can't be a house name: use 1 to 32 lowercase letters, digits and hyphens, and start with a letter"
    )]
    Name(String),
    /// The title or the version cannot be printed.
    #[error("a house's title and version have to be short and on one line")]
    Text,
    /// A value doesn't fit its row.
    #[error("`{key}` takes {expected}")]
    Value {
        /// The setting.
        key: Key,
        /// What it accepts.
        expected: String,
    },
}

impl House {
    /// Makes a house from its settings, each of the right kind and within its limits.
    ///
    /// # Errors
    ///
    /// The name, the title, or the first setting that doesn't fit its row, with what would fit.
    pub fn new(
        about: About,
        settings: impl IntoIterator<Item = (Key, Ruled<Value>)>,
    ) -> Result<Self, Misfit> {
        let about = checked(about)?;
        let settings: BTreeMap<Key, Ruled<Value>> = settings.into_iter().collect();
        match settings.iter().find(|(key, ruled)| !fits(**key, &ruled.value)) {
            Some((&key, _)) => Err(Misfit::Value { key, expected: expected(key, about.currency) }),
            None => Ok(Self { about, settings, games: Vec::new(), case_step: None }),
        }
    }

    /// The same settings under another name, as the start of somebody's own house.
    ///
    /// # Errors
    ///
    /// A name that can't be typed.
    pub fn renamed(&self, name: &str) -> Result<Self, Misfit> {
        let version = Ruled { value: format!("made from {}", self.name()), rule: None };
        let about = About { name: name.to_owned(), title: name.to_owned(), version, ..self.about.clone() };
        Ok(Self { about: checked(about)?, ..self.clone() })
    }

    /// The same house with games of its own, each once (MIK-58).
    #[must_use]
    pub fn with_games(mut self, games: Vec<GameRow>) -> Self {
        self.games = games;
        self
    }

    /// The games the house wrote itself.
    #[must_use]
    pub fn games(&self) -> &[GameRow] {
        &self.games
    }

    /// The short name typed in commands.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.about.name
    }

    /// The name people see.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.about.title
    }

    /// Which version of the rules this is, for example `v8 2018-06-21` (DAV-22).
    #[must_use]
    pub fn version(&self) -> &str {
        &self.about.version.value
    }

    /// The house's name, version and currency.
    #[must_use]
    pub const fn about(&self) -> &About {
        &self.about
    }

    /// The house's currency.
    #[must_use]
    pub const fn currency(&self) -> Currency {
        self.about.currency
    }

    /// The same house, paid with the chips of a case: `step` is the smallest amount those chips can make.
    #[must_use]
    pub const fn paid_in(mut self, step: Money) -> Self {
        self.case_step = Some(step);
        self
    }

    /// The smallest amount the chips of the case can make, if a case is known.
    #[must_use]
    pub const fn case_step(&self) -> Option<Money> {
        self.case_step
    }

    /// The smallest amount that can be paid: the smallest chip of the case, else the house's unit, else its smallest
    /// chip, else one coin.
    #[must_use]
    pub fn unit(&self) -> Money {
        let smallest_chip = || match self.value(key::CHIPS) {
            Some(Value::Chips(chips)) => chips.iter().map(|chip| chip.value).min(),
            _ => None,
        };
        match (self.case_step, self.value(key::MONEY_UNIT)) {
            (Some(step), _) => step,
            (None, Some(Value::Amount(unit))) => *unit,
            _ => smallest_chip().unwrap_or(Money::from_minor(1)),
        }
    }

    /// The house's rule for that amount; `None` if the case decides, not the house.
    #[must_use]
    pub fn unit_rule(&self) -> Option<&str> {
        match self.setting(key::MONEY_UNIT)? {
            Ruled { value: Value::Amount(said), rule } if *said == self.unit() => rule.as_deref(),
            _ => None,
        }
    }

    /// What the house chose, with its rule; `None` if it doesn't say.
    #[must_use]
    pub fn setting(&self, key: Key) -> Option<&Ruled<Value>> {
        self.settings.get(&key)
    }

    /// What the house chose, sorted by the names of the keys.
    pub fn settings(&self) -> impl Iterator<Item = (Key, &Ruled<Value>)> {
        self.settings.iter().map(|(key, ruled)| (*key, ruled))
    }

    /// True if the house doesn't say.
    #[must_use]
    pub fn is_unset(&self, key: Key) -> bool {
        !self.settings.contains_key(&key)
    }

    fn value(&self, key: Key) -> Option<&Value> {
        self.setting(key).map(|ruled| &ruled.value)
    }
}

fn checked(about: About) -> Result<About, Misfit> {
    let first = about.name.bytes().next().is_some_and(|b| b.is_ascii_lowercase());
    let rest = about.name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
    if !(first && rest && about.name.len() <= 32) {
        return Err(Misfit::Name(shown(&about.name)));
    }
    let version = &about.version.value;
    if !(is_plain_text(&about.title) && (version.is_empty() || is_plain_text(version))) {
        return Err(Misfit::Text);
    }
    Ok(about)
}

fn fits(key: Key, value: &Value) -> bool {
    row(key).is_some_and(|row| row.admits(value))
}

fn expected(key: Key, currency: Currency) -> String {
    row(key).map(|row| row.expects(currency)).unwrap_or_default()
}
