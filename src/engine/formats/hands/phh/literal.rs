//! Bare words of a hand file: numbers, true and false, dates and times, told apart by how they are written.

use crate::formats::hands::phh::decimal::{Decimal, Grammar, Number, number};

/// What a bare word is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Literal {
    /// A number.
    Number(Number),
    /// `true` or `false`.
    Flag(bool),
    /// A date, a time, or both.
    Moment,
}

/// What the word is; `None` if it isn't one of these.
#[must_use]
pub(crate) fn literal(word: &str) -> Option<Literal> {
    match word {
        "true" => return Some(Literal::Flag(true)),
        "false" => return Some(Literal::Flag(false)),
        _ => {}
    }
    if let Some(number) = number(word, Grammar::Toml) {
        let is_integer = word.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'_' | b'+' | b'-'));
        return match (number, is_integer) {
            // The smallest integer has no positive counterpart, but is still an integer.
            (Number::Beyond, true) if !is_least(word) => None,
            _ => Some(Literal::Number(number)),
        };
    }
    if let Some(radix) = radix(word) {
        return integer(word.get(2..)?, radix)
            .map(|whole| Literal::Number(Number::Exact(Decimal::whole(whole))));
    }
    is_moment(word.as_bytes()).then_some(Literal::Moment)
}

fn is_least(word: &str) -> bool {
    word.bytes().filter(|byte| *byte != b'_').eq(i64::MIN.to_string().bytes())
}

fn radix(word: &str) -> Option<u32> {
    match word.as_bytes() {
        [b'0', b'x', ..] => Some(16),
        [b'0', b'o', ..] => Some(8),
        [b'0', b'b', ..] => Some(2),
        _ => None,
    }
}

fn integer(digits: &str, radix: u32) -> Option<i64> {
    let mut sum = 0_i64;
    let mut after_digit = false;
    for letter in digits.chars() {
        match letter.to_digit(radix) {
            Some(digit) => {
                sum = sum.checked_mul(i64::from(radix))?.checked_add(i64::from(digit))?;
                after_digit = true;
            }
            None if letter == '_' && after_digit => after_digit = false,
            None => return None,
        }
    }
    after_digit.then_some(sum)
}

/// True for `1979-05-27`, `07:32:00`, and both with `T` or a space between, with a zone or without.
fn is_moment(word: &[u8]) -> bool {
    let Some((date, rest)) = taken(word, date) else {
        return taken(word, time).is_some_and(|(_, rest)| rest.is_empty());
    };
    if !date {
        return false;
    }
    match rest.split_first() {
        None => true,
        Some((b'T' | b't' | b' ', rest)) => {
            taken(rest, time).is_some_and(|(good, rest)| good && (rest.is_empty() || is_zone(rest)))
        }
        Some(_) => false,
    }
}

type Part<'t> = Option<(bool, &'t [u8])>;

fn taken<'t>(word: &'t [u8], part: impl FnOnce(&'t [u8]) -> Part<'t>) -> Part<'t> {
    part(word).filter(|(good, _)| *good)
}

fn date(word: &[u8]) -> Part<'_> {
    let (head, rest) = word.split_at_checked(10)?;
    let [y, e, a, r, b'-', m, n, b'-', d, f] = head else { return None };
    let year = two(*y, *e)? * 100 + two(*a, *r)?;
    let (month, day) = (two(*m, *n)?, two(*d, *f)?);
    Some(((1..=days(year, month)).contains(&day), rest))
}

/// How many days a month has; 0 if there is no such month.
pub(crate) const fn days(year: u32, month: u32) -> u32 {
    let leap = year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if leap => 29,
        2 => 28,
        _ => 0,
    }
}

/// True for `07:32` and `07:32:00`, with parts of a second too.
pub(crate) fn is_time(text: &str) -> bool {
    let whole = if text.len() == 5 { format!("{text}:00") } else { text.to_owned() };
    taken(whole.as_bytes(), time).is_some_and(|(good, rest)| good && rest.is_empty())
}

fn time(word: &[u8]) -> Part<'_> {
    let (head, rest) = word.split_at_checked(8)?;
    let [h, o, b':', m, i, b':', s, e] = head else { return None };
    let good = two(*h, *o)? < 24 && two(*m, *i)? < 60 && two(*s, *e)? < 60;
    let rest = match rest.split_first() {
        Some((b'.', fraction)) => {
            let digits = fraction.iter().take_while(|byte| byte.is_ascii_digit()).count();
            if digits == 0 {
                return None;
            }
            fraction.get(digits..).unwrap_or_default()
        }
        _ => rest,
    };
    Some((good, rest))
}

fn is_zone(word: &[u8]) -> bool {
    match word {
        [b'Z' | b'z'] => true,
        [b'+' | b'-', h, o, b':', m, i] => {
            two(*h, *o).is_some_and(|hours| hours < 24) && two(*m, *i).is_some_and(|minutes| minutes < 60)
        }
        _ => false,
    }
}

fn two(tens: u8, ones: u8) -> Option<u32> {
    let digit = |byte: u8| char::from(byte).to_digit(10);
    Some(digit(tens)? * 10 + digit(ones)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_and_times_are_told_from_numbers() {
        for word in [
            "2026-11-21",
            "07:32:00",
            "07:32:00.999",
            "2024-02-29T07:32:00",
            "2026-11-21 07:32:00Z",
            "2026-11-21t07:32:00.5-07:00",
        ] {
            assert_eq!(literal(word), Some(Literal::Moment), "{word}");
        }
        for word in [
            "2026-13-01",
            "2023-02-29",
            "24:00:00",
            "07:60:00",
            "07:32",
            "07:32:00Z",
            "2026-11-21T",
            "2026-11-21X",
            "2026-11-21T07:32:00+24:00",
            "07:32:00.",
            "2026-1-1",
            "truth",
            "0b2",
            "0x",
            "0x_1",
            "0x1_",
            "0xG",
        ] {
            assert_eq!(literal(word), None, "{word}");
        }
    }

    #[test]
    fn integers_have_sixty_four_bits() {
        let whole = |digits| Some(Literal::Number(Number::Exact(Decimal::whole(digits))));
        assert_eq!(literal("0xFF"), whole(255));
        assert_eq!(literal("0b1_01"), whole(5));
        assert_eq!(literal("9223372036854775807"), whole(i64::MAX));
        assert_eq!(literal("9223372036854775808"), None);
        assert_eq!(literal("-9223372036854775808"), Some(Literal::Number(Number::Beyond)));
        assert_eq!(literal("1e30"), Some(Literal::Number(Number::Beyond)));
    }
}
