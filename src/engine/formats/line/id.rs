//! The id of a line, given back as it came: text or a whole number.

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::borrow::Cow;
use std::fmt;

/// Which line an answer belongs to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Id<'a> {
    /// No id was given.
    #[default]
    None,
    /// A text.
    Text(Cow<'a, str>),
    /// A whole number.
    Number(i64),
}

impl Id<'_> {
    /// The same id with its own text.
    #[must_use]
    pub fn into_owned(self) -> Id<'static> {
        match self {
            Self::None => Id::None,
            Self::Text(text) => Id::Text(Cow::Owned(text.into_owned())),
            Self::Number(number) => Id::Number(number),
        }
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Id<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(IdVisitor)
    }
}

struct IdVisitor;

impl<'de> Visitor<'de> for IdVisitor {
    type Value = Id<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("text or a whole number")
    }

    fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<Id<'de>, E> {
        Ok(Id::Text(Cow::Borrowed(text)))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Id<'de>, E> {
        Ok(Id::Text(Cow::Owned(text.to_owned())))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Id<'de>, E> {
        Ok(Id::Number(number))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Id<'de>, E> {
        i64::try_from(number).map(Id::Number).map_err(|_| E::custom("the id is too large"))
    }
}
