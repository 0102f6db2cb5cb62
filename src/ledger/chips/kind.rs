//! One kind of chip: its color, what it's worth, how many exist.

use crate::chips::colour::Colour;
use crate::chips::typed::NotChips;
use engine::money::{Currency, Money};
use engine::readable::shown;
use serde::{Deserialize, Serialize};

/// The most chips of one color that are counted anywhere.
pub const CHIPS_MAX: u32 = 1_000_000;

const RESERVE: &str = "reserve";
const EXAMPLE: &str = "white=0.05:200 or green=5:40:reserve";

/// One kind of chip.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChipKind {
    /// What it is called.
    pub colour: Colour,
    /// What one is worth; never zero in a set.
    pub value: Money,
    /// How many exist; `None` if nobody counted them.
    pub count: Option<u32>,
    /// Comes out only when the lower ones are used up (MIK-14).
    pub reserve: bool,
}

impl ChipKind {
    /// Reads `white=0.05`, `white=0.05:200`, `green=5:40:reserve`, `green=5:reserve`.
    pub fn parse(text: &str, currency: Currency) -> Result<Self, NotChips> {
        let form = || NotChips::Form { typed: shown(text), example: EXAMPLE };
        let (colour, rest) = text.split_once('=').ok_or_else(form)?;
        let (rest, reserve) = match rest.rsplit_once(':') {
            Some((rest, RESERVE)) => (rest, true),
            _ => (rest, false),
        };
        let (value, count) = match rest.split_once(':') {
            Some((value, count)) => (value, Some(parse_number(count)?)),
            None => (rest, None),
        };
        Ok(Self { colour: Colour::new(colour)?, value: currency.parse(value)?, count, reserve })
    }

    /// How many of them can be out at once; uncounted chips never run out.
    #[must_use]
    pub fn most(&self) -> u32 {
        self.count.unwrap_or(CHIPS_MAX)
    }
}

/// Reads a number of chips: plain digits up to [`CHIPS_MAX`].
pub fn parse_number(text: &str) -> Result<u32, NotChips> {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if text.strip_prefix('-').is_some_and(digits) {
        return Err(NotChips::Negative(shown(text)));
    }
    let number = Some(text).filter(|text| digits(text)).and_then(|text| text.parse().ok());
    number.filter(|number| *number <= CHIPS_MAX).ok_or_else(|| NotChips::Number(shown(text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<(String, i64, Option<u32>, bool), NotChips> {
        let kind = ChipKind::parse(text, Currency::USD)?;
        Ok((kind.colour.to_string(), kind.value.minor(), kind.count, kind.reserve))
    }

    #[test]
    fn a_kind_is_read_as_typed() {
        for (text, count, reserve) in [
            ("white=0.05", None, false),
            ("white=.05:200", Some(200), false),
            ("White=5c:0", Some(0), false),
            ("white=$0.05:40:reserve", Some(40), true),
            ("white=0.05:reserve", None, true),
        ] {
            assert_eq!(read(text), Ok(("white".to_owned(), 5, count, reserve)), "{text}");
        }
    }

    #[test]
    fn an_unclear_kind_is_refused() {
        for text in
            ["", "white", "=5", "white=", "white=5:", "white=5:1e3", "white=5:+1", "white=5:1:2", "5=5"]
        {
            assert!(read(text).is_err(), "{text}");
        }
        assert!(matches!(read("white=1e3"), Err(NotChips::Value(_))));
        assert!(matches!(read("white=5:1000001"), Err(NotChips::Number(_))));
        assert!(matches!(read("white=5:9999999999999999999"), Err(NotChips::Number(_))));
        assert!(matches!(read("white=5:-1"), Err(NotChips::Negative(_))));
    }
}
