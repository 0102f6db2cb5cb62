//! Numbers as they are written, exactly: digits and how many of them are after the point, never a float.

use crate::money::Money;

/// The most digits an amount may have after the point.
pub(crate) const DECIMALS_MAX: u8 = 12;

/// A number with more digits before the point, written out or by its exponent, is refused; other readers stop there too.
const WHOLE_DIGITS_MAX: usize = 150;

/// A number as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Number {
    /// An exact one.
    Exact(Decimal),
    /// Infinity, positive or negative.
    Infinite { negative: bool },
    /// Not a number at all.
    Nan,
    /// A number with more digits than any amount has.
    Beyond,
}

/// A decimal number: `digits` divided by ten as often as `decimals` says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Decimal {
    /// All its digits, with the sign.
    pub digits: i64,
    /// How many of them are after the point.
    pub decimals: u8,
}

impl Decimal {
    /// A whole number.
    #[must_use]
    pub(crate) const fn whole(digits: i64) -> Self {
        Self { digits, decimals: 0 }
    }

    /// The amount in units of ten to the power of minus `decimals`; `None` if money cannot be that large.
    #[must_use]
    pub(crate) fn money(self, decimals: u8) -> Option<Money> {
        if decimals == self.decimals {
            return Money::within(self.digits);
        }
        let power = 10_i64.checked_pow(u32::from(decimals.checked_sub(self.decimals)?))?;
        Money::within(self.digits.checked_mul(power)?)
    }
}

/// How strictly digits are grouped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Grammar {
    /// As TOML has it: no leading zero, digits on both sides of a point.
    Toml,
    /// As people write amounts in an action: `.5`, `05`, `5.` too.
    Amount,
}

/// Reads a decimal number: `1_000`, `-0.25`, `1e3`; `None` if it is written another way.
#[must_use]
pub(crate) fn number(text: &str, grammar: Grammar) -> Option<Number> {
    let bytes = text.as_bytes();
    if let Some(whole) = short_whole(bytes, grammar) {
        return Some(Number::Exact(Decimal::whole(whole)));
    }
    let (negative, rest) = match bytes.split_first()? {
        (b'-', rest) => (true, rest),
        (b'+', rest) => (false, rest),
        _ => (false, bytes),
    };
    match rest {
        b"inf" => return Some(Number::Infinite { negative }),
        b"nan" => return Some(Number::Nan),
        _ => {}
    }
    let mut sum = Sum::default();
    let (whole, rest) = digits(rest, &mut sum)?;
    let (fraction, rest) = match rest.split_first() {
        Some((b'.', rest)) => {
            let (fraction, rest) = digits(rest, &mut sum)?;
            sum.decimals = i64::try_from(fraction).ok()?;
            (Some(fraction), rest)
        }
        _ => (None, rest),
    };
    let rest = match rest.split_first() {
        Some((b'e' | b'E', rest)) => exponent(rest, &mut sum)?,
        _ => rest,
    };
    let zero_first = whole > 1 && bytes.iter().find(|byte| byte.is_ascii_digit()) == Some(&b'0');
    let formed = match grammar {
        Grammar::Toml => whole > 0 && fraction != Some(0) && !zero_first,
        Grammar::Amount => whole + fraction.unwrap_or(0) > 0,
    };
    (rest.is_empty() && formed && whole <= WHOLE_DIGITS_MAX).then(|| sum.number(negative))
}

/// A whole number of a few digits: what nearly every number in a hand file is.
#[inline]
pub(crate) fn short_whole(bytes: &[u8], grammar: Grammar) -> Option<i64> {
    let (whole, length) = short_head(bytes, grammar)?;
    (length == bytes.len()).then_some(whole)
}

/// The whole number at the start of a text and how many digits it has; only the first fifteen are read.
#[inline]
pub(crate) fn short_head(bytes: &[u8], grammar: Grammar) -> Option<(i64, usize)> {
    let (mut whole, mut length) = (0_i64, 0_usize);
    for byte in bytes.iter().take(15) {
        let digit = byte.wrapping_sub(b'0');
        if digit > 9 {
            break;
        }
        whole = whole.wrapping_mul(10).wrapping_add(i64::from(digit));
        length += 1;
    }
    let zero_first = length > 1 && bytes.first() == Some(&b'0');
    (length > 0 && !(zero_first && grammar == Grammar::Toml)).then_some((whole, length))
}

/// Adds the digits at the start to the sum: how many, and what follows. Underscores may only be between digits.
fn digits<'t>(bytes: &'t [u8], sum: &mut Sum) -> Option<(usize, &'t [u8])> {
    let (mut count, mut rest, mut after_digit) = (0, bytes, false);
    while let Some((byte, behind)) = rest.split_first() {
        match byte {
            b'0'..=b'9' => {
                sum.add(byte.wrapping_sub(b'0'));
                count += 1;
                after_digit = true;
            }
            b'_' if after_digit && matches!(behind.first(), Some(b'0'..=b'9')) => after_digit = false,
            b'_' => return None,
            _ => break,
        }
        rest = behind;
    }
    Some((count, rest))
}

