//! The word a table uses for one kind of chip.

use crate::chips::typed::NotChips;
use engine::as_text::as_text;
use engine::readable::shown;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The most letters of a color.
pub const COLOUR_MAX: usize = 20;

/// A color: one lower-case word such as `white`, `light-blue`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Colour(String);

impl Colour {
    /// Reads a color, with any capitals.
    pub fn new(text: &str) -> Result<Self, NotChips> {
        let fits = text.len() <= COLOUR_MAX
            && text.starts_with(|c: char| c.is_ascii_alphabetic())
            && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        if fits { Ok(Self(text.to_ascii_lowercase())) } else { Err(NotChips::Colour(shown(text))) }
    }

    /// The color as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Colour {
    type Err = NotChips;

    fn from_str(text: &str) -> Result<Self, NotChips> {
        Self::new(text)
    }
}

as_text!(Colour, NotChips);

#[cfg(test)]
mod tests {
    use super::*;
    use engine::readable::check_readable;

    #[test]
    fn a_colour_is_one_word() {
        assert_eq!(Colour::new("White").unwrap().as_str(), "white");
        assert_eq!(Colour::new("light-blue2").unwrap().as_str(), "light-blue2");
        for text in ["", "5red", "-red", "light blue", "grün", "red\u{202E}", "abcdefghijklmnopqrstu"] {
            let message = Colour::new(text).expect_err(text).to_string();
            assert_eq!(check_readable(&message), Ok(()), "{message}");
        }
    }
}
