//! The currency of a book: reads typed amounts and writes them, exactly.

use crate::money::amount::Money;
use crate::readable::shown;
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// The currency of a book: a row of the table of currencies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Currency(usize);

struct CurrencyRow {
    code: &'static str,
    symbol: &'static str,
    decimals: u8,
}

const CURRENCIES: [CurrencyRow; 5] = [
    CurrencyRow { code: "USD", symbol: "$", decimals: 2 },
    CurrencyRow { code: "points", symbol: "", decimals: 0 },
    CurrencyRow { code: "EUR", symbol: "€", decimals: 2 },
    CurrencyRow { code: "GBP", symbol: "£", decimals: 2 },
    CurrencyRow { code: "CHF", symbol: "", decimals: 2 },
];

/// The units of files that name no currency, one for each number of decimals.
const UNITS: [CurrencyRow; 13] = {
    const fn units(decimals: u8) -> CurrencyRow {
        CurrencyRow { code: "units", symbol: "", decimals }
    }
    [
        units(0),
        units(1),
        units(2),
        units(3),
        units(4),
        units(5),
        units(6),
        units(7),
        units(8),
        units(9),
        units(10),
        units(11),
        units(12),
    ]
};

/// The unit of tournament chips: they have no money value, so no book uses it.
const TOURNAMENT: CurrencyRow = CurrencyRow { code: "chips", symbol: "", decimals: 0 };

impl Currency {
    /// The unit of a file that names none, with this many decimals, at most 12. No book uses it.
    #[must_use]
    pub const fn units(decimals: u8) -> Self {
        let last = UNITS.len().wrapping_sub(1);
        let row = if (decimals as usize) < last { decimals as usize } else { last };
        Self(CURRENCIES.len().wrapping_add(row))
    }

    /// US dollars, the currency of a book that names none.
    pub const USD: Self = Self(0);
    /// Points, without cents.
    pub const POINTS: Self = Self(1);
    /// Tournament chips, which have no money value: 1,500 of them are `Money::from_minor(1500)`.
    pub const CHIPS: Self = Self(CURRENCIES.len().wrapping_add(UNITS.len()));