fn exponent<'t>(bytes: &'t [u8], sum: &mut Sum) -> Option<&'t [u8]> {
    let (negative, rest) = match bytes.split_first()? {
        (b'-', rest) => (true, rest),
        (b'+', rest) => (false, rest),
        _ => (false, bytes),
    };
    let mut power = Sum::default();
    let (count, rest) = digits(rest, &mut power)?;
    // A power beyond this makes a number too fine, whatever it is exactly.
    let power = power.digits.filter(|power| *power < 10_000).unwrap_or(10_000);
    sum.decimals = if negative { sum.decimals + power } else { sum.decimals - power };
    let whole = negative || power < i64::try_from(WHOLE_DIGITS_MAX).ok()?;
    (count > 0 && whole).then_some(rest)
}

/// Digits as they come.
struct Sum {
    /// What they make; `None` if that is too large.
    digits: Option<i64>,
    /// How many are after the point; below zero, zeros follow.
    decimals: i64,
}

impl Default for Sum {
    fn default() -> Self {
        Self { digits: Some(0), decimals: 0 }
    }
}

impl Sum {
    fn add(&mut self, digit: u8) {
        self.digits = self.digits.and_then(|sum| sum.checked_mul(10)?.checked_add(i64::from(digit)));
    }

    fn number(self, negative: bool) -> Number {
        let Some(mut digits) = self.digits else { return Number::Beyond };
        let mut decimals = self.decimals;
        if digits == 0 {
            decimals = decimals.clamp(0, i64::from(DECIMALS_MAX));
        }
        while decimals > i64::from(DECIMALS_MAX) && digits % 10 == 0 {
            digits /= 10;
            decimals -= 1;
        }
        while decimals < 0 {
            match digits.checked_mul(10) {
                Some(more) => digits = more,
                None => return Number::Beyond,
            }
            decimals += 1;
        }
        let digits = if negative { -digits } else { digits };
        match u8::try_from(decimals) {
            Ok(decimals) if decimals <= DECIMALS_MAX => Number::Exact(Decimal { digits, decimals }),
            _ => Number::Beyond,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn is(text: &str, digits: i64, decimals: u8) {
        assert_eq!(number(text, Grammar::Toml), Some(Number::Exact(Decimal { digits, decimals })), "{text}");
    }

    #[test]
    fn numbers_are_exact() {
        is("0", 0, 0);
        is("-0", 0, 0);
        is("+1_000", 1000, 0);
        is("0.25", 25, 2);
        is("4.00", 400, 2);
        is("-1.5", -15, 1);
        is("1e3", 1000, 0);
        is("1.5e3", 1500, 0);
        is("1.50E1", 150, 1);
        is("25e-2", 25, 2);
        is("0e-99999999999999999999", 0, 12);
        is("0.1000000000000000", 100_000_000_000, 12);
        is("999999999999999999", 999_999_999_999_999_999, 0);
    }

    #[test]
    fn what_no_amount_can_be_is_told_apart() {
        for (text, expected) in [
            ("inf", Number::Infinite { negative: false }),
            ("-inf", Number::Infinite { negative: true }),
            ("+nan", Number::Nan),
            ("1e149", Number::Beyond),
            ("1e-400", Number::Beyond),
            ("9223372036854775808", Number::Beyond),
            ("0.0000000000001", Number::Beyond),
        ] {
            assert_eq!(number(text, Grammar::Toml), Some(expected), "{text}");
        }
    }

    #[test]
    fn what_is_written_otherwise_is_no_number() {
        for text in [
            "", "-", "05", "+.5", "5.", "1__0", "_1", "1_", "1_.5", "1e", "1e_3", "1.e3", "0x", "1,5",
            "1e400",
        ] {
            assert_eq!(number(text, Grammar::Toml), None, "{text}");
        }
        for text in ["", ".", "-.", "e5", "0x10", "1..2", "１"] {
            assert_eq!(number(text, Grammar::Amount), None, "{text}");
        }
    }

    #[test]
    fn an_action_may_say_half_a_unit_its_own_way() {
        for (text, digits, decimals) in [(".5", 5, 1), ("05", 5, 0), ("5.", 5, 0), ("007.50", 750, 2)] {
            let expected = Number::Exact(Decimal { digits, decimals });
            assert_eq!(number(text, Grammar::Amount), Some(expected), "{text}");
        }
    }

    #[test]
    fn money_is_counted_in_the_finest_unit() {
        let half = Decimal { digits: 5, decimals: 1 };
        assert_eq!(half.money(2), Some(Money::from_minor(50)));
        assert_eq!(half.money(0), None);
        assert_eq!(Decimal::whole(i64::MAX).money(0), None);
        assert_eq!(Decimal::whole(1).money(19), None);
    }
}
