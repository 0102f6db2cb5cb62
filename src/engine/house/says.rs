//! What a setting says, for the tables that look for faults.

use crate::house::row::Key;
use crate::house::value::Value;

/// A setting, and what it says.
pub(crate) type Cond = (Key, Says);

/// What a setting says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Says {
    /// Anything.
    Said,
    /// Nothing: the house is silent.
    Unsaid,
    /// This word.
    Word(&'static str),
    /// This word, perhaps among others.
    Among(&'static str),
    /// Some words, but not this one.
    Lacks(&'static str),
    /// Yes or no.
    Flag(bool),
    /// The figure is zero.
    Zero,
    /// The amount is above zero.
    Above,
}

impl Says {
    /// True if this is what the house chose.
    #[must_use]
    pub(crate) fn holds(self, value: Option<&Value>) -> bool {
        match (self, value) {
            (Self::Said, Some(_)) | (Self::Unsaid, None) => true,
            (Self::Word(word), Some(Value::Word(found))) => word == *found,
            (Self::Among(word), Some(Value::Words(found))) => found.contains(&word),
            (Self::Lacks(word), Some(Value::Words(found))) => !found.contains(&word),
            (Self::Flag(flag), Some(Value::Flag(found))) => flag == *found,
            (Self::Zero, Some(Value::Amount(amount))) => amount.is_zero(),
            (Self::Zero, Some(Value::Count(count))) => *count == 0,
            (Self::Above, Some(Value::Amount(amount))) => amount.is_positive(),
            _ => false,
        }
    }

    /// As people read it: `` `rake` is `none` ``.
    #[must_use]
    pub(crate) fn of(self, key: Key) -> String {
        match self {
            Self::Said | Self::Above => format!("`{key}` is set"),
            Self::Unsaid => format!("`{key}` isn't set"),
            Self::Word(word) => format!("`{key}` is `{word}`"),
            Self::Among(word) => format!("`{key}` has `{word}`"),
            Self::Lacks(word) => format!("`{key}` doesn't have `{word}`"),
            Self::Flag(true) => format!("`{key}` is `yes`"),
            Self::Flag(false) => format!("`{key}` is `no`"),
            Self::Zero => format!("`{key}` is 0"),
        }
    }
}
