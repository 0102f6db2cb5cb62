//! The values a house can choose, and whether one fits its row.

use crate::house::row::{SettingRow, ValueKind};
use crate::money::{Currency, Money};

/// A value with the rule of the house behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruled<T> {
    /// What the house chose.
    pub value: T,
    /// The rules it comes from, for example `MIK-02`; `None` if the house cites none.
    pub rule: Option<String>,
}

impl<T> Ruled<T> {
    /// Another value by the same rule.
    #[must_use]
    pub fn with<U>(self, value: U) -> Ruled<U> {
        Ruled { value, rule: self.rule }
    }
}

/// One kind of chip in the case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChipRow {
    /// The color, or what people call it.
    pub colour: String,
    /// What one chip is worth.
    pub value: Money,
    /// True if it is handed out only when the others run short.
    pub reserve: bool,
    /// How many there are; `None` if the house doesn't say.
    pub count: Option<u32>,
}

/// What a house chose for one setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// An amount in the house's currency.
    Amount(Money),
    /// A whole number.
    Count(i64),
    /// Yes or no.
    Flag(bool),
    /// One of the row's words.
    Word(&'static str),
    /// Several of the row's words, in order.
    Words(Vec<&'static str>),
    /// The house's own text.
    Text(String),
    /// The chips in the case.
    Chips(Vec<ChipRow>),
    /// Percentages by place.
    Shares(Vec<u32>),
}

/// The most kinds of chips in a case, places in a prize table, and characters in a text.
const LIST_MAX: usize = 40;
const TEXT_MAX: usize = 100;

/// True for a short text that prints as it is written.
#[must_use]
pub(crate) fn is_plain_text(text: &str) -> bool {
    !text.trim().is_empty() && text.chars().count() <= TEXT_MAX && !text.chars().any(char::is_control)
}

impl SettingRow {
    /// True if the value is of this row's kind and within its limits.
    #[must_use]
    pub fn admits(&self, value: &Value) -> bool {
        match (self.kind, value) {
            (ValueKind::Amount(bounds), Value::Amount(amount)) => bounds.hold(amount.minor()),
            (ValueKind::Count(bounds), Value::Count(number)) => bounds.hold(*number),
            (ValueKind::Flag, Value::Flag(_)) => true,
            (ValueKind::Word(_), Value::Word(word)) => self.choice(word).is_some(),
            (ValueKind::Words(_), Value::Words(words)) => {
                !words.is_empty() && all_once(words) && words.iter().all(|word| self.choice(word).is_some())
            }
            (ValueKind::Text, Value::Text(text)) => is_plain_text(text),
            (ValueKind::Chips, Value::Chips(chips)) => are_chips(chips),
            (ValueKind::Shares, Value::Shares(shares)) => are_shares(shares),
            _ => false,
        }
    }

    /// The row's own spelling of a word; `None` if it isn't one of the row's words.
    #[must_use]
    pub fn choice(&self, word: &str) -> Option<&'static str> {
        self.kind.choices().iter().map(|choice| choice.word).find(|known| *known == word)
    }

    /// What a profile has to say here, in words: `an amount of at least 0.01, like "20.00"`.
    #[must_use]
    pub fn expects(&self, currency: Currency) -> String {
        let words = || {
            self.kind
                .choices()
                .iter()
                .map(|choice| format!("\"{}\"", choice.word))
                .collect::<Vec<_>>()
                .join(", ")
        };
        match self.kind {
            ValueKind::Amount(bounds) => {
                let least = currency.plain(Money::from_minor(bounds.min));
                let like = currency.plain(currency.whole().times(20).unwrap_or(currency.whole()));
                format!("an amount of at least {least} in quotes, like \"{like}\"")
            }
            ValueKind::Count(bounds) => format!("a whole number from {} to {}", bounds.min, bounds.max),
            ValueKind::Flag => "true or false".to_owned(),
            ValueKind::Word(_) => format!("one of {}", words()),
            ValueKind::Words(_) => format!("a list of any of {}, each once", words()),
            ValueKind::Text => format!("1 to {TEXT_MAX} characters in quotes"),
            ValueKind::Chips => {
                let like = currency.plain(currency.whole());
                format!("a list of chips like {{ colour = \"white\", value = \"{like}\" }}")
            }
            ValueKind::Shares => {
                "a list of whole percentages, first place first, like [60, 30, 10]".to_owned()
            }
        }
    }
}

fn all_once<T: Ord>(items: &[T]) -> bool {
    items.iter().collect::<std::collections::BTreeSet<_>>().len() == items.len()
}

/// Upper and lower case are the same in colors, because they are when typed.
fn are_chips(chips: &[ChipRow]) -> bool {
    let colours: Vec<String> = chips.iter().map(|chip| chip.colour.to_lowercase()).collect();
    (1..=LIST_MAX).contains(&chips.len())
        && all_once(&colours)
        && chips.iter().all(|chip| is_colour(&chip.colour) && chip.value.is_positive())
}

/// A color is typed in `white=12` and `5xred`, so it starts with a letter and has no signs.
fn is_colour(text: &str) -> bool {
    text.chars().next().is_some_and(char::is_alphabetic)
        && text.chars().count() <= 20
        && text.chars().all(|c| c.is_alphanumeric() || c == '-')
}

fn are_shares(shares: &[u32]) -> bool {
    (1..=LIST_MAX).contains(&shares.len()) && shares.iter().all(|share| (1..=100).contains(share))
}
