//! A house: what one table of people chose for each row of the catalogue, complete and unchangeable.

use crate::games::GameRow;
use crate::house::catalogue::{key, row};
use crate::house::row::Key;
use crate::house::value::{Ruled, Value, is_plain_text};
use crate::money::{Currency, Money};
use std::collections::BTreeMap;

/// Who a house is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// The short name typed in commands: lower-case letters, digits and hyphens.
    pub name: String,
    /// The name people see.
    pub title: String,
    /// Which text of the rules this is; the citation is the house's own rule about versions.
    pub version: Ruled<String>,
    /// What the house counts in.
    pub currency: Currency,
}

/// One house. What it left open is unset, never guessed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct House {
    about: About,
    settings: BTreeMap<Key, Ruled<Value>>,
    games: Vec<GameRow>,
    /// The step of the chips in the case; none where no case is known.
    case_step: Option<Money>,
}

/// Why no house can be made of what was given.
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
    /// A value does not fit its row.
    #[error("`{key}` takes {expected}")]
    Value {
        /// The setting.
        key: Key,
        /// What it takes.
        expected: String,
    },
}

impl House {
    /// Makes a house of its settings, each of the right kind and within its bounds.
    ///
    /// # Errors
    ///
    /// The name, the title, or the first setting that does not fit its row, with what would fit.
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

    /// The same settings under another name, as the start of a house of one's own.
    ///
    /// # Errors
    ///
    /// A name that cannot be typed.
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

    /// The games the house wrote down itself.
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

    /// Which text of the rules this is, for example `v8 2018-06-21` (DAV-22).
    #[must_use]
    pub fn version(&self) -> &str {
        &self.about.version.value
    }

    /// Who the house is, with the citation of its version.
    #[must_use]
    pub const fn about(&self) -> &About {
        &self.about
    }

    /// What the house counts in.
    #[must_use]
    pub const fn currency(&self) -> Currency {
        self.about.currency
    }

    /// The same house, paid in the chips of a case: `step` is the smallest amount those chips can make.
    #[must_use]
    pub const fn paid_in(mut self, step: Money) -> Self {
        self.case_step = Some(step);
        self
    }

    /// The step of the chips in the case, where a case is known.
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

    /// The house's rule for that amount; none where the case decides otherwise than the house.
    #[must_use]
    pub fn unit_rule(&self) -> Option<&str> {
        match self.setting(key::MONEY_UNIT)? {
            Ruled { value: Value::Amount(said), rule } if *said == self.unit() => rule.as_deref(),
            _ => None,
        }
    }

    /// What the house chose, with its rule; none where it is silent.
    #[must_use]
    pub fn setting(&self, key: Key) -> Option<&Ruled<Value>> {
        self.settings.get(&key)
    }

    /// What the house chose, in the order of the keys' names.
    pub fn settings(&self) -> impl Iterator<Item = (Key, &Ruled<Value>)> {
        self.settings.iter().map(|(key, ruled)| (*key, ruled))
    }

    /// True where the house is silent.
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
        return Err(Misfit::Name(about.name.chars().take(40).flat_map(char::escape_debug).collect()));
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
