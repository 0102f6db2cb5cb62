//! What each place gets: shares of the pool or amounts, as they're typed and written.

use engine::money::{Currency, Money, NotAnAmount};
use engine::readable::shown;
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A share of the prize pool in hundredths of a percent, from 1 to 10,000 (all of it).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct Share(u32);

/// What each place gets, first place first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PrizeTable {
    /// Shares of the pool.
    Shares(Vec<Share>),
    /// Amounts in the book's currency.
    Amounts(Vec<Money>),
}

/// Typed words that aren't a prize table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotPrizes {
    /// Not a percentage.
    #[error("`{0}` isn't a share of the pool: use 0 to 100 percent with at most two decimals, like 37.5")]
    Share(String),
    /// Not an amount.
    #[error(transparent)]
    Amount(#[from] NotAnAmount),
    /// Nothing between two slashes, or nothing at all.
    #[error("a prize table lists every place that gets paid: 60/30/10 in percent, =100/50/20 in money")]
    Gap,
}

impl Share {
    /// The whole pool.
    pub const ALL: Self = Self::percent(100);

    /// A share in whole percents, at most 100.
    #[must_use]
    pub const fn percent(percent: u32) -> Self {
        Self(if percent < 100 { percent.saturating_mul(100) } else { 10_000 })
    }

    /// The share in hundredths of a percent.
    #[must_use]
    pub const fn hundredths(self) -> u32 {
        self.0
    }
}

impl TryFrom<u32> for Share {
    type Error = NotPrizes;

    fn try_from(hundredths: u32) -> Result<Self, NotPrizes> {
        let share = Self(hundredths);
        if share <= Self::ALL { Ok(share) } else { Err(NotPrizes::Share(per_cent(u64::from(hundredths)))) }
    }
}

impl From<Share> for u32 {
    fn from(share: Share) -> Self {
        share.0
    }
}

impl FromStr for Share {
    type Err = NotPrizes;

    /// Reads `60`, `37.5`, `12.25`; anything unclear isn't a share.
    fn from_str(text: &str) -> Result<Self, NotPrizes> {
        let no = || NotPrizes::Share(shown(text));
        let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
        let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        if !digits(whole) || !digits(fraction) || fraction.len() > 2 {
            return Err(no());
        }
        let percent = Decimal::from_str_exact(text).map_err(|_| no())?;
        let hundredths = percent.checked_mul(Decimal::ONE_HUNDRED).ok_or_else(no)?;
        let hundredths = u32::try_from(hundredths.normalize()).map_err(|_| no())?;
        Self::try_from(hundredths).map_err(|_| no())
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&per_cent(u64::from(self.0)))
    }
}

/// Hundredths of a percent as people write them, without the sign: `60`, `37.5`.
#[must_use]
pub fn per_cent(hundredths: u64) -> String {
    Decimal::from_i128_with_scale(i128::from(hundredths), 2).normalize().to_string()
}

impl PrizeTable {
    /// Reads `60/30/10`, `37.5/37.5/25%` as shares and `=100/50/20` as amounts of the currency.
    ///
    /// Only the form is read here; whether it can be paid is checked by [`PrizeTable::check`].
    pub fn parse(text: &str, currency: Currency) -> Result<Self, NotPrizes> {
        if text.split('/').any(|word| matches!(word, "" | "=" | "%")) {
            return Err(NotPrizes::Gap);
        }
        match text.strip_prefix('=') {
            Some(amounts) => Ok(Self::Amounts(typed_amounts(amounts, currency)?)),
            None => {
                let shares = text.split('/').map(|word| word.strip_suffix('%').unwrap_or(word).parse());
                shares.collect::<Result<_, _>>().map(Self::Shares)
            }
        }
    }

    /// The table as it is typed: `60/30/10`, `=100.00/50.00/20.00`.
    #[must_use]
    pub fn typed(&self, currency: Currency) -> String {
        match self {
            Self::Shares(shares) => slashed(shares.iter().map(Share::to_string)),
            Self::Amounts(amounts) => {
                format!("={}", slashed(amounts.iter().map(|amount| currency.plain(*amount))))
            }
        }
    }

    /// How many places are paid.
    #[must_use]
    pub fn places(&self) -> usize {
        match self {
            Self::Shares(shares) => shares.len(),
            Self::Amounts(amounts) => amounts.len(),
        }
    }
}

/// Reads amounts between slashes, `100/80/20`.
pub(crate) fn typed_amounts(text: &str, currency: Currency) -> Result<Vec<Money>, NotAnAmount> {
    text.split('/').map(|word| currency.parse(word)).collect()
}

fn slashed(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<PrizeTable, NotPrizes> {
        PrizeTable::parse(text, Currency::USD)
    }

    #[test]
    fn a_table_is_written_as_it_is_read() {
        for (typed, written) in [
            ("60/30/10", "60/30/10"),
            ("50/30/20%", "50/30/20"),
            ("37.5%/37.50%/25%", "37.5/37.5/25"),
            ("33.34/33.33/33.33", "33.34/33.33/33.33"),
            ("100", "100"),
            ("60/30/20/0", "60/30/20/0"),
            ("=100/50/20", "=100.00/50.00/20.00"),
            ("=1,000/$5.50", "=1000.00/5.50"),
        ] {
            let table = read(typed).unwrap();
            assert_eq!(table.typed(Currency::USD), written, "{typed}");
            assert_eq!(read(written), Ok(table), "{typed}");
        }
    }

    #[test]
    fn an_unclear_table_is_refused() {
        for text in ["", "60//10", "/60", "60/", "=", "%", "=/5", "60/%", "=5/"] {
            assert_eq!(read(text), Err(NotPrizes::Gap), "{text}");
        }
        let wrong =
            ["37.505", "60,40", "-5", "+5", "100.01", "1e2", " 60", ".5", "5.", "1.2.3", "٦٠", "60%%"];
        for text in wrong.into_iter().chain(["99999999999999999999999999999999999", "4294967297"]) {
            assert!(matches!(read(text), Err(NotPrizes::Share(_))), "{text}");
        }
        assert!(matches!(read("=50/x"), Err(NotPrizes::Amount(_))));
    }

    #[test]
    fn no_share_is_more_than_all() {
        assert_eq!(Share::try_from(10_000), Ok(Share::ALL));
        assert_eq!(Share::try_from(10_001), Err(NotPrizes::Share("100.01".to_owned())));
        assert_eq!(Share::percent(101), Share::ALL);
    }
}