    fn row(self) -> &'static CurrencyRow {
        static ROWS: [CurrencyRow; 5] = CURRENCIES;
        static FILES: [CurrencyRow; 13] = UNITS;
        static PLAYED: [CurrencyRow; 1] = [TOURNAMENT];
        let of_file = || FILES.get(self.0.saturating_sub(ROWS.len()));
        let played = || PLAYED.get(self.0.saturating_sub(Self::CHIPS.0));
        ROWS.get(self.0).or_else(of_file).or_else(played).unwrap_or(&ROWS[0])
    }

    /// The code people type: `USD`, `points`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.row().code
    }

    /// The codes of the currencies a book can use.
    pub fn codes() -> impl Iterator<Item = &'static str> {
        CURRENCIES.into_iter().map(|currency| currency.code)
    }

    /// How many digits come after the decimal point.
    #[must_use]
    pub fn decimals(self) -> u8 {
        self.row().decimals
    }

    fn symbol(self) -> &'static str {
        self.row().symbol
    }

    /// One whole unit (a dollar, a point).
    #[must_use]
    pub fn whole(self) -> Money {
        Money::from_minor(10_i64.saturating_pow(u32::from(self.decimals())))
    }

    /// Reads a typed amount: `20`, `20.00`, `$20`, `1,250.50`, `35c`, `-5`.
    ///
    /// Anything that would need a guess isn't a valid amount: exponents, more decimals than the unit has, over 10^15.
    ///
    /// # Errors
    ///
    /// Says what was typed, what is wrong with it, and what an amount looks like.
    ///
    /// ```
    /// # use housebook_engine::money::{Currency, Money};
    /// assert_eq!(Currency::USD.parse("$1,250.50"), Ok(Money::from_minor(125_050)));
    /// assert_eq!(Currency::USD.parse("35c"), Ok(Money::from_minor(35)));
    /// assert!(Currency::USD.parse("0.125").is_err());
    /// ```
    pub fn parse(self, text: &str) -> Result<Money, NotAnAmount> {
        let no = |why| NotAnAmount { typed: shown(text), why, example: self.example() };
        let (negative, rest) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let rest =
            if self.symbol().is_empty() { rest } else { rest.strip_prefix(self.symbol()).unwrap_or(rest) };
        let cents = rest.strip_suffix('c').filter(|_| self.decimals() == 2);
        let minor = match cents {
            Some(digits) => whole_digits(digits).ok_or_else(|| no(Why::Form))?,
            None => self.minor_units(rest).map_err(no)?,
        };
        let money = Money::within(minor).ok_or_else(|| no(self.too_large()))?;
        Ok(if negative { money.negated() } else { money })
    }

    fn minor_units(self, text: &str) -> Result<i64, Why> {
        let (whole, fraction) = match text.split_once('.') {
            Some((_, "")) => return Err(Why::Form),
            Some((whole, fraction)) => (whole, fraction),
            None => (text, ""),
        };
        if whole.is_empty() && fraction.is_empty() || !fraction.bytes().all(|b| b.is_ascii_digit()) {
            return Err(Why::Form);
        }
        if fraction.len() > usize::from(self.decimals()) {
            return Err(Why::TooFine);
        }
        let whole = ungrouped(whole).ok_or(Why::Form)?;
        // The code above lets through plain digits only; the decimal library does the exact arithmetic.
        let amount =
            Decimal::from_str_exact(&format!("0{whole}.{fraction}0")).map_err(|_| self.too_large())?;
        let minor = amount.checked_mul(Decimal::from(self.whole().minor())).ok_or(self.too_large())?;
        i64::try_from(minor.normalize()).map_err(|_| self.too_large())
    }

    fn too_large(self) -> Why {
        Why::TooLarge(if self.decimals() == 0 { "1,000,000,000,000,000" } else { "10,000,000,000,000.00" })
    }

    fn example(self) -> &'static str {
        if self.decimals() == 0 { "100" } else { "20.00" }
    }

    /// Writes an amount for machines: ASCII minus, the unit's decimals, no separators.
    #[must_use]
    pub fn plain(self, money: Money) -> String {
        Decimal::new(money.minor(), u32::from(self.decimals())).to_string()
    }

    /// Writes an amount for people: `$1,250.50`, `-$5.00`, `1,500` in points.
    ///
    /// ```
    /// # use housebook_engine::money::{Currency, Money};
    /// let won = Money::from_minor(-1_234_50);
    /// assert_eq!(Currency::USD.shown(won), "-$1,234.50");
    /// assert_eq!(Currency::USD.plain(won), "-1234.50");
    /// ```
    #[must_use]
    pub fn shown(self, money: Money) -> String {
        let sign = if money.is_negative() { "-" } else { "" };
        let plain = self.plain(money.abs());
        let (whole, fraction) = plain.split_once('.').unwrap_or((&plain, ""));
        let point = if fraction.is_empty() { "" } else { "." };
        format!("{sign}{}{}{point}{fraction}", self.symbol(), grouped(whole))
    }
}

/// The digits of `text` without thousands commas, if every comma is in the right place.
fn ungrouped(text: &str) -> Option<String> {
    if !text.contains(',') {
        return text.bytes().all(|b| b.is_ascii_digit()).then(|| text.to_owned());
    }
    let mut groups = text.split(',');
    let first = groups.next()?;
    let well_formed = (1..=3).contains(&first.len())
        && groups.all(|group| group.len() == 3)
        && text.bytes().all(|b| b.is_ascii_digit() || b == b',');
    well_formed.then(|| text.replace(',', ""))
}

fn whole_digits(text: &str) -> Option<i64> {
    (!text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())).then(|| text.parse().ok()).flatten()
}

