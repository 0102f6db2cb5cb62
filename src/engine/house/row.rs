//! One row of the catalogue of house rules: what can be decided, in which form, and why it matters.
//!
//! A row doesn't hold any house's choice; those are in a [`House`](crate::house::House).

use crate::money::AMOUNT_MAX;
use std::fmt;

/// The name of one setting, for example `buyin.multiple`. Only the catalogue makes keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key(&'static str);

impl Key {
    pub(in crate::house) const fn named(name: &'static str) -> Self {
        Self(name)
    }

    /// The name as people type it: lower case, with dots.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// The smallest and the largest number a setting accepts, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The smallest number allowed.
    pub min: i64,
    /// The largest number allowed.
    pub max: i64,
}

impl Bounds {
    /// True for a number within the limits.
    #[must_use]
    pub const fn hold(self, number: i64) -> bool {
        self.min <= number && number <= self.max
    }
}

/// One word a setting can have, and what the word means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SettingWord {
    /// The word as it is in a profile.
    pub word: &'static str,
    /// What the house does if it chose this word.
    pub meaning: &'static str,
}

/// The form of a setting's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueKind {
    /// An amount in the house's currency; the bounds are minor units.
    Amount(Bounds),
    /// A whole number.
    Count(Bounds),
    /// Yes or no.
    Flag,
    /// One of these words.
    Word(&'static [SettingWord]),
    /// Several of these words, none twice, in the house's order.
    Words(&'static [SettingWord]),
    /// A short text of the house's own.
    Text,
    /// The chips in the case, each with its value.
    Chips,
    /// Whole percentages by place, first place first.
    Shares,
}

impl ValueKind {
    /// The words this setting can have; empty for other kinds.
    #[must_use]
    pub const fn choices(self) -> &'static [SettingWord] {
        match self {
            Self::Word(choices) | Self::Words(choices) => choices,
            _ => &[],
        }
    }
}

/// The part of the evening a setting belongs to; also the order of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Section {
    /// Money, chips, bank, credit, penalties.
    Money,
    /// The end of the night, cash-out, tournament prizes.
    CashOut,
    /// Seats, dealing, misdeals.
    Dealing,
    /// Antes and blinds.
    Blinds,
    /// Betting.
    Betting,
    /// What beats what.
    Ranking,
    /// Showdown and splitting the pot.
    Showdown,
    /// High-low, declaring, dropping.
    HighLow,
    /// Dice, Golf and the other games of the evening.
    Party,
}

impl Section {
    /// The heading people see over the section.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Money => "money, chips, bank",
            Self::CashOut => "cash-out and tournament",
            Self::Dealing => "seats and dealing",
            Self::Blinds => "antes and blinds",
            Self::Betting => "betting",
            Self::Ranking => "hands",
            Self::Showdown => "showdown and splitting the pot",
            Self::HighLow => "high-low, declare, drop",
            Self::Party => "dice and other games",
        }
    }
}

/// One way houses differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SettingRow {
    /// The setting's name.
    pub key: Key,
    /// The name of the key's constant in the code.
    pub constant: &'static str,
    /// The form of its value, with bounds.
    pub kind: ValueKind,
    /// The section it belongs to.
    pub section: Section,
    /// What it decides, in one line.
    pub summary: &'static str,
    /// Why it has to be decided.
    pub why: &'static str,
    /// What the engine does if the house doesn't say; this isn't from any house's rules.
    pub fallback: Option<&'static str>,
    /// The lines this setting fills when houses are compared; empty for the engine's own switches.
    pub serves: &'static [&'static str],
    /// The file under `src/` that acts on the setting; every row has one.
    pub consumer: Option<&'static str>,
}

/// Declares the rows of one section, with a public constant for each key.
macro_rules! rows {
    ($section:expr; $(
        $constant:ident = $key:literal, $kind:expr,
        $summary:literal, $why:literal $(, $field:ident = $value:expr)*;
    )+) => {
        /// The section's keys.
        pub(crate) mod keys {
            use crate::house::row::Key;
            $(#[doc = $summary] pub const $constant: Key = Key::named($key);)+
        }

        /// The section's rows, in the order people read them.
        pub(crate) static ROWS: &[crate::house::row::SettingRow] = &[$(
            crate::house::row::SettingRow {
                $($field: $value,)*
                ..crate::house::row::plain(
                    keys::$constant, stringify!($constant), &[$key], $section, $kind, $summary, $why,
                )
            },
        )+];
    };
}

pub(in crate::house) use rows;

/// A row that fills the line of the same name; the table says which file acts on it.
pub(in crate::house) const fn plain(
    key: Key,
    constant: &'static str,
    serves: &'static [&'static str],
    section: Section,
    kind: ValueKind,
    summary: &'static str,
    why: &'static str,
) -> SettingRow {
    SettingRow { key, constant, kind, section, summary, why, fallback: None, serves, consumer: None }
}

/// One word and its meaning.
pub(in crate::house) const fn word(word: &'static str, meaning: &'static str) -> SettingWord {
    SettingWord { word, meaning }
}

/// A whole number between two others.
pub(in crate::house) const fn count(min: i64, max: i64) -> ValueKind {
    ValueKind::Count(Bounds { min, max })
}

/// An amount of at least one minor unit.
pub(in crate::house) const ABOVE_ZERO: ValueKind = ValueKind::Amount(Bounds { min: 1, max: AMOUNT_MAX });

/// An amount that can be zero.
pub(in crate::house) const ZERO_UP: ValueKind = ValueKind::Amount(Bounds { min: 0, max: AMOUNT_MAX });
