//! Decimal amounts of a file as money, digit by digit: no float touches them.

use crate::money::{Currency, Money};

/// How many digits of a JSON number are reliable if its writer kept it as a binary double.
const RELIABLE: usize = 15;

/// A number with at most this many decimals was written by hand.
const SHADOW_MIN: i64 = 5;

/// A number with more decimals than this isn't an amount of money.
const DECIMALS_MAX: u8 = 9;

/// How a file's amounts become minor units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scale {
    /// What the amounts are counted in.
    pub currency: Currency,
    /// Digits after the point in one minor unit.
    pub decimals: u8,
}

/// Why text isn't a valid amount here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum NotExact {
    /// Not a number.
    #[error("use a plain decimal number")]
    Form,
    /// Below zero.
    #[error("an amount can't be negative")]
    Negative,
    /// Over 10^15 minor units.
    #[error("more than a book can hold")]
    TooLarge,
    /// More decimals than the scale has; this many are needed.
    #[error("{0} decimals are too many")]
    Finer(u8),
    /// More decimals than any unit has.
    #[error("too many decimals")]
    TooFine,
}

impl Scale {
    /// The scale of a currency's own minor unit.
    #[must_use]
    pub(crate) fn of(currency: Currency) -> Self {
        Self { currency, decimals: currency.decimals() }
    }

    /// The scale with that many decimals: the currency's own unit if that is fine enough, else a finer unit.
    #[must_use]
    pub(crate) fn finer(self, decimals: u8) -> Self {
        if decimals <= self.currency.decimals() {
            return Self::of(self.currency);
        }
        Self::of(Currency::units(decimals))
    }

    /// Reads a number as JSON writes it: `12`, `0.05`, `1.5e2`.
    ///
    /// Digits after the fifteenth are noise of a binary fraction (`12.560000000000002`) and are rounded away.
    pub(crate) fn read(self, text: &str) -> Result<Money, NotExact> {
        let (negative, text) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
        let (digits, decimals) = significant(text)?;
        if digits.is_empty() {
            return Ok(Money::ZERO);
        }
        if negative {
            return Err(NotExact::Negative);
        }
        let shift = i64::from(self.decimals).saturating_sub(decimals);
        match u32::try_from(shift) {
            Ok(zeros) => larger(&digits, zeros).ok_or(NotExact::TooLarge),
            Err(_) => match u8::try_from(decimals) {
                Ok(needed) if needed <= DECIMALS_MAX => Err(NotExact::Finer(needed)),
                _ => Err(NotExact::TooFine),
            },
        }
    }

    /// Writes an amount as a plain decimal number with the scale's decimals.
    #[must_use]
    pub(crate) fn plain(self, money: Money) -> String {
        let places = usize::from(self.decimals);
        let sign = if money.is_negative() { "-" } else { "" };
        let digits = format!("{:0>width$}", money.abs().minor(), width = places.saturating_add(1));
        let (whole, fraction) = digits.split_at(digits.len().saturating_sub(places));
        if fraction.is_empty() { format!("{sign}{whole}") } else { format!("{sign}{whole}.{fraction}") }
    }
}

/// The digits without zeros at either end, and how many of them are after the point (below zero: zeros follow).
fn significant(text: &str) -> Result<(String, i64), NotExact> {
    let (mantissa, exponent) = match text.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, exponent.parse::<i32>().map_err(|_| NotExact::Form)?),
        None => (text, 0),
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let plain = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    let pointless = mantissa.contains('.') && fraction.is_empty();
    if whole.is_empty() || pointless || !plain(whole) || !plain(fraction) {
        return Err(NotExact::Form);
    }
    let digits = [whole.trim_start_matches('0'), fraction].concat();
    let decimals = i64::try_from(fraction.len()).unwrap_or(i64::MAX).saturating_sub(i64::from(exponent));
    let digits = digits.trim_start_matches('0');
    Ok(without_shadow(digits, decimals))
}

/// Rounds away the noise of a binary fraction after the reliable digits, and zeros at the end.
fn without_shadow(digits: &str, decimals: i64) -> (String, i64) {
    let beyond = digits.len().saturating_sub(RELIABLE);
    let behind = i64::try_from(beyond).unwrap_or(i64::MAX);
    let (kept, decimals) = match digits.get(..RELIABLE).and_then(|kept| kept.parse::<u64>().ok()) {
        Some(kept) if beyond > 0 && decimals > SHADOW_MIN => {
            let up = u64::from(digits.as_bytes().get(RELIABLE).is_some_and(|next| *next >= b'5'));
            (kept.saturating_add(up).to_string(), decimals.saturating_sub(behind))
        }
        _ => (digits.to_owned(), decimals),
    };
    let trimmed = kept.trim_end_matches('0');
    let zeros = i64::try_from(kept.len().saturating_sub(trimmed.len())).unwrap_or(0);
    (trimmed.to_owned(), decimals.saturating_sub(zeros))
}

fn larger(digits: &str, zeros: u32) -> Option<Money> {
    let minor = digits.parse::<i64>().ok()?.checked_mul(10_i64.checked_pow(zeros)?)?;
    Money::within(minor)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CENTS: Scale = Scale { currency: Currency::USD, decimals: 2 };

    #[test]
    fn decimals_are_read_digit_by_digit() {
        for (text, minor) in [
            ("0.05", 5),
            ("12", 1200),
            ("12.5", 1250),
            ("0.0", 0),
            ("-0.0", 0),
            ("0", 0),
            ("1.5e2", 15_000),
            ("100e-2", 100),
            ("12.560000000000002", 1256),
            ("0.30000000000000004", 30),
            ("0.07999999999999999", 8),
            ("10000000000000", 1_000_000_000_000_000),
        ] {
            assert_eq!(CENTS.read(text), Ok(Money::from_minor(minor)), "{text}");
        }
    }

    #[test]
    fn what_is_no_amount_is_said_to_be_none() {
        for (text, why) in [
            ("", NotExact::Form),
            ("1.", NotExact::Form),
            (".5", NotExact::Form),
            ("NaN", NotExact::Form),
            ("1e", NotExact::Form),
            ("1_0", NotExact::Form),
            ("+1", NotExact::Form),
            ("--1", NotExact::Form),
            ("-0.01", NotExact::Negative),
            ("1e99", NotExact::TooLarge),
            ("1e2147483647", NotExact::TooLarge),
            ("1e-2147483647", NotExact::TooFine),
            ("10000000000000.01", NotExact::TooLarge),
            ("99999999999999999999", NotExact::TooLarge),
            ("0.005", NotExact::Finer(3)),
            ("0.0000000001", NotExact::TooFine),
        ] {
            assert_eq!(CENTS.read(text), Err(why), "{text}");
        }
    }

    #[test]
    fn a_finer_file_is_counted_in_units_that_fine() {
        let fine = CENTS.finer(3);
        assert_eq!((fine.currency, fine.read("0.005")), (Currency::units(3), Ok(Money::from_minor(5))));
        assert_eq!(CENTS.finer(1), CENTS);
    }

    #[test]
    fn amounts_are_written_with_their_decimals() {
        let plain = |minor| CENTS.plain(Money::from_minor(minor));
        assert_eq!([plain(5), plain(1256), plain(0), plain(-5)], ["0.05", "12.56", "0.00", "-0.05"]);
        assert_eq!(Scale::of(Currency::POINTS).plain(Money::from_minor(250)), "250");
    }
}