fn grouped(digits: &str) -> String {
    let mut out = String::new();
    for (index, digit) in digits.chars().enumerate() {
        let behind = digits.len().saturating_sub(index);
        if index > 0 && behind.is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

impl FromStr for Currency {
    type Err = UnknownCurrency;

    fn from_str(text: &str) -> Result<Self, UnknownCurrency> {
        CURRENCIES
            .iter()
            .position(|currency| currency.code.eq_ignore_ascii_case(text))
            .map(Self)
            .ok_or_else(|| UnknownCurrency(shown(text)))
    }
}

impl TryFrom<String> for Currency {
    type Error = UnknownCurrency;

    fn try_from(text: String) -> Result<Self, UnknownCurrency> {
        text.parse()
    }
}

impl From<Currency> for String {
    fn from(currency: Currency) -> Self {
        currency.code().to_owned()
    }
}

/// No book can use this currency.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` isn't a unit this program knows (use USD, EUR, GBP, CHF or points)")]
pub struct UnknownCurrency(String);

/// Typed text that isn't a valid amount in the book's currency.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{typed}` isn't a valid amount: {why} (write it like {example})")]
pub struct NotAnAmount {
    typed: String,
    why: Why,
    example: &'static str,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
enum Why {
    #[error("use only digits, a decimal point and commas")]
    Form,
    #[error("it has too many decimals")]
    TooFine,
    #[error("a book can hold at most {0}")]
    TooLarge(&'static str),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::money::amount::AMOUNT_MAX;

    #[test]
    fn the_limit_is_named_as_it_is() {
        for currency in [Currency::USD, "points".parse().unwrap()] {
            let said = currency.parse("99999999999999999999").unwrap_err().to_string();
            let most = currency.shown(Money::from_minor(AMOUNT_MAX));
            let most = most.trim_start_matches(currency.symbol());
            assert!(said.contains(&format!("a book can hold at most {most} (")), "{said}");
        }
    }

    #[track_caller]
    fn reads(text: &str, minor: i64) {
        assert_eq!(Currency::USD.parse(text), Ok(Money::from_minor(minor)), "{text}");
    }

    #[track_caller]
    fn refuses(text: &str) {
        assert!(Currency::USD.parse(text).is_err(), "{text}");
    }

    #[test]
    fn amounts_are_read_exactly() {
        for (text, minor) in [
            ("20", 2000),
            ("20.00", 2000),
            ("$20", 2000),
            ("1,250.50", 125_050),
            ("35c", 35),
            (".5", 50),
            ("-5", -500),
            ("-$5.05", -505),
            ("0", 0),
            ("-0", 0),
            ("10,000,000,000,000.00", AMOUNT_MAX),
        ] {
            reads(text, minor);
        }
    }

    #[test]
    fn what_needs_a_guess_is_no_amount() {
        for text in [
            "",
            "-",
            "$",
            ".",
            "20.",
            "+20",
            "20.005",
            "1e3",
            "1_000",
            "0x10",
            "NaN",
            "inf",
            "20,00",
            "1.000,00",
            "12,34,567",
            "20€",
            "２０",
            "٢٠",
            "²",
            "20 000",
            "20\u{a0}000",
            " 20",
            "10000000000000.01",
            "9223372036854775807",
            "9223372036854775808",
            "1234567890123456789",
            "c",
            "3.5c",
            "--5",
        ] {
            refuses(text);
        }
        refuses(&"9".repeat(400));
    }

    #[test]
    fn points_have_no_decimals() {
        assert_eq!(Currency::POINTS.parse("100"), Ok(Money::from_minor(100)));
        assert!(Currency::POINTS.parse("100.0").is_err());
        assert!(Currency::POINTS.parse("35c").is_err());
        assert_eq!(Currency::POINTS.plain(Money::from_minor(-1500)), "-1500");
        assert_eq!(Currency::POINTS.shown(Money::from_minor(-1500)), "-1,500");
    }

    #[test]
    fn a_file_counts_in_its_own_decimals_and_no_book_does() {
        for decimals in 0..=12 {
            assert_eq!(Currency::units(decimals).decimals(), decimals);
        }
        assert_eq!(Currency::units(3).plain(Money::from_minor(1500)), "1.500");
        assert_eq!(Currency::units(0).shown(Money::from_minor(1500)), "1,500");
        assert!("units".parse::<Currency>().is_err());
    }

    #[test]
    fn chips_of_a_tournament_are_counted_and_no_book_is_opened_in_them() {
        assert_eq!(Currency::CHIPS.parse("1,500"), Ok(Money::from_minor(1500)));
        assert_eq!(Currency::CHIPS.shown(Money::from_minor(1500)), "1,500");
        assert!(Currency::CHIPS.parse("1.5").is_err() && "chips".parse::<Currency>().is_err());
        assert!(Currency::codes().all(|code| code != Currency::CHIPS.code()));
    }

    #[test]
    fn amounts_print_with_their_decimals() {
        assert_eq!(Currency::USD.plain(Money::from_minor(-5)), "-0.05");
        assert_eq!(Currency::USD.plain(Money::from_minor(125_050)), "1250.50");
        assert_eq!(Currency::USD.shown(Money::from_minor(125_050)), "$1,250.50");
        assert_eq!(Currency::USD.shown(Money::from_minor(-100_000_000)), "-$1,000,000.00");
    }
}
