//! Typed levels: `25/50`, `25/50/5`, `25/50@20`, `break@10`, and lists of them.

use crate::refusal::Refusal;
use crate::tournament::levels::{BlindStructure, Blinds, Level};
use engine::money::{Currency, Money, NotAnAmount};
use engine::readable::shown;

const EXAMPLE: &str = "25/50, 25/50/5 with an ante, 25/50@20 for 20 minutes, or break@10";

/// Typed text that isn't a level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotLevels {
    /// Not in the form asked for.
    #[error("`{0}` isn't a valid level (write it like {EXAMPLE})")]
    Form(String),
    /// A break with no end.
    #[error("`{0}` doesn't say how long the break is (write it like break@10)")]
    BreakWithoutEnd(String),
    /// Minutes after something other than `@`.
    #[error("put the minutes after the @: {meant}")]
    MinutesElsewhere { said: String, meant: String },
    /// One of the amounts can't be read.
    #[error(transparent)]
    Amount(#[from] NotAnAmount),
}

/// Reads one level: `25/50`, `25/50/5`, `25/50@20`, `break@10`; whether it can be played is checked by [`BlindStructure::new`].
pub fn parse_level(text: &str) -> Result<Level, NotLevels> {
    let form = || NotLevels::Form(shown(text));
    let (what, minutes) = match text.split_once('@') {
        Some((what, minutes)) => (what, Some(parse_minutes(minutes).ok_or_else(form)?)),
        None => (text, None),
    };
    if what.eq_ignore_ascii_case("break") {
        let minutes = minutes.ok_or_else(|| NotLevels::BreakWithoutEnd(shown(text)))?;
        return Ok(Level::Break { minutes });
    }
    if let Some(level) = at_another_sign(what).filter(|_| minutes.is_none()) {
        return Err(NotLevels::MinutesElsewhere { said: what.to_owned(), meant: typed(&level) });
    }
    Ok(Level::Play { blinds: parse_blinds(what)?.ok_or_else(form)?, minutes })
}

/// The level meant by `25/50x20`.
fn at_another_sign(text: &str) -> Option<Level> {
    let (what, minutes) = text.split_once(['x', 'X', '×', '*', ':', '-', '='])?;
    let minutes = Some(parse_minutes(minutes)?);
    Some(Level::Play { blinds: parse_blinds(what).ok()??, minutes })
}

/// The same levels with their minutes after `@`, if any of them have them after something else.
#[must_use]
pub fn with_minutes_behind(text: &str) -> Option<String> {
    let meant = text.split_inclusive([',', ' ']).map(|part| {
        let word = part.trim_end_matches([',', ' ']);
        match parse_level(word) {
            Err(NotLevels::MinutesElsewhere { said, meant }) => part.replacen(&said, &meant, 1),
            _ => part.to_owned(),
        }
    });
    Some(meant.collect::<String>()).filter(|meant| meant != text)
}

/// Reads levels separated by spaces or commas, and checks them as a structure.
///
/// Large amounts are typed without commas. The inner error is that of [`BlindStructure::new`].
pub fn parse_structure(text: &str) -> Result<Result<BlindStructure, Refusal>, NotLevels> {
    let words = text.split([',', ' ']).filter(|word| !word.is_empty());
    let levels = words.map(parse_level).collect::<Result<Vec<_>, _>>()?;
    Ok(BlindStructure::new(levels))
}

/// The level as it is typed, so that it can be read again.
#[must_use]
pub fn typed(level: &Level) -> String {
    let plain = |amount| Currency::CHIPS.plain(amount);
    let what = match level.blinds() {
        None => "break".to_owned(),
        Some(blinds) if blinds.ante.is_zero() => format!("{}/{}", plain(blinds.small), plain(blinds.big)),
        Some(Blinds { small, big, ante }) => format!("{}/{}/{}", plain(small), plain(big), plain(ante)),
    };
    level.minutes().map_or(what.clone(), |minutes| format!("{what}@{minutes}"))
}

/// The blinds of `25/50` or `25/50/5`; `None` for any other number of parts.
fn parse_blinds(text: &str) -> Result<Option<Blinds>, NotLevels> {
    let amount = |text: &str| Currency::CHIPS.parse(text);
    let parts: Vec<&str> = text.split('/').collect();
    Ok(match parts.as_slice() {
        [small, big] => Some(Blinds { small: amount(small)?, big: amount(big)?, ante: Money::ZERO }),
        [small, big, ante] => Some(Blinds { small: amount(small)?, big: amount(big)?, ante: amount(ante)? }),
        _ => None,
    })
}

fn parse_minutes(text: &str) -> Option<u32> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::refusal::LevelsRefused;
    use crate::tournament::levels::LEVELS_MAX;

    #[test]
    fn a_level_is_read_as_typed_and_written_back() {
        let ante = Blinds { ante: Money::from_minor(5), ..Blinds::of(25, 50) };
        for (text, level) in [
            ("25/50", Level::Play { blinds: Blinds::of(25, 50), minutes: None }),
            ("25/50/5", Level::Play { blinds: ante, minutes: None }),
            ("25/50@20", Level::Play { blinds: Blinds::of(25, 50), minutes: Some(20) }),
            ("25/50/5@20", Level::Play { blinds: ante, minutes: Some(20) }),
            ("break@10", Level::Break { minutes: 10 }),
        ] {
            assert_eq!(parse_level(text), Ok(level));
            assert_eq!(typed(&level), text);
        }
        assert_eq!(parse_level("BREAK@5"), Ok(Level::Break { minutes: 5 }));
    }

    #[test]
    fn an_unclear_level_is_refused() {
        for text in
            ["", "25", "25/", "/50", "25/50/5/1", "25/50@", "25/50@20m", "25/50@+5", "break@", "pause@5"]
        {
            assert!(parse_level(text).is_err(), "{text}");
        }
        for text in ["25/50x20", "25/50:20", "25/50*20"] {
            let (said, meant) = (text.to_owned(), "25/50@20".to_owned());
            assert_eq!(parse_level(text), Err(NotLevels::MinutesElsewhere { said, meant }));
        }
        assert!(matches!(parse_level("break"), Err(NotLevels::BreakWithoutEnd(_))));
        assert!(matches!(parse_level("25/1e3"), Err(NotLevels::Amount(_))));
        assert!(matches!(parse_level("25/50@99999999999"), Err(NotLevels::Form(_))));
        assert!(parse_level("\u{1b}[31m").unwrap_err().to_string().is_ascii());
    }

    #[test]
    fn a_list_is_read_with_blanks_or_commas() {
        let typed_list = "25/50@20, 50/100@20,,break@10 100/200";
        let structure = parse_structure(typed_list).unwrap().unwrap();
        let again: Vec<String> = structure.levels().iter().map(typed).collect();
        assert_eq!(again, ["25/50@20", "50/100@20", "break@10", "100/200"]);
        let refused = |text| parse_structure(text).unwrap().unwrap_err();
        let falls =
            LevelsRefused::Falls { earlier: Blinds::of(50, 100).into(), later: Blinds::of(25, 50).into() };
        assert_eq!(refused("50/100 25/50"), Refusal::new(falls));
        assert_eq!(refused(" , "), Refusal::new(LevelsRefused::Number { levels: 0, most: LEVELS_MAX }));
    }
}
